/**
 * Jobs in the database: how they come in, move on, end, and go.
 *
 * A job moves once, from running to completed or failed, and the database
 * holds that line: a second end is refused, whoever reports it.
 */

import type { History, HistoryEntry } from '../../src-shared/workspace/history.ts'
import type { KnownScan } from '../../src-shared/workspace/known-scans.ts'
import type { PaceSample } from '../../src-shared/workspace/pace.ts'
import { type SealedOutcome, unsealOutcome } from '../decide/sealed-outcome.ts'
import type {
  EndTimes,
  JobOutcome,
  JobProgress,
  NewJob,
  NewSubmission,
  StoredJob,
} from '../scan/job-record.ts'
import type { Database } from './database.ts'
import { createCountMade } from './decisions-made.ts'
import { deleteInBatches } from './delete-in-batches.ts'
import { createDocumentStore } from './document-store.ts'
import { insertFinding } from './finding-rows.ts'
import { type HistoryQuery, readEntry, readHistory } from './history.ts'
import {
  deleteJobs,
  endedMatching,
  type HistoryFilter,
  type HistorySearch,
  searchHistory,
} from './history-search.ts'
import { createJobFindings } from './job-findings.ts'
import {
  endJob,
  insertHeat,
  insertJob,
  insertSubmissionRow,
  type JobRow,
  SELECT_JOBS,
  toStoredJob,
} from './job-rows.ts'
import { toJson } from './json-column.ts'
import { readPace } from './pace.ts'
import { carryJudgements, type EndedScan, insertBaseline } from './previous-scan.ts'
import { type FileScanned, knownScans, previousScan } from './source-rows.ts'

export type { HistoryQuery } from './history.ts'
export type { HistoryFilter, HistorySearch } from './history-search.ts'

/**
 * The jobs. Ids and accounts are matched together: a job of another account
 * is as absent as one that never was, and so is one that has expired.
 * `accountId` null matches jobs of anonymous callers only.
 */
export interface JobStore {
  /** Stores a submission, its jobs (running, no attempt yet) and their documents, all or nothing. */
  readonly insertSubmission: (input: {
    readonly submission: NewSubmission
    /** At least one; their order is their position. */
    readonly jobs: readonly NewJob[]
  }) => void
  /** Counts one more attempt at a running job and gives the new count, from 1; null where none runs. */
  readonly beginAttempt: (jobId: string) => number | null
  /** Takes back an attempt that the orderly end of the service cut short; only a crash costs one. */
  readonly returnAttempt: (jobId: string) => void
  /** Replaces the progress of a running job; false where none runs. */
  readonly setProgress: (jobId: string, progress: JobProgress) => boolean
  /** Ends a running job with its findings and heat; false, and nothing changed, where none runs. */
  readonly completeJob: (jobId: string, outcome: JobOutcome) => boolean
  /** Does the same with an outcome as it comes from the thread that decided. */
  readonly completeSealed: (jobId: string, outcome: SealedOutcome, times: EndTimes) => boolean
  readonly getJob: (jobId: string, accountId: string | null) => StoredJob | null
  /** Every job that has not ended, oldest first. */
  readonly listRunning: () => readonly StoredJob[]
  /**
   * A page of an account's jobs, newest first; jobs of one submission in its order.
   * @throws {ScanError} `INVALID_REQUEST` where `before` is no cursor.
   */
  readonly listHistory: (query: HistoryQuery) => History
  /** A page of what a search lets through, in its order; throws as `listHistory`. */
  readonly searchHistory: (search: HistorySearch) => History
  /** The ids of what a filter lets through and has ended. */
  readonly endedMatching: (filter: HistoryFilter) => readonly string[]
  /** Deletes jobs of an account, some at a time, and gives their number; call again where it is not 0. */
  readonly deleteJobs: (accountId: string, jobIds: readonly string[]) => number
  /** A job as the history tells it; null where it is unknown, expired or another account's. */
  readonly historyEntry: (jobId: string, accountId: string) => HistoryEntry | null
  /** Scans of a file that answered what another one would, or will when they end; the newest first. */
  readonly knownScans: (file: FileScanned) => readonly KnownScan[]
  /** How long the last completed scans of an account took, newest first. */
  readonly lastPace: (accountId: string) => readonly PaceSample[]
  /** Moves the expiry of a job that has ended (null: never); false where there is none. */
  readonly setExpiry: (jobId: string, expiresAt: number | null) => boolean
  /** Deletes a job in any state with everything that belongs to it; false where there is none. */
  readonly deleteJob: (jobId: string, accountId: string | null) => boolean
  /**
   * Deletes jobs whose expiry is at or before `now`, the longest expired first,
   * and gives their number; call again where it is not 0.
   */
  readonly deleteExpired: (now: number) => number
}

/**
 * The jobs of a database.
 * @param clock gives Unix milliseconds; decides which jobs have expired.
 */
