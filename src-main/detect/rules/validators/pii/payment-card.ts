/**
 * Payment card numbers: the issuer's range and length, then Luhn's formula.
 *
 * Ranges as in ISO/IEC 7812 assignments published by the schemes. Numbers that
 * payment providers print in their documentation for tests are nobody's.
 */

import { isTestCard } from '../../../published-numbers.ts'
import type { ValidatorMatch } from '../validator.ts'
import { digitsOf, isUniform, passesLuhn } from './check-digits.ts'

interface IssuerRange {
  /** First and last prefix, both of the same number of digits. */
  readonly from: number
  readonly to: number
  readonly lengths: readonly number[]
}

const ISSUERS: readonly IssuerRange[] = [
  { from: 4, to: 4, lengths: [16, 19] }, // Visa, whose numbers of 13 digits were withdrawn
  { from: 51, to: 55, lengths: [16] }, // Mastercard
  { from: 2221, to: 2720, lengths: [16] }, // Mastercard since 2016
  { from: 34, to: 34, lengths: [15] }, // American Express
  { from: 37, to: 37, lengths: [15] },
  { from: 300, to: 305, lengths: [14] }, // Diners Club
  { from: 36, to: 36, lengths: [14] },
  { from: 38, to: 39, lengths: [14] },
  { from: 6011, to: 6011, lengths: [16, 19] }, // Discover
  { from: 644, to: 649, lengths: [16, 19] },
  { from: 65, to: 65, lengths: [16, 19] },
  { from: 35, to: 35, lengths: [16] }, // JCB, which uses 3528 to 3589 of its range
  { from: 2131, to: 2131, lengths: [15] },
  { from: 1800, to: 1800, lengths: [15] },
  { from: 62, to: 62, lengths: [16, 17, 18, 19] }, // UnionPay
  { from: 5018, to: 5018, lengths: [12, 13, 14, 15, 16, 17, 18, 19] }, // Maestro
  { from: 5020, to: 5020, lengths: [12, 13, 14, 15, 16, 17, 18, 19] },
  { from: 5038, to: 5038, lengths: [12, 13, 14, 15, 16, 17, 18, 19] },
  { from: 5893, to: 5893, lengths: [12, 13, 14, 15, 16, 17, 18, 19] },
  { from: 6304, to: 6304, lengths: [12, 13, 14, 15, 16, 17, 18, 19] },
  { from: 6759, to: 6763, lengths: [12, 13, 14, 15, 16, 17, 18, 19] },
  { from: 2200, to: 2204, lengths: [16, 17, 18, 19] }, // Mir
  { from: 60, to: 60, lengths: [16] }, // RuPay
  { from: 81, to: 82, lengths: [16] },
  { from: 508, to: 508, lengths: [16] },
]

/** So many noughts in a row as only made-up numbers have: `5500 0000 0000 0004`, and those by which providers have a payment refused. */
const NOUGHTS = '0'.repeat(9)

/** A further group of as many digits beside four of them: a row of numbers, not a card. */
const GROUP_BEFORE = /\d{3,} $/
const GROUP_AFTER = /^ \d{4,}/

/** Two groups of nothing: words of a bitmap or of memory, `4141 0000 5050 0000`. */
const HALF_EMPTY = /(?:(?:^|[ -])0000(?=[ -]|$).*){2}/

/** A country and check digits: the groups behind them are an IBAN's (ISO 13616), whether they hold or not. */
const IBAN_BEFORE = /(?:^|[^A-Za-z0-9])[A-Z]{2}\d{2} ?$/

/**
 * Whether a value is a card number of a known issuer, with Luhn's check digit, no published test
 * number and no part of a row of numbers or of an IBAN.
 */
export function paymentCard(value: string, match: ValidatorMatch): boolean {
  const { text: around, start, end } = match
  const digits = digitsOf(value)
  const text = digits.join('')
  const before = around.slice(Math.max(0, start - 8), start)
  const isInRow =
    value.includes(' ') &&
    (GROUP_BEFORE.test(before) || GROUP_AFTER.test(around.slice(end, end + 8)))
  return (
    !isInRow &&
    !isBeginOfLonger(value, match) &&
    !IBAN_BEFORE.test(before) &&
    ISSUERS.some((range) => matchesIssuer(text, range)) &&
    passesLuhn(digits) &&
    !isUniform(digits.slice(1, -1)) &&
    !isCountedUp(digits) &&
    !text.includes(NOUGHTS) &&
    !HALF_EMPTY.test(value) &&
    !isArgument(match) &&
    !isTestCard(text)
  )
}

/**
 * Whether a value has the length of a card number and Luhn's check digit, whoever issued it. One
 * number in ten passes: only for values that a word such as "card" names.
 */
export function cardLikeNumber(value: string): boolean {
  const digits = digitsOf(value)
  return (
    digits.length >= 12 &&
    digits.length <= 19 &&
    passesLuhn(digits) &&
    !isUniform(digits.slice(1, -1)) &&
    !isTestCard(digits.join(''))
  )
}

/** Whether a value that is called a card's has the length of one, but not Luhn's check digit, and does not begin one that has it. */
export function mistypedCard(value: string, match: ValidatorMatch): boolean {
  const digits = digitsOf(value)
  return (
    digits.length >= 14 &&
    !passesLuhn(digits) &&
    !isUniform(digits) &&
    !isBeginOfLonger(value, match)
  )
}

/** The last group of a number of seventeen to nineteen digits; a code of three digits behind a card is written so, too. */
const LAST_GROUP = /^[ -]\d{1,3}(?![\w-]|[ .]\d)/

/** Whether a number is a card's only with the short group behind it: masked without that, it could still be read. */
function isBeginOfLonger(value: string, { text, end }: ValidatorMatch): boolean {
  const [group] = LAST_GROUP.exec(text.slice(end, end + 8)) ?? []
  if (group === undefined) return false
  const digits = digitsOf(value + group)
  const whole = digits.join('')
  return ISSUERS.some((range) => matchesIssuer(whole, range)) && passesLuhn(digits)
}

/** Whether a value is one of the providers' published test numbers. */
export function testCard(value: string): boolean {
  return isTestCard(digitsOf(value).join(''))
}

/** A number among the arguments of a call, none of which a word or quotation mark names; a row of SQL is none. */
const CALL_BEFORE = /(\w+)\((?:[^()\n"'`]*,)?\s*$/
const CALL_AFTER = /^(?:,[^()\n"'`]*)?\s*\)\s*;/

function isArgument({ text, start, end }: ValidatorMatch): boolean {
  const [, name = ''] = CALL_BEFORE.exec(text.slice(Math.max(0, start - 120), start)) ?? []
  return name !== '' && !/^values$/i.test(name) && CALL_AFTER.test(text.slice(end, end + 120))
}

/** Steps of one from digit to digit, 9 to 0 included, from which a number is counted up: tests of arithmetic. */
const COUNTED_STEPS = 9

function isCountedUp(digits: readonly number[]): boolean {
  const steps = digits.filter(
    (digit, index) => index > 0 && digit === ((digits[index - 1] ?? 0) + 1) % 10,
  )
  return steps.length >= COUNTED_STEPS
}

function matchesIssuer(text: string, { from, to, lengths }: IssuerRange): boolean {
  const prefix = Number(text.slice(0, String(from).length))
  return prefix >= from && prefix <= to && lengths.includes(text.length)
}
