/** Identity, tax and insurance numbers of North and South America. */

import { isYearMonthDay } from './calendar.ts'
import { alphanumericsOf, digitsOf, isUniform, passesLuhn, weightedSum } from './check-digits.ts'

/** Numbers that were printed in advertisements and forms (Social Security Administration). */
const PUBLISHED_SSNS = ['078051120', '219099999', '123456789', '111223333']

/** US social security number: area not 000, 666 or 9xx, group and serial not zero (SSA POMS RM 10201.035). */
export function usSocialSecurityNumber(value: string): boolean {
  const text = digitsOf(value).join('')
  return (
    text.length === 9 &&
    !/^(?:000|666|9)/.test(text) &&
    text.slice(3, 5) !== '00' &&
    text.slice(5) !== '0000' &&
    !isUniform(digitsOf(value)) &&
    !PUBLISHED_SSNS.includes(text)
  )
}

/** Whether a value is one of the social security numbers that everybody has seen printed. */
export function publishedSocialSecurityNumber(value: string): boolean {
  return PUBLISHED_SSNS.includes(digitsOf(value).join(''))
}

/** US individual taxpayer number: 9xx, group 50–65, 70–88, 90–92 or 94–99 (IRS). */
export function usTaxpayerNumber(value: string): boolean {
  const text = digitsOf(value).join('')
  const group = Number(text.slice(3, 5))
  const groupIsUsed =
    (group >= 50 && group <= 65) ||
    (group >= 70 && group <= 88) ||
    (group >= 90 && group <= 99 && group !== 93)
  return text.length === 9 && text.startsWith('9') && groupIsUsed
}

/** Prefixes of campuses and the internet that the IRS does not use for employers. */
const UNUSED_EIN_PREFIXES = [0, 7, 8, 9, 17, 18, 19, 28, 29, 49, 69, 70, 78, 79, 89, 96, 97]

/** US employer number: an assigned prefix (IRS). */
export function usEmployerNumber(value: string): boolean {
  const text = digitsOf(value).join('')
  return (
    text.length === 9 &&
    !UNUSED_EIN_PREFIXES.includes(Number(text.slice(0, 2))) &&
    text !== '123456789' &&
    !isUniform(digitsOf(value))
  )
}

/** US provider identifier NPI: Luhn over the number with 80840 in front (CMS). */
export function usProviderNumber(value: string): boolean {
  const digits = digitsOf(value)
  return digits.length === 10 && passesLuhn([8, 0, 8, 4, 0, ...digits])
}

/** Canadian social insurance number: Luhn; 0 and 8 are not used in front. */
export function canadianInsuranceNumber(value: string): boolean {
  const digits = digitsOf(value)
  return (
    digits.length === 9 &&
    digits[0] !== 0 &&
    digits[0] !== 8 &&
    !isUniform(digits) &&
    passesLuhn(digits)
  )
}

/** Two modulus 11 check digits as Brazil writes them: remainders 0 and 1 give 0. */
function brazilianCheck(digits: readonly number[], weights: readonly number[]): number {
  const rest = weightedSum(digits, weights) % 11
  return rest < 2 ? 0 : 11 - rest
}

/** Brazilian CPF (Receita Federal). */
export function brazilianPersonNumber(value: string): boolean {
  const digits = digitsOf(value)
  return (
    digits.length === 11 &&
    !isUniform(digits) &&
    brazilianCheck(digits, [10, 9, 8, 7, 6, 5, 4, 3, 2]) === digits[9] &&
    brazilianCheck(digits, [11, 10, 9, 8, 7, 6, 5, 4, 3, 2]) === digits[10]
  )
}

/** Brazilian CNPJ in its numeric form (Receita Federal). */
export function brazilianCompanyNumber(value: string): boolean {
  const digits = digitsOf(value)
  return (
    digits.length === 14 &&
    !isUniform(digits) &&
    brazilianCheck(digits, [5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]) === digits[12] &&
    brazilianCheck(digits, [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]) === digits[13]
  )
}

/** Argentine CUIL or CUIT: modulus 11. */
export function argentineTaxNumber(value: string): boolean {
  const digits = digitsOf(value)
  const check = 11 - (weightedSum(digits, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)
  return digits.length === 11 && (check === 11 ? 0 : check === 10 ? 9 : check) === digits[10]
}

/** Chilean RUT: weights 2 to 7 from the right, ten is K. */
export function chileanTaxNumber(value: string): boolean {
  const text = alphanumericsOf(value)
  const digits = digitsOf(text.slice(0, -1)).toReversed()
  const check = 11 - (weightedSum(digits, [2, 3, 4, 5, 6, 7, 2, 3]) % 11)
  return (
    digits.length >= 7 &&
    !isUniform(digits) &&
    text.at(-1) === (check === 11 ? '0' : check === 10 ? 'K' : String(check))
  )
}

/** Digits and letters with the values of the CURP sum; Ñ stands between N and O. */
const CURP_ALPHABET = '0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ'

/** Mexican CURP: birth date and check digit (RENAPO). */
export function mexicanPopulationCode(value: string): boolean {
  const text = value.toUpperCase()
  const values = [...text].map((char) => CURP_ALPHABET.indexOf(char))
  const weights = [18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]
  return (
    text.length === 18 &&
    isYearMonthDay(digitsOf(text.slice(4, 10)), 0) &&
    (10 - (weightedSum(values, weights) % 10)) % 10 === values[17]
  )
}

/** Mexican RFC of a person: the date within. The check character is not relied on: older ones were issued without. */
export function mexicanTaxCode(value: string): boolean {
  return value.length === 13 && isYearMonthDay(digitsOf(value.slice(4, 10)), 0)
}

/** What the characters of an RFC count for its check digit, by their place; a space stands for a missing fourth letter. */
const RFC_SIGNS = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ'

/** Mexican RFC of a person whose check digit is right: weights 13 to 2, modulo 11, ten written as A. */
export function checkedMexicanTaxCode(value: string): boolean {
  if (!mexicanTaxCode(value)) return false
  const places = [...value].map((sign) => RFC_SIGNS.indexOf(sign))
  const sum = places.slice(0, 12).reduce((total, place, at) => total + place * (13 - at), 0)
  return places[12] === (11 - (sum % 11)) % 11
}

/** Uruguayan cédula: weights 2987634, check digit ten less the remainder. */
export function uruguayanIdentityNumber(value: string): boolean {
  const digits = digitsOf(value)
  return (
    digits.length === 8 &&
    !isUniform(digits) &&
    (10 - (weightedSum(digits, [2, 9, 8, 7, 6, 3, 4]) % 10)) % 10 === digits[7]
  )
}

/** Ecuadorian cédula: province, third digit below six, Luhn. */
export function ecuadorianIdentityNumber(value: string): boolean {
  const digits = digitsOf(value)
  const province = (digits[0] ?? 0) * 10 + (digits[1] ?? 0)
  return (
    digits.length === 10 &&
    ((province >= 1 && province <= 24) || province === 30) &&
    (digits[2] ?? 9) < 6 &&
    passesLuhn(digits)
  )
}
