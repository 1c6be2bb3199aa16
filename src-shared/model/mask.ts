/** Masking of values on screen: enough stays to tell two values apart, not enough to use one. */

import type { MergedFinding } from './finding.ts'
import { flattenSpans, type Range, rangesWithin } from './spans.ts'
import type { Category } from './vocabulary.ts'

/** What masking must know of a finding. */
export type MaskedFinding = Range & Pick<MergedFinding, 'category' | 'label' | 'accepted'>

const MASKED: ReadonlySet<Category> = new Set(['dlp', 'pii'])
/** Code points that stay at each end. */
const KEPT = 2
/** Shorter values keep nothing: two and two of six would be most of it. */
const SHORTEST_KEPT = 8
const MASK = '•'
/** A mask says that something is there, not how long it is beyond this. */
const LONGEST_MASK = 12

/** Whether a finding is a value to mask; a marking such as "confidential" is none. */
export function isMaskable({
  category,
  label,
}: Pick<MaskedFinding, 'category' | 'label'>): boolean {
  return MASKED.has(category) && label !== 'CONFIDENTIAL_MARKING'
}

/** The value with only its first and last two code points readable; white space at the ends is dropped. */
export function maskValue(value: string): string {
  const points = [...value.trim()]
  if (points.length < SHORTEST_KEPT) return MASK.repeat(Math.max(points.length, 1))
  const hidden = Math.min(points.length - 2 * KEPT, LONGEST_MASK)
  return points.slice(0, KEPT).join('') + MASK.repeat(hidden) + points.slice(-KEPT).join('')
}

/** Stretches of a document that hold values to mask, disjoint and in order. */
export function maskedStretches(findings: readonly MaskedFinding[]): readonly Range[] {
  return flattenSpans(findings.filter((finding) => finding.accepted && isMaskable(finding)))
}

/**
 * A finding's own text with its values masked: all of it where its category has
 * values to hide, else what other findings mark in it.
 * @param stretches of {@link maskedStretches}.
 * @param limit UTF-16 units that are read of a long finding.
 */
export function maskedText(
  text: string,
  finding: MaskedFinding,
  stretches: readonly Range[],
  limit: number,
): string {
  const end = Math.min(finding.end, finding.start + limit)
  if (isMaskable(finding)) return maskValue(text.slice(finding.start, end))
  let masked = ''
  let at = finding.start
  for (const stretch of rangesWithin(stretches, { start: at, end })) {
    const from = Math.max(stretch.start, at)
    const to = Math.min(stretch.end, end)
    masked += text.slice(at, from) + maskValue(text.slice(from, to))
    at = to
  }
  return masked + text.slice(at, end)
}

/** Code points of a quote in a list row; the document holds the rest. */
const QUOTE_LENGTH = 120
/** UTF-16 units that are read for a quote: bounds the work for a finding of a megabyte. */
export const QUOTE_READ = 8 * QUOTE_LENGTH

/** A text as one line for a list row: white space folded, invisible characters dropped, cut at 120 code points. */
export function quoteOf(text: string): string {
  const line = text
    .slice(0, QUOTE_READ)
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/\p{Cf}+|\p{Variation_Selector}+/gu, '')
    .trim()
  const points = [...line]
  return points.length > QUOTE_LENGTH ? `${points.slice(0, QUOTE_LENGTH).join('')}…` : line
}
