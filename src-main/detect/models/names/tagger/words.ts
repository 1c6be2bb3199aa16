/** A text as the tagger of names reads it: words, with what stands before each. */

import type { Range } from '../../../../../src-shared/model/spans.ts'

/**
 * Scripts that put no space between words, or glue particles to them: each of their characters is
 * a word. Ranges of code points, both ends included, ascending.
 */
const UNSPACED: readonly (readonly [number, number])[] = [
  [0x0e00, 0x0eff], // Thai, Lao
  [0x0f00, 0x0fff], // Tibetan
  [0x1000, 0x109f], // Burmese
  [0x1100, 0x11ff], // Hangul, in parts
  [0x1780, 0x17ff], // Khmer
  [0x3005, 0x3007],
  [0x3040, 0x30ff], // Kana
  [0x3130, 0x318f],
  [0x31f0, 0x31ff],
  [0x3400, 0x4dbf], // Han
  [0x4e00, 0x9fff],
  [0xac00, 0xd7af], // Hangul
  [0xf900, 0xfaff],
  [0xff66, 0xff9f],
  [0x20000, 0x3ffff],
]

const unspaced = UNSPACED.map(
  ([low, high]) => `\\u{${low.toString(16)}}-\\u{${high.toString(16)}}`,
).join('')
const LETTERS = `[[\\p{L}\\p{M}]--[${unspaced}]]`
/**
 * An apostrophe that is a letter: in Ukrainian and Belarusian it parts a consonant from what follows, in Hebrew it makes
 * another sound of a letter, and the turned comma of Uzbek another vowel. Elsewhere it parts a name from an article, a
 * particle or an ending.
 */
const WITHIN = [
  "(?<=[\\u0400-\\u052f])['’](?=[\\u0400-\\u052f])",
  "(?<=[\\u05d0-\\u05ea])['’׳](?=[\\u05d0-\\u05ea])",
  '(?<=[GOgo])‘(?=[a-z])',
].join('|')
/** The same behind the last letter. */
const BEHIND = "(?<=[\\u05d2\\u05d6\\u05e5])['’׳]"
/** Runs of letters with their marks, runs of digits, and each other character that is no space. */
const WORD = new RegExp(
  `${LETTERS}+(?:(?:${WITHIN})${LETTERS}+)*(?:${BEHIND})?|\\p{Nd}+|[^\\p{Nd}\\p{Z}\\t-\\r\\u0085${LETTERS}]`,
  'gv',
)
const APOSTROPHES = /['’׳‘ʻʼ]/g

/** What stands before a word. */
export const LEAD = { glued: 0, spaced: 1, apart: 2, line: 3, paragraph: 4 } as const
export type Lead = (typeof LEAD)[keyof typeof LEAD]

/** The words of a text in reading order, in UTF-16 units. */
export function wordsOf(text: string): readonly Range[] {
  const words: Range[] = []
  for (const match of text.matchAll(WORD)) {
    words.push({ start: match.index, end: match.index + match[0].length })
  }
  return words
}

/** A word as others write it, which know no apostrophe within one: what was learned of names has few that hold it. */
export function withoutApostrophes(word: string): string {
  return word.length > 1 ? word.replace(APOSTROPHES, '') : word
}

/** Whether a word is a character of a script without spaces. */
export function isUnspaced(word: string): boolean {
  const code = word.codePointAt(0) ?? 0
  return code >= 0x0e00 && UNSPACED.some(([low, high]) => low <= code && code <= high)
}

/** What stands between a word and the one before: nothing, a space, several or a tab, a line end, an empty line or the beginning. */
export function leadOf(gap: string, isFirst: boolean): Lead {
  if (isFirst) return LEAD.paragraph
  if (gap === '') return LEAD.glued
  if (gap === ' ') return LEAD.spaced
  const lines = gap.split('\n').length - 1
  if (lines > 1) return LEAD.paragraph
  if (lines === 1) return LEAD.line
  return gap.length === 1 && gap !== '\t' ? LEAD.spaced : LEAD.apart
}
