/** A submission whose jobs have all ended, in the words of the interface. */

import { MAX_RESPONSE_BYTES } from '../../src-shared/contract/limits.ts'
import type { CompletedSubmission, SubmissionJob } from '../../src-shared/contract/scan-result.ts'
import {
  type Decision,
  SAFETY_STATUSES,
  strongerDecision,
} from '../../src-shared/model/vocabulary.ts'
import { limitResultSize, RESERVED_BYTES } from '../decide/limit-result-size.ts'
import type { SubmissionMetadata } from './job-record.ts'

/**
 * The body of a finished submission; it takes the strongest verdict of its
 * jobs. The results of a single job stand beside it as well, so they have half
 * the room.
 */
export function completedSubmission(
  metadata: SubmissionMetadata,
  jobs: readonly SubmissionJob[],
): CompletedSubmission {
  const [only, ...others] = jobs
  const body = { ark_version: '1', status: 'completed', ...metadata, ...verdictOf(jobs) } as const
  if (only === undefined || others.length > 0) return { ...body, jobs: [...jobs] }
  const { categories, segments } = limitResultSize(only, (MAX_RESPONSE_BYTES - RESERVED_BYTES) / 2)
  const fitted = { categories, ...(segments && { segments }) }
  return { ...body, jobs: [{ ...only, ...fitted }], ...fitted }
}

function verdictOf(jobs: readonly SubmissionJob[]) {
  const decisions = jobs.flatMap((job) => job.decision ?? [])
  const statuses = jobs.flatMap((job) => job.safety_status ?? [])
  return {
    decision: decisions.reduce<Decision>(strongerDecision, 'allow'),
    safety_status:
      SAFETY_STATUSES.findLast((status) => statuses.includes(status)) ?? SAFETY_STATUSES[0],
  }
}
