/** VAT numbers of firms and sole traders in the European Union and the United Kingdom, by the check digits of each country. */

import type { ValidatorMatch } from '../validator.ts'
import {
  alphanumericsOf,
  digitsOf,
  isUniform,
  passesLuhn,
  passesMod11And10,
  remainder,
  weightedSum,
} from './check-digits.ts'

type Digits = readonly number[]

/** Check digits by the two letters before a number; `digits` are all of its digits, `text` its letters too. */
const CHECKS: Readonly<Record<string, (digits: Digits, text: string) => boolean>> = {
  AT: (digits, text) => /^U\d{8}$/.test(text) && austrian(digits),
  BE: (digits) =>
    digits.length === 10 &&
    (digits[0] ?? 0) <= 1 &&
    97 - remainder(digits.slice(0, 8), 97) === remainder(digits.slice(8), 100),
  CZ: (digits, text) => digits.length === text.length && czech(digits),
  DE: (digits) => digits.length === 9 && digits[0] !== 0 && passesMod11And10(digits),
  FR: (digits) =>
    digits.length === 11 &&
    passesLuhn(digits.slice(2)) &&
    (12 + 3 * remainder(digits.slice(2), 97)) % 97 === remainder(digits.slice(0, 2), 100),
  GB: (digits) => digits.length === 9 && british(digits),
  IT: (digits) => digits.length === 11 && passesLuhn(digits),
  NL: (_digits, text) => /^\d{9}B\d{2}$/.test(text) && dutch(text),
}

/**
 * Whether a value is a VAT number: its country stands before it, or in the word for it (the groups `it` and `cz`
 * of the pattern), and its check digits are right.
 */
export function vatNumber(value: string, { groups }: ValidatorMatch): boolean {
  const text = alphanumericsOf(value)
  const [, prefix, rest = ''] = /^([A-Z]{2})?(.*)$/.exec(text) ?? []
  const country = prefix ?? (groups.it === undefined ? 'CZ' : 'IT')
  const isOwn = prefix !== undefined || groups.it !== undefined || groups.cz !== undefined
  const digits = digitsOf(rest)
  return isOwn && !isUniform(digits) && (CHECKS[country]?.(digits, rest) ?? false)
}

/** Seven digits, those at even places doubled, their cross sum and 4 taken from the next ten. */
function austrian(digits: Digits): boolean {
  const sum = digits
    .slice(0, 7)
    .map((digit, place) => (place % 2 === 0 ? digit : Math.floor(digit / 5) + ((digit * 2) % 10)))
    .reduce((total, each) => total + each, 4)
  return (10 - (sum % 10)) % 10 === digits[7]
}

/** A firm's has eight digits, weights 8 to 2; a sole trader's is their birth number, ten digits that eleven divides. */
function czech(digits: Digits): boolean {
  if (digits.length === 10) return remainder(digits, 11) === 0
  const rest = weightedSum(digits, [8, 7, 6, 5, 4, 3, 2]) % 11
  return digits.length === 8 && digits[7] === (11 - rest) % 10
}

/** Weights 8 to 2 and the last two digits make a multiple of 97, or one less 55 since 2010. */
function british(digits: Digits): boolean {
  const sum = weightedSum(digits, [8, 7, 6, 5, 4, 3, 2]) + remainder(digits.slice(7), 100)
  return sum % 97 === 0 || (sum + 55) % 97 === 0
}

/** The eleven test of older numbers, or ISO 7064 MOD 97-10 over the whole, letters counting from A = 10, since 2020. */
function dutch(text: string): boolean {
  const own = digitsOf(text.slice(0, 9))
  if (weightedSum(own, [9, 8, 7, 6, 5, 4, 3, 2]) % 11 === own[8]) return true
  const whole = [...`NL${text}`].map((sign) => Number.parseInt(sign, 36)).join('')
  return remainder(digitsOf(whole), 97) === 1
}
