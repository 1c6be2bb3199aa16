/**
 * The use case: every step that a submission walks through, in order. Start
 * reading here; HTTP (`api/create-scan.ts`) and the command line
 * (`cli/scan.ts`) only bring submissions here and show what comes back.
 *
 *   prepareSubmission   rate → intake → extract → count → sizes
 *   scanNow             charge → chunk → detect → decide
 *   acceptJobs          charge → store, and for each job then (scheduler.ts)
 *                       chunk → detect → decide → store
 *
 * What is wrong with a submission is thrown as a ScanError; what fails in
 * detection is a value in `completion.failures`.
 */

import { ScanError } from '../../src-shared/contract/error-codes.ts'
import { settingsOf } from '../../src-shared/contract/scan-settings.ts'
import type { LimitedCaller, Limits } from '../accounts/limits.ts'
import type { JobResult, ScanOutcome } from '../decide/scan-outcome.ts'
import { resultOf, type SealedOutcome } from '../decide/sealed-outcome.ts'
import type { Submission } from '../intake/submission.ts'
import type { DetectDocument } from './detect-document.ts'
import { type ExtractionParts, extractSources } from './extract-sources.ts'
import type { SubmissionOrigin } from './job-record.ts'
import type { McpPinning } from './mcp-pinning.ts'
import { type PreparedDocument, type PreparedSubmission, summarise } from './prepared-submission.ts'
import { RETENTION_MS } from './retention.ts'
import type { AcceptedDocument, Scheduler } from './scheduler.ts'

/** What scans, without anything that is kept. */
export interface ScanEngine {
  /** Resolves when the detectors can run; rejects where they cannot be started. */
  readonly warmUp: () => Promise<unknown>
  readonly extraction: ExtractionParts
  readonly detect: DetectDocument
}

/** Who submits, by which way. */
export interface Caller extends LimitedCaller {
  readonly origin: SubmissionOrigin
}

/**
 * Reads, extracts and counts; nothing is charged or kept.
 * @throws {ScanError} for what cannot be scanned, is too much, or comes too often.
 */
export async function prepareSubmission(
  engine: ScanEngine,
  limits: Limits,
  { kind, sources, config }: Submission,
  caller: Caller,
  signal: AbortSignal,
): Promise<PreparedSubmission> {
  limits.countRequest(caller)
  const [documents] = await Promise.all([
    extractSources(engine.extraction, sources, limits.canonicalBytes(caller), signal),
    ready(engine.warmUp),
  ])
  if (signal.aborted) throw new ScanError('SCAN_TIMEOUT')
  const prepared = summarise(kind, config, documents)
  await limits.checkSize(caller, prepared)
  return prepared
}

/** Better no answer than one in which every category is missing. */
async function ready(warmUp: ScanEngine['warmUp']): Promise<void> {
  try {
    await warmUp()
  } catch (cause) {
    throw new ScanError('SERVICE_UNAVAILABLE', 'The scan engine cannot be started.', { cause })
  }
}

/** What a caller who waits is answered. */
export type ScanAnswer = JobResult & Pick<ScanOutcome, 'status'>

/**
 * Scans the one document of a submission while its caller waits. Nothing is stored.
 * @throws {ScanError} for quotas; SCAN_TIMEOUT where it was stopped, SERVICE_UNAVAILABLE where too many wait.
 */
export function scanNow(
  engine: Pick<ScanEngine, 'detect'>,
  limits: Limits,
  prepared: PreparedSubmission,
  caller: Caller,
  signal: AbortSignal,
): Promise<ScanAnswer> {
  return limits.charged(caller, prepared.metadata.usage, async () => {
    const outcome = await detectOne(engine, prepared, signal)
    // A scan that was stopped has a result too, which says so.
    if (signal.aborted) throw new ScanError('SCAN_TIMEOUT')
    const result = resultOf(outcome)
    const { failures = [] } = result.completion
    if (failures.some(({ stage }) => stage === 'queue')) {
      throw new ScanError('SERVICE_UNAVAILABLE', 'Too many scans are waiting; try again soon.')
    }
    return { status: outcome.status, ...result }
  })
}

/** Detection of the first, and mostly only, document; what `signal` cut short is told in its completion. */
export function detectOne(
  engine: Pick<ScanEngine, 'detect'>,
  { documents, config }: PreparedSubmission,
  signal: AbortSignal,
): Promise<SealedOutcome> {
  const [{ document, tokens }] = documents as readonly [PreparedDocument]
  return engine.detect({ ...document, tokens }, settingsOf(config), signal)
}

export interface AcceptParts {
  readonly limits: Limits
  readonly scheduler: Scheduler
  readonly pinning: McpPinning
}

/**
 * Stores the submission and begins its jobs, one a document, in their order.
 * @param prepared with the changes of its servers, as {@link McpPinning.compared} gives it.
 * @throws {ScanError} for quotas, or SERVICE_UNAVAILABLE where too many jobs wait.
 */
export async function acceptJobs(
  { limits, scheduler, pinning }: AcceptParts,
  prepared: PreparedSubmission,
  caller: Caller,
): Promise<readonly AcceptedDocument[]> {
  const { accountId, origin } = caller
  const retentionMs = RETENTION_MS[accountId === null ? 'wait' : origin]
  const accepted = await limits.charged(caller, prepared.metadata.usage, () =>
    scheduler.submit(prepared, { accountId, origin, retentionMs }),
  )
  await pinning.remember(prepared, accountId)
  return accepted
}
