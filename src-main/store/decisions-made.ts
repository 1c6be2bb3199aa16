/** How many decisions of a job are open or confirmed, for lists of jobs that do not read what was found. */

import { LRUCache } from 'lru-cache'
import type { FindingStatus } from '../../src-shared/model/judging.ts'
import { statusesOf } from '../../src-shared/workspace/group-statuses.ts'
import type { HistoryEntry } from '../../src-shared/workspace/history.ts'
import type { Database } from './database.ts'
import type { ReadJobFindings } from './job-findings.ts'
import { judgementsOf } from './job-review.ts'
import { revisionOf } from './review-rows.ts'
import { readSource } from './source-rows.ts'
import { suppressionIdsOf } from './suppression-rows.ts'

/** A long history, all of which is looked at for what is undecided; each is a number and a short text. */
const REMEMBERED_JOBS = 10_000

export interface DecisionsMade {
  readonly open: number
  readonly confirmed: number
}

/**
 * Counts them at `now` (Unix milliseconds); null where all are open, or the job still runs. Where
 * nothing was said of any of them none of its findings is read.
 */
export type CountMade = (
  job: Pick<HistoryEntry, 'job_id' | 'status'>,
  accountId: string,
  now: number,
) => DecisionsMade | null

/** Counts anew only what was judged since, or is dismissed by something else than the last time. */
export function createCountMade(db: Database, findingsOf: ReadJobFindings): CountMade {
  const remembered = new LRUCache<
    string,
    { readonly of: string; readonly made: DecisionsMade | null }
  >({ max: REMEMBERED_JOBS })
  return ({ job_id: jobId, status }, accountId, now) => {
    // Its findings are still to come.
    if (status === 'running') return null
    const revision = revisionOf(db, jobId)
    const suppressions = suppressionIdsOf(db, { jobId, accountId, ...readSource(db, jobId) }, now)
    if (revision === 0 && suppressions === null) return null
    const of = `${revision} ${suppressions}`
    const known = remembered.get(jobId)
    if (known?.of === of) return known.made
    const findings = findingsOf(jobId, accountId)
    if (findings === null) return null
    const judgements = judgementsOf(db, { jobId, accountId, findings }, now)
    const statusOf = (id: number) => judgements.get(findings.fingerprints[id] as string)?.status
    const statuses = statusesOf([...findings.groups.values()], statusOf)
    const count = (status: FindingStatus) => statuses.filter((each) => each === status).length
    const [open, confirmed] = [count('open'), count('confirmed')]
    const made = open === statuses.length ? null : { open, confirmed }
    remembered.set(jobId, { of, made })
    return made
  }
}
