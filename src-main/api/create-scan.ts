/** POST /api/v1/scan: takes a submission in, answers at once or with jobs to poll. */

import type { FastifyReply, FastifyRequest } from 'fastify'
import { ScanError } from '../../src-shared/contract/error-codes.ts'
import { SCAN_DEADLINE_MS } from '../../src-shared/contract/limits.ts'
import { settingsOf } from '../../src-shared/contract/scan-request.ts'
import type {
  Accepted,
  CompletedSubmission,
  SubmissionJob,
} from '../../src-shared/contract/scan-result.ts'
import { checkSize } from '../accounts/check-size.ts'
import type { Submission } from '../intake/submission.ts'
import { completedSubmission } from '../jobs/completed-submission.ts'
import type { PreparedDocument, PreparedSubmission } from '../jobs/prepared-submission.ts'
import { RETENTION_MS } from '../jobs/retention.ts'
import { jobView, newJobId, statusUrl } from '../jobs/scan-job.ts'
import type { ScanPipeline } from '../jobs/scan-pipeline.ts'
import type { AcceptedDocument, Scheduler } from '../jobs/scheduler.ts'
import type { JobStore } from '../store/job-store.ts'
import type { Principal } from './authenticate.ts'
import { parseMultipart } from './multipart.ts'
import { type Preference, parsePrefer, preferenceApplied } from './prefer.ts'
import { readJsonSubmission, readMultipartSubmission } from './read-submission.ts'

export interface CreateScanParts {
  readonly pipeline: ScanPipeline
  readonly scheduler: Scheduler
  readonly jobs: JobStore
}

/** The two bodies that this endpoint takes, as their parsers leave them. */
export type ScanBody =
  | { readonly type: 'json'; readonly value: unknown }
  | { readonly type: 'multipart'; readonly bytes: Buffer; readonly contentType: string }

/** Handles one submission. @throws {ScanError} */
export async function createScan(
  parts: CreateScanParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const preference = parsePrefer(request.headers.prefer?.toString())
  const applied = preferenceApplied(preference)
  const submission = await readSubmission(request.body as ScanBody)
  const deadline = AbortSignal.timeout(SCAN_DEADLINE_MS)
  const prepared = await withDeadline(parts.pipeline.prepare(submission, deadline), deadline)
  checkSize(prepared, request.principal.plan, `http://${request.host}`)
  if (applied !== undefined) reply.header('preference-applied', applied)
  if (prepared.kind === 'text' && preference.mode === 'default') {
    return reply.code(200).send(await scanNow(parts.pipeline, prepared, deadline))
  }
  const { accountId, origin } = request.principal
  const retentionMs = RETENTION_MS[accountId === null ? 'wait' : origin]
  const accepted = parts.scheduler.submit(prepared, { accountId, origin, retentionMs })
  const finished = await waitForJob(parts, accepted, request.principal, preference)
  if (finished !== undefined) {
    return reply.code(200).send(completedSubmission(prepared.metadata, [finished]))
  }
  return reply.code(202).send(acceptedBody(prepared, accepted))
}

function readSubmission(body: ScanBody): Promise<Submission> | Submission {
  return body.type === 'json'
    ? readJsonSubmission(body.value)
    : parseMultipart(body.bytes, body.contentType).then(readMultipartSubmission)
}

/** Scans a text within the request. Nothing of it is stored. */
async function scanNow(
  pipeline: ScanPipeline,
  prepared: PreparedSubmission,
  deadline: AbortSignal,
): Promise<CompletedSubmission> {
  const [{ document, source }] = prepared.documents as readonly [PreparedDocument]
  const settings = settingsOf(prepared.config)
  const work = pipeline.detect(document, settings, deadline)
  const { status, result } = await withDeadline(work, deadline)
  if (deadline.aborted) throw new ScanError('SCAN_TIMEOUT')
  return completedSubmission(prepared.metadata, [{ job_id: newJobId(), source, status, ...result }])
}

/**
 * Waits as long as the client prefers, for a single job only: several jobs
 * always give 202. Its retention then is the short one.
 */
async function waitForJob(
  { scheduler, jobs }: CreateScanParts,
  accepted: readonly AcceptedDocument[],
  { accountId }: Principal,
  preference: Preference,
): Promise<SubmissionJob | undefined> {
  const [first, ...others] = accepted
  if (preference.mode !== 'wait' || first === undefined || others.length > 0) return undefined
  await scheduler.ended(first.jobId, AbortSignal.timeout(preference.seconds * 1_000))
  const job = jobs.getJob(first.jobId, accountId)
  if (job === null || job.status === 'running') return undefined
  jobs.setExpiry(first.jobId, Date.now() + RETENTION_MS.wait)
  const { ark_version, input, extraction, coverage, usage, ...rest } = jobView(job)
  return rest
}

function acceptedBody(
  prepared: PreparedSubmission,
  accepted: readonly AcceptedDocument[],
): Accepted {
  return {
    ark_version: '1',
    status: 'accepted',
    ...prepared.metadata,
    jobs: accepted.map(({ jobId, source }) => ({
      job_id: jobId,
      source,
      status_url: statusUrl(jobId),
    })),
  }
}

/** Rejects with SCAN_TIMEOUT at the deadline, also where the work does not notice it. */
async function withDeadline<T>(work: Promise<T>, deadline: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const expire = () => reject(new ScanError('SCAN_TIMEOUT'))
  deadline.addEventListener('abort', expire, { once: true })
  try {
    return await Promise.race([work, promise])
  } finally {
    deadline.removeEventListener('abort', expire)
  }
}
