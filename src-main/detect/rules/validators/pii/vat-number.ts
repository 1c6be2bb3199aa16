/** VAT numbers of firms and sole traders in the European Union, the United Kingdom, Norway and Switzerland, by the check digits of each country. */

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
import { croatianIdentityNumber, polishTaxNumber } from './eastern-europe.ts'
import { greekTaxNumber, portugueseTaxNumber, spanishIdentityNumber } from './southern-europe.ts'
import { irishPpsNumber } from './western-europe.ts'

type Digits = readonly number[]

/** Check digits by the two letters before a number; `digits` are all of its digits, `text` its letters too. */
const CHECKS: Readonly<Record<string, (digits: Digits, text: string) => boolean>> = {
  AT: (digits, text) => /^U\d{8}$/.test(text) && austrian(digits),
  BE: (digits) =>
    digits.length === 10 &&
    (digits[0] ?? 0) <= 1 &&
    97 - remainder(digits.slice(0, 8), 97) === remainder(digits.slice(8), 100),
  BG: (digits, text) => isOf(9, text) && bulgarian(digits),
  CH: (digits, text) =>
    /^E\d{9}(?:MWST|TVA|IVA)?$/.test(text) &&
    (11 - (weightedSum(digits, [5, 4, 3, 2, 7, 6, 5, 4]) % 11)) % 11 === digits[8],
  CY: (digits, text) => /^\d{8}[A-Z]$/.test(text) && cypriot(digits, text),
  CZ: (digits, text) => digits.length === text.length && czech(digits),
  DE: (digits) => digits.length === 9 && digits[0] !== 0 && passesMod11And10(digits),
  DK: (digits, text) => isOf(8, text) && weightedSum(digits, [2, 7, 6, 5, 4, 3, 2, 1]) % 11 === 0,
  EE: (digits, text) =>
    isOf(9, text) && weightedSum(digits, [3, 7, 1, 3, 7, 1, 3, 7, 1]) % 10 === 0,
  EL: (_digits, text) => isOf(9, text) && greekTaxNumber(text),
  ES: (digits, text) => spanishIdentityNumber(text) || spanishFirm(digits, text),
  FI: (digits, text) => isOf(8, text) && weightedSum(digits, [7, 9, 10, 5, 8, 4, 2, 1]) % 11 === 0,
  FR: (digits) =>
    digits.length === 11 &&
    passesLuhn(digits.slice(2)) &&
    (12 + 3 * remainder(digits.slice(2), 97)) % 97 === remainder(digits.slice(0, 2), 100),
  GB: (digits) => digits.length === 9 && british(digits),
  HR: (_digits, text) => isOf(11, text) && croatianIdentityNumber(text),
  HU: (digits, text) => isOf(8, text) && weightedSum(digits, [9, 7, 3, 1, 9, 7, 3, 1]) % 10 === 0,
  IE: (_digits, text) => irishPpsNumber(text),
  IT: (digits) => digits.length === 11 && passesLuhn(digits),
  LT: (digits, text) => isOf(9, text) && digits[7] === 1 && lithuanian(digits),
  LU: (digits, text) =>
    isOf(8, text) && remainder(digits.slice(0, 6), 89) === remainder(digits.slice(6), 100),
  LV: (digits, text) =>
    isOf(11, text) &&
    (digits[0] ?? 0) > 3 &&
    weightedSum(digits, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6, 1]) % 11 === 3,
  MT: (digits, text) => isOf(8, text) && weightedSum(digits, [3, 4, 6, 7, 8, 9, 10, 1]) % 37 === 0,
  NL: (_digits, text) => /^\d{9}B\d{2}$/.test(text) && dutch(text),
  NO: (digits, text) =>
    /^\d{9}(?:MVA)?$/.test(text) &&
    (11 - (weightedSum(digits, [3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11 === digits[8],
  PL: (_digits, text) => isOf(10, text) && polishTaxNumber(text),
  PT: (_digits, text) => isOf(9, text) && portugueseTaxNumber(text),
  RO: (digits, text) => /^\d{7,10}$/.test(text) && romanian(digits),
  SE: (digits, text) => /^\d{10}01$/.test(text) && passesLuhn(digits.slice(0, 10)),
  SI: (digits, text) =>
    isOf(8, text) && (11 - (weightedSum(digits, [8, 7, 6, 5, 4, 3, 2]) % 11)) % 10 === digits[7],
  SK: (digits, text) => isOf(10, text) && remainder(digits, 11) === 0,
}

/** Countries whose word for it says whose number it is, by the groups of the pattern. */
const OF_WORDS: Readonly<Record<string, string>> = { it: 'IT', cz: 'CZ', es: 'ES' }

/** Whether a number is so many digits and nothing else. */
function isOf(length: number, text: string): boolean {
  return text.length === length && /^\d+$/.test(text)
}

/**
 * Whether a value is a VAT number: its country stands before it, or in the word for it (the groups `it`, `cz`
 * and `es` of the pattern), and its check digits are right.
 */
export function vatNumber(value: string, { groups }: ValidatorMatch): boolean {
  const text = alphanumericsOf(value)
  const [, prefix, rest = ''] = /^([A-Z]{2})?(.*)$/.exec(text) ?? []
  const own = Object.entries(OF_WORDS).find(([word]) => groups[word] !== undefined)?.[1]
  const country = prefix ?? own ?? ''
  const digits = digitsOf(rest)
  return !isUniform(digits) && (CHECKS[country]?.(digits, rest) ?? false)
}

/** A letter for the kind of firm, seven digits and Luhn's check digit over them, or the letter at its place from J = 0. */
function spanishFirm(digits: Digits, text: string): boolean {
  const [, control = ''] = /^[A-HJNP-SUVW]\d{7}([0-9A-J])$/.exec(text) ?? []
  const check = 'JABCDEFGHI'.indexOf(control)
  const last = check < 0 ? Number(control) : check
  return control !== '' && passesLuhn([...digits.slice(0, 7), last])
}

/** Seven digits, those at even places doubled, their cross sum and 4 taken from the next ten. */
function austrian(digits: Digits): boolean {
  const sum = digits
    .slice(0, 7)
    .map((digit, place) => (place % 2 === 0 ? digit : Math.floor(digit / 5) + ((digit * 2) % 10)))
    .reduce((total, each) => total + each, 4)
  return (10 - (sum % 10)) % 10 === digits[7]
}

/** Weights 1 to 8 modulo eleven, or 3 to 10 where that leaves ten. */
function bulgarian(digits: Digits): boolean {
  const rest = weightedSum(digits, [1, 2, 3, 4, 5, 6, 7, 8]) % 11
  const check = rest < 10 ? rest : (weightedSum(digits, [3, 4, 5, 6, 7, 8, 9, 10]) % 11) % 10
  return check === digits[8]
}

/** Digits at odd places count by a table, the others as they are; the rest of 26 is a letter. */
const CYPRIOT = [1, 0, 5, 7, 9, 13, 15, 17, 19, 21]
function cypriot(digits: Digits, text: string): boolean {
  const sum = digits.reduce(
    (total, digit, place) => total + (place % 2 === 0 ? (CYPRIOT[digit] ?? 0) : digit),
    0,
  )
  return text.charCodeAt(8) - 65 === sum % 26
}

/** Weights 1 to 8 modulo eleven, or 3 to 9 and 1 where that leaves ten. */
function lithuanian(digits: Digits): boolean {
  const rest = weightedSum(digits, [1, 2, 3, 4, 5, 6, 7, 8]) % 11
  const check = rest < 10 ? rest : (weightedSum(digits, [3, 4, 5, 6, 7, 8, 9, 1]) % 11) % 10
  return check === digits[8]
}

/** Weights 7, 5, 3, 2, 1, 7, 5, 3, 2 from the right, times ten, modulo eleven. */
function romanian(digits: Digits): boolean {
  const weights = [7, 5, 3, 2, 1, 7, 5, 3, 2].slice(-(digits.length - 1))
  return ((weightedSum(digits, weights) * 10) % 11) % 10 === digits.at(-1)
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
