/**
 * Telephone numbers, judged by the numbering plans in libphonenumber's metadata.
 *
 * The library parses at roughly ten microseconds a number, so patterns hand
 * over only what already looks like one.
 */

import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { Validator } from '../validator.ts'
import { digitsOf, isUniform } from './check-digits.ts'

/** Fewest and most digits of a dialled number: local numbers of small networks; ITU-T E.164 allows 15, extensions add some. */
const FEWEST_DIGITS = 7
const MOST_DIGITS = 19

/** Whether a value with a leading + or 00 is a number of its country's plan. */
export function internationalPhone(value: string): boolean {
  const plain = value.replace('(0)', '')
  const dialled = plain.startsWith('00') ? `+${plain.slice(2)}` : plain
  return parsePhoneNumberFromString(dialled)?.isValid() === true && !isFiller(value)
}

/** A check that a value in national form is a number of the country's plan. */
export function nationalPhone(country: CountryCode): Validator {
  return (value) =>
    parsePhoneNumberFromString(value, country)?.isValid() === true && !isFiller(value)
}

/** A date as ISO 8601 writes it; change logs put one after every entry. */
const CALENDAR_DATE = /^(?:19|20)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/

/** Whether a value has as many digits as a telephone number, and is no filler or date; for values that a word already names. */
export function dialableDigits(value: string): boolean {
  const count = digitsOf(value).length
  return (
    count >= FEWEST_DIGITS && count <= MOST_DIGITS && !isFiller(value) && !CALENDAR_DATE.test(value)
  )
}

/** Fewest digits of a number with country code, area and subscriber. */
const FEWEST_WITH_COUNTRY = 9

/** Whether a value with a leading + is long enough for a whole number and no filler, whatever the country's plan says. */
export function internationalForm(value: string): boolean {
  return digitsOf(value).length >= FEWEST_WITH_COUNTRY && dialableDigits(value)
}

/** Numbers nobody has: one digit repeated, a plain count, the fictional exchange 555-01xx (NANPA). */
function isFiller(value: string): boolean {
  const digits = digitsOf(value)
  const text = digits.join('')
  return isUniform(digits.slice(-7)) || '0123456789012345'.includes(text) || /55501\d\d$/.test(text)
}
