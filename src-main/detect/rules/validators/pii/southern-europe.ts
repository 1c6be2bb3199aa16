/** Identity, tax and insurance numbers of Spain, Portugal, Italy, Greece and Turkey. */

import { isDay, isDayMonthYear } from './calendar.ts'
import {
  alphanumericsOf,
  digitsOf,
  isUniform,
  passesLuhn,
  remainder,
  weightedSum,
} from './check-digits.ts'

const SPANISH_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE'

/** Spanish DNI or NIE: the number by 23 names the letter; X, Y, Z in front count 0, 1, 2. */
export function spanishIdentityNumber(value: string): boolean {
  const text = alphanumericsOf(value)
  if (!/^[XYZ\d]\d{7}[A-Z]$/.test(text)) return false
  const front = 'XYZ'.indexOf(text[0] ?? '')
  const digits = digitsOf(front < 0 ? text : front + text.slice(1))
  return (
    text[8] === SPANISH_LETTERS[remainder(digits, 23)] && text !== '12345678Z' && !isUniform(digits)
  )
}

/** Spanish social security number: province, eight digits, remainder by 97; a leading zero of the eight is left out of the sum. */
export function spanishInsuranceNumber(value: string): boolean {
  const digits = digitsOf(value)
  const province = digits.slice(0, 2)
  const serial = digits[2] === 0 ? digits.slice(3, 10) : digits.slice(2, 10)
  return (
    digits.length === 12 &&
    remainder([...province, ...serial], 97) === remainder(digits.slice(10), 100)
  )
}

/** Portuguese tax number: weights 9 to 2, remainders 0 and 1 give check digit 0. */
export function portugueseTaxNumber(value: string): boolean {
  const digits = digitsOf(value)
  const rest = weightedSum(digits, [9, 8, 7, 6, 5, 4, 3, 2]) % 11
  return (
    digits.length === 9 &&
    digits[0] !== 0 &&
    !isUniform(digits) &&
    digits[8] === (rest < 2 ? 0 : 11 - rest)
  )
}

/** Values of 0–9 (and A–J) and K–Z at odd places of a codice fiscale (D.M. 23 December 1976). */
const ODD_VALUES = [
  1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
]
const MONTH_LETTERS = 'ABCDEHLMPRST'
/** Letters that stand for 0–9 where two people would share a code. */
const OMOCODE_LETTERS = 'LMNPQRSTUV'

/** Italian codice fiscale of a person: month letter, day (women plus 40), check letter. */
export function italianTaxCode(value: string): boolean {
  const text = alphanumericsOf(value)
  if (text.length !== 16) return false
  const month = MONTH_LETTERS.indexOf(text[8] ?? '') + 1
  const day = Number(
    text.slice(9, 11).replace(/[L-V]/g, (letter) => String(OMOCODE_LETTERS.indexOf(letter))),
  )
  let sum = 0
  for (const [place, char] of [...text.slice(0, 15)].entries()) {
    const plain = /\d/.test(char) ? Number(char) : char.charCodeAt(0) - 0x41
    sum += place % 2 === 0 ? (ODD_VALUES[plain] ?? 0) : plain
  }
  return isDay(month, day > 40 ? day - 40 : day) && text.charCodeAt(15) - 0x41 === sum % 26
}

/** Greek social security number: birth date and Luhn's formula. */
export function greekInsuranceNumber(value: string): boolean {
  const digits = digitsOf(value)
  return digits.length === 11 && isDayMonthYear(digits, 0) && passesLuhn(digits)
}

/** Greek tax number: powers of two as weights, remainder by 11, then by 10. */
export function greekTaxNumber(value: string): boolean {
  const digits = digitsOf(value)
  const sum = weightedSum(digits, [256, 128, 64, 32, 16, 8, 4, 2])
  return digits.length === 9 && !isUniform(digits) && (sum % 11) % 10 === digits[8]
}

/** Turkish identity number: the tenth digit from odd and even sums, the eleventh from the first ten. */
export function turkishIdentityNumber(value: string): boolean {
  const digits = digitsOf(value)
  const odd = weightedSum(digits, [1, 0, 1, 0, 1, 0, 1, 0, 1])
  const even = weightedSum(digits, [0, 1, 0, 1, 0, 1, 0, 1])
  const tenth = (((odd * 7 - even) % 10) + 10) % 10
  return (
    digits.length === 11 &&
    digits[0] !== 0 &&
    digits[9] === tenth &&
    (odd + even + tenth) % 10 === digits[10]
  )
}
