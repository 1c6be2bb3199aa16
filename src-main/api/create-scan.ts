/** POST /api/v1/scan: brings a submission to the scan room, answers at once or with jobs to poll. */

import type { FastifyReply, FastifyRequest } from 'fastify'
import { ScanError } from '../../src-shared/contract/error-codes.ts'
import { SCAN_DEADLINE_MS } from '../../src-shared/contract/limits.ts'
import type {
  Accepted,
  CompletedSubmission,
  SubmissionJob,
} from '../../src-shared/contract/scan-result.ts'
import type { Clock } from '../clock.ts'
import type { Submission } from '../intake/submission.ts'
import type { Settle } from '../scan/acceptance.ts'
import type { Admission } from '../scan/admission.ts'
import { completedSubmission } from '../scan/completed-submission.ts'
import type { McpPinning } from '../scan/mcp-pinning.ts'
import type { PreparedDocument, PreparedSubmission } from '../scan/prepared-submission.ts'
import { RETENTION_MS } from '../scan/retention.ts'
import { jobView, newJobId, statusUrl } from '../scan/scan-job.ts'
import {
  type AcceptParts,
  acceptJobs,
  prepareSubmission,
  type ScanAnswer,
  type ScanEngine,
  scanNow,
} from '../scan/scan-submission.ts'
import type { AcceptedDocument } from '../scan/scheduler.ts'
import type { Storage } from '../storage.ts'
import type { NewReplay } from '../store/replay-store.ts'
import type { Ending } from './answer-before-end.ts'
import type { Principal } from './authenticate.ts'
import { type Preference, parsePrefer, preferenceApplied } from './prefer.ts'
import { idempotencyKey, type KeepReply, type Replays, type Reply } from './replay.ts'
import { requestDigest } from './request-digest.ts'
import { readContent, readSubmission, type ScanBody, type ScanContent } from './scan-content.ts'
import { asToldTo } from './server-changes.ts'
import { checkServiceClient } from './service-client.ts'

export interface CreateScanParts extends AcceptParts {
  readonly engine: ScanEngine
  readonly admission: Admission
  readonly settle: Settle
  readonly jobs: Storage['jobs']
  readonly pinning: McpPinning
  readonly replays: Replays
  readonly clock: Clock
  /** Preparation of a submission, and a synchronous scan as a whole. */
  readonly scanDeadlineMs: number
  readonly waitSecondMs: number
  readonly ending: Ending
}

/**
 * With a key the work goes on after the 504 of its deadline, and after its client has gone,
 * since a repeat may ask for its result. It is stopped in the end, so that clients who leave
 * cannot pile up work.
 */
export const KEYED_WORK_MS = 2 * SCAN_DEADLINE_MS

/** Handles one submission. @throws {ScanError} */
export async function createScan(
  parts: CreateScanParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  checkServiceClient(request.headers)
  const key = idempotencyKey(request.headers['idempotency-key'])
  const content = await readContent(request.body as ScanBody)
  const submission = readSubmission(content)
  const scan = (signal: AbortSignal, keep?: KeepReply) =>
    runScan(parts, request, submission, signal, keep)
  // By hand, since the signals of `AbortSignal.timeout` would stay until their time is over, a minute of them.
  const end = new AbortController()
  const { signal } = end
  const { promise: stopped, reject } = Promise.withResolvers<never>()
  // Where the work failed before, nobody waits for it.
  stopped.catch(() => {})
  const giveUp = (why: ScanError) => {
    end.abort()
    reject(why)
  }
  const stop = () => giveUp(new ScanError('SCAN_TIMEOUT'))
  const deadline = setTimeout(stop, parts.scanDeadlineMs).unref()
  const isDone = parts.ending.onEnd(giveUp)
  try {
    if (key === undefined) stopWhereClientLeaves(stop, reply)
    const answer =
      key === undefined
        ? scan(signal)
        : scanOnce(parts.replays, request, { key, content, scan, deadline: signal })
    // Also where the work does not notice that it was stopped.
    const { status, headers, body } = await Promise.race([answer, stopped])
    return reply.code(status).headers(headers).send(body)
  } finally {
    clearTimeout(deadline)
    isDone()
  }
}

/** Stops where the client leaves before it has its answer. */
function stopWhereClientLeaves(stop: () => void, { raw }: FastifyReply): void {
  raw.once('close', () => {
    if (!raw.writableFinished) stop()
  })
}

