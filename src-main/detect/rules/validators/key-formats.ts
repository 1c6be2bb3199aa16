/** Checks of key formats that carry their own proof: a checksum or a readable header. */

import { createHash } from 'node:crypto'
import { oneLine } from '../../../../src-shared/model/one-line.ts'
import type { ValidatorMatch } from './validator.ts'

const BASE58 = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
const CHECKSUM_BYTES = 4
/** No key in this coding is longer; the decoding is quadratic in the length. */
const MAX_BASE58 = 128

/** Whether a value is Base58Check: its last four bytes begin the double SHA-256 of the others. */
export function base58check(value: string): boolean {
  const bytes = decodeBase58(value)
  if (bytes === undefined || bytes.length <= CHECKSUM_BYTES) return false
  const payload = bytes.subarray(0, -CHECKSUM_BYTES)
  const once = createHash('sha256').update(payload).digest()
  const twice = createHash('sha256').update(once).digest()
  return twice.subarray(0, CHECKSUM_BYTES).equals(bytes.subarray(-CHECKSUM_BYTES))
}

/** Whether a value is a JSON Web Token: its first part is a JSON object that names an algorithm (RFC 7515). */
export function jsonWebToken(value: string): boolean {
  const [header = ''] = value.split('.')
  try {
    const parsed: unknown = JSON.parse(Buffer.from(header, 'base64url').toString('utf8'))
    return typeof parsed === 'object' && parsed !== null && 'alg' in parsed
  } catch {
    return false
  }
}

/** Payloads of the tokens that manuals print: jwt.io's John Doe, RFC 7519's joe, PyJWT's. */
const PRINTED_TOKENS = /John Doe|"iss":"joe"|"sub":"1234567890"|"some":"payload"/
/** Of whoever opens a page, who has not logged in (Supabase's anonymous key). */
const OF_ANYBODY = /"role":"anon"/

/** Whether a JSON Web Token is none of those that every manual prints, nor one that a page shows to everybody. */
export function notPublishedJwt(value: string): boolean {
  const [, payload = ''] = value.split('.')
  const said = Buffer.from(payload, 'base64url').toString('utf8')
  return !PRINTED_TOKENS.test(said) && !OF_ANYBODY.test(said)
}

/**
 * What vendors' keys begin with, and their whole form, where it is documented, or that none is shorter; and AWS's secret keys, which have
 * no beginning of their own, by their name.
 */
const VENDOR_FORMS: readonly (readonly [begin: RegExp, whole: RegExp])[] = [
  [/^(?:AKIA|ASIA)[A-Z0-9]/, /^A[KS]IA[A-Z2-7]{16}$/],
  [/^gh[pousr]_/, /^gh[pousr]_[A-Za-z0-9]{36,255}$/],
  [/^github_pat_/, /^github_pat_[A-Za-z0-9]{22}_[A-Za-z0-9]{59}$/],
  [/^glpat-/, /^glpat-[A-Za-z0-9_-]{20,}(?:\.[0-9a-z]{2}\.[0-9a-z]{9})?$/],
  [/^npm_/, /^npm_[A-Za-z0-9]{36}$/],
  [/^AIza/, /^AIza[A-Za-z0-9_-]{35}$/],
  [/^SG\./, /^SG\.[A-Za-z0-9_-]{22}\.[A-Za-z0-9_-]{43}$/],
  [
    new RegExp(
      oneLine`
        ^(?:
          sk-|[spr]k_(?:live|test)_|hf_|gsk_|tvly-|xox[a-z]-|xapp-|pcsk_|nvapi-|lsv2_|r8_
          |pplx-|xai-|csk-|gl(?:sa|c)_|sntry[a-z]_|ph[cx]_|do[opr]_v1_|shp[a-z]{2}_|whsec_
          |fig[du]_|ntn_|lin_api_|eyJ
        )
      `,
    ),
    /^\S{30,}$/,
  ],
  [/^hv[sbr]\./, /^hv[sbr]\.(?:[A-Za-z0-9]{24}|[A-Za-z0-9_-]{85,300})$/],
]
const AWS_SECRET_NAME = /aws_?secret(?:_?access)?_?key\W*$/i
const MAX_NAME = 40
const AWS_SECRET = /^[A-Za-z0-9+/]{40}$/

/**
 * Whether a value that only its name calls secret has the form of a vendor's key where it begins or is called like
 * one: else it is a sample in a manual, or cut short.
 */
export function fitsVendorForm(value: string, { text, start }: ValidatorMatch): boolean {
  const name = text.slice(Math.max(0, start - MAX_NAME), start)
  if (AWS_SECRET_NAME.test(name)) return AWS_SECRET.test(value)
  return !VENDOR_FORMS.some(([begin, whole]) => begin.test(value) && !whole.test(value))
}

/** What follows the first label of a host's name. */
const MORE_LABELS = /^(?:\.[a-z][a-z0-9-]{0,62}){2}/i
const READ_AFTER = 80

/** Whether a value is no label of a host's name, which a vendor writes like its tokens: `akab-….luna.akamaiapis.net`. */
export function notHostName(_value: string, { text, end }: ValidatorMatch): boolean {
  return !MORE_LABELS.test(text.slice(end, end + READ_AFTER))
}

/** Number of words that a recovery phrase has (BIP-39). */
const PHRASE_LENGTHS = new Set([12, 15, 18, 21, 24])
/** A sentence repeats its little words; a phrase of this many drawn words hardly does. */
const MAX_REPEATED = 1

/** Whether a value is a row of words of a recovery phrase's length and variety. */
export function recoveryPhrase(value: string): boolean {
  const words = value.trim().split(/[\s,]+/)
  return (
    PHRASE_LENGTHS.has(words.length) &&
    words.length - new Set(words).size <= MAX_REPEATED &&
    words.every((word) => /^[a-z]{3,8}$/.test(word)) &&
    !words.some((word) => NO_PHRASE_WORDS.has(word))
  )
}

/** The commonest English words that are not in the BIP-39 list. */
const NO_PHRASE_WORDS = new Set(
  'and are for from has have her his its not our the their them they this was were which with your'.split(
    ' ',
  ),
)

function decodeBase58(value: string): Buffer | undefined {
  if (value.length > MAX_BASE58) return undefined
  let number = 0n
  for (const character of value) {
    const digit = BASE58.indexOf(character)
    if (digit < 0) return undefined
    number = number * 58n + BigInt(digit)
  }
  const hex = number.toString(16)
  const bytes = Buffer.from(hex.length % 2 === 0 ? hex : `0${hex}`, 'hex')
  const zeros = /^1*/.exec(value)?.[0].length ?? 0
  return Buffer.concat([Buffer.alloc(zeros), bytes])
}
