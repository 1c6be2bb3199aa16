/**
 * What a finding means for the decision: the thresholds, the severities and the
 * default policy, as tables.
 */

import type { Category, Decision, Severity } from '../../src-shared/model/vocabulary.ts'

/** Rule findings are accepted from this score up. */
export const ACCEPT_THRESHOLD = 0.5

/** A rejected candidate this little below its threshold leaves the outcome inconclusive. */
export const REVIEW_BAND = 0.15

/** Decision that one accepted finding of a severity asks for. */
export const DEFAULT_POLICY: Readonly<Record<Category, Readonly<Record<Severity, Decision>>>> = {
  injection: { critical: 'block', high: 'block', medium: 'block', low: 'block' },
  threat: { critical: 'block', high: 'block', medium: 'block', low: 'block' },
  dlp: { critical: 'block', high: 'block', medium: 'review', low: 'review' },
  pii: { critical: 'block', high: 'block', medium: 'review', low: 'review' },
}

/** Categories in which a candidate within the review band asks for a look by itself. */
export const REVIEWS_CANDIDATES: ReadonlySet<Category> = new Set(['injection', 'threat'])

/** Labels that are evidence but never change the decision alone. */
export const EVIDENCE_ONLY_LABELS: ReadonlySet<string> = new Set(['ORGANIZATION', 'LOCATION'])

/** Whether a score, which was rejected, lies within the review band below its threshold. */
export function isWithinReviewBand(
  score: number,
  threshold: number,
  reviewFrom = threshold - REVIEW_BAND,
): boolean {
  return score >= reviewFrom
}

/** A level-3 chunk of another class than the final one counts as dissent above this confidence. */
export const DISSENT_ABOVE = 0.1
