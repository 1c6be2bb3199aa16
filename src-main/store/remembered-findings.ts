/** The findings of the jobs that were judged last. */

import { LRUCache } from 'lru-cache'
import type { JobFindings, ReadJobFindings } from './job-findings.ts'
import type { JobStore } from './job-store.ts'

/** As many as a reviewer and the scans beside have open; the largest hold some megabytes. */
const REMEMBERED_JOBS = 8

/** As `read` gives them, with those of a few jobs remembered: judging reads them at every step. */
export function rememberJobFindings(jobs: JobStore, read: ReadJobFindings): ReadJobFindings {
  const remembered = new LRUCache<string, JobFindings>({ max: REMEMBERED_JOBS })
  return (jobId, accountId, scanned) => {
    const job = jobs.getJob(jobId, accountId)
    if (job === null) return null
    const known = remembered.get(jobId)
    if (known !== undefined) return known
    const findings = read(jobId, accountId, scanned)
    if (findings !== null && job.status !== 'running') remembered.set(jobId, findings)
    return findings
  }
}
