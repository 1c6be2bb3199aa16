/**
 * How the records of the job store become rows, and rows records again.
 *
 * Only the job store calls these, inside its transactions.
 */

import type { ChunkHeat } from '../../src-shared/model/chunk-heat.ts'
import type { JobOutcome, NewJob, NewSubmission, StoredJob } from '../scan/job-record.ts'
import type { Database } from './database.ts'
import { encodeHeat } from './heat-column.ts'
import { fromJson, toJson } from './json-column.ts'
import { insertSource } from './source-rows.ts'
import { encodeText } from './text-column.ts'

/** Writes what the jobs of a submission share. */
export function insertSubmissionRow(db: Database, submission: NewSubmission): void {
  db.run(
    `INSERT INTO submissions (id, origin, kind, config, metadata, retention_ms)
     VALUES (:id, :origin, :kind, :config, :metadata, :retentionMs)`,
    {
      id: submission.id,
      origin: submission.origin,
      kind: submission.kind,
      config: toJson(submission.config),
      metadata: toJson(submission.metadata),
      retentionMs: submission.retentionMs,
    },
  )
}

/** Writes a running job, its document, and what its source is known by. */
export function insertJob(
  db: Database,
  submission: NewSubmission,
  job: NewJob,
  position: number,
): void {
  const { jobId, document } = job
  db.run(
    `INSERT INTO jobs
       (job_id, submission_id, position, account_id, source, media_type, created_at)
     VALUES (:jobId, :submissionId, :position, :accountId, :source, :mediaType, :createdAt)`,
    {
      jobId,
      submissionId: submission.id,
      position,
      accountId: submission.accountId,
      source: job.source,
      mediaType: document.mediaType,
      createdAt: submission.createdAt,
    },
  )
  insertSource(db, submission, job)
  const text = encodeText(document.text)
  db.run(
    `INSERT INTO documents (job_id, text_encoding, text, source_map, pages, warnings, original)
     VALUES (:jobId, :encoding, :text, :sourceMap, :pages, :warnings, :original)`,
    {
      jobId,
      encoding: text.encoding,
      text: text.bytes,
      sourceMap: toJson(document.sourceMap),
      pages: document.pages === undefined ? null : toJson(document.pages),
      warnings: toJson(document.warnings),
      original: job.original,
    },
  )
  if (document.segments === undefined) return
  db.run('INSERT INTO surfaces (job_id, segments, changes) VALUES (:jobId, :segments, :changes)', {
    jobId,
    segments: toJson(document.segments),
    changes: job.changes === undefined ? null : toJson(job.changes),
  })
}

/** Ends a running job; false where none runs. */
export function endJob(db: Database, jobId: string, outcome: JobOutcome): boolean {
  const { result } = outcome
  const changed = db.run(
    `UPDATE jobs SET status = :status, progress = :progress, result = :result,
       completed_at = :completedAt, expires_at = :expiresAt, decision = :decision,
       safety_status = :safetyStatus, completion = :completion, finding_counts = :counts
     WHERE job_id = :jobId AND status = 'running'`,
    {
      jobId,
      status: outcome.status,
      progress: toJson(outcome.progress),
      result: toJson(result),
      completedAt: outcome.completedAt,
      expiresAt: outcome.expiresAt,
      decision: result.decision ?? null,
      safetyStatus: result.safety_status ?? null,
      completion: result.completion.state,
      // Of decisions; scans of earlier versions counted findings.
      counts: toJson(outcome.decisions),
    },
  )
  return changed > 0
}

/** Writes the heat of a job's chunks, where there is any. */
export function insertHeat(db: Database, jobId: string, heat: readonly ChunkHeat[]): void {
  if (heat.length === 0) return
  db.run('INSERT INTO heat (job_id, chunks) VALUES (:jobId, :chunks)', {
    jobId,
    chunks: encodeHeat(heat),
  })
}

/** Columns carry the names of {@link StoredJob}; four of them are still JSON text. */
export const SELECT_JOBS = `
  SELECT job_id AS jobId, submission_id AS submissionId, position, account_id AS accountId,
    origin, kind, config, metadata, retention_ms AS retentionMs, source, media_type AS mediaType,
    status, attempts, progress, result, created_at AS createdAt, completed_at AS completedAt,
    expires_at AS expiresAt
  FROM jobs JOIN submissions ON submissions.id = submission_id`

/** A row of {@link SELECT_JOBS}. */
export interface JobRow extends Omit<StoredJob, 'config' | 'metadata' | 'progress' | 'result'> {
  readonly config: string
  readonly metadata: string
  readonly progress: string
  readonly result: string | null
}

/** The job of a row. */
export function toStoredJob(row: JobRow): StoredJob {
  return {
    ...row,
    config: fromJson(row.config),
    metadata: fromJson(row.metadata),
    progress: fromJson(row.progress),
    result: row.result === null ? null : fromJson(row.result),
  }
}
