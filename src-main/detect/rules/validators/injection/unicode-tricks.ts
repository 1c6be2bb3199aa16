/**
 * Tells a word that was tampered with from the same word in plain letters.
 *
 * The patterns of these rules must also match the plain word (a linear pattern
 * cannot ask for "at least one"); the check is done here.
 */

import type { ValidatorMatch } from '../validator.ts'

/** Characters that are not drawn: soft hyphen, zero-width and direction marks, invisible operators, the word joiner, the BOM. */
const INVISIBLE = /[\u00ad\u061c\u180e\u200b-\u200f\u2060-\u2064\ufeff]|\u034f/

/** Whether a value holds a character that is not drawn. */
export function holdsInvisible(value: string): boolean {
  return INVISIBLE.test(value)
}

/** Whether a value mixes Latin letters with Greek or Cyrillic ones inside a single word. */
export function mixesScripts(value: string): boolean {
  return value
    .split(/[^A-Za-z\u0370-\u052f]+/)
    .some((word) => /[A-Za-z]/.test(word) && /[\u0370-\u052f]/.test(word))
}

/** Whether a value writes at least two letters as digits or signs, as in `1gn0re`. */
export function writesLettersAsDigits(value: string): boolean {
  return (value.match(/[0134578$@!|+]/g) ?? []).length >= 2
}

/** Words that nearly every English sentence of some length has. */
const COMMON_WORDS: ReadonlySet<string> = new Set(
  (
    'the you your and all any are this that with for from not must now then them tell user show ' +
    'have has been can every text rules prompt system ignore instructions previous answer send'
  ).split(' '),
)
/** Letters for the digits and signs that stand for them; 1 is also l, but no common word needs it. */
const PLAIN_LETTERS: ReadonlyMap<string, string> = new Map([
  ['0', 'o'],
  ['1', 'i'],
  ['3', 'e'],
  ['4', 'a'],
  ['5', 's'],
  ['7', 't'],
  ['@', 'a'],
  ['$', 's'],
  ['!', 'i'],
])
/** Common words that must appear before a run of mixed letters and digits is taken for prose. */
const MIN_COMMON_WORDS = 2

/** Whether a run of words with digits inside reads as English prose once the digits are letters again. */
export function readsAsLeetspeak(value: string): boolean {
  const words = value.toLowerCase().split(/[ ,.;:]+/)
  const common = words.filter((word) => {
    const plain = word.replace(/[^a-z]/g, (sign) => PLAIN_LETTERS.get(sign) ?? '')
    return plain !== word && COMMON_WORDS.has(plain)
  })
  // A page writes the same code again and again: `N07 N07 D00`.
  return new Set(common).size >= MIN_COMMON_WORDS
}

/** Characters before and after a word in which others like it are counted. */
const NEIGHBOURHOOD = 120
/** Words with mixed alphabets before a text counts as disguised; one or two are typing errors or brand names. */
const MIN_MIXED_WORDS = 3

/** Fonts of a manual page's source (roff), which stand before words of any alphabet: `\\fBслово\\fP`. */
const FONTS = /\\f[A-Z]/g

/** Whether a word with mixed alphabets stands among others like it. */
export function standsAmongMixedWords(_: string, { text, start, end }: ValidatorMatch): boolean {
  const near = text
    .slice(Math.max(0, start - NEIGHBOURHOOD), end + NEIGHBOURHOOD)
    .replaceAll(FONTS, ' ')
  const words = near.split(/[^A-Za-z\u00c0-\u024f\u0370-\u052f]+/)
  return words.filter(mixesScripts).length >= MIN_MIXED_WORDS
}
