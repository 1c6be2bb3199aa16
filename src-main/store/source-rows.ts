/** Which scans are of the same source: by file name or address, or by the same content. */

import { hash } from 'node:crypto'
import type { InputKind } from '../../src-shared/model/vocabulary.ts'
import { type KnownScan, MOST_KNOWN_SCANS } from '../../src-shared/workspace/known-scans.ts'
import type { NewJob, NewSubmission } from '../scan/job-record.ts'
import type { Database } from './database.ts'

/** What a source is known by; both null for a text that was scanned before contents were hashed. */
export interface SourceIdentity {
  /** Kind and file name or address; null for a text without a name. */
  readonly name: string | null
  /** SHA-256 of the canonical text. */
  readonly content: string | null
}

/** Writes what the job's source is known by. Anonymous jobs are nobody's to compare. */
export function insertSource(db: Database, submission: NewSubmission, job: NewJob): void {
  if (submission.accountId === null) return
  db.run(
    `INSERT INTO sources (job_id, seq, account_id, name, content, scan_key)
     SELECT job_id, seq, account_id, :name, :content, :scanKey FROM jobs WHERE job_id = :jobId`,
    {
      jobId: job.jobId,
      name: nameOf(submission, job),
      content: hash('sha256', Buffer.from(job.document.text, 'utf16le')),
      scanKey: job.scanKey ?? null,
    },
  )
}

/** Texts are all called "text": without bytes that were uploaded it is no name. */
function nameOf({ kind }: NewSubmission, { source, original }: NewJob): string | null {
  if (kind === 'text' || (source === 'text' && original === null)) return null
  return named(kind, source)
}

function named(kind: InputKind, source: string): string {
  return `${kind}:${source}`
}

/** What a job's source is known by. */
export function readSource(db: Database, jobId: string): SourceIdentity {
  const row = db.get<SourceIdentity>('SELECT name, content FROM sources WHERE job_id = :jobId', {
    jobId,
  })
  return row ?? { name: null, content: null }
}

/** The newest scan before a job, of its account and source, that was completed and is kept. */
export function previousScan(db: Database, jobId: string, now: number): string | null {
  return db.get<{ jobId: string }>(PREVIOUS_SCAN, { jobId, now })?.jobId ?? null
}

const BEFORE = `
  SELECT jobs.job_id AS jobId, jobs.seq
  FROM sources AS mine JOIN sources AS other ON other.account_id = mine.account_id
  JOIN jobs ON jobs.job_id = other.job_id
  WHERE mine.job_id = :jobId AND other.seq < mine.seq AND status = 'completed'
    AND (expires_at IS NULL OR expires_at > :now)`

/** Each half reads its index from the newest scan backwards. */
export const PREVIOUS_SCAN = `
  SELECT jobId FROM (
    SELECT * FROM (${BEFORE} AND other.name = mine.name ORDER BY other.seq DESC LIMIT 1)
    UNION ALL
    SELECT * FROM (${BEFORE} AND other.content = mine.content ORDER BY other.seq DESC LIMIT 1)
  ) ORDER BY seq DESC LIMIT 1`

/** A file of an account, and what a scan of it has to be known by. */
export interface FileScanned {
  readonly accountId: string
  /** As the history calls it. */
  readonly source: string
  readonly scanKey: string
}

/** Scans of a file that answered what another one would, or will when they end; the newest first. */
export function knownScans(db: Database, file: FileScanned, now: number): readonly KnownScan[] {
  const { accountId, source, scanKey } = file
  const name = named('documents', source)
  return db.all<KnownScan>(KNOWN_SCANS, { accountId, name, scanKey, now, most: MOST_KNOWN_SCANS })
}

/** What was not checked to the end may be the next time. */
export const KNOWN_SCANS = `
  SELECT jobs.job_id, jobs.created_at FROM sources JOIN jobs ON jobs.job_id = sources.job_id
  WHERE sources.account_id = :accountId AND name = :name AND scan_key = :scanKey
    AND (status = 'running' OR (status = 'completed' AND completion = 'complete'))
    AND (expires_at IS NULL OR expires_at > :now)
  ORDER BY sources.seq DESC LIMIT :most`
