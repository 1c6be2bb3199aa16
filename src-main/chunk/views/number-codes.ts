/**
 * Texts written as the numbers of their bytes: hexadecimal, binary, octal and
 * decimal lists. Tables of numbers look the same; what they decode to is hardly
 * ever text, and where it is, it says nothing.
 */

import type { Range } from '../../../src-shared/model/spans.ts'
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
    const stretches = digitListPlaces(text).map(({ start, end }) => ({
      start,
      text: text.slice(start, end),
    }))
    return digitLists.flatMap(({ name, find }) =>
      stretches.flatMap((stretch) =>
        find(stretch.text).map(({ start, end, text: list }) => ({
          start: stretch.start + start,
          end: stretch.start + end,
          text: list,
          code: name,
        })),
      ),
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
 * The stretches of a text that alone can hold one of {@link DIGIT_LISTS}, each with the unit before and behind it,
 * in order; what two of them share parts lists. An expression that begins with any digit is not to run over all of
 * a text for one row of numbers in it.
 *
 * A list covers a place of every so many as its shortest is long, so that only those are looked at,
 * and what stands around the few that are signs of a list.
 */
export function digitListPlaces(text: string): readonly Range[] {
  const units = textUnits(text)
  const { length } = text
  const places: Range[] = []
  for (let sample = MIN_LIST - 1; sample < length; sample += MIN_LIST) {
    if (listSigns[units[sample] as number] === 0) continue
    const before = reach(units, sample, -1, length)
    const behind = reach(units, sample, 1, length)
    if (behind - before - 1 >= MIN_LIST) {
      places.push({ start: Math.max(0, before), end: Math.min(length, behind + 1) })
    }
    // What was read is read once.
    while (sample + MIN_LIST < behind) sample += MIN_LIST
  }
  return places
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
