/** Reads what a review says of a job's findings, for those who show or export them. */

import type { FindingGroup } from '../../src-shared/model/finding-groups.ts'
import type { Judgement, ReviewState } from '../../src-shared/workspace/judging.ts'
import type { Database } from './database.ts'
import type { JobFindings, ReadJobFindings, ScannedText } from './job-findings.ts'
import { judgementsOf, reviewState } from './job-review.ts'
import { readBaseline, type StoredBaseline } from './previous-scan.ts'

/** What was said of a job's findings so far. */
export interface JobReview extends Pick<JobFindings, 'fingerprints'> {
  /** The gravest first. */
  readonly groups: readonly FindingGroup[]
  readonly state: ReviewState
  /** By fingerprint; what is not in it is open. */
  readonly judgements: ReadonlyMap<string, Judgement>
  /** Null where its source was not scanned before. */
  readonly baseline: StoredBaseline | null
}

export interface JobReviews {
  /**
   * Null where the job is unknown, expired or another account's.
   * @param scanned spares reading the job's text and findings a second time.
   */
  readonly read: (
    jobId: string,
    accountId: string | null,
    scanned?: ScannedText,
  ) => JobReview | null
}

/** @param clock gives Unix milliseconds; decides which suppressions have expired. */
export function createJobReviews(
  db: Database,
  findingsOf: ReadJobFindings,
  clock: () => number,
): JobReviews {
  return {
    read(jobId, accountId, scanned) {
      const findings = findingsOf(jobId, accountId, scanned)
      if (findings === null) return null
      const { fingerprints } = findings
      const groups = [...findings.groups.values()]
      const identified = { fingerprints, groups }
      // Nobody reviews what nobody owns.
      if (accountId === null) return { ...identified, ...UNSAID }
      return {
        ...identified,
        state: reviewState(db, jobId),
        judgements: judgementsOf(db, { jobId, accountId, findings }, clock()),
        baseline: readBaseline(db, jobId),
      }
    },
  }
}

const UNSAID = {
  state: { revision: 0, undo: null, redo: null },
  judgements: new Map<string, Judgement>(),
  baseline: null,
} as const
