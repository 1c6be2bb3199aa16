/** From which score a finding counts, and what of it never decides; the table of decisions is `src-shared/model/policy.ts`. */

/** Rule findings are accepted from this score up. */
export const ACCEPT_THRESHOLD = 0.5

/** A rejected candidate this little below its threshold leaves the outcome inconclusive. */
export const REVIEW_BAND = 0.15

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
