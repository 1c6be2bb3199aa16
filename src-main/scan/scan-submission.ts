/**
 * The use case: every step that a submission walks through, in order. Start
 * reading here; HTTP (`api/create-scan.ts`) and the command line
 * (`cli/scan.ts`) only bring submissions here and show what comes back.
 *
 *   prepareSubmission   rate → intake → extract → size → count → tokens
 *   scanNow             hold the cost, where it takes long → chunk → detect → decide → charge and keep the answer
 *   acceptJobs          charge, store and keep the answer, and for each job then (scheduler.ts)
 *                       chunk → detect → decide → store
 *
 * What is wrong with a submission is thrown as a ScanError; what fails in
 * detection is a value in `completion.failures`.
 */

import { ScanError } from '../../src-shared/contract/error-codes.ts'
import { settingsOf } from '../../src-shared/contract/scan-settings.ts'
import type { Policy } from '../../src-shared/model/policy.ts'
import type { EngineIdentity } from '../../src-shared/workspace/receipt.ts'
import type { LimitedCaller, Limits, SizeLimits } from '../accounts/limits.ts'
import type { JobResult, ScanOutcome } from '../decide/scan-outcome.ts'
import { resultOf, type SealedOutcome } from '../decide/sealed-outcome.ts'
import type { Submission } from '../intake/submission.ts'
import type { NewReplay } from '../store/replay-store.ts'
import type { Remote } from '../workers/remote.ts'
import type { Acceptances, Settle } from './acceptance.ts'
import type { Admission } from './admission.ts'
import type { DetectDocument } from './detect-document.ts'
import { countSources, type ExtractionParts, extractSources } from './extract-sources.ts'
import type { SubmissionOrigin } from './job-record.ts'
import { offeredPins } from './mcp-pinning.ts'
import {
  bytesOf,
  type PreparedDocument,
  type PreparedSubmission,
  summarise,
} from './prepared-submission.ts'
import { RETENTION_MS, type Retention } from './retention.ts'
import { withScanKeys } from './scan-key.ts'
import type { AcceptedDocument, Scheduler } from './scheduler.ts'

/** What scans, without anything that is kept. */
export interface ScanEngine {
  /** Resolves when the detectors can run; rejects where they cannot be started. */
  readonly warmUp: () => Promise<unknown>
  readonly extraction: ExtractionParts
  readonly detect: DetectDocument
  /** UTF-16 units of a text that rules read where they are asked to, within a few milliseconds. */
  readonly smallUnits: number
  /** The table by which an account decides; nothing where it is the default one. */
  readonly policyOf: (accountId: string | null) => Policy | undefined
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
  limits: SizeLimits,
  { kind, sources, config }: Submission,
  caller: Caller,
  signal: AbortSignal,
): Promise<PreparedSubmission> {
  limits.countRequest(caller)
  const [extracted] = await Promise.all([
    extractSources(engine.extraction, sources, limits.canonicalBytes(caller), {
      signal,
      isUrgent: caller.origin === 'app',
      formats: caller.origin === 'app' ? 'all' : engine.extraction.formats,
    }),
    ready(engine.warmUp),
  ])
  if (signal.aborted) throw new ScanError('SCAN_TIMEOUT')
  // What is too large is not counted first: that takes longer than reading it.
  await limits.checkSize(caller, { canonicalBytes: bytesOf(extracted), inputTokens: 0 })
  const policy = engine.policyOf(caller.accountId)
  const applied = { ...config, ...(policy && { policy }) }
  const counted = await countSources(engine.extraction, extracted, signal)
  const prepared = summarise(kind, applied, counted)
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

/** Makes of a result what a repeat of the request will get; null where it has no key. */
export type KeepFor<T> = (result: T) => NewReplay | null

/** What a caller who waits is answered. */
export type ScanAnswer = JobResult & Pick<ScanOutcome, 'status'>

/**
 * Scans the one document of a submission while its caller waits. Nothing is stored but the
 * charge and the answer to a repeat, together.
 * @param answerTo makes the answer of the outcome.
 * @throws {ScanError} for quotas; SCAN_TIMEOUT where it was stopped, SERVICE_UNAVAILABLE where too many wait.
 */
export function scanNow<T>(
  { engine, limits, admission, settle }: ScanNowParts,
  prepared: PreparedSubmission,
  caller: Caller,
  signal: AbortSignal,
  answerTo: (result: ScanAnswer) => T,
  keepFor: KeepFor<T>,
): Promise<T> {
  const { maxLevel } = settingsOf(prepared.config)
  const scan = async () => {
    const size = { tokens: prepared.inputTokens, maxLevel }
    const outcome = await admission.admit(size, () => detectOne(engine, prepared, signal), signal)
    // A scan that was stopped has a result too, which says so.
    if (signal.aborted) throw new ScanError('SCAN_TIMEOUT')
    const result = resultOf(outcome)
    const { failures = [] } = result.completion
    if (failures.some(({ stage }) => stage === 'queue')) {
      throw new ScanError('SERVICE_UNAVAILABLE', 'Too many scans are waiting; try again soon.')
    }
    return answerTo({ status: outcome.status, ...result })
  }
  return limits.paid(caller, prepared.metadata.usage, {
    isBrief: maxLevel === 'L1' && isSmall(prepared, engine.smallUnits),
    work: scan,
    async settle({ held, charge }, answer) {
      const replay = keepFor(answer)
      if (held === null && charge === null && replay === null) return null
      return settle({ held, charge, replay })
    },
  })
}

/** Whether no text of it is longer. */
function isSmall({ documents }: PreparedSubmission, units: number): boolean {
  return documents.every(({ document }) => document.text.length <= units)
}

export interface ScanNowParts {
  readonly engine: Pick<ScanEngine, 'detect' | 'smallUnits'>
  readonly limits: Limits
  readonly admission: Admission
  readonly settle: Settle
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
  readonly acceptances: Remote<Acceptances>
  readonly retention: Retention
  /** What reads documents now. */
  readonly engineIdentity: () => EngineIdentity
}

/**
 * Stores the submission and begins its jobs, one a document, in their order. The charge, the
 * jobs and the answer to a repeat are one step.
 * @param prepared with the changes of its servers, as `McpPinning.compared` gives it.
 * @throws {ScanError} for quotas, or SERVICE_UNAVAILABLE where too many jobs wait.
 * @throws {DatabaseError} where it cannot be stored; then nothing of it is.
 */
export function acceptJobs(
  { limits, scheduler, acceptances, retention, engineIdentity }: AcceptParts,
  prepared: PreparedSubmission,
  caller: Caller,
  keepFor: KeepFor<readonly AcceptedDocument[]>,
): Promise<readonly AcceptedDocument[]> {
  const { accountId, origin } = caller
  const retentionMs = accountId === null ? RETENTION_MS.wait : retention(origin)
  const charge = limits.chargeFor(caller, prepared.metadata.usage)
  const known = origin === 'app' ? withScanKeys(prepared, engineIdentity()) : prepared
  return scheduler.submit(known, { accountId, origin, retentionMs }, async (entry) => {
    const replay = keepFor(entry.jobs)
    const pins = offeredPins(prepared)
    const problem = await acceptances.accept({ ...entry, charge, replay, pins })
    if (problem !== null) throw await limits.refusal(caller, problem)
  })
}
