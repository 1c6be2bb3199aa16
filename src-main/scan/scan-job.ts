/** Ids of jobs and submissions, and a stored job in the words of the interface. */

import { randomUUID } from 'node:crypto'
import type { Job } from '../../src-shared/contract/scan-result.ts'
import type { StoredJob } from './job-record.ts'

/** `job_` and 122 random bits: nobody guesses the id of another account's job. */
export function newJobId(): string {
  return `job_${randomDigits()}`
}

export function newSubmissionId(): string {
  return `sub_${randomDigits()}`
}

/** Of a UUID (RFC 9562, version 4): Node asks the system for the bits of many at once. */
function randomDigits(): string {
  return randomUUID().replaceAll('-', '')
}

/** Where a client polls the job, relative to the service's address. */
export function statusUrl(jobId: string): string {
  return `/api/v1/scan/${jobId}`
}

/** The Job of the interface. While it runs there is no result yet, and none is made up. */
export function jobView(job: StoredJob): Job {
  return {
    ark_version: '1',
    job_id: job.jobId,
    source: job.source,
    status: job.status,
    ...job.metadata,
    progress: job.progress,
    categories: {},
    ...job.result,
  }
}
