/** Identity numbers of South Africa, Israel, Egypt, the Emirates, Saudi Arabia, Kuwait and Iran. */

import { isYearMonthDay } from './calendar.ts'
import { digitsOf, isUniform, passesLuhn, weightedSum } from './check-digits.ts'

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

/** Kuwaiti civil number: century 2 or 3, date of birth, modulus 11 (Public Authority for Civil Information). */
export function kuwaitiCivilNumber(value: string): boolean {
  const digits = digitsOf(value)
  return (
    digits.length === 12 &&
    [2, 3].includes(digits[0] ?? 0) &&
    isYearMonthDay(digits, 1) &&
    digits[11] === 11 - (weightedSum(digits, [2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]) % 11)
  )
}

/** Iranian national code: modulus 11 over nine digits; a remainder below two is the check digit itself. */
export function iranianNationalCode(value: string): boolean {
  const digits = digitsOf(value)
  const rest = weightedSum(digits, [10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11
  return digits.length === 10 && !isUniform(digits) && digits[9] === (rest < 2 ? rest : 11 - rest)
}
