/**
 * Folds the findings of one category into the spans a reviewer will see.
 *
 * Detectors overlap on purpose: two rules may claim the same card number, and a
 * normalised view can repeat what the plain text already shows. Overlap is
 * settled here and nowhere else: later rooms may rely on spans that are sorted,
 * not empty and, per label, not claims of the same stretch twice.
 */

import type { Explanation, Finding, MergedFinding } from '../../src-shared/model/finding.ts'
import {
  compareRanges,
  lengthOf,
  overlapFinder,
  type Range,
  sharedLength,
  sharesHalf,
} from '../../src-shared/model/spans.ts'
import { compareSeverity } from '../../src-shared/model/vocabulary.ts'
import { ACCEPT_THRESHOLD } from './policy.ts'

/**
 * Merges the findings of one category that claim the same label over shared
 * text, in reading order.
 *
 * The union keeps the highest score and severity: joining two claims must never
 * look less certain than the surer of them. A candidate below the threshold
 * joins an accepted finding but does not stretch it.
 */
export function mergeFindings(findings: readonly Finding[]): readonly MergedFinding[] {
  const lastByLabel = new Map<string, number>()
  const merged: MergedFinding[] = []
  for (const finding of [...findings].sort(compareFindings)) {
    const last = lastByLabel.get(finding.label)
    const previous = last === undefined ? undefined : merged[last]
    if (last !== undefined && previous !== undefined && sharesHalf(previous, finding)) {
      merged[last] = join(previous, finding)
    } else {
      lastByLabel.set(finding.label, merged.length)
      merged.push(alone(finding))
    }
  }
  return withoutPhonesOfNumbers(oneEachValue(merged.sort(compareRanges)))
}

/**
 * A secret or a number of a person is one decision for a reader, whatever rules call it: a vendor's
 * token that stands behind the name of a password is a token. The surest claim of a stretch stands,
 * with what the others say among its explanations.
 * @param sorted in reading order
 */
function oneEachValue(sorted: readonly MergedFinding[]): readonly MergedFinding[] {
  const kept: MergedFinding[] = []
  for (const finding of sorted) {
    const before = kept.at(-1)
    if (before !== undefined && isSameValue(before, finding)) {
      kept[kept.length - 1] = surest(before, finding)
    } else kept.push(finding)
  }
  return kept
}

/** Classes of the numbers that a state, an office or a bank gives a person. */
const NUMBERS_OF_PEOPLE: ReadonlySet<string> = new Set([
  'NATIONAL_ID',
  'SOCIAL_SECURITY',
  'TAX_ID',
  'PASSPORT',
  'DRIVER_LICENSE',
  'HEALTH_ID',
  'BANK_ACCOUNT',
  'RECORD_ID',
])

/** Quotes or a sign at the end of one claim make no other secret of it. */
const SAME_FRACTION = 0.9

function isSameValue(a: MergedFinding, b: MergedFinding): boolean {
  return isValue(a) && isValue(b) && sharesMost(a, b)
}

function sharesMost(a: Range, b: Range): boolean {
  return sharedLength(a, b) >= SAME_FRACTION * Math.max(lengthOf(a), lengthOf(b))
}

/** Of these the ones that a state gives, of which rules check the digits or ask for the word before them. */
const NUMBERS_OF_STATES: ReadonlySet<string> = new Set([
  'NATIONAL_ID',
  'SOCIAL_SECURITY',
  'TAX_ID',
  'HEALTH_ID',
])

/**
 * Digits are called once: those of a number that a state gave somebody are no telephone of which rules are no surer, where
 * the plan of some country has numbers written like them.
 * @param sorted in reading order
 */
function withoutPhonesOfNumbers(sorted: readonly MergedFinding[]): readonly MergedFinding[] {
  const numbersOver = overlapFinder(
    sorted.filter(({ accepted, label }) => accepted && NUMBERS_OF_STATES.has(label)),
  )
  const isOfNumber = (phone: MergedFinding): boolean =>
    numbersOver(phone).some((number) => number.score >= phone.score && sharesMost(number, phone))
  return sorted.filter((each) => each.label !== 'PHONE' || !isOfNumber(each))
}

/** Whether a finding is of a value that has one meaning. */
function isValue({ category, label }: MergedFinding): boolean {
  return category === 'dlp' || NUMBERS_OF_PEOPLE.has(label)
}

function surest(a: MergedFinding, b: MergedFinding): MergedFinding {
  const order =
    Number(b.accepted) - Number(a.accepted) ||
    b.score - a.score ||
    compareSeverity(a.severity, b.severity) ||
    compareText(a.label, b.label)
  const [first, second] = order <= 0 ? [a, b] : [b, a]
  return {
    ...first,
    severity: moreSevere(first, second),
    explanations: surerFirst([...first.explanations, ...second.explanations]),
  }
}

/** Reading order; ties are broken by id so that the order never depends on the detectors' speed. */
function compareFindings(a: Finding, b: Finding): number {
  return (
    compareRanges(a, b) ||
    b.score - a.score ||
    compareText(a.explanation.detectorId, b.explanation.detectorId)
  )
}

function alone({ explanation, ...claim }: Finding): MergedFinding {
  return { ...claim, accepted: claim.score >= ACCEPT_THRESHOLD, explanations: [explanation] }
}

function join(previous: MergedFinding, finding: Finding): MergedFinding {
  const next = alone(finding)
  const surer = next.score > previous.score ? next : previous
  const stretch =
    previous.accepted === next.accepted
      ? {
          start: Math.min(previous.start, next.start),
          end: Math.max(previous.end, next.end),
        }
      : { start: surer.start, end: surer.end }
  return {
    ...surer,
    ...stretch,
    severity: moreSevere(previous, next),
    explanations: surerFirst([...previous.explanations, finding.explanation]),
  }
}

/** The severity of two claims on one stretch: only what is accepted counts, where one of the two is. */
export function moreSevere(a: MergedFinding, b: MergedFinding) {
  if (a.accepted !== b.accepted) return a.accepted ? a.severity : b.severity
  return compareSeverity(a.severity, b.severity) <= 0 ? a.severity : b.severity
}

/** One rule that found the same stretch in several views explains it once, by its best view. */
function surerFirst(explanations: readonly Explanation[]): readonly Explanation[] {
  const sorted = explanations.toSorted(
    (a, b) => b.score - a.score || compareText(a.detectorId, b.detectorId),
  )
  return [...Map.groupBy(sorted, ({ detectorId }) => detectorId).values()].flatMap(
    ([best]) => best ?? [],
  )
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
