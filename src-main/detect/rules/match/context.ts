/**
 * Words near a value that make it more or less likely to be what its rule says.
 *
 * Kept apart from matching: it runs only for values that matched, on a short
 * stretch around each.
 */

import type { ContextRule } from '../pack/rule-pack.ts'

/** A context word that was found, and what it changed. */
export interface ContextChange {
  readonly word: string
  readonly change: number
}

/** A name that documents use for a host (RFC 2606): that it is an example says nothing of the value beside it. */
const RESERVED_HOST = /\bexample\.(?:com|org|net)\b/g

/**
 * The context rules that hold for a value, in the order of the rule: of each the
 * first listed word that stands whole within its distance before or after the value.
 * @param lowered the view's text in lower case, at the same places
 */
export function contextChanges(
  rules: readonly ContextRule[],
  lowered: string,
  start: number,
  end: number,
): readonly ContextChange[] {
  return rules.flatMap(({ words, within, change }) => {
    const before = lowered.slice(Math.max(0, start - within), start).replace(RESERVED_HOST, '')
    const after = lowered.slice(end, end + within).replace(RESERVED_HOST, '')
    const word = words.find((candidate) => hasWord(before, candidate) || hasWord(after, candidate))
    return word === undefined ? [] : [{ word, change }]
  })
}

/** Whether `word` stands in `text` with no letter of an alphabet joined to its ends. */
function hasWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const end = at + word.length
    const joinedBefore = isAlphabetic(word, 0) && isAlphabetic(text, at - 1)
    const joinedAfter = isAlphabetic(word, word.length - 1) && isAlphabetic(text, end)
    if (!joinedBefore && !joinedAfter) return true
  }
  return false
}

/** Letters of scripts that write words apart: Latin to Arabic. Chinese and Thai words have no gaps. */
function isAlphabetic(text: string, index: number): boolean {
  const unit = text.charCodeAt(index)
  return (unit >= 0x61 && unit <= 0x7a) || (unit >= 0xc0 && unit <= 0x6ff)
}
