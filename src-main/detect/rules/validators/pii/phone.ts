/**
 * Telephone numbers, judged by the numbering plans in libphonenumber's metadata.
 *
 * The library parses at roughly ten microseconds a number, so patterns hand
 * over only what already looks like one.
 */

import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { Validator, ValidatorMatch } from '../validator.ts'
import { digitsOf, isUniform } from './check-digits.ts'

/** Fewest and most digits of a dialled number: local numbers of small networks; ITU-T E.164 allows 15, extensions add some. */
const FEWEST_DIGITS = 7
const MOST_DIGITS = 19

/** A decimal fraction with its sign, or a place on earth: latitude and longitude (ISO 6709). */
const NO_PHONE = /^\+(?:\d+\.\d+(?:[ ,]+-?\d+\.\d+)?|\d{4}-\d{5}|\d{6}-\d{7})$/

/** Whether a value with a leading + or 00 is a number of its country's plan. */
export function internationalPhone(value: string): boolean {
  if (NO_PHONE.test(value)) return false
  const plain = value.replace('(0)', '')
  const dialled = plain.startsWith('00') ? `+${plain.slice(2)}` : plain
  return parsePhoneNumberFromString(dialled)?.isValid() === true && !isFiller(value)
}

/** A check that a value in national form is a number of the country's plan. */
export function nationalPhone(country: CountryCode): Validator {
  return (value) =>
    parsePhoneNumberFromString(value, country)?.isValid() === true && !isFiller(value)
}

/** The postal code of a US state (ZIP+4), as in "Boston, MA 02110-1301". */
const ZIP = /^\d{5}-\d{4}$/
const STATE_BEFORE = /\b[A-Z]{2},?\s{1,3}$/

/** Whether a number fits the German plan and is no postal code of the United States. */
export const germanPhone: Validator = (value, match) => {
  const before = match.text.slice(Math.max(0, match.start - 8), match.start)
  return !(ZIP.test(value) && STATE_BEFORE.test(before)) && nationalPhone('DE')(value, match)
}

/** Two characters of a byte and the space that parts it from the next. */
const BYTE_BEFORE = /(?:^|[\s|:])[0-9A-Fa-f]{2}[ .]$/
const BYTE_AFTER = /^[ .][0-9A-Fa-f]{2}(?:[\s|.:]|$)/

/** Whether a number in pairs stands alone: among further pairs it is a row of bytes. */
export const frenchPhone: Validator = (value, match) => {
  const { text, start, end } = match
  const among =
    BYTE_BEFORE.test(text.slice(Math.max(0, start - 4), start)) ||
    BYTE_AFTER.test(text.slice(end, end + 4))
  return !among && nationalPhone('FR')(value, match)
}

/** A date as ISO 8601 writes it; change logs put one after every entry. */
const CALENDAR_DATE =
  /^(?:(?:19|20)\d\d([-/. ]?)(?:0[1-9]|1[0-2])\1(?:0[1-9]|[12]\d|3[01])|(?:0?[1-9]|[12]\d|3[01])([-/. ])(?:0?[1-9]|1[0-2])\2(?:19|20)\d\d)(?:[ .-]?\d{2,6})?$/

/** A date within digits: a version and its day, `1464-2 (2010-08-29`. */
const HOLDS_DATE = /(?:19|20)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])/
/** A line left empty: what follows is another paragraph. */
const PARAGRAPH = /\n[ \t]*\n\s*$/

/** Words after which "the number is" means another number. */
const OTHER_NUMBER =
  /(?:card|karte|tarjeta|carte|cartão|carta|kaart|karta|kort|iban|account|konto|passport|licen[cs]e|policy|order|invoice|case|serial)\b[^\n]{0,20}$/i

/** Whether a value has as many digits as a telephone number, and is no filler or date; for values that a word already names. */
export function dialableDigits(value: string, { text, start }: ValidatorMatch): boolean {
  const count = digitsOf(value).length
  return (
    count >= FEWEST_DIGITS &&
    count <= MOST_DIGITS &&
    !isFiller(value) &&
    !CALENDAR_DATE.test(value) &&
    !HOLDS_DATE.test(value) &&
    !PARAGRAPH.test(text.slice(Math.max(0, start - 8), start)) &&
    !OTHER_NUMBER.test(text.slice(Math.max(0, start - 45), start))
  )
}

/** Fewest digits of a number with country code, area and subscriber. */
const FEWEST_WITH_COUNTRY = 9

/** Whether a value with a leading + is long enough for a whole number and no filler, whatever the country's plan says. */
export function internationalForm(value: string, match: ValidatorMatch): boolean {
  return digitsOf(value).length >= FEWEST_WITH_COUNTRY && dialableDigits(value, match)
}

/** Numbers nobody has: one digit repeated, a plain count, the fictional exchange 555-01xx (NANPA). */
function isFiller(value: string): boolean {
  const digits = digitsOf(value)
  const text = digits.join('')
  return (
    isUniform(digits.slice(-7)) ||
    // Ten digits or fewer as they follow each other, or the eleven of 12345678910.
    '0123456789012345'.includes(text) ||
    text.startsWith('123456789') ||
    text === '0102030405' ||
    // 111-222-3333
    /^(\d)\1{2}(\d)\2{2}(\d)\3{3}$/.test(text) ||
    // 555-1212 is asked for numbers; without an area code the exchange 555 is one of films.
    /555(?:01\d\d|1212)$|^555\d{4}$/.test(text)
  )
}
