/**
 * Runs accepted jobs: stores them, hands each to detection, and writes down how
 * it ended. What was running when the process died is run once more.
 */

import { ScanError } from '../../src-shared/contract/error-codes.ts'
import type { Failure } from '../../src-shared/contract/scan-result.ts'
import { settingsOf } from '../../src-shared/contract/scan-settings.ts'
import type { Clock } from '../clock.ts'
import { failedOutcome } from '../decide/scan-outcome.ts'
import { type SealedOutcome, sealOutcome } from '../decide/sealed-outcome.ts'
import { MEDIA_TYPES } from '../extract/canonical-document.ts'
import type { DocumentStore } from '../store/document-store.ts'
import type { JobStore } from '../store/job-store.ts'
import type { Remote } from '../workers/remote.ts'
import type { DetectDocument, DetectedDocument, FoundSoFar } from './detect-document.ts'
import type { NewJob, NewSubmission, StoredJob, SubmissionOrigin } from './job-record.ts'
import { type PersistOptions, persist } from './persist.ts'
import type { PreparedSubmission } from './prepared-submission.ts'
import { newJobId, newSubmissionId } from './scan-job.ts'
import { createSemaphore } from './semaphore.ts'

/** A job that died with the process twice is not tried a third time. */
const MAX_ATTEMPTS = 2
/** Progress is for people and polling clients: each write costs. */
const PROGRESS_EVERY_MS = 300
/** Where the database has refused an outcome so often, that it failed is better told than nothing. */
const MOST_REFUSALS = 6

/** Kept as submitted, because the app shows them as they look. */
const SHOWN_AS_PAGES: ReadonlySet<string> = new Set([
  MEDIA_TYPES.pdf,
  MEDIA_TYPES.docx,
  MEDIA_TYPES.html,
])

export interface SchedulerParts {
  readonly detect: DetectDocument
  readonly jobs: Remote<JobStore>
  readonly documents: Pick<Remote<DocumentStore>, 'getDocument'>
  /** Jobs that may wait and run, of the app's window and of all others each. */
  readonly maxRunning: number
  /** How many of each run, and have their document in memory, at once: the window need not wait for bulk. */
  readonly atOnce: number
  readonly clock: Clock
  /** Told of errors that are the program's own or the disk's, never of content. */
  readonly onError: (error: unknown, jobId: string) => void
  /** Instead of the real one, for tests. */
  readonly sleep?: PersistOptions['sleep']
}

/** Whose submission it is, and how long its jobs are kept after they end. */
export interface Owner {
  readonly accountId: string | null
  readonly origin: SubmissionOrigin
  /** Null: until it is deleted. */
  readonly retentionMs: number | null
}

export interface AcceptedDocument {
  readonly jobId: string
  readonly source: string
}

/** A submission and its jobs, in the order of its documents. */
export interface SubmissionEntry {
  readonly submission: NewSubmission
  readonly jobs: readonly NewJob[]
}

export interface Scheduler {
  /**
   * Stores the submission and starts its jobs; gives them in the order of its documents.
   * @param store stores all of it, with whatever belongs to it, or throws and stores nothing.
   * @throws {ScanError} SERVICE_UNAVAILABLE where too many jobs are waiting; what `store` throws.
   */
  readonly submit: (
    prepared: PreparedSubmission,
    owner: Owner,
    store: (entry: SubmissionEntry) => Promise<void>,
  ) => Promise<readonly AcceptedDocument[]>
  /** Resolves when the job has ended or `signal` aborts. */
  readonly ended: (jobId: string, signal: AbortSignal) => Promise<void>
  /** Ends a running job as failed with `interrupted`, and keeps what it had found; false where none runs. */
  readonly cancel: (jobId: string) => boolean
  /** What a running job has found by now; null where none runs, or it has not begun. */
  readonly foundSoFar: FoundSoFarOf
  /** Runs again what was running when the process died. Call once, at start. */
  readonly resume: () => Promise<void>
  readonly runningCount: () => number
  /** Stops all work; unfinished jobs stay `running` for the next start. */
  readonly close: () => Promise<void>
}

/** Decided on by job, whenever it is asked for. */
export type FoundSoFarOf = (jobId: string) => Promise<SealedOutcome | null>

