/**
 * Bank account numbers with a check of their own: IBAN, US routing number, BIC.
 *
 * Lengths per country from the SWIFT IBAN Registry (release 100), which is the
 * register of ISO 13616.
 */

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
  const moved = text.slice(4) + text.slice(0, 4)
  const digits = [...moved].flatMap((char) => digitsOf(String(Number.parseInt(char, 36))))
  return remainder(digits, 97) === 1
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
