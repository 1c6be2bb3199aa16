/**
 * What the tagger sees of each word: rows of two tables, hashed from its form, its parts, its shape,
 * what lists know of it and what it stands beside. The training computes the same
 * (`training/assay_training/names_features.py`); a fixture holds both to the same rows.
 */

import type { Range } from '../../../../../src-shared/model/spans.ts'
import { hashOf, hashOfNumbers } from './word-hash.ts'
import type { WordLists } from './word-lists.ts'
import { isUnspaced, leadOf, withoutApostrophes } from './words.ts'

const FORM_ROWS = 65_536
const AFFIX_ROWS = 32_768
/** So many runs of three characters of a word are seen. */
const GRAMS = 10
/** Rows of the first table a word: two hashes of its form, its runs, its pairs with both neighbours. */
const FORMS = 2 + GRAMS + 2
/** Rows of the second: beginnings, ends, shape, script, lists, lists with shape, what stands before. */
const AFFIXES = 10
/** Rows of a word, those of the first table before those of the second. */
export const ROWS = FORMS + AFFIXES

/** Kinds of features, which keep the same letters apart. */
const KIND = {
  form: 1,
  formAgain: 2,
  gram: 3,
  first: 4,
  prefix: 5,
  ending2: 6,
  ending3: 7,
  ending4: 8,
  shape: 9,
  script: 10,
  lists: 11,
  listedShape: 12,
  pairBefore: 13,
  pairAfter: 14,
  lead: 15,
} as const
/** Stand before and after a word, so that its first and last runs are told from inner ones. */
const EDGES = ['\u0002', '\u0003'] as const
/** A longer run of digits looks like one of so many. */
const MAX_DIGITS = 8
const MAX_SHAPE = 12
/** Words whose own rows are remembered; a text repeats most of its words. */
const REMEMBERED = 20_000

/** The words of a text as the network sees them. */
export interface SeenWords {
  /** Rows of the different ones, {@link ROWS} each. */
  readonly rows: Int32Array
  /** Which of them each word of the text is; from 0. */
  readonly of: Int32Array
}

export type SeeWords = (text: string, words: readonly Range[]) => SeenWords

/** Sees words by what these lists know of them. */
export function seeWordsWith(lists: WordLists): SeeWords {
  const remembered = new Map<string, Int32Array>()
  const ownRows = (word: string): Int32Array => {
    const known = remembered.get(word)
    if (known) return known
    if (remembered.size >= REMEMBERED) remembered.clear()
    const rows = rowsOfWord(word, lists)
    remembered.set(word, rows)
    return rows
  }
  return (text, words) => {
    const numbers = new Map<string, number>()
    const rows: Int32Array[] = []
    const of = new Int32Array(words.length)
    const wordAt = (index: number): string => {
      const range = words[index]
      const word = range ? withoutApostrophes(text.slice(range.start, range.end)) : ''
      // Numbers with as many digits are seen alike.
      return word >= '0' && word < ':' ? normalOf(word) : word
    }
    let before = ''
    let end = 0
    for (const [index, range] of words.entries()) {
      const word = wordAt(index)
      const lead = leadOf(text.slice(end, range.start), index === 0)
      const isPaired = isUnspaced(word)
      const after = isPaired ? wordAt(index + 1) : ''
      // No word holds a space.
      const key = isPaired ? `${lead}${word} ${before} ${after}` : `${lead}${word}`
      let number = numbers.get(key)
      if (number === undefined) {
        number = rows.length
        numbers.set(key, number)
        const made = ownRows(word).slice()
        if (isPaired && before) made[FORMS - 2] = pairRow(KIND.pairBefore, before, word)
        if (isPaired && after) made[FORMS - 1] = pairRow(KIND.pairAfter, word, after)
        made[ROWS - 1] = 1 + (hashOfNumbers(KIND.lead, [lead]) % (AFFIX_ROWS - 1))
        rows.push(made)
      }
      of[index] = number
      before = word
      end = range.end
    }
    const all = new Int32Array(rows.length * ROWS)
    for (const [number, own] of rows.entries()) all.set(own, number * ROWS)
    return { rows: all, of }
  }
}

/** The rows that hang on the word alone; those of its place are left 0. */
function rowsOfWord(word: string, lists: WordLists): Int32Array {
  const rows = new Int32Array(ROWS)
  const small = normalOf(word)
  const { length } = small
  rows[0] = formRow(KIND.form, small)
  rows[1] = formRow(KIND.formAgain, small)
  if (length > 1 && !isUnspaced(word)) {
    const edged = `${EDGES[0]}${small}${EDGES[1]}`
    for (let gram = 0; gram < Math.min(length, GRAMS); gram++) {
      rows[2 + gram] = formRow(KIND.gram, edged, gram, gram + 3)
    }
  }
  const shape = shapeOf(word)
  const bits = lists.of(small)
  const shapeUnits = Array.from(shape, (char) => char.charCodeAt(0))
  const affixes = [
    hashOf(KIND.first, small, 0, 1),
    hashOf(KIND.prefix, small, 0, Math.min(3, length)),
    hashOf(KIND.ending2, small, Math.max(0, length - 2), length),
    hashOf(KIND.ending3, small, Math.max(0, length - 3), length),
    hashOf(KIND.ending4, small, Math.max(0, length - 4), length),
    hashOf(KIND.shape, shape, 0, shape.length),
    hashOfNumbers(KIND.script, [small.charCodeAt(0) >> 7]),
    hashOfNumbers(KIND.lists, [bits]),
    hashOfNumbers(KIND.listedShape, [bits, ...shapeUnits]),
  ]
  for (const [index, hash] of affixes.entries()) rows[FORMS + index] = 1 + (hash % (AFFIX_ROWS - 1))
  return rows
}

function formRow(kind: number, text: string, start = 0, end = text.length): number {
  return 1 + (hashOf(kind, text, start, end) % (FORM_ROWS - 1))
}

function pairRow(kind: number, first: string, second: string): number {
  return formRow(kind, normalOf(first) + normalOf(second))
}

const DIGIT = /^\p{Nd}/u

/** In small letters; a run of digits as so many zeros. */
function normalOf(word: string): string {
  if (!DIGIT.test(word)) return word.toLowerCase()
  return '0'.repeat(Math.min(MAX_DIGITS, Array.from(word).length))
}

const SHAPES: readonly (readonly [RegExp, string])[] = [
  [/^[\p{Lu}\p{Lt}]/u, 'X'],
  [/^\p{Ll}/u, 'x'],
  [/^\p{L}/u, 'c'],
  [/^\p{M}/u, 'm'],
  [/^\p{Nd}/u, 'd'],
]

/** `Xxxx` for Anna, `d` for digits, `c` for letters without case; runs are cut at three. */
function shapeOf(word: string): string {
  let made = ''
  let last = ''
  let run = 0
  for (const char of word) {
    const kind = SHAPES.find(([pattern]) => pattern.test(char))?.[1] ?? '-'
    run = kind === last ? run + 1 : 1
    last = kind
    if (run <= 3) made += kind
    if (made.length === MAX_SHAPE) break
  }
  return made
}