type Work = (signal: AbortSignal) => Promise<SealedOutcome>

interface RunningJob {
  readonly controller: AbortController
  readonly origin: SubmissionOrigin
  readonly done: Promise<void>
}

export function createScheduler(parts: SchedulerParts): Scheduler {
  const { detect, jobs, documents, clock, onError, sleep } = parts
  const running = new Map<string, RunningJob>()
  const looks = new Map<string, FoundSoFar>()
  const places = { app: createSemaphore(parts.atOnce), api: createSemaphore(parts.atOnce) }
  const closing = new AbortController()
  /** Jobs that are being stored, and so are about to run. */
  const entering = { app: 0, api: 0 }

  /** Runs the job when it is its turn. */
  function start(
    { jobId, origin, retentionMs }: Pick<StoredJob, 'jobId' | 'origin' | 'retentionMs'>,
    work: Work,
  ): void {
    const controller = new AbortController()
    const { signal } = controller
    const done = places[origin]
      .run(() => run(jobId, retentionMs, work, signal), signal)
      .catch((error) => onError(error, jobId))
      .finally(() => {
        running.delete(jobId)
        looks.delete(jobId)
      })
    running.set(jobId, { controller, done, origin })
  }

  /** Jobs of one kind that run or wait. */
  function placesTaken(origin: SubmissionOrigin): number {
    const jobs = [...running.values()].filter((job) => job.origin === origin)
    return jobs.length + entering[origin]
  }

  /** Detection of a document as it was stored. */
  function detectStored({
    jobId,
    accountId,
    config,
  }: Pick<StoredJob, 'jobId' | 'accountId' | 'config'>): Work {
    return async (signal) => {
      const document = await kept(jobId, () => documents.getDocument(jobId, accountId))
      if (document === null) throw new Error('a running job has no document')
      return detection(jobId, document, config, signal)
    }
  }

  /** From the first attempt to the stored end. Rejects only where nothing can be written any more. */
  async function run(
    jobId: string,
    retentionMs: number | null,
    work: Work,
    signal: AbortSignal,
  ): Promise<void> {
    if (closing.signal.aborted) return
    const attempt = await kept(jobId, () => jobs.beginAttempt(jobId))
    // It was deleted meanwhile.
    if (attempt === null) return
    const outcome =
      attempt > MAX_ATTEMPTS ? failed(INTERRUPTED) : await outcomeOf(jobId, work, signal)
    try {
      if (!closing.signal.aborted) await complete(jobId, retentionMs, outcome)
    } finally {
      // An orderly end is no crash of the job's; one that has ended keeps its count.
      if (closing.signal.aborted) await jobs.returnAttempt(jobId)
    }
  }

  async function outcomeOf(jobId: string, work: Work, signal: AbortSignal): Promise<SealedOutcome> {
    if (signal.aborted) return failed(INTERRUPTED)
    try {
      // Whoever cancels does not wait for the texts that a network is reading.
      const outcome = await Promise.race([work(signal), aborted(signal)])
      return outcome === undefined || signal.aborted ? await stopped(jobId) : outcome
    } catch (error) {
      onError(error, jobId)
      return failed(INTERNAL)
    }
  }

  /** A job that was cancelled: the interface is told that it failed, a reviewer also what it had found. */
  async function stopped(jobId: string): Promise<SealedOutcome> {
    const outcome = failed(INTERRUPTED)
    const found = closing.signal.aborted ? null : await looks.get(jobId)?.()
    return found ? { ...outcome, record: found.record } : outcome
  }

  async function complete(
    jobId: string,
    retentionMs: number | null,
    outcome: SealedOutcome,
  ): Promise<void> {
    const end = (ended: SealedOutcome) => {
      const completedAt = clock()
      const expiresAt = retentionMs === null ? null : completedAt + retentionMs
      return jobs.completeSealed(jobId, ended, { completedAt, expiresAt })
    }
    try {
      await kept(jobId, (refusals) => end(refusals < MOST_REFUSALS ? outcome : failed(NO_ROOM)))
    } catch (error) {
      if (closing.signal.aborted) throw error
      // What cannot be stored is the program's fault; that the job failed always can.
      onError(error, jobId)
      await kept(jobId, () => end(failed(INTERNAL)))
    }
  }

  function kept<T>(jobId: string, write: (refusals: number) => Promise<T>): Promise<T> {
    return persist(write, {
      signal: closing.signal,
      onError: (error) => onError(error, jobId),
      ...(sleep && { sleep }),
    })
  }

  function detection(
    jobId: string,
    document: DetectedDocument,
    config: PreparedSubmission['config'],
    signal: AbortSignal,
  ): Promise<SealedOutcome> {
    let written = { at: Number.NEGATIVE_INFINITY, step: '' }
    const onProgress = (progress: StoredJob['progress']) => {
      const now = performance.now()
      const step = stepOf(progress)
      // What begins is told at once: it may be the last to tell for long.
      if (step === written.step && now - written.at < PROGRESS_EVERY_MS) return
      written = { at: now, step }
      // Where it cannot be written, the end of the job will tell.
      jobs.setProgress(jobId, progress).catch(() => {})
    }
    const onBegun = (soFar: FoundSoFar) => void looks.set(jobId, soFar)
    return detect(document, settingsOf(config), signal, { onProgress, onBegun })
  }

  return {
    async submit({ kind, config, documents: prepared, metadata }, owner, store) {
      const { accountId, origin, retentionMs } = owner
      if (placesTaken(origin) + prepared.length > parts.maxRunning) {
        throw new ScanError('SERVICE_UNAVAILABLE', 'Too many jobs are waiting; try again soon.')
      }
      const accepted = prepared.map((each) => ({ jobId: newJobId(), ...each }))
      entering[origin] += accepted.length
      try {
        await store({
          submission: {
            id: newSubmissionId(),
            accountId,
            origin,
            kind,
            config,
            metadata,
            createdAt: clock(),
            retentionMs,
          },
          jobs: accepted.map(({ jobId, source, document, file, changes, scanKey }) => ({
            jobId,
            source,
            document,
            original: file !== undefined && SHOWN_AS_PAGES.has(document.mediaType) ? file : null,
            changes,
            scanKey,
          })),
        })
      } finally {
        entering[origin] -= accepted.length
      }
      for (const { jobId, document, tokens } of accepted) {
        // Who has to wait does not keep its document in memory for it.
        const work: Work = places[origin].isFree()
          ? (signal) => detection(jobId, { ...document, tokens }, config, signal)
          : detectStored({ jobId, accountId, config })
        start({ jobId, origin, retentionMs }, work)
      }
      return accepted.map(({ jobId, source }) => ({ jobId, source }))
    },

    async ended(jobId, signal) {
      const job = running.get(jobId)
      if (job === undefined || signal.aborted) return
      await Promise.race([job.done, aborted(signal)])
    },

    cancel(jobId) {
      const job = running.get(jobId)
      job?.controller.abort()
      return job !== undefined
    },

    async foundSoFar(jobId) {
      return (await looks.get(jobId)?.()) ?? null
    },

    async resume() {
      for (const job of await kept('', jobs.listRunning)) start(job, detectStored(job))
    },

    runningCount: () => running.size,

    async close() {
      closing.abort()
      for (const { controller } of running.values()) controller.abort()
      await Promise.all([...running.values()].map((job) => job.done))
    },
  }
}

const INTERRUPTED: Failure = { stage: 'worker', kind: 'interrupted', retryable: true }
const INTERNAL: Failure = { stage: 'scanner', kind: 'internal', retryable: false }
const NO_ROOM: Failure = { stage: 'worker', kind: 'resource_limit', retryable: true }

/** Resolves with nothing when the signal aborts. */
function aborted(signal: AbortSignal): Promise<undefined> {
  if (signal.aborted) return Promise.resolve(undefined)
  return new Promise((resolve) =>
    signal.addEventListener('abort', () => resolve(undefined), { once: true }),
  )
}

function failed(failure: Failure): SealedOutcome {
  return sealOutcome(failedOutcome(failure))
}

/** What is at work, by category: it changes where a stage or a pack begins. */
function stepOf(progress: StoredJob['progress']): string {
  return Object.values(progress)
    .map(({ stage, model }) => `${stage} ${model}`)
    .join()
}
