/**
 * Words and their tokens, so that a word that comes again costs a look-up. Texts
 * repeat their words, but an attacker's need not: what is kept is bounded by
 * UTF-16 units, and long words are not kept at all.
 */

import type { WordModel, WordTokens } from './model.ts'

/** Longer words hardly come again. */
const LONGEST_KEPT = 64
/** What an entry takes besides its text, counted in units. */
const ENTRY_COST = 32
/** Units in each of two generations: some 25,000 words, 10 MB at most. */
const GENERATION = 1_000_000

/**
 * `model` with a memory of two generations: when the younger is full the older is
 * forgotten, and a word used since moves up (an approximation of "least recently
 * used" that costs nothing on a hit).
 */
export function rememberWords(model: WordModel): WordModel {
  let young = new Map<string, WordTokens>()
  let old = new Map<string, WordTokens>()
  let used = 0

  return (word) => {
    if (word.length > LONGEST_KEPT) return model(word)
    const known = young.get(word)
    if (known) return known
    const tokens = old.get(word) ?? model(word)
    used += word.length + ENTRY_COST
    if (used > GENERATION) {
      old = young
      young = new Map()
      used = 0
    }
    young.set(word, tokens)
    return tokens
  }
}