export function createJobStore(db: Database, clock: () => number = Date.now): JobStore {
  const documents = createDocumentStore(db, clock)
  const countMade = createCountMade(db, createJobFindings(documents))

  function completeJob(jobId: string, outcome: JobOutcome): boolean {
    return db.transaction(() => {
      if (!endJob(db, jobId, outcome)) return false
      for (const [ordinal, finding] of outcome.findings.entries()) {
        insertFinding(db, jobId, finding, ordinal)
      }
      insertHeat(db, jobId, outcome.heat)
      if (outcome.status === 'completed') compareWithBefore(jobId, outcome.completedAt)
      return true
    })
  }
  /** Takes over what was said in the scan of the same source before, and keeps how they differ. */
  function compareWithBefore(jobId: string, now: number): void {
    const previous = previousScan(db, jobId, now)
    const before = previous === null ? null : endedScan(previous)
    // Most scans have none before them: theirs is not read back.
    const after = before && endedScan(jobId)
    if (before === null || after === null) return
    carryJudgements(db, before.job.jobId, jobId, now)
    insertBaseline(db, before, after, now)
  }
  function endedScan(jobId: string): EndedScan | null {
    const row = db.get<JobRow>(`${SELECT_JOBS} WHERE job_id = :jobId`, { jobId })
    if (row === undefined) return null
    const job = toStoredJob(row)
    const document = documents.getDocument(jobId, job.accountId)
    if (document === null) return null
    return { job, text: document.text, findings: documents.getFindings(jobId, job.accountId) }
  }

  return {
    insertSubmission({ submission, jobs }) {
      if (jobs.length === 0) throw new RangeError('a submission has at least one job')
      db.transaction(() => {
        insertSubmissionRow(db, submission)
        for (const [position, job] of jobs.entries()) insertJob(db, submission, job, position)
      })
    },
    beginAttempt: (jobId) =>
      // Where the power goes, it was not the job that ended the process.
      db.transaction(
        () => db.get<{ attempts: number }>(BEGIN_ATTEMPT, { jobId })?.attempts ?? null,
        'passing',
      ),

    returnAttempt: (jobId) => void db.run(RETURN_ATTEMPT, { jobId }),

    setProgress: (jobId, progress) =>
      db.transaction(
        () => db.run(SET_PROGRESS, { jobId, progress: toJson(progress) }) > 0,
        'passing',
      ),

    completeJob,
    completeSealed(jobId, sealed, times) {
      const { status, findings, heat, decisions, result: whole } = unsealOutcome(sealed)
      const { progress, ...result } = whole
      return completeJob(jobId, { status, result, progress, findings, heat, decisions, ...times })
    },
    getJob(jobId, accountId) {
      const row = db.get<JobRow>(
        `${SELECT_JOBS} WHERE job_id = :jobId AND account_id IS :accountId
         AND (expires_at IS NULL OR expires_at > :now)`,
        { jobId, accountId, now: clock() },
      )
      return row === undefined ? null : toStoredJob(row)
    },
    listRunning: () => db.all<JobRow>(RUNNING_JOBS).map(toStoredJob),
    listHistory: (query) => readHistory(db, query, clock(), countMade),
    searchHistory: (search) => searchHistory(db, search, clock(), countMade),
    endedMatching: (filter) => endedMatching(db, filter, clock(), countMade),
    deleteJobs: (accountId, jobIds) => deleteJobs(db, accountId, jobIds),
    historyEntry: (jobId, accountId) =>
      readEntry(db, { jobId, accountId, now: clock() }, countMade),
    knownScans: (file) => knownScans(db, file, clock()),
    lastPace: (accountId) => readPace(db, accountId, clock()),
    setExpiry: (jobId, expiresAt) =>
      db.run(
        `UPDATE jobs SET expires_at = :expiresAt WHERE job_id = :jobId AND status <> 'running'`,
        { jobId, expiresAt },
      ) > 0,
    deleteJob(jobId, accountId) {
      const deleted = db.run(
        'DELETE FROM jobs WHERE job_id = :jobId AND account_id IS :accountId',
        { jobId, accountId },
      )
      if (deleted > 0) db.releaseSpace()
      return deleted > 0
    },
    deleteExpired: (now) => deleteInBatches(db, DELETE_EXPIRED, { now }),
  }
}

const BEGIN_ATTEMPT = `
  UPDATE jobs SET attempts = attempts + 1 WHERE job_id = :jobId AND status = 'running'
  RETURNING attempts`
const RETURN_ATTEMPT = `
  UPDATE jobs SET attempts = attempts - 1
  WHERE job_id = :jobId AND status = 'running' AND attempts > 0`
const SET_PROGRESS = `
  UPDATE jobs SET progress = :progress WHERE job_id = :jobId AND status = 'running'`

export const RUNNING_JOBS = `${SELECT_JOBS} WHERE status = 'running' ORDER BY seq`

/** Ten at a time: jobs can hold ten megabytes each. */
export const DELETE_EXPIRED = `
  DELETE FROM jobs WHERE seq IN
    (SELECT seq FROM jobs WHERE expires_at <= :now ORDER BY expires_at LIMIT 10)`
