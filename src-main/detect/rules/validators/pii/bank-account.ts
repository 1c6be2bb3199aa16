/**
 * Bank account numbers with a check of their own: IBAN, those of countries from before it, US routing
 * number, BIC.
 *
 * Lengths per country from the SWIFT IBAN Registry (release 100), which is the
 * register of ISO 13616.
 */

import type { ValidatorMatch } from '../validator.ts'
import { alphanumericsOf, digitsOf, remainder, weightedSum } from './check-digits.ts'
import { isCountryCode } from './country-codes.ts'

/** Country code and total length, as in the registry. */
const IBAN_LENGTHS: ReadonlyMap<string, number> = new Map(
  (
    'AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 ' +
    'DK18 DO28 EE20 EG29 ES24 FI18 FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 ' +
    'IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20 LU20 LV21 LY25 MC27 MD24 ME22 ' +
    'MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 RS22 RU33 SA24 ' +
    'SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30'
  )
    .split(' ')
    .map((entry) => [entry.slice(0, 2), Number(entry.slice(2))]),
)

/** Whether a value is an IBAN of the right length for its country with remainder 1 by 97 (ISO 7064). */
export function iban(value: string): boolean {
  const text = alphanumericsOf(value)
  if (IBAN_LENGTHS.get(text.slice(0, 2)) !== text.length) return false
  return isIbanSum(text)
}

/** Whether the remainder of an IBAN by 97 is 1, its first four characters moved to its end. */
function isIbanSum(text: string): boolean {
  const moved = text.slice(4) + text.slice(0, 4)
  const digits = [...moved].flatMap((char) => digitsOf(String(Number.parseInt(char, 36))))
  return remainder(digits, 97) === 1
}

/** Weights of the code of a bank in Poland and of a Spanish account, from their central banks. */
const POLISH_BANK = [3, 9, 7, 1, 3, 9, 7, 1]
const SPANISH = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6]
/** Of a Mexican CLABE (Banco de México), and of both parts of a Czech account (decree 169/2011). */
const MEXICAN = [3, 7, 1, 3, 7, 1, 3, 7, 1, 3, 7, 1, 3, 7, 1, 3, 7]
const CZECH = [6, 3, 7, 9, 10, 5, 8, 4, 2, 1]

/** Whether 26 digits are a Polish account (NRB): an IBAN without its PL, with a right code of a bank. */
export function polishAccount(value: string): boolean {
  const digits = digitsOf(value)
  const bank = digits.slice(2, 10)
  return (
    digits.length === 26 &&
    bank.some((digit) => digit !== 0) &&
    weightedSum(bank, POLISH_BANK) % 10 === 0 &&
    isIbanSum(`PL${digits.join('')}`)
  )
}

/** Whether 20 digits are a Spanish account (CCC): its two check digits, one of bank and branch, one of the account. */
export function spanishAccount(value: string): boolean {
  const digits = digitsOf(value)
  if (digits.length !== 20 || digits.every((digit) => digit === 0)) return false
  const check = (part: readonly number[]) => {
    const rest = 11 - (weightedSum(part, SPANISH) % 11)
    return rest === 11 ? 0 : rest === 10 ? 1 : rest
  }
  return check([0, 0, ...digits.slice(0, 8)]) === digits[8] && check(digits.slice(10)) === digits[9]
}

/** What a letter of a French account counts as: A to I, J to R and S to Z from 1, 1 and 2 on. */
const FRENCH_LETTERS = '12345678912345678923456789'

/** Whether bank, branch, account and key are a French account (RIB): remainder 0 by 97. */
export function frenchAccount(value: string): boolean {
  const text = alphanumericsOf(value)
  const digits = digitsOf(
    text.replace(/[A-Z]/g, (letter) => FRENCH_LETTERS[letter.charCodeAt(0) - 65] ?? ''),
  )
  return digits.length === 23 && digits.some((digit) => digit !== 0) && remainder(digits, 97) === 0
}

/** Whether 18 digits are a Mexican account (CLABE) by its check digit. */
export function mexicanAccount(value: string): boolean {
  const digits = digitsOf(value)
  const sum = MEXICAN.reduce((total, weight, at) => total + (((digits[at] ?? 0) * weight) % 10), 0)
  return (
    digits.length === 18 &&
    digits.some((digit) => digit !== 0) &&
    (10 - (sum % 10)) % 10 === digits[17]
  )
}

/** Whether prefix and number of a Czech or Slovak account, before the code of its bank, are divisible by 11 with their weights. */
export function czechAccount(value: string): boolean {
  const [account = ''] = value.split('/')
  return account.split('-').every((part) => {
    const digits = digitsOf(part.padStart(CZECH.length, '0'))
    return digits.some((digit) => digit !== 0) && weightedSum(digits, CZECH) % 11 === 0
  })
}

/** Whether nine digits are a US routing number: Federal Reserve prefix and weights 3, 7, 1 (ABA). */
export function usRoutingNumber(value: string): boolean {
  const digits = digitsOf(value)
  const prefix = Number(value.slice(0, 2))
  const prefixIsAssigned =
    (prefix >= 1 && prefix <= 12) ||
    (prefix >= 21 && prefix <= 32) ||
    (prefix >= 61 && prefix <= 72) ||
    prefix === 80
  return (
    digits.length === 9 &&
    prefixIsAssigned &&
    weightedSum(digits, [3, 7, 1, 3, 7, 1, 3, 7, 1]) % 10 === 0
  )
}

/** Whether the fifth and sixth letter of a BIC name a country (ISO 9362). */
export function bic(value: string): boolean {
  return isCountryCode(value.slice(4, 6))
}

/** The country and the check digits of an IBAN (ISO 13616) directly before the rest of it. */
const IBAN_BEFORE = /(?:^|[^A-Z0-9])[A-Z]{2}\d\d[ -]?$/

/** Whether a number is an account by itself, and not what an IBAN holds of one. */
export function notOfIban(_value: string, { text, start }: ValidatorMatch): boolean {
  return !IBAN_BEFORE.test(text.slice(Math.max(0, start - 6), start))
}
