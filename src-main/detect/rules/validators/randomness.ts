/**
 * Tells values made by a generator from words, names and code.
 *
 * Rules that go by the name of a setting alone need them: `token = tokenizer` is
 * code, `token = 9fK2…` is a leak.
 */

import { tokenStarts } from '../../../chunk/tokenizer.ts'

/** Bits per character below which a value of sixteen or more characters is no generated secret. */
const MIN_ENTROPY = 3
const MIN_LENGTH = 16

/** Shannon entropy of a value's own characters, in bits per character. */
export function characterEntropy(value: string): number {
  const counts = new Map<string, number>()
  for (const character of value) counts.set(character, (counts.get(character) ?? 0) + 1)
  let bits = 0
  for (const count of counts.values()) {
    bits -= (count / value.length) * Math.log2(count / value.length)
  }
  return bits
}

/** Pieces of a byte-pair tokenizer per character: words need few, random characters many ("token efficiency" in betterleaks). */
export function piecesPerCharacter(value: string): number {
  return tokenStarts(value).length / value.length
}

/**
 * Whether a value looks generated: sixteen or more characters, letters and
 * digits, at least 3 bits of entropy a character (random hexadecimal
 * of that length stays above it), and no words in a row.
 */
export function randomLooking(value: string): boolean {
  return (
    value.length >= MIN_LENGTH &&
    letterAndDigit(value) &&
    characterEntropy(value) >= MIN_ENTROPY &&
    !isWords(value)
  )
}

/** Whether a value has lower case, upper case and digits: base64, and neither a hash nor a path. */
export function mixedClasses(value: string): boolean {
  return /[a-z]/.test(value) && /[A-Z]/.test(value) && /[0-9]/.test(value)
}

/** Whether a value has at least one digit and one letter. */
export function letterAndDigit(value: string): boolean {
  return /[A-Za-z]/.test(value) && /[0-9]/.test(value)
}

/** Names joined by signs or by capitals, such as `my-service-token-2` or `getAccessToken12`. */
function isWords(value: string): boolean {
  const words = value.split(/[^A-Za-z0-9]+|(?<=[a-z])(?=[A-Z])/)
  const readable = words.filter((word) => /^(?:[A-Z]?[a-z]{3,}|[A-Z]{4,})[0-9]{0,2}$/.test(word))
  const letters = readable.reduce((sum, word) => sum + word.length, 0)
  return letters > value.length / 2
}

/** Letters of words as names have them: three or more with a vowel and no five consonants in a row. */
export function lettersInWords(value: string): number {
  const words = value.match(/[A-Z]?[a-z]{3,}|[A-Z]{3,}/g) ?? []
  return words
    .filter((word) => /[aeiouy]/i.test(word) && !/[^aeiouy]{5}/i.test(word))
    .reduce((sum, word) => sum + word.length, 0)
}
