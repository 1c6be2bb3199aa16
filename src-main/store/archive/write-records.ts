/**
 * Records of an archive into a database, beside what is there: what it knows by the same id stays
 * as it is. The caller has checked them and makes one transaction of all.
 */

import type { Database, Parameters } from '../database.ts'
import { insertFinding } from '../finding-rows.ts'
import { insertHeat } from '../job-rows.ts'
import { toJson } from '../json-column.ts'
import { encodeText } from '../text-column.ts'
import type { ArchiveOf } from './read-records.ts'
import type { ArchiveRecord, ReviewRecord, ScanRecord, SuppressionRecord } from './records.ts'

/** What became of the records. */
export interface Imported {
  readonly scans: number
  /** Scans that the database has already, under the same id. */
  readonly known: number
  /** Scans whose time had come. */
  readonly expired: number
  /** Of those that were taken over: how many will go by themselves, and when the first does. */
  readonly expiring: number
  readonly firstExpiry: number | null
  readonly steps: number
  readonly suppressions: number
}

export interface RecordWriter {
  readonly take: (record: ArchiveRecord) => void
  readonly told: () => Imported
}

/**
 * Numbers of rows are kept in an empty database; in another, scans go before what is there, steps behind it.
 * @param scans how many the archive holds.
 */
export function createRecordWriter(
  db: Database,
  { accountId, now }: ArchiveOf,
  scans: number,
): RecordWriter {
  const firstJob = db.get<{ seq: number | null }>('SELECT min(seq) AS seq FROM jobs')?.seq ?? null
  const lastStep = numberOf(db, 'SELECT max(seq) AS number FROM review_actions')
  const taken = new Set<string>()
  const suppressionIds = new Map<number, number>()
  const told = { scans: 0, known: 0, expired: 0, expiring: 0, steps: 0, suppressions: 0 }
  let firstExpiry: number | null = null

  function takeScan(scan: ScanRecord): void {
    if (scan.expires_at !== null && scan.expires_at <= now) {
      told.expired++
      return
    }
    if (db.get('SELECT 1 FROM jobs WHERE job_id = :jobId', { jobId: scan.job_id })) {
      told.known++
      return
    }
    // What is scanned next is compared with what was here, not with what came in later.
    const seq = firstJob === null ? scan.seq : firstJob - scans + told.scans
    taken.add(scan.job_id)
    told.scans++
    if (scan.expires_at !== null) {
      told.expiring++
      firstExpiry = Math.min(firstExpiry ?? scan.expires_at, scan.expires_at)
    }
    insertScan(db, scan, { seq, accountId })
  }
  function takeSuppression(suppression: SuppressionRecord): void {
    const { id, job_id: jobId } = suppression
    if (jobId !== null && !taken.has(jobId)) return
    const row = suppressionRow(suppression, accountId)
    const known = db.get<{ id: number }>(SAME_SUPPRESSION, row)
    if (known === undefined) told.suppressions++
    const own =
      known ?? db.get<{ id: number }>(INSERT_SUPPRESSION, { ...row, ...ends(suppression) })
    suppressionIds.set(id, (own as { id: number }).id)
  }

  function takeReview({ job_id: jobId, steps, state }: ReviewRecord): void {
    if (!taken.has(jobId)) return
    const moved = (seq: number | null) => seq && seq + lastStep
    for (const { changes, seq, target, suppression, ...step } of steps) {
      told.steps++
      const action = seq + lastStep
      db.run(INSERT_STEP, {
        ...step,
        jobId,
        seq: action,
        target: moved(target),
        suppression: suppression && (suppressionIds.get(suppression) ?? null),
      })
      for (const { before, after, ...change } of changes) {
        db.run(INSERT_CHANGE, { ...change, action, before: moved(before), after: moved(after) })
      }
    }
    for (const { fingerprint, status, note } of state) {
      db.run(INSERT_STATE, { jobId, fingerprint, status: moved(status), note: moved(note) })
    }
  }

  return {
    take(record) {
      if (record.type === 'scan') takeScan(record)
      else if (record.type === 'suppression') takeSuppression(record)
      else takeReview(record)
    },
    told: () => ({ ...told, firstExpiry }),
  }
}

function numberOf(db: Database, sql: string): number {
  return db.get<{ number: number | null }>(sql)?.number ?? 0
}

