/**
 * Finds where any of many values stands in a text, whole words only, however
 * its white space is broken. Linear in the text: each word walks a tree of the
 * values' words, which is bounded in depth.
 */

import type { Range } from '../../src-shared/model/spans.ts'

/** UTF-16 units from which a value is looked for: shorter ones are parts of too much. */
const SHORTEST = 3
/** Words, signs and spaces of a value; what is longer is a passage, not a value. */
const DEEPEST = 64

const TOKEN = /[\p{L}\p{N}\p{M}_]+|\s+|./gsu

interface Node {
  readonly next: Map<string, Node>
  isEnd: boolean
}

/** Gives where the values stand in a text, in order and without overlap, the longest at each place. */
export function valueFinder(values: Iterable<string>): (text: string) => readonly Range[] {
  const root: Node = { next: new Map(), isEnd: false }
  for (const value of values) {
    const trimmed = value.trim()
    if (trimmed.length >= SHORTEST) add(root, trimmed)
  }
  return (text) => {
    const words = text.match(TOKEN) ?? []
    const found: Range[] = []
    let start = 0
    for (let at = 0; at < words.length; ) {
      const length = longestFrom(root, words, at)
      let end = start
      for (const word of words.slice(at, at + Math.max(length, 1))) end += word.length
      if (length > 0) found.push({ start, end })
      start = end
      at += Math.max(length, 1)
    }
    return found
  }
}

function add(root: Node, value: string): void {
  const words = value.match(TOKEN) ?? []
  if (words.length > DEEPEST) return
  let node = root
  for (const word of words) {
    const key = keyOf(word)
    let next = node.next.get(key)
    if (next === undefined) {
      next = { next: new Map(), isEnd: false }
      node.next.set(key, next)
    }
    node = next
  }
  node.isEnd = true
}

/** Tokens of the longest value that begins at a token; 0 where none does. */
function longestFrom(root: Node, words: readonly string[], at: number): number {
  let node: Node | undefined = root
  let longest = 0
  for (let length = 1; at + length <= words.length; length++) {
    node = node.next.get(keyOf(words[at + length - 1] as string))
    if (node === undefined) break
    if (node.isEnd) longest = length
  }
  return longest
}

function keyOf(token: string): string {
  return token.trimStart() === '' ? ' ' : token.normalize('NFC')
}
