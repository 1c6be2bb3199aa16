/**
 * Finding the added tokens of a pack in text: words of its own that the model never
 * cuts, such as runs of spaces. Special tokens are not among them: a document that
 * writes `[SEP]` must not end the text that the network reads.
 */

import { isWhite } from './characters.ts'
import type { AddedToken } from './specials.ts'
import { createTrie } from './trie.ts'

/** A stretch of a text: an added token, or what lies between two. Units of that text. */
export interface Section {
  readonly start: number
  readonly end: number
  /** Undefined between tokens. */
  readonly id: number | undefined
}

/**
 * What cuts a text at the tokens, the longest at the leftmost place first. `spell`
 * says how a token is written in that text.
 */
export function createAddedFinder(
  tokens: readonly AddedToken[],
  spell: (content: string) => string,
): (text: string) => readonly Section[] {
  if (tokens.length === 0) return (text) => [{ start: 0, end: text.length, id: undefined }]
  const trie = createTrie(tokens.map((token, index) => [spell(token.content), index]))

  /** The longest token at `start` and its end. */
  function tokenAt(text: string, start: number): { token: AddedToken; end: number } | undefined {
    let found: { token: AddedToken; end: number } | undefined
    let node = 0
    for (let index = start; index < text.length; index++) {
      node = trie.next(node, text.charCodeAt(index))
      if (node === -1) break
      const token = tokens[trie.valueAt(node)]
      if (token) found = { token, end: index + 1 }
    }
    return found
  }

  return (text) => {
    const sections: Section[] = []
    let from = 0
    for (let index = 0; index < text.length; ) {
      const found = tokenAt(text, index)
      if (!found) {
        index++
        continue
      }
      const { token, end: wordEnd } = found
      if (token.singleWord && touchesWord(text, index, wordEnd)) {
        index = wordEnd
        continue
      }
      let start = index
      let end = wordEnd
      while (token.leftStrip && start > from && isWhite(text.charCodeAt(start - 1))) start--
      while (token.rightStrip && end < text.length && isWhite(text.charCodeAt(end))) end++
      if (start > from) sections.push({ start: from, end: start, id: undefined })
      sections.push({ start, end, id: token.id })
      from = end
      index = end
    }
    if (from < text.length) sections.push({ start: from, end: text.length, id: undefined })
    return sections
  }
}

function touchesWord(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 2), start)
  const after = text.slice(end, end + 2)
  return (
    /[\p{Alphabetic}\p{M}\p{Nd}\p{Pc}]$/u.test(before) ||
    /^[\p{Alphabetic}\p{M}\p{Nd}\p{Pc}]/u.test(after)
  )
}
