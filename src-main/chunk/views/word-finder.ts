/**
 * Looks for some words at once without reading every letter: what two letters say
 * tells how far the next word can begin at the earliest (Wu and Manber, "A fast
 * algorithm for multi-pattern searching", 1994).
 */

import { textUnits } from '../text-units.ts'

const LETTERS = 32

/** Some words, and where they are. */
export interface WordFinder {
  readonly words: () => readonly string[]
  /** Where any of them begins in a lower-case text, ascending, also where they overlap; linear in the text. */
  readonly find: (lowered: string) => readonly number[]
}

/** What {@link WordFinder.find} gives of one text, for who has come past its words already. */
export type PlacesOf = (finder: WordFinder) => readonly number[]

/** The places in a text that nobody has looked through. */
export function placesIn(lowered: string): PlacesOf {
  return ({ find }) => find(lowered)
}

/** @param words of ASCII letters in lower case and signs, two units at least */
export function createWordFinder(words: readonly string[]): WordFinder {
  const shortest = Math.min(...words.map((word) => word.length))
  const shifts = new Uint8Array(LETTERS * LETTERS).fill(shortest - 1)
  for (const word of words) {
    for (let at = 1; at < shortest; at++) {
      const pair = pairOf(word.charCodeAt(at - 1), word.charCodeAt(at))
      shifts[pair] = Math.min(shifts[pair] as number, shortest - 1 - at)
    }
  }
  const find = (lowered: string) => {
    const units = textUnits(lowered)
    const { length } = lowered
    const places: number[] = []
    for (let end = shortest - 1; ; end++) {
      while (end < length) {
        const shift = shifts[pairOf(units[end - 1] as number, units[end] as number)] as number
        if (shift === 0) break
        end += shift
      }
      if (end >= length) break
      const start = end - shortest + 1
      if (words.some((word) => lowered.startsWith(word, start))) places.push(start)
    }
    return places
  }
  return { words: () => words, find }
}

/** A number below {@link LETTERS}², the same for the same letters; other signs share those of letters. */
function pairOf(first: number, second: number): number {
  return ((first & (LETTERS - 1)) * LETTERS) | (second & (LETTERS - 1))
}