interface KeyedScan {
  readonly key: string
  readonly content: ScanContent
  readonly scan: (signal: AbortSignal, keep: KeepReply) => Promise<Reply>
  readonly deadline: AbortSignal
}

/** The answer kept for the key, or that of the scan. */
function scanOnce(
  replays: Replays,
  { principal: { accountId }, headers, log }: FastifyRequest,
  { key, content, scan, deadline }: KeyedScan,
): Promise<Reply> {
  const digest = requestDigest(content, headers.prefer?.toString())
  const answer = replays.once({ accountId, key, digest }, (keep) =>
    scan(AbortSignal.timeout(KEYED_WORK_MS), keep),
  )
  answer.catch((error) => {
    // Its request was answered, so nobody else sees it.
    if (deadline.aborted && !(error instanceof ScanError)) {
      log.error({ err: error }, 'a scan failed after its deadline')
    }
  })
  return answer
}

/**
 * Scans a submission or accepts it as jobs.
 * @param keep of a request with a key.
 * @throws {ScanError}
 */
async function runScan(
  parts: CreateScanParts,
  request: FastifyRequest,
  submission: Submission,
  signal: AbortSignal,
  keep?: KeepReply,
): Promise<Reply> {
  const { principal, headers, id, log } = request
  const { engine, limits, pinning } = parts
  const preference = parsePrefer(headers.prefer?.toString())
  const read = await prepareSubmission(engine, limits, submission, principal, signal)
  const prepared = await pinning.compared(read, principal.accountId)
  request.scanUnits = prepared.metadata.usage.scan_units
  const answer = (status: Reply['status'], body: Accepted | CompletedSubmission) =>
    answerOf(status, asToldTo(principal, body), id, preference)
  const kept = (reply: Reply) => keep?.(reply) ?? null
  if (prepared.kind === 'text' && preference.mode === 'default') {
    const answerTo = (result: ScanAnswer) => {
      const [{ source }] = prepared.documents as readonly [PreparedDocument]
      const job = { job_id: newJobId(), source, ...result }
      return answer(200, completedSubmission(prepared.metadata, [job]))
    }
    return scanNow(parts, prepared, principal, signal, answerTo, kept)
  }
  const answerAccepted = (accepted: readonly AcceptedDocument[]) =>
    answer(202, acceptedBody(prepared, accepted))
  const accepted = await acceptJobs(parts, prepared, principal, (jobs) =>
    kept(answerAccepted(jobs)),
  )
  const answerFinished = (job: SubmissionJob) =>
    answer(200, completedSubmission(prepared.metadata, [job]))
  const finished = await waitForJob(parts, accepted, principal, preference)
    .then((job) => job && toldJob(parts, job, answerFinished(job), kept))
    .catch((error) => {
      // Its jobs are accepted, and that holds.
      log.error({ err: error }, 'the end of an accepted job was not told')
    })
  return finished ?? answerAccepted(accepted)
}

/** The answer of a job that its client waited for; its retention then is the short one. */
async function toldJob(
  { acceptances, clock }: CreateScanParts,
  { job_id: jobId }: SubmissionJob,
  reply: Reply,
  kept: (reply: Reply) => NewReplay | null,
): Promise<Reply> {
  await acceptances.tell({ jobId, expiresAt: clock() + RETENTION_MS.wait, replay: kept(reply) })
  return reply
}

/** An answer as text, written once: what is sent now and kept for a repeat are the same. */
function answerOf(
  status: Reply['status'],
  body: Accepted | CompletedSubmission,
  requestId: string,
  preference: Preference,
): Reply {
  const applied = preferenceApplied(preference)
  return {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'x-request-id': requestId,
      ...(applied !== undefined && { 'preference-applied': applied }),
    },
    body: JSON.stringify(body),
  }
}

/** Waits as long as the client prefers, for a single job only: several jobs always give 202. */
async function waitForJob(
  { scheduler, jobs, waitSecondMs }: CreateScanParts,
  accepted: readonly AcceptedDocument[],
  { accountId }: Principal,
  preference: Preference,
): Promise<SubmissionJob | undefined> {
  const [first, ...others] = accepted
  if (preference.mode !== 'wait' || first === undefined || others.length > 0) return undefined
  await scheduler.ended(first.jobId, AbortSignal.timeout(preference.seconds * waitSecondMs))
  const job = await jobs.getJob(first.jobId, accountId)
  if (job === null || job.status === 'running') return undefined
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
