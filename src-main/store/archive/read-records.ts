/** An account's history as records, from the database; the caller keeps it from changing meanwhile. */

import type { Database } from '../database.ts'
import { FINDING_COLUMNS, type FindingRow, toFinding } from '../finding-rows.ts'
import { decodeHeat } from '../heat-column.ts'
import { fromJson } from '../json-column.ts'
import { baselineColumns } from '../previous-scan.ts'
import { decisionCounts } from '../recount-decisions.ts'
import { decodeText, type TextEncoding } from '../text-column.ts'
import type { ArchiveRecord, ReviewRecord, ScanRecord, SuppressionRecord } from './records.ts'

/** Whose history, and at which time: what has expired by then is left out. */
export interface ArchiveOf {
  readonly accountId: string
  /** Unix milliseconds. */
  readonly now: number
}

/** One record after the other, in the order of the format; no more than one is in memory. */
export function* readRecords(db: Database, of: ArchiveOf): Generator<ArchiveRecord> {
  const jobs = db.all<{ jobId: string }>(KEPT_JOBS, { ...of })
  for (const { jobId } of jobs) yield readScan(db, jobId, of)
  const suppressions = db.all<SuppressionRow>(KEPT_SUPPRESSIONS, { ...of })
  for (const row of suppressions) {
    yield {
      ...row,
      type: 'suppression',
      fingerprints: row.fingerprints === null ? null : fromJson(row.fingerprints),
      detectors: fromJson(row.detectors),
    }
  }
  for (const { jobId } of jobs) {
    const review = readReview(db, jobId)
    if (review !== null) yield review
  }
}

/** Scans that are under way, which no archive holds. */
export function countRunning(db: Database, accountId: string): number {
  const row = db.get<{ total: number }>(
    `SELECT count(*) AS total FROM jobs WHERE account_id = :accountId AND status = 'running'`,
    { accountId },
  )
  return row?.total ?? 0
}

const ENDED = `account_id = :accountId AND status <> 'running'
  AND (expires_at IS NULL OR expires_at > :now)`
const KEPT_JOBS = `SELECT job_id AS jobId FROM jobs WHERE ${ENDED} ORDER BY seq`
const KEPT_SUPPRESSIONS = `
  SELECT id, scope, job_id, name, content, source, group_id, fingerprints, detectors, category,
    label, quote, reason, note, owner, created_at, expires_at, lifted_at
  FROM suppressions WHERE account_id = :accountId
    AND (job_id IS NULL OR job_id IN (SELECT job_id FROM jobs WHERE ${ENDED})) ORDER BY id`

type SuppressionRow = Omit<SuppressionRecord, 'type' | 'fingerprints' | 'detectors'> & {
  readonly fingerprints: string | null
  readonly detectors: string
}

function readScan(db: Database, jobId: string, { accountId, now }: ArchiveOf): ScanRecord {
  const job = db.get<JobRow>(JOB, { jobId }) as JobRow
  const { text_encoding, text, source_map, warnings, pages, segments, changes, original } = job
  return {
    type: 'scan',
    seq: job.seq,
    job_id: jobId,
    submission: {
      id: job.submission_id,
      origin: job.origin,
      kind: job.kind,
      config: fromJson(job.config),
      metadata: fromJson(job.metadata),
      retention_ms: job.retention_ms,
    },
    position: job.position,
    source: job.source,
    media_type: job.media_type,
    status: job.status,
    attempts: job.attempts,
    progress: fromJson(job.progress),
    result: fromJson(job.result),
    created_at: job.created_at,
    completed_at: job.completed_at,
    expires_at: job.expires_at,
    finding_counts: fromJson(decisionCounts(db, job, accountId, now)),
    document: {
      text: decodeText({ encoding: text_encoding, bytes: text }),
      source_map: fromJson(source_map),
      pages: pages === null ? null : fromJson(pages),
      warnings: fromJson(warnings),
      segments: segments === null ? null : fromJson(segments),
      changes: changes === null ? null : fromJson(changes),
      original: original === null ? null : Buffer.from(original).toString('base64'),
    },
    findings: db.all<FindingRow>(FINDINGS, { jobId }).map(toFinding) as ScanRecord['findings'],
    heat: job.chunks === null ? [] : [...decodeHeat(job.chunks)],
    known_by:
      db.get<NonNullable<ScanRecord['known_by']>>(
        'SELECT name, content FROM sources WHERE job_id = :jobId',
        { jobId },
      ) ?? null,
    baseline: baselineColumns(db, jobId),
  }
}

function readReview(db: Database, jobId: string): ReviewRecord | null {
  const steps = db.all<Omit<ReviewRecord['steps'][number], 'changes'>>(
    `SELECT seq, kind, reviewer, at, decided_at, status, reason, note, target, suppression
     FROM review_actions WHERE job_id = :jobId ORDER BY seq`,
    { jobId },
  )
  if (steps.length === 0) return null
  return {
    type: 'review',
    job_id: jobId,
    steps: steps.map((step) => ({
      ...step,
      changes: [
        ...db.all<ReviewRecord['steps'][number]['changes'][number]>(
          `SELECT fingerprint, field, before, after FROM review_changes WHERE action = :seq
           ORDER BY fingerprint, field`,
          { seq: step.seq },
        ),
      ],
    })),
    state: [
      ...db.all<ReviewRecord['state'][number]>(
        `SELECT fingerprint, status, note FROM review_state WHERE job_id = :jobId
         ORDER BY fingerprint`,
        { jobId },
      ),
    ],
  }
}

const JOB = `
  SELECT jobs.*, origin, kind, config, metadata, retention_ms, text_encoding, text, source_map,
    pages, warnings, original, segments, changes, chunks
  FROM jobs JOIN submissions ON submissions.id = submission_id JOIN documents USING (job_id)
  LEFT JOIN surfaces USING (job_id) LEFT JOIN heat USING (job_id) WHERE job_id = :jobId`
const FINDINGS = `
  SELECT ${FINDING_COLUMNS}
  FROM findings WHERE job_id = :jobId ORDER BY ordinal`

type Same =
  | 'seq'
  | 'position'
  | 'source'
  | 'media_type'
  | 'status'
  | 'attempts'
  | 'created_at'
  | 'completed_at'
  | 'expires_at'
type SubmissionColumns = Pick<ScanRecord['submission'], 'origin' | 'kind' | 'retention_ms'>
interface JobRow extends Pick<ScanRecord, Same>, SubmissionColumns {
  readonly job_id: string
  readonly is_counted: 0 | 1
  readonly submission_id: string
  readonly config: string
  readonly metadata: string
  readonly progress: string
  readonly result: string
  readonly finding_counts: string
  readonly text_encoding: TextEncoding
  readonly text: Uint8Array
  readonly source_map: string
  readonly pages: string | null
  readonly warnings: string
  readonly original: Uint8Array | null
  readonly segments: string | null
  readonly changes: string | null
  readonly chunks: string | null
}
