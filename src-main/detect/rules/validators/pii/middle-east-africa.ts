/** Identity numbers of South Africa, Israel, Egypt, the Emirates and Saudi Arabia. */

import { isYearMonthDay } from './calendar.ts'
import { digitsOf, isUniform, passesLuhn } from './check-digits.ts'

/** South African identity number: date, citizenship 0 to 2, Luhn (Department of Home Affairs). */
export function southAfricanIdentityNumber(value: string): boolean {
  const digits = digitsOf(value)
  return (
    digits.length === 13 &&
    isYearMonthDay(digits, 0) &&
    (digits[10] ?? 9) <= 2 &&
    passesLuhn(digits)
  )
}

/** Israeli identity number: Luhn over nine digits. */
export function israeliIdentityNumber(value: string): boolean {
  const digits = digitsOf(value)
  return digits.length === 9 && !isUniform(digits) && passesLuhn(digits)
}

/** Egyptian national number: century 2 or 3, then the birth date. */
export function egyptianNationalNumber(value: string): boolean {
  const digits = digitsOf(value)
  return digits.length === 14 && [2, 3].includes(digits[0] ?? 0) && isYearMonthDay(digits, 1)
}

/** Emirates ID: prefix 784 (ISO 3166-1 numeric), year of birth, Luhn. */
export function emiratesIdentityNumber(value: string): boolean {
  const digits = digitsOf(value)
  const year = Number(digits.slice(3, 7).join(''))
  return digits.length === 15 && year >= 1900 && year <= 2040 && passesLuhn(digits)
}

/** Saudi national or resident number: 1 or 2 in front, Luhn. */
export function saudiIdentityNumber(value: string): boolean {
  const digits = digitsOf(value)
  return digits.length === 10 && !isUniform(digits.slice(1)) && passesLuhn(digits)
}
