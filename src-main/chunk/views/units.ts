/**
 * What folding does to one UTF-16 unit: the table behind the folded view.
 *
 * Asking Unicode about a character is slow and its answer never changes, so the
 * answer is kept per unit; a text then costs one table look-up a unit.
 */

import { undressedLatin } from './confusables.ts'

/** How a unit is treated. */
export const UNIT = {
  /** Becomes the one unit of the table. */
  plain: 1,
  /** Left out: people do not see it. */
  invisible: 2,
  white: 3,
  lineBreak: 4,
  /** Combines with what stands before it. */
  mark: 5,
  /** Half of a pair, or becomes several units: ask {@link foldCluster}. */
  special: 6,
} as const

/** Kind in the bits above 16, the folded unit below; 0 where not asked yet. */
const table = new Uint32Array(0x10000)

/** Kind (`>>> 16`) and folded unit (`& 0xffff`) of a UTF-16 unit. */
export function unitInfo(unit: number): number {
  const known = table[unit] ?? 0
  if (known !== 0) return known
  const info = describeUnit(unit)
  table[unit] = info
  return info
}

/**
 * Characters that are not drawn (Unicode Default_Ignorable_Code_Point), control
 * characters that are no white space, and interlinear annotation marks.
 */
const INVISIBLE =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: single code points, none of them joined
  /^[\0-\x08\x0e-\x1f\x7f-\x84\x86-\x9f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb\u{e0000}-\u{e0fff}\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}]$/u
const LINE_BREAK = /^[\n\r\u0085\u2028\u2029]$/
const WHITE = /^\s$/
/** In NFKC: marks, and the Hangul vowels and finals that it joins to the letter before. */
const MARK = /^[\p{M}\u1161-\u11ff]/u
/** Marks that decorate Latin, Greek and Cyrillic letters; what is left of them after NFKC is ornament. */
const ORNAMENT =
  /[\u0300-\u036f]|[\u0483-\u0489]|[\u1ab0-\u1aff]|[\u1dc0-\u1dff]|[\u20d0-\u20ff]|[\ufe20-\ufe2f]/g

/** Whether a code point is left out of the folded view. */
export function isInvisible(codePoint: number): boolean {
  return INVISIBLE.test(String.fromCodePoint(codePoint))
}

/** A character with its marks: NFKC, lower case, ornaments dropped, plain for Latin in odd dress. */
export function foldCluster(cluster: string): string {
  const plain = undressedLatin(cluster.codePointAt(0) ?? 0)
  if (plain !== undefined) return plain
  const bare = withoutPiledMarks(cluster)
  if (bare !== undefined) return bare
  const folded = cluster.normalize('NFKC').toLowerCase().normalize('NFC').replace(ORNAMENT, '')
  return folded.length === 1 ? (undressedLatin(folded.charCodeAt(0)) ?? folded) : folded
}

/** More marks than this on one Latin letter no language writes; nor marks of other scripts. */
const MAX_MARKS = 3

/** The Latin letter below marks that only decorate it; undefined where they may mean something. */
function withoutPiledMarks(cluster: string): string | undefined {
  if (cluster.length === 1) return undefined
  const [letter = '', ...marks] = cluster.normalize('NFKD').toLowerCase()
  if (!/[a-z]/.test(letter) || marks.length === 0) return undefined
  const isForeign = marks.some((mark) => mark.replace(ORNAMENT, '') !== '')
  const arePiled = marks.length > MAX_MARKS || isForeign
  return arePiled && marks.every((mark) => MARK.test(mark)) ? letter : undefined
}

function describeUnit(unit: number): number {
  const character = String.fromCharCode(unit)
  if (unit >= 0xd800 && unit <= 0xdfff) return UNIT.special << 16
  if (INVISIBLE.test(character)) return UNIT.invisible << 16
  if (LINE_BREAK.test(character)) return (UNIT.lineBreak << 16) | 0x20
  if (WHITE.test(character)) return (UNIT.white << 16) | 0x20
  if (MARK.test(character.normalize('NFKC'))) return UNIT.mark << 16
  const folded = foldCluster(character)
  if (folded === ' ') return (UNIT.white << 16) | 0x20
  return folded.length === 1 ? (UNIT.plain << 16) | folded.charCodeAt(0) : UNIT.special << 16
}
