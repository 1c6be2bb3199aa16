/**
 * Texts written as the numbers of their bytes: hexadecimal, binary, octal and
 * decimal lists. Tables of numbers look the same; what they decode to is hardly
 * ever text, and where it is, it says nothing.
 */

import { bytesText, type PatternCode } from './decoder.ts'

/** What may stand between two numbers of a list. */
const BETWEEN = '[ ,;\\t\\r\\n]{1,3}'

/** Fewest numbers of a list: more than a date, a version or a colour has. */
const MORE = '{11,}'

const listOf = (number: string) =>
  new RegExp(`(?<![\\w.,-])${number}(?:${BETWEEN}${number})${MORE}(?![\\w.])`, 'g')

const numbersText = (list: string, digits: RegExp, base: number): string => {
  const numbers = (list.match(digits) ?? []).map((number) => Number.parseInt(number, base))
  return numbers.some((number) => number > 0xff) ? '' : bytesText(Buffer.from(numbers))
}

export const NUMBER_CODES: readonly PatternCode[] = [
  {
    name: '0x list',
    encoded: /(?:0x[0-9A-Fa-f]{2}[,; \t\r\n]{0,4}){8,}/g,
    hint: '0x',
    decode: (list) => numbersText(list, /(?<=0x)[0-9A-Fa-f]{2}/g, 16),
  },
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
    name: 'octal escapes',
    encoded: /(?:\\[0-3]?[0-7]{2}){8,}/g,
    hint: '\\',
    decode: (list) => numbersText(list, /[0-7]+/g, 8),
  },
  {
    name: 'decimal',
    encoded: listOf('[0-9]{2,3}'),
    decode: (list) => numbersText(list, /[0-9]+/g, 10),
  },
]
