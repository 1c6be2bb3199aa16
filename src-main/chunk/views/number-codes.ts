/**
 * Texts written as the numbers of their bytes: hexadecimal, binary, octal and
 * decimal lists. Tables of numbers look the same; what they decode to is hardly
 * ever text, and where it is, it says nothing.
 */

import { asciiTable, textUnits } from '../text-units.ts'
import { bytesText, type Decoder, type PatternCode, patternDecoder } from './decoder.ts'

/** What may stand between two numbers of a list. */
const BETWEEN = '[ ,;\\t\\r\\n]{1,3}'

/** Fewest numbers of a list: more than a date, a version or a colour has. */
const MORE = '{11,}'
/** The shortest list: twelve numbers of two digits, and a sign between each two. */
const MIN_LIST = 35

const listOf = (number: string) =>
  new RegExp(`(?<![\\w.,-])${number}(?:${BETWEEN}${number})${MORE}(?![\\w.])`, 'g')

const numbersText = (list: string, digits: RegExp, base: number): string => {
  const numbers = (list.match(digits) ?? []).map((number) => Number.parseInt(number, base))
  return numbers.some((number) => number > 0xff) ? '' : bytesText(Buffer.from(numbers))
}

/** Lists of digits: nothing but those and what parts them. */
const DIGIT_LISTS: readonly PatternCode[] = [
  {
    name: 'binary',
    encoded: /(?<![0-9A-Za-z])[01]{8}(?:[ ,\t\r\n]{0,2}[01]{8}){7,}(?![0-9A-Za-z])/g,
    decode: (list) => numbersText(list.replace(/[^01]/g, ''), /[01]{8}/g, 2),
  },
  {
    name: 'binary of seven bits',
    encoded: listOf('[01]{7}'),
    decode: (list) => numbersText(list, /[01]+/g, 2),
  },
  {
    name: 'octal',
    encoded: listOf('[01][0-7]{2}'),
    decode: (list) => numbersText(list, /[0-7]+/g, 8),
  },
  {
    name: 'decimal',
    encoded: listOf('[0-9]{2,3}'),
    decode: (list) => numbersText(list, /[0-9]+/g, 10),
  },
]

/** Numbers with a sign of their own before each. */
const MARKED_LISTS: readonly PatternCode[] = [
  {
    name: '0x list',
    encoded: /(?:0x[0-9A-Fa-f]{2}[,; \t\r\n]{0,4}){8,}/y,
    sign: '0x',
    decode: (list) => numbersText(list, /(?<=0x)[0-9A-Fa-f]{2}/g, 16),
  },
  {
    name: 'octal escapes',
    encoded: /(?:\\[0-3]?[0-7]{2}){8,}/y,
    sign: '\\',
    decode: (list) => numbersText(list, /[0-7]+/g, 8),
  },
]

const digitLists = DIGIT_LISTS.map(patternDecoder)

const digitListDecoder: Decoder = {
  name: 'lists of numbers',
  find(text) {
    if (!mayHoldDigitList(text)) return []
    return digitLists.flatMap(({ name, find }) =>
      find(text).map((decoded) => ({ ...decoded, code: name })),
    )
  },
}

export const NUMBER_DECODERS: readonly Decoder[] = [
  digitListDecoder,
  ...MARKED_LISTS.map(patternDecoder),
]

/** By unit: 0 what no list holds, 1 what parts its numbers, 2 a digit. */
const listSigns = asciiTable((unit) => {
  const character = String.fromCharCode(unit)
  return /[0-9]/.test(character) ? 2 : /[ ,;\t\r\n]/.test(character) ? 1 : 0
})
/** Most signs between two numbers of a list. */
const MAX_BETWEEN = 3

/**
 * Whether a text may hold one of {@link DIGIT_LISTS}; never false where it does.
 *
 * A list covers a place of every so many as its shortest is long, so that only those are looked at,
 * and what stands around the few that are signs of a list.
 */
export function mayHoldDigitList(text: string): boolean {
  const units = textUnits(text)
  const { length } = text
  for (let sample = MIN_LIST - 1; sample < length; sample += MIN_LIST) {
    if (listSigns[units[sample] as number] === 0) continue
    const start = reach(units, sample, -1, length)
    const end = reach(units, sample, 1, length)
    if (end - start - 1 >= MIN_LIST) return true
    // What was read is read once.
    while (sample + MIN_LIST < end) sample += MIN_LIST
  }
  return false
}

/** The first place from `from` on, in steps of one, that is no part of a list that holds `from`. */
function reach(units: Uint16Array, from: number, step: 1 | -1, length: number): number {
  let between = 0
  let at = from
  for (; at >= 0 && at < length; at += step) {
    const sign = listSigns[units[at] as number] as number
    if (sign === 0) return at
    between = sign === 2 ? 0 : between + 1
    if (between > MAX_BETWEEN) return at
  }
  return at
}
