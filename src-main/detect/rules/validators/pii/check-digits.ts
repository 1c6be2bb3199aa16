/**
 * The check-digit arithmetic that identity and account numbers share.
 *
 * Numbers of a country only choose weights and cuts; what the sums mean is
 * here once. All functions are total: odd input gives `false` or a plain sum.
 */

/** The ASCII digits of a text, in order; every other character is left out. */
export function digitsOf(text: string): readonly number[] {
  const digits: number[] = []
  for (let index = 0; index < text.length; index++) {
    const digit = text.charCodeAt(index) - 0x30
    if (digit >= 0 && digit <= 9) digits.push(digit)
  }
  return digits
}

/** The letters A–Z and digits of a text in upper case; separators are left out. */
export function alphanumericsOf(text: string): string {
  return text.toUpperCase().replace(/[^0-9A-Z]/g, '')
}

/** Whether every digit is the same: such numbers pass many sums and belong to nobody. */
export function isUniform(digits: readonly number[]): boolean {
  return digits.every((digit) => digit === digits[0])
}

/** Sum of digit × weight over the shorter of the two lists. */
export function weightedSum(digits: readonly number[], weights: readonly number[]): number {
  let sum = 0
  for (const [place, weight] of weights.entries()) sum += (digits[place] ?? 0) * weight
  return sum
}

/** Sum of the decimal digits of each digit × weight product (products below 100). */
export function crossSum(digits: readonly number[], weights: readonly number[]): number {
  let sum = 0
  for (const [place, weight] of weights.entries()) {
    const product = (digits[place] ?? 0) * weight
    sum += Math.floor(product / 10) + (product % 10)
  }
  return sum
}

/** Luhn's formula over all digits, the last being the check digit (ISO/IEC 7812-1 annex B). */
export function passesLuhn(digits: readonly number[]): boolean {
  let sum = 0
  for (const [place, digit] of digits.toReversed().entries()) {
    const value = place % 2 === 1 ? digit * 2 : digit
    sum += value > 9 ? value - 9 : value
  }
  return digits.length > 1 && sum % 10 === 0
}

/** Remainder of a decimal number of any length by `divisor`. */
export function remainder(digits: readonly number[], divisor: number): number {
  let rest = 0
  for (const digit of digits) rest = (rest * 10 + digit) % divisor
  return rest
}

/** ISO 7064 hybrid system MOD 11,10 over all digits, the last being the check digit. */
export function passesMod11And10(digits: readonly number[]): boolean {
  let carry = 10
  for (const digit of digits.slice(0, -1)) {
    const sum = (carry + digit) % 10 || 10
    carry = (sum * 2) % 11
  }
  return (carry + (digits.at(-1) ?? 0)) % 10 === 1
}

/** ISO 7064 pure system MOD 11-2: the last character is a digit or X for ten. */
export function passesMod11And2(text: string): boolean {
  let sum = 0
  for (const digit of digitsOf(text.slice(0, -1))) sum = ((sum + digit) * 2) % 11
  const check = (12 - sum) % 11
  return text.at(-1) === (check === 10 ? 'X' : String(check))
}

/** EAN-13 and its kin: weights 1 and 3 from the left, sum divisible by ten (GS1). */
export function passesEan13(digits: readonly number[]): boolean {
  return (
    digits.length === 13 && weightedSum(digits, [1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1]) % 10 === 0
  )
}

/** Position permutation of Verhoeff's scheme; each row is the first applied once more. */
const VERHOEFF_STEP = [1, 5, 7, 6, 2, 8, 3, 0, 9, 4]

/** Verhoeff's check over the dihedral group D5 (J. Verhoeff, Mathematical Centre Tract 29, 1969). */
export function passesVerhoeff(digits: readonly number[]): boolean {
  let check = 0
  for (const [place, digit] of digits.toReversed().entries()) {
    let moved = digit
    for (let step = 0; step < place % 8; step++) moved = VERHOEFF_STEP[moved] ?? 0
    check = dihedralProduct(check, moved)
  }
  return digits.length > 1 && check === 0
}

/** Product in D5: 0–4 are the rotations, 5–9 the reflections. */
function dihedralProduct(a: number, b: number): number {
  const turn = a < 5 ? (a % 5) + (b % 5) : (a % 5) - (b % 5) + 5
  return (turn % 5) + (a < 5 === b < 5 ? 0 : 5)
}
