/** Masking of values on screen: enough stays to tell two values apart, not enough to use one. */

import type { MergedFinding } from './finding.ts'
import { compareRanges, type Range, rangesWithin } from './spans.ts'
import type { Category } from './vocabulary.ts'

/** What masking must know of a finding. */
export type MaskedFinding = Range & Pick<MergedFinding, 'accepted'> & Claimed

/** What a finding is, and who says so; without the latter a value is masked. */
export type Claimed = Pick<MergedFinding, 'category' | 'label'> & {
  readonly explanations?: readonly (
    | { readonly detectorId: string }
    | { readonly detector_id: string }
  )[]
}

const MASKED: ReadonlySet<Category> = new Set(['dlp', 'pii'])
/** Code points that stay at each end. */
const KEPT = 2
/** Shorter values keep nothing: two and two of six would be most of it. */
const SHORTEST_KEPT = 8
const MASK = '•'
/** A mask says that something is there, not how long it is beyond this. */
const LONGEST_MASK = 12

/**
 * Rules that mark a word of their own list, such as the heading "Salary": it says what a document
 * is, and nothing of anyone. What a document alone can fill (the head of a list of customers, an
 * address, an illness) is no such word, nor is what a model or a rule of the owner marks.
 */
export const KEYWORD_RULES: ReadonlySet<string> = new Set([
  'dlp_salary_table',
  'dlp_payslip',
  'dlp_board_minutes',
  'dlp_merger_terms',
  'dlp_personnel_review',
])

/** Whether a finding is a value to mask: neither a marking such as "confidential" nor a rule's own word is. */
export function isMaskable({ category, label, explanations = [] }: Claimed): boolean {
  if (!MASKED.has(category) || label === 'CONFIDENTIAL_MARKING') return false
  const ids = explanations.map((why) => ('detectorId' in why ? why.detectorId : why.detector_id))
  // Whatever else claims the place may have stretched it.
  return ids.length === 0 || ids.some((id) => !KEYWORD_RULES.has(id))
}

/** Masks of classes whose readers need to see another part than the ends. */
const CLASS_MASKS: Readonly<Record<string, (value: string) => string | null>> = {
  // PCI DSS 4.0, requirement 3.4.1, allows the first six and the last four digits.
  CREDIT_CARD: (value) => groupEnds(value, 13),
  IBAN: (value) => groupEnds(value, 15),
  BANK_ACCOUNT: (value) => groupEnds(value, 15),
  EMAIL: (value) => {
    const [, first, domain] = /^(.)[^@]*(@[^@\s]+)$/u.exec(value) ?? []
    return first === undefined ? null : `${first}${MASK.repeat(4)}${domain}`
  },
  PERSON: (value) => value.replace(NAME_WORD, maskWord),
  PHONE: (value) => {
    const digits = value.replace(/\D/g, '')
    return digits.length < SHORTEST_KEPT ? null : `${MASK.repeat(4)} ${digits.slice(-2)}`
  },
}

/** A word of a name, with the full stop of an initial. */
const NAME_WORD = /[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}.’'-]*[\p{L}\p{M}\p{N}])?/gu
/** Shorter words keep nothing: one letter of two would be half of a name. */
const SHORTEST_NAME = 3

/** The initial alone: it tells the people of a document apart. */
function maskWord(word: string): string {
  const points = [...word]
  if (points.length < SHORTEST_NAME) return MASK.repeat(points.length)
  return (points[0] ?? '') + MASK.repeat(Math.min(points.length - 1, LONGEST_MASK))
}

/** `4111 •••• 1111`; null for what has fewer letters and digits than a whole one. */
function groupEnds(value: string, shortest: number): string | null {
  const bare = value.replace(/[^\p{L}\p{N}]/gu, '')
  const points = [...bare]
  if (points.length < shortest) return null
  return `${points.slice(0, 4).join('')} ${MASK.repeat(4)} ${points.slice(-4).join('')}`
}

/**
 * The value with as much readable as its class allows, without one only its first and last two
 * code points; white space at the ends is dropped.
 * @param label of a value that is whole.
 */
export function maskValue(value: string, label?: string): string {
  const trimmed = value.trim()
  const ofClass = label === undefined ? null : CLASS_MASKS[label]?.(trimmed)
  if (ofClass) return ofClass
  const points = [...trimmed]
  if (points.length < SHORTEST_KEPT) return MASK.repeat(Math.max(points.length, 1))
  const hidden = Math.min(points.length - 2 * KEPT, LONGEST_MASK)
  return points.slice(0, KEPT).join('') + MASK.repeat(hidden) + points.slice(-KEPT).join('')
}

/** A stretch to mask, with its class where it is one whole value. */
export interface MaskedStretch extends Range {
  readonly label?: string
  /** Which of the values of its class it is, where masks alone would not tell them apart. */
  readonly number?: number
  /** Whether it is a part of a value whose rest is shown elsewhere: nothing of it stays readable. */
  readonly isPart?: true
}

const PART_MASK = MASK.repeat(4)

/** What stands for a stretch while it is masked: `A••• B••••• #2`. @param value its text. */
export function maskOf(
  value: string,
  { label, number, isPart }: Omit<MaskedStretch, 'start' | 'end'>,
): string {
  if (isPart) return PART_MASK
  const mask = maskValue(value, label)
  return number === undefined ? mask : `${mask} #${number}`
}

/**
 * Stretches of a document that hold values to mask, disjoint and in order. Values that overlap
 * are one stretch, so that no two masks show more of it than one would.
 * @param numberOf which value of its class a finding is, where its mask is to say so.
 */
export function maskedStretches<F extends MaskedFinding>(
  findings: readonly F[],
  numberOf: (finding: F) => number | undefined = () => undefined,
): readonly MaskedStretch[] {
  const values = findings
    .filter((finding) => finding.accepted && finding.end > finding.start && isMaskable(finding))
    .sort(compareRanges)
  const stretches: { start: number; end: number; label?: string; number?: number }[] = []
  for (const finding of values) {
    const { start, end, label } = finding
    const last = stretches.at(-1)
    if (last === undefined || start >= last.end) {
      const number = numberOf(finding)
      stretches.push({ start, end, label, ...(number !== undefined && { number }) })
    } else if (end > last.end) {
      last.end = end
      delete last.label
      delete last.number
    }
  }
  return stretches
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
  stretches: readonly MaskedStretch[],
  limit: number,
): string {
  const end = Math.min(finding.end, finding.start + limit)
  if (isMaskable(finding)) {
    const isWhole = end === finding.end
    const value = text.slice(finding.start, end)
    if (!isWhole) return maskValue(value)
    const [own] = rangesWithin(stretches, finding)
    const isOwn = own?.start === finding.start && own.end === finding.end
    return maskOf(value, { label: finding.label, ...(isOwn && own.label === finding.label && own) })
  }
  let masked = ''
  let at = finding.start
  for (const stretch of rangesWithin(stretches, { start: at, end })) {
    const from = Math.max(stretch.start, at)
    const to = Math.min(stretch.end, end)
    const isWhole = from === stretch.start && to === stretch.end
    masked += text.slice(at, from) + maskOf(text.slice(from, to), isWhole ? stretch : {})
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
