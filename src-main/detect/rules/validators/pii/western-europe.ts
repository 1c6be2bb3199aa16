/** Identity, tax, insurance and health numbers of Germany, Austria, Switzerland, France, the Low Countries, the United Kingdom and Ireland. */

import { isDay, isDayMonthYear, pairAt } from './calendar.ts'
import {
  alphanumericsOf,
  crossSum,
  digitsOf,
  isUniform,
  passesEan13,
  passesMod11And10,
  remainder,
  weightedSum,
} from './check-digits.ts'

/**
 * German tax identification number: ISO 7064 MOD 11,10, and among the first ten
 * digits exactly one occurs twice or three times (Bundeszentralamt für Steuern).
 */
export function germanTaxId(value: string): boolean {
  const digits = digitsOf(value)
  const counts = new Map<number, number>()
  for (const digit of digits.slice(0, 10)) counts.set(digit, (counts.get(digit) ?? 0) + 1)
  const repeated = [...counts.values()].filter((count) => count > 1)
  return (
    digits.length === 11 &&
    digits[0] !== 0 &&
    repeated.length === 1 &&
    (repeated[0] ?? 0) <= 3 &&
    passesMod11And10(digits)
  )
}

/** German identity card or passport: nine characters and a check digit, weights 7, 3, 1 (ICAO 9303-3). */
export function germanIdCard(value: string): boolean {
  const text = alphanumericsOf(value)
  const values = [...text.slice(0, 9)].map((char) => Number.parseInt(char, 36))
  return (
    text.length === 10 && weightedSum(values, [7, 3, 1, 7, 3, 1, 7, 3, 1]) % 10 === Number(text[9])
  )
}

/** Place of a letter in the alphabet as two digits, A = 01. */
function letterPair(letter: string): readonly number[] {
  const place = letter.charCodeAt(0) - 0x40
  return [Math.floor(place / 10), place % 10]
}

/** German pension insurance number (§ 2 and § 4 VKVV): birth date, letter, cross sums with fixed weights. */
export function germanPensionNumber(value: string): boolean {
  const text = alphanumericsOf(value)
  const letter = text[8] ?? ''
  if (text.length !== 12 || !/[A-Z]/.test(letter)) return false
  const digits = digitsOf(text)
  const spread = [...digits.slice(0, 8), ...letterPair(letter), ...digits.slice(8, 10)]
  return (
    isDayMonthYear(digits, 2) &&
    crossSum(spread, [2, 1, 2, 5, 7, 1, 2, 1, 2, 1, 2, 1]) % 10 === digits[10]
  )
}

/** German health insurance number (§ 290 SGB V): letter, eight digits, check digit. */
export function germanHealthNumber(value: string): boolean {
  const text = alphanumericsOf(value)
  const digits = digitsOf(text)
  const spread = [...letterPair(text[0] ?? ''), ...digits.slice(0, 8)]
  return (
    /^[A-Z]\d{9}$/.test(text) &&
    !isUniform(digits) &&
    crossSum(spread, [1, 2, 1, 2, 1, 2, 1, 2, 1, 2]) % 10 === digits[8]
  )
}

/** Austrian social insurance number: check digit in fourth place, then the birth date. Month 13 stands for an unknown date. */
export function austrianInsuranceNumber(value: string): boolean {
  const digits = digitsOf(value)
  const day = pairAt(digits, 4)
  const month = pairAt(digits, 6)
  return (
    digits.length === 10 &&
    digits[0] !== 0 &&
    (isDay(month, day) || (month === 13 && day >= 1 && day <= 31)) &&
    weightedSum(digits, [3, 7, 9, 0, 5, 8, 4, 2, 1, 6]) % 11 === digits[3]
  )
}

/** Swiss AHV number: prefix 756 (ISO 3166-1 numeric) and EAN-13. */
export function swissAhvNumber(value: string): boolean {
  const digits = digitsOf(value)
  return digits.slice(0, 3).join('') === '756' && passesEan13(digits)
}

/** French social security number (INSEE): month, and a key that is 97 less the remainder; 2A and 2B are Corsica. */
export function frenchInsuranceNumber(value: string): boolean {
  const text = alphanumericsOf(value).replace('2A', '19').replace('2B', '18')
  const digits = digitsOf(text)
  const month = pairAt(digits, 3)
  const monthIsUsed = (month >= 1 && month <= 12) || (month >= 20 && month <= 42) || month >= 50
  return (
    text.length === 15 &&
    digits.length === 15 &&
    monthIsUsed &&
    pairAt(digits, 13) === 97 - remainder(digits.slice(0, 13), 97)
  )
}

/** Dutch citizen service number: the eleven test with weight −1 last. */
export function dutchCitizenNumber(value: string): boolean {
  const digits = digitsOf(value)
  return (
    digits.length === 9 &&
    !isUniform(digits) &&
    weightedSum(digits, [9, 8, 7, 6, 5, 4, 3, 2, -1]) % 11 === 0
  )
}

/** Belgian national register number: 97 less the remainder, with a 2 in front for births since 2000. */
export function belgianNationalNumber(value: string): boolean {
  const digits = digitsOf(value)
  const body = digits.slice(0, 9)
  const check = pairAt(digits, 9)
  return (
    digits.length === 11 &&
    pairAt(digits, 2) <= 12 &&
    pairAt(digits, 4) <= 31 &&
    !isUniform(digits) &&
    (check === 97 - remainder(body, 97) || check === 97 - remainder([2, ...body], 97))
  )
}

/** Prefixes that HMRC never allocates (National Insurance Manual NIM39110). */
const UNUSED_NINO_PREFIXES = ['BG', 'GB', 'KN', 'NK', 'NT', 'TN', 'ZZ']

/** British National Insurance number: allocated prefix, suffix A to D; QQ, the official specimen, is none. */
export function britishInsuranceNumber(value: string): boolean {
  const text = alphanumericsOf(value)
  return (
    /^[ABCEGHJ-PRSTW-Z][ABCEGHJ-NPRSTW-Z]\d{6}[A-D]$/.test(text) &&
    !UNUSED_NINO_PREFIXES.includes(text.slice(0, 2)) &&
    !isUniform(digitsOf(text))
  )
}

/** NHS number: weights 10 to 2, check digit 11 less the remainder; ten means unused (NHS Data Dictionary). */
export function nhsNumber(value: string): boolean {
  const digits = digitsOf(value)
  const check = 11 - (weightedSum(digits, [10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11)
  return digits.length === 10 && !isUniform(digits) && check % 11 === digits[9]
}

/** Irish PPS number: weights 8 to 2, a second letter counts nine times, remainder by 23 names the letter. */
export function irishPpsNumber(value: string): boolean {
  const text = alphanumericsOf(value)
  if (!/^\d{7}[A-W][A-IW]?$/.test(text)) return false
  const second = 'WABCDEFGHI'.indexOf(text[8] ?? 'W')
  const sum = weightedSum(digitsOf(text), [8, 7, 6, 5, 4, 3, 2]) + second * 9
  return text[7] === 'WABCDEFGHIJKLMNOPQRSTUV'[sum % 23]
}
