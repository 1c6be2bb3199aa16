/** Identity, tax and health numbers of Asia, Australia and New Zealand. */

import { isDay, isYearMonthDay, pairAt } from './calendar.ts'
import {
  alphanumericsOf,
  digitsOf,
  isUniform,
  passesMod11And2,
  passesVerhoeff,
  weightedSum,
} from './check-digits.ts'
import { isSampleNumber } from './sample-number.ts'

/** Australian tax file number: weighted sum divisible by 11 (ATO). */
export function australianTaxNumber(value: string): boolean {
  const digits = digitsOf(value)
  return (
    digits.length === 9 &&
    !isUniform(digits) &&
    weightedSum(digits, [1, 4, 3, 7, 5, 8, 6, 9, 10]) % 11 === 0
  )
}

/** Australian Medicare card: first digit 2 to 6, ninth digit is the check, tenth the issue. */
export function australianMedicareNumber(value: string): boolean {
  const digits = digitsOf(value)
  const first = digits[0] ?? 0
  return (
    digits.length >= 10 &&
    digits.length <= 11 &&
    first >= 2 &&
    first <= 6 &&
    !isUniform(digits) &&
    weightedSum(digits, [1, 3, 7, 9, 1, 3, 7, 9]) % 10 === digits[8]
  )
}

