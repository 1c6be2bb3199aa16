/**
 * Runs accepted jobs: stores them, hands each to detection, and writes down how
 * it ended. What was running when the process died is run once more.
 */

import { ScanError } from '../../src-shared/contract/error-codes.ts'
import { settingsOf } from '../../src-shared/contract/scan-request.ts'
import type { Failure } from '../../src-shared/contract/scan-result.ts'
import { failedOutcome, type ScanOutcome } from '../decide/scan-outcome.ts'
import type { DocumentStore } from '../store/document-store.ts'
import type { JobStore, StoredJob, SubmissionOrigin } from '../store/job-store.ts'
import type { PreparedSubmission } from './prepared-submission.ts'
import { newJobId, newSubmissionId } from './scan-job.ts'
import type { DetectedDocument, ScanPipeline } from './scan-pipeline.ts'

/** A job that died with the process twice is not tried a third time. */
const MAX_ATTEMPTS = 2

export interface SchedulerParts {
  readonly pipeline: ScanPipeline
  readonly jobs: JobStore
  readonly documents: DocumentStore
  /** Jobs that may wait and run at once. */
  readonly maxRunning: number
  /** Told of errors that are the program's own, never of content. */
  readonly onError: (error: unknown, jobId: string) => void
}

/** Whose submission it is, and how long its jobs are kept after they end. */
export interface Owner {
  readonly accountId: string | null
  readonly origin: SubmissionOrigin
  readonly retentionMs: number
}

export interface AcceptedDocument {
  readonly jobId: string
  readonly source: string
}

export interface Scheduler {
  /**
   * Stores the submission and starts its jobs; gives them in the order of its documents.
   * @throws {ScanError} SERVICE_UNAVAILABLE where too many jobs are waiting.
   */
  readonly submit: (prepared: PreparedSubmission, owner: Owner) => readonly AcceptedDocument[]
  /** Resolves when the job has ended or `signal` aborts. */
  readonly ended: (jobId: string, signal: AbortSignal) => Promise<void>
  /** Ends a running job as failed with `interrupted`; false where none runs. */
  readonly cancel: (jobId: string) => boolean
  /** Runs again what was running when the process died. Call once, at start. */
  readonly resume: () => void
  readonly runningCount: () => number
  /** Stops all work; unfinished jobs stay `running` for the next start. */
  readonly close: () => Promise<void>
}

type Work = (signal: AbortSignal) => Promise<ScanOutcome>

interface RunningJob {
  readonly controller: AbortController
  readonly done: Promise<void>
}

export function createScheduler(parts: SchedulerParts): Scheduler {
  const running = new Map<string, RunningJob>()
  let isClosing = false

  function start(jobId: string, retentionMs: number | null, work: Work): void {
    const attempt = parts.jobs.beginAttempt(jobId)
    if (attempt === null) return
    if (attempt > MAX_ATTEMPTS) {
      complete(jobId, retentionMs, failedOutcome(INTERRUPTED))
      return
    }
    const controller = new AbortController()
    const done = run(jobId, work, controller.signal)
      .then((outcome) => {
        if (!isClosing) complete(jobId, retentionMs, outcome)
      })
      .finally(() => running.delete(jobId))
    running.set(jobId, { controller, done })
  }

  async function run(jobId: string, work: Work, signal: AbortSignal): Promise<ScanOutcome> {
    try {
      const outcome = await work(signal)
      return signal.aborted ? failedOutcome(INTERRUPTED) : outcome
    } catch (error) {
      parts.onError(error, jobId)
      return failedOutcome(INTERNAL)
    }
  }

  function complete(jobId: string, retentionMs: number | null, outcome: ScanOutcome): void {
    const { status, findings, heat } = outcome
    const { progress, ...result } = outcome.result
    const completedAt = Date.now()
    const expiresAt = retentionMs === null ? null : completedAt + retentionMs
    parts.jobs.completeJob(jobId, {
      status,
      result,
      progress,
      findings,
      heat,
      completedAt,
      expiresAt,
    })
  }

  function detect(
    jobId: string,
    document: DetectedDocument,
    config: PreparedSubmission['config'],
    signal: AbortSignal,
  ): Promise<ScanOutcome> {
    const onProgress = (progress: StoredJob['progress']) =>
      void parts.jobs.setProgress(jobId, progress)
    return parts.pipeline.detect(document, settingsOf(config), signal, onProgress)
  }

  return {
    submit({ kind, config, documents, metadata }, { accountId, origin, retentionMs }) {
      if (running.size + documents.length > parts.maxRunning) {
        throw new ScanError('SERVICE_UNAVAILABLE', 'Too many jobs are waiting; try again soon.')
      }
      const accepted = documents.map((prepared) => ({ jobId: newJobId(), ...prepared }))
      parts.jobs.insertSubmission({
        submission: {
          id: newSubmissionId(),
          accountId,
          origin,
          kind,
          config,
          metadata,
          createdAt: Date.now(),
          retentionMs,
        },
        jobs: accepted.map(({ jobId, source, document, original = null, changes }) => ({
          jobId,
          source,
          document,
          original,
          changes,
        })),
      })
      for (const { jobId, document } of accepted) {
        start(jobId, retentionMs, (signal) => detect(jobId, document, config, signal))
      }
      return accepted.map(({ jobId, source }) => ({ jobId, source }))
    },

    async ended(jobId, signal) {
      const job = running.get(jobId)
      if (job === undefined || signal.aborted) return
      const aborted = new Promise<void>((resolve) =>
        signal.addEventListener('abort', () => resolve(), { once: true }),
      )
      await Promise.race([job.done, aborted])
    },

    cancel(jobId) {
      const job = running.get(jobId)
      job?.controller.abort()
      return job !== undefined
    },

    resume() {
      for (const { jobId, accountId, config, retentionMs } of parts.jobs.listRunning()) {
        start(jobId, retentionMs, async (signal) => {
          const document = parts.documents.getDocument(jobId, accountId)
          if (document === null) throw new Error('a running job has no document')
          return detect(jobId, document, config, signal)
        })
      }
    },

    runningCount: () => running.size,

    async close() {
      isClosing = true
      for (const { controller } of running.values()) controller.abort()
      await Promise.all([...running.values()].map((job) => job.done))
    },
  }
}

const INTERRUPTED: Failure = { stage: 'worker', kind: 'interrupted', retryable: true }
const INTERNAL: Failure = { stage: 'scanner', kind: 'internal', retryable: false }
