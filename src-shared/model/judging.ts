/** The words of a reviewer's judgement, and what several of them make together. */

/** `open` is also what nobody has judged. */
export const FINDING_STATUSES = ['open', 'confirmed', 'dismissed'] as const
export type FindingStatus = (typeof FINDING_STATUSES)[number]

/** Why a finding is dismissed; `other` takes a note that says it. */
export const DISMISSAL_REASONS = [
  'false_positive',
  'test_data',
  'accepted_risk',
  'already_handled',
  'other',
] as const
export type DismissalReason = (typeof DISMISSAL_REASONS)[number]

/** How far "dismiss everything like this" reaches; see docs/fingerprints.md for what each goes by. */
export const SUPPRESSION_SCOPES = ['document', 'source', 'always'] as const
export type SuppressionScope = (typeof SUPPRESSION_SCOPES)[number]

/** How a finding compares with the scan of the same source before. */
export const BASELINE_STATES = ['new', 'unchanged'] as const
export type BaselineState = (typeof BASELINE_STATES)[number]

/**
 * The status of findings that are decided together: open while one of them is,
 * confirmed where one of the decided is; open for none.
 */
export function statusTogether(statuses: Iterable<FindingStatus>): FindingStatus {
  let together: FindingStatus | undefined
  for (const status of statuses) {
    if (status === 'open') return 'open'
    if (together !== 'confirmed') together = status
  }
  return together ?? 'open'
}