function insertScan(
  db: Database,
  scan: ScanRecord,
  { seq, accountId }: { readonly seq: number; readonly accountId: string },
): void {
  const { job_id: jobId, submission, document, result, known_by: known, baseline } = scan
  db.run(INSERT_SUBMISSION, {
    ...submission,
    config: toJson(submission.config),
    metadata: toJson(submission.metadata),
  })
  db.run(INSERT_JOB, {
    jobId,
    seq,
    accountId,
    submissionId: submission.id,
    position: scan.position,
    source: scan.source,
    mediaType: scan.media_type,
    status: scan.status,
    attempts: scan.attempts,
    progress: toJson(scan.progress),
    result: toJson(result),
    createdAt: scan.created_at,
    completedAt: scan.completed_at,
    expiresAt: scan.expires_at,
    decision: result.decision ?? null,
    safetyStatus: result.safety_status ?? null,
    completion: result.completion.state,
    counts: toJson(scan.finding_counts),
  })
  const text = encodeText(document.text)
  db.run(INSERT_DOCUMENT, {
    jobId,
    encoding: text.encoding,
    text: text.bytes,
    sourceMap: toJson(document.source_map),
    pages: document.pages && toJson(document.pages),
    warnings: toJson(document.warnings),
    original: document.original === null ? null : Buffer.from(document.original, 'base64'),
  })
  if (document.segments !== null) {
    db.run(INSERT_SURFACE, {
      jobId,
      segments: toJson(document.segments),
      changes: document.changes && toJson(document.changes),
    })
  }
  for (const [ordinal, finding] of scan.findings.entries()) {
    insertFinding(db, jobId, finding, ordinal)
  }
  insertHeat(db, jobId, scan.heat)
  if (known !== null) db.run(INSERT_SOURCE, { jobId, seq, accountId, ...known })
  if (baseline !== null) {
    db.run(INSERT_BASELINE, {
      ...baseline,
      jobId,
      compared: toJson(baseline.compared),
      added: toJson(baseline.added),
      gone: toJson(baseline.gone),
    })
  }
}

const ends = ({ expires_at, lifted_at }: SuppressionRecord) => ({ expires_at, lifted_at })

function suppressionRow(suppression: SuppressionRecord, accountId: string): Parameters {
  const { type: _, id: __, expires_at: ___, lifted_at: ____, ...columns } = suppression
  const { fingerprints, detectors } = columns
  return {
    ...columns,
    accountId,
    fingerprints: fingerprints && toJson(fingerprints),
    detectors: toJson(detectors),
  }
}

const SAME_SUPPRESSION = `
  SELECT id FROM suppressions WHERE account_id = :accountId AND scope = :scope
    AND job_id IS :job_id AND name IS :name AND content IS :content AND source IS :source
    AND group_id = :group_id AND fingerprints IS :fingerprints AND detectors = :detectors
    AND category = :category AND label = :label AND quote = :quote AND reason = :reason
    AND note = :note AND owner = :owner AND created_at = :created_at LIMIT 1`
const INSERT_SUPPRESSION = `
  INSERT INTO suppressions (account_id, scope, job_id, name, content, source, group_id,
    fingerprints, detectors, category, label, quote, reason, note, owner, created_at, expires_at,
    lifted_at)
  VALUES (:accountId, :scope, :job_id, :name, :content, :source, :group_id, :fingerprints,
    :detectors, :category, :label, :quote, :reason, :note, :owner, :created_at, :expires_at,
    :lifted_at) RETURNING id`
/** Another job of the same submission may have brought it. */
const INSERT_SUBMISSION = `
  INSERT INTO submissions (id, origin, kind, config, metadata, retention_ms)
  VALUES (:id, :origin, :kind, :config, :metadata, :retention_ms) ON CONFLICT (id) DO NOTHING`
const INSERT_JOB = `
  INSERT INTO jobs (seq, job_id, submission_id, position, account_id, source, media_type, status,
    attempts, progress, result, created_at, completed_at, expires_at, decision, safety_status,
    completion, finding_counts)
  VALUES (:seq, :jobId, :submissionId, :position, :accountId, :source, :mediaType, :status,
    :attempts, :progress, :result, :createdAt, :completedAt, :expiresAt, :decision, :safetyStatus,
    :completion, :counts)`
const INSERT_DOCUMENT = `
  INSERT INTO documents (job_id, text_encoding, text, source_map, pages, warnings, original)
  VALUES (:jobId, :encoding, :text, :sourceMap, :pages, :warnings, :original)`
const INSERT_SURFACE =
  'INSERT INTO surfaces (job_id, segments, changes) VALUES (:jobId, :segments, :changes)'
const INSERT_SOURCE = `
  INSERT INTO sources (job_id, seq, account_id, name, content)
  VALUES (:jobId, :seq, :accountId, :name, :content)`
const INSERT_BASELINE = `
  INSERT INTO baselines (job_id, previous, previous_at, compared, added, gone, gone_total)
  VALUES (:jobId, :previous, :previous_at, :compared, :added, :gone, :gone_total)`
const INSERT_STEP = `
  INSERT INTO review_actions (seq, job_id, kind, reviewer, at, decided_at, status, reason, note,
    target, suppression)
  VALUES (:seq, :jobId, :kind, :reviewer, :at, :decided_at, :status, :reason, :note, :target,
    :suppression)`
const INSERT_CHANGE = `
  INSERT INTO review_changes (action, fingerprint, field, before, after)
  VALUES (:action, :fingerprint, :field, :before, :after)`
const INSERT_STATE = `
  INSERT INTO review_state (job_id, fingerprint, status, note)
  VALUES (:jobId, :fingerprint, :status, :note)`
