/** Identity numbers of Sweden, Finland, Denmark, Norway, Iceland, Estonia and Lithuania. */

import { isDay, isDayMonthYear, isYearMonthDay, pairAt } from './calendar.ts'
import { alphanumericsOf, digitsOf, passesLuhn, remainder, weightedSum } from './check-digits.ts'

/** Swedish personal or coordination number (day plus 60): Luhn over the last ten digits (Skatteverket). */
export function swedishPersonalNumber(value: string): boolean {
  const digits = digitsOf(value).slice(-10)
  const day = pairAt(digits, 4)
  return (
    digits.length === 10 &&
    isDay(pairAt(digits, 2), day > 60 ? day - 60 : day) &&
    passesLuhn(digits)
  )
}

/** Finnish identity code: the nine digits by 31 name the last character; 900 and up are temporary. */
export function finnishIdentityCode(value: string): boolean {
  const digits = digitsOf(value.slice(0, 6) + value.slice(7, 10))
  return (
    value.length === 11 &&
    isDayMonthYear(digits, 0) &&
    value[10] === '0123456789ABCDEFHJKLMNPRSTUVWXY'[remainder(digits, 31)]
  )
}

/** Danish CPR number: the date only. Since 2007 numbers are issued that miss the modulus 11 control. */
export function danishPersonNumber(value: string): boolean {
  const digits = digitsOf(value)
  return digits.length === 10 && isDayMonthYear(digits, 0) && remainder(digits.slice(6), 10_000) > 0
}

/** Norwegian birth or D number (day plus 40): two modulus 11 control digits (Skatteetaten). */
export function norwegianBirthNumber(value: string): boolean {
  const digits = digitsOf(value)
  const day = pairAt(digits, 0)
  return (
    digits.length === 11 &&
    isDay(pairAt(digits, 2), day > 40 ? day - 40 : day) &&
    weightedSum(digits, [3, 7, 6, 1, 8, 9, 4, 5, 2, 1]) % 11 === 0 &&
    weightedSum(digits, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0
  )
}

/** Icelandic kennitala of a person: date, modulus 11, century digit 8, 9 or 0. */
export function icelandicIdentityNumber(value: string): boolean {
  const digits = digitsOf(value)
  return (
    digits.length === 10 &&
    isDayMonthYear(digits, 0) &&
    [8, 9, 0].includes(digits[9] ?? -1) &&
    weightedSum(digits, [3, 2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0
  )
}

/** Estonian isikukood and Lithuanian asmens kodas: date, then modulus 11 with a second set of weights for remainder ten. */
export function balticPersonalCode(value: string): boolean {
  const digits = digitsOf(alphanumericsOf(value))
  const first = weightedSum(digits, [1, 2, 3, 4, 5, 6, 7, 8, 9, 1]) % 11
  const second = weightedSum(digits, [3, 4, 5, 6, 7, 8, 9, 1, 2, 3]) % 11
  return (
    digits.length === 11 &&
    isYearMonthDay(digits, 1) &&
    digits[10] === (first === 10 ? second % 10 : first)
  )
}

/** Latvian personas kods: date of birth, or 32 and no date (since 2017), then modulus 11 and 10 (Cabinet Regulation on personal codes). */
export function latvianPersonalCode(value: string): boolean {
  const digits = digitsOf(value)
  const check = (1101 - weightedSum(digits, [1, 6, 3, 7, 9, 10, 5, 8, 4, 2])) % 11
  if (digits.length !== 11) return false
  return pairAt(digits, 0) === 32 || (isDayMonthYear(digits, 0) && digits[10] === check % 10)
}