/** New Zealand IRD number: modulus 11, a second set of weights where the first gives ten (Inland Revenue). */
export function newZealandTaxNumber(value: string): boolean {
  const digits = digitsOf(value)
  const padded = digits.length === 8 ? [0, ...digits] : digits
  const number = Number(padded.join(''))
  const first = (11 - (weightedSum(padded, [3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11
  const second = (11 - (weightedSum(padded, [7, 4, 3, 2, 5, 2, 7, 6]) % 11)) % 11
  return (
    padded.length === 9 &&
    number >= 10_000_000 &&
    number <= 150_000_000 &&
    padded[8] === (first === 10 ? second : first)
  )
}

/** Indian Aadhaar: first digit from 2, Verhoeff (UIDAI). */
export function indianAadhaar(value: string): boolean {
  const digits = digitsOf(value)
  return (
    digits.length === 12 && (digits[0] ?? 0) >= 2 && !isUniform(digits) && passesVerhoeff(digits)
  )
}

/** Chinese resident identity number (GB 11643): date and ISO 7064 MOD 11-2. */
export function chineseResidentNumber(value: string): boolean {
  const text = alphanumericsOf(value)
  const digits = digitsOf(text)
  const century = pairAt(digits, 6)
  return (
    text.length === 18 &&
    (century === 19 || century === 20) &&
    isYearMonthDay(digits, 8) &&
    passesMod11And2(text)
  )
}

/** Japanese individual number: eleven digits and a modulus 11 check digit (order of 2014, no. 85). */
export function japaneseIndividualNumber(value: string): boolean {
  const digits = digitsOf(value)
  const rest = weightedSum(digits, [6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11
  return digits.length === 12 && !isUniform(digits) && digits[11] === (rest < 2 ? 0 : 11 - rest)
}

/** Korean resident number: date, sex digit, modulus 11. Numbers given since October 2020 carry no check digit. */
export function koreanResidentNumber(value: string): boolean {
  const digits = digitsOf(value)
  const sex = digits[6] ?? 0
  const check = (11 - (weightedSum(digits, [2, 3, 4, 5, 6, 7, 8, 9, 2, 3, 4, 5]) % 11)) % 10
  const bornSince2020 = [3, 4, 7, 8].includes(sex) && pairAt(digits, 0) >= 20
  return (
    digits.length === 13 &&
    isYearMonthDay(digits, 0) &&
    sex >= 1 &&
    sex <= 8 &&
    (bornSince2020 || digits[12] === check)
  )
}

/** Letters of the Singaporean check, by remainder: citizens (S, T), foreigners (F, G), since 2022 (M). */
const SINGAPORE_LETTERS: ReadonlyMap<string, string> = new Map([
  ['S', 'JZIHGFEDCBA'],
  ['T', 'GFEDCBAJZIH'],
  ['F', 'XWUTRQPNMLK'],
  ['G', 'RQPNMLKXWUT'],
  ['M', 'TRQPNJLKXWU'],
])

/** Singaporean NRIC or FIN: weights 2, 7, 6, 5, 4, 3, 2. */
export function singaporeIdentityNumber(value: string): boolean {
  const text = alphanumericsOf(value)
  const digits = digitsOf(text)
  const letters = SINGAPORE_LETTERS.get(text[0] ?? '') ?? ''
  return (
    /^[A-Z]\d{7}[A-Z]$/.test(text) &&
    !isUniform(digits) &&
    !isSampleNumber(text) &&
    letters[weightedSum(digits, [2, 7, 6, 5, 4, 3, 2]) % 11] === text[8]
  )
}

/** Hong Kong identity card: letters count from A = 10, a missing first letter 36, weights 9 to 1. */
export function hongKongIdentityNumber(value: string): boolean {
  const text = alphanumericsOf(value)
  if (!/^[A-Z]{1,2}\d{6}[0-9A]$/.test(text)) return false
  const padded = text.length === 8 ? [36] : []
  const values = [...padded, ...[...text].map((char) => Number.parseInt(char, 36))]
  return (
    weightedSum(values, [9, 8, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0 &&
    !isUniform(digitsOf(text.slice(0, -1)))
  )
}

/** Order in which Taiwan numbers its counties from 10. */
const TAIWAN_LETTERS = 'ABCDEFGHJKLMNPQRSTUVXYWZIO'

/** Taiwanese identity number: county letter as two digits, weights 1, 9 to 1, 1, sum divisible by ten. */
export function taiwaneseIdentityNumber(value: string): boolean {
  const text = alphanumericsOf(value)
  const county = TAIWAN_LETTERS.indexOf(text[0] ?? '') + 10
  const digits = [Math.floor(county / 10), county % 10, ...digitsOf(text)]
  return (
    /^[A-Z][1289]\d{8}$/.test(text) &&
    text.slice(1) !== '123456789' &&
    weightedSum(digits, [1, 9, 8, 7, 6, 5, 4, 3, 2, 1, 1]) % 10 === 0
  )
}

/** Thai citizen number: weights 13 to 2, eleven less the remainder, by ten. */
export function thaiCitizenNumber(value: string): boolean {
  const digits = digitsOf(value)
  const rest = weightedSum(digits, [13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]) % 11
  return digits.length === 13 && !isUniform(digits) && (11 - rest) % 10 === digits[12]
}

/** Indonesian NIK: province, and the birth date (women plus 40) from the seventh digit. */
export function indonesianPopulationNumber(value: string): boolean {
  const digits = digitsOf(value)
  const day = pairAt(digits, 6)
  const province = pairAt(digits, 0)
  return (
    digits.length === 16 &&
    province >= 11 &&
    province <= 97 &&
    isDay(pairAt(digits, 8), day > 40 ? day - 40 : day)
  )
}

/** Kazakh IIN: date of birth, sex and century, modulus 11 with a second set of weights for remainder ten. */
export function kazakhIdentityNumber(value: string): boolean {
  const digits = digitsOf(value)
  const first = weightedSum(digits, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]) % 11
  const second = weightedSum(digits, [3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2]) % 11
  return (
    digits.length === 12 &&
    isYearMonthDay(digits, 0) &&
    digits[11] === (first === 10 ? second : first)
  )
}

/** Sri Lankan NIC: year and day of birth in the year, 500 more for women; nine digits with a letter, or twelve. */
export function sriLankanIdentityNumber(value: string): boolean {
  const digits = digitsOf(value)
  const day =
    (digits[digits.length === 12 ? 4 : 2] ?? 0) * 100 + pairAt(digits, digits.length === 12 ? 5 : 3)
  return day % 500 >= 1 && day % 500 <= 366 && day < 867
}
