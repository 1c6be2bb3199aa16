/** GET /api/v1/scan/{job_id}: the state of a job, for the account that submitted it. */

import type { FastifyReply, FastifyRequest } from 'fastify'
import { ScanError } from '../../src-shared/contract/error-codes.ts'
import { JOB_ID_PATTERN } from '../../src-shared/contract/limits.ts'
import type { Limits } from '../accounts/limits.ts'
import { jobView } from '../scan/scan-job.ts'
import type { Storage } from '../storage.ts'
import { asToldTo } from './server-changes.ts'

export interface GetScanParts {
  readonly jobs: Pick<Storage['jobs'], 'getJob'>
  readonly limits: Limits
}

const JOB_ID = new RegExp(JOB_ID_PATTERN)

/**
 * The job id of the path.
 * @throws {ScanError} INVALID_REQUEST where it is none.
 */
export function jobIdOf(request: FastifyRequest): string {
  const { job_id: jobId = '' } = request.params as { job_id?: string }
  if (!JOB_ID.test(jobId)) {
    throw new ScanError('INVALID_REQUEST', 'The job id is not "job_" and 32 hexadecimal digits.')
  }
  return jobId
}

/**
 * Answers with the job.
 * @throws {ScanError} NOT_FOUND where it is unknown, expired or another account's; RATE_LIMITED.
 */
export async function getScan(parts: GetScanParts, request: FastifyRequest, reply: FastifyReply) {
  const jobId = jobIdOf(request)
  parts.limits.countRequest(request.principal)
  const job = await parts.jobs.getJob(jobId, request.principal.accountId)
  if (job === null) throw new ScanError('NOT_FOUND', 'There is no such job.')
  return reply.send(asToldTo(request.principal, jobView(job)))
}
