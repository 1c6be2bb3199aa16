/** How many decisions of a job are still open, for lists of jobs that do not read what was found. */

import { LRUCache } from 'lru-cache'
import type { FindingGroup } from '../../src-shared/model/finding-groups.ts'
import { statusTogether } from '../../src-shared/model/judging.ts'
import type { Database } from './database.ts'
import type { HistoryRow } from './history-rows.ts'
import type { ReadJobFindings } from './job-findings.ts'
import { judgementsOf } from './job-review.ts'
import { revisionOf } from './review-rows.ts'
import { readSource } from './source-rows.ts'
import { suppressionIdsOf } from './suppression-rows.ts'

/** A long history, all of which is looked at for what is undecided; each is a number and a short text. */
const REMEMBERED_JOBS = 10_000

/**
 * How many decisions of a job are open at `now` (Unix milliseconds); null where all are, or it still runs. Where
 * nothing was said of any of them none of its findings is read.
 */
export type CountOpen = (
  job: Pick<HistoryRow, 'job_id' | 'status'>,
  accountId: string,
  now: number,
) => number | null

/** Counts anew only what was judged since, or is dismissed by something else than the last time. */
export function createCountOpen(db: Database, findingsOf: ReadJobFindings): CountOpen {
  const remembered = new LRUCache<string, { readonly of: string; readonly open: number | null }>({
    max: REMEMBERED_JOBS,
  })
  return ({ job_id: jobId, status }, accountId, now) => {
    // Its findings are still to come.
    if (status === 'running') return null
    const revision = revisionOf(db, jobId)
    const suppressions = suppressionIdsOf(db, { jobId, accountId, ...readSource(db, jobId) }, now)
    if (revision === 0 && suppressions === null) return null
    const of = `${revision} ${suppressions}`
    const known = remembered.get(jobId)
    if (known?.of === of) return known.open
    const findings = findingsOf(jobId, accountId)
    if (findings === null) return null
    const judgements = judgementsOf(db, { jobId, accountId, findings }, now)
    const statusOf = (id: number) =>
      judgements.get(findings.fingerprints[id] as string)?.status ?? 'open'
    const groups = [...findings.groups.values()]
    const isOpen = ({ findings: ids }: FindingGroup) => statusTogether(ids.map(statusOf)) === 'open'
    const count = groups.filter(isOpen).length
    const open = count === groups.length ? null : count
    remembered.set(jobId, { of, open })
    return open
  }
}
