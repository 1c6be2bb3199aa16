/**
 * The secret of an API key: making it, and the hash it is kept as.
 *
 * A plain SHA-256 is enough, without salt or slow hashing: those make guessing
 * a weak, human secret expensive, and this one has 256 random bits, which
 * nobody guesses at any speed (NIST SP 800-63B §5.1.2.2 draws the line at 112
 * bits). A key is checked on every request, so slow would also be felt.
 */

import { hash, randomBytes } from 'node:crypto'

const PREFIX = 'assay_'
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const SECRET_BYTES = 32
/** 62^43 is just above 2^256. */
const SECRET_DIGITS = 43
const FORM = new RegExp(`^${PREFIX}[0-9A-Za-z]{${SECRET_DIGITS}}$`)

/** A new key: `assay_` and 256 random bits in base 62, which a double click selects as a whole. */
export function generateKey(): string {
  return PREFIX + toBase62(randomBytes(SECRET_BYTES))
}

/** Whether a text has the form of a key; says nothing about whether it is one. */
export function hasKeyForm(text: string): boolean {
  return FORM.test(text)
}

/** SHA-256 of a key, 32 bytes. */
export function hashKey(key: string): Buffer {
  return hash('sha256', key, 'buffer')
}

/** What a list shows of a key: enough to recognise it, 220 bits short of using it. */
export function displayPrefix(key: string): string {
  return key.slice(0, PREFIX.length + 6)
}

/**
 * 32 bytes as a number with exactly 43 digits in base 62, zeros in front.
 * Different bytes give different digits.
 */
export function toBase62(bytes: Uint8Array): string {
  let rest = BigInt(`0x${Buffer.from(bytes).toString('hex')}`)
  let digits = ''
  for (let place = 0; place < SECRET_DIGITS; place++) {
    digits = DIGITS.charAt(Number(rest % 62n)) + digits
    rest /= 62n
  }
  return digits
}
