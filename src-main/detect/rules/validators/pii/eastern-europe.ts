/** Identity, tax and insurance numbers of central, eastern and south-eastern Europe. */

import { isDay, isDayMonthYear, pairAt } from './calendar.ts'
import {
  alphanumericsOf,
  digitsOf,
  isUniform,
  passesMod11And10,
  remainder,
  weightedSum,
} from './check-digits.ts'

/** Polish PESEL: date with the century in the month, weights 1, 3, 7, 9. */
export function polishPesel(value: string): boolean {
  const digits = digitsOf(value)
  return (
    digits.length === 11 &&
    isDay(pairAt(digits, 2) % 20, pairAt(digits, 4)) &&
    weightedSum(digits, [1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1]) % 10 === 0
  )
}

/** Polish tax number NIP: modulus 11 over nine digits. */
export function polishTaxNumber(value: string): boolean {
  const digits = digitsOf(value)
  return (
    digits.length === 10 &&
    !isUniform(digits) &&
    weightedSum(digits, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === digits[9]
  )
}

/** Czech and Slovak birth number: date (women plus 50, overflow plus 20), ten digits divisible by 11. */
export function czechoslovakBirthNumber(value: string): boolean {
  const digits = digitsOf(value)
  const month = pairAt(digits, 2) % 50
  const divides = remainder(digits, 11) === 0
  const oldException = remainder(digits.slice(0, 9), 11) === 10 && digits[9] === 0
  return (
    digits.length === 10 &&
    isDay(month > 20 ? month - 20 : month, pairAt(digits, 4)) &&
    (divides || oldException)
  )
}

/** Romanian CNP: date, county, weights 279146358279 by 11, remainder ten gives 1. */
export function romanianPersonalCode(value: string): boolean {
  const digits = digitsOf(value)
  const rest = weightedSum(digits, [2, 7, 9, 1, 4, 6, 3, 5, 8, 2, 7, 9]) % 11
  return (
    digits.length === 13 &&
    digits[0] !== 0 &&
    isDay(pairAt(digits, 3), pairAt(digits, 5)) &&
    digits[12] === (rest === 10 ? 1 : rest)
  )
}

/** Bulgarian EGN: date with the century in the month (plus 20 or 40), modulus 11 then 10. */
export function bulgarianPersonalNumber(value: string): boolean {
  const digits = digitsOf(value)
  return (
    digits.length === 10 &&
    pairAt(digits, 2) < 53 &&
    isDay(pairAt(digits, 2) % 20, pairAt(digits, 4)) &&
    (weightedSum(digits, [2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11) % 10 === digits[9]
  )
}

/** Croatian OIB: ISO 7064 MOD 11,10. */
export function croatianIdentityNumber(value: string): boolean {
  const digits = digitsOf(value)
  return digits.length === 11 && !isUniform(digits) && passesMod11And10(digits)
}

/** JMBG or EMŠO of the successors of Yugoslavia: date with three digits of the year, modulus 11. */
export function yugoslavMasterNumber(value: string): boolean {
  const digits = digitsOf(value)
  const check = 11 - (weightedSum(digits, [7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)
  return (
    digits.length === 13 &&
    isDayMonthYear(digits, 0) &&
    [9, 0].includes(digits[4] ?? -1) &&
    digits[12] === (check > 9 ? 0 : check)
  )
}

/** Hungarian TAJ number: weights 3 and 7. */
export function hungarianInsuranceNumber(value: string): boolean {
  const digits = digitsOf(value)
  return (
    digits.length === 9 &&
    !isUniform(digits) &&
    weightedSum(digits, [3, 7, 3, 7, 3, 7, 3, 7]) % 10 === digits[8]
  )
}

/** Russian SNILS: weights 9 to 1, remainder by 101, 100 gives 00. */
export function russianInsuranceNumber(value: string): boolean {
  const digits = digitsOf(value)
  const rest = weightedSum(digits, [9, 8, 7, 6, 5, 4, 3, 2, 1]) % 101
  return (
    digits.length === 11 &&
    !isUniform(digits.slice(0, 9)) &&
    pairAt(digits, 9) === (rest === 100 ? 0 : rest)
  )
}

/** Russian tax number of a person: twelve digits, the last two are modulus 11 then 10. */
export function russianTaxNumber(value: string): boolean {
  const digits = digitsOf(value)
  return (
    digits.length === 12 &&
    !isUniform(digits) &&
    (weightedSum(digits, [7, 2, 4, 10, 3, 5, 9, 4, 6, 8]) % 11) % 10 === digits[10] &&
    (weightedSum(digits, [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8]) % 11) % 10 === digits[11]
  )
}

/** Ukrainian taxpayer number RNOKPP: weights from −1, modulus 11 then 10. */
export function ukrainianTaxNumber(value: string): boolean {
  const digits = digitsOf(value)
  const rest = weightedSum(digits, [-1, 5, 7, 9, 4, 6, 10, 5, 7]) % 11
  return digits.length === 10 && !isUniform(digits) && ((rest + 11) % 11) % 10 === digits[9]
}

/** Belarusian personal number: sex and century, date of birth, region, serial, citizenship; weights 7, 3, 1 as in machine-readable passports. */
export function belarusianPersonalNumber(value: string): boolean {
  const signs = alphanumericsOf(value)
  const weights = [7, 3, 1, 7, 3, 1, 7, 3, 1, 7, 3, 1, 7]
  const values = [...signs].map((sign) => Number.parseInt(sign, 36))
  return isDayMonthYear(digitsOf(signs), 1) && values[13] === weightedSum(values, weights) % 10
}
