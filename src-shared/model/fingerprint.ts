/**
 * What tells a finding from others across scans: docs/fingerprints.md is its
 * specification, and whatever changes here changes the version there.
 *
 * The hash is handed in, because this tree knows no platform. It must withstand
 * chosen documents: a finding that could be made to share a fingerprint with a
 * dismissed one would be dismissed with it.
 */

import type { Range } from './spans.ts'
import type { Category } from './vocabulary.ts'

/** What a fingerprint is made of beside the text. */
export type Claim = Range & { readonly category: Category; readonly label: string }

/** SHA-256 of a text in UTF-8, in hexadecimal. */
export type Sha256 = (text: string) => string

/** Both are 32 hexadecimal digits. */
export interface FindingIdentity {
  /** Of class, value and context: the same place of the same document, wherever its line moves. */
  readonly fingerprint: string
  /** Of class and value alone: every place of one value. */
  readonly valueKey: string
}

/** Name of this way to fingerprint, as SARIF 2.1.0 §3.5.4.2 versions names; results of another one never match. */
export const FINGERPRINT_VERSION = 'assay/v1'
/** 128 bits: no two findings of any history share them by chance, and none can be made to. */
const HEX_DIGITS = 32
/** UTF-16 units of the line that count on each side. */
const CONTEXT_UNITS = 32

/** Numbers that people group with spaces, hyphens and dots as they like. */
const GROUPED_LABELS: ReadonlySet<string> = new Set([
  'PHONE',
  'CREDIT_CARD',
  'IBAN',
  'BANK_ACCOUNT',
  'SWIFT_CODE',
  'NATIONAL_ID',
  'TAX_ID',
  'SOCIAL_SECURITY',
  'PASSPORT',
  'DRIVER_LICENSE',
  'HEALTH_ID',
  'LICENSE_PLATE',
  'MAC_ADDRESS',
])
/** Values in which another case is another value; every one of data leaks is, too. */
const CASED_LABELS: ReadonlySet<string> = new Set(['CRYPTO_WALLET', 'RECORD_ID', 'USERNAME'])

/** The fingerprint and the value's key of a finding in its text. */
export function identityOf(text: string, claim: Claim, sha256: Sha256): FindingIdentity {
  const { category, label, start, end } = claim
  const value = normalisedValue(claim, text.slice(start, end))
  const [before, after] = contextOf(text, claim)
  return {
    fingerprint: keyOf(sha256, [category, label, value, before, after]),
    valueKey: keyOf(sha256, [category, label, value]),
  }
}

/** A key of texts in order; JSON keeps them apart and writes lone surrogates too. */
export function keyOf(sha256: Sha256, parts: readonly string[]): string {
  return sha256(JSON.stringify([FINGERPRINT_VERSION, ...parts])).slice(0, HEX_DIGITS)
}

/**
 * The value without what writers vary: composed (NFC), white space folded, small
 * letters; of grouped numbers letters and digits only; secrets keep their case.
 * Invisible characters stay: they can be the whole payload.
 */
export function normalisedValue(
  { category, label }: Pick<Claim, 'category' | 'label'>,
  value: string,
): string {
  const composed = value.normalize('NFC')
  if (category === 'pii' && GROUPED_LABELS.has(label)) {
    const bare = composed.replace(/[^\p{L}\p{N}+]/gu, '').toLowerCase()
    if (bare !== '') return bare
  }
  const folded = foldSpace(composed)
  return category === 'dlp' || CASED_LABELS.has(label) ? folded : folded.toLowerCase()
}

/** What stands beside a finding on its own lines, up to {@link CONTEXT_UNITS} each, folded. */
function contextOf(text: string, { start, end }: Range): readonly [before: string, after: string] {
  const before = text.slice(Math.max(0, start - CONTEXT_UNITS), start)
  const after = text.slice(end, end + CONTEXT_UNITS)
  const fold = (part: string) => foldSpace(part.normalize('NFC')).toLowerCase()
  return [
    fold(before.slice(1 + Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r')))),
    fold(/^[^\r\n]*/.exec(after)?.[0] ?? ''),
  ]
}

function foldSpace(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
