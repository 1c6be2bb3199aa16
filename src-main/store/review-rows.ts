/**
 * The log of a review as rows: steps, what each changed, and what holds now.
 * Only the stores of this folder call these, inside their transactions.
 */

import type { DismissalReason, FindingStatus } from '../../src-shared/model/judging.ts'
import type { Judgement, ReviewAction } from '../../src-shared/workspace/judging.ts'
import type { Database } from './database.ts'

export interface NewAction {
  readonly jobId: string
  readonly kind: ReviewAction['kind']
  readonly by: string
  /** Unix milliseconds. */
  readonly at: number
  /** When the words were said, where that was earlier. */
  readonly decidedAt?: number
  readonly status?: FindingStatus | null
  readonly reason?: DismissalReason | null
  readonly note?: string | null
  readonly target?: number
  readonly suppression?: number
}

/** Writes a step and gives its number. */
export function insertAction(db: Database, action: NewAction): number {
  const row = db.get<{ seq: number }>(
    `INSERT INTO review_actions
       (job_id, kind, reviewer, at, decided_at, status, reason, note, target, suppression)
     VALUES (:jobId, :kind, :by, :at, :decidedAt, :status, :reason, :note, :target, :suppression)
     RETURNING seq`,
    {
      jobId: action.jobId,
      kind: action.kind,
      by: action.by,
      at: action.at,
      decidedAt: action.decidedAt ?? action.at,
      status: action.status ?? null,
      reason: action.reason ?? null,
      note: action.note ?? null,
      target: action.target ?? null,
      suppression: action.suppression ?? null,
    },
  )
  return (row as { seq: number }).seq
}

/** The two things that are said of a finding itself: a status with its reason, and a note. */
export type Field = 'status' | 'note'

/** Writes what a step changed of fingerprints, to the words of step `after`, and that it holds. */
export function changeField(
  db: Database,
  { jobId, action, field }: { jobId: string; action: number; field: Field },
  fingerprints: Iterable<string>,
  after: number | null,
): void {
  for (const fingerprint of fingerprints) {
    db.run(INSERT_CHANGE[field], { jobId, action, fingerprint, after })
    db.run(HOLD[field], { jobId, fingerprint, after })
  }
}

/** Writes which fingerprints a step that made, lifted or put back a suppression is about. */
export function changeSuppression(
  db: Database,
  action: number,
  fingerprints: Iterable<string>,
): void {
  for (const fingerprint of fingerprints) {
    db.run(
      `INSERT INTO review_changes (action, fingerprint, field)
       VALUES (:action, :fingerprint, 'suppression')`,
      { action, fingerprint },
    )
  }
}

const insertChange = (field: Field) => `
  INSERT INTO review_changes (action, fingerprint, field, before, after)
  VALUES (:action, :fingerprint, '${field}', (SELECT ${field} FROM review_state
    WHERE job_id = :jobId AND fingerprint = :fingerprint), :after)`
const hold = (field: Field) => `
  INSERT INTO review_state (job_id, fingerprint, ${field}) VALUES (:jobId, :fingerprint, :after)
  ON CONFLICT (job_id, fingerprint) DO UPDATE SET ${field} = :after`
const INSERT_CHANGE = { status: insertChange('status'), note: insertChange('note') }
const HOLD = { status: hold('status'), note: hold('note') }

/** What one step changed. */
export interface Change {
  readonly fingerprint: string
  readonly field: Field | 'suppression'
  readonly before: number | null
  readonly after: number | null
}

export function readChanges(db: Database, action: number): readonly Change[] {
  return db.all<Change>(
    'SELECT fingerprint, field, before, after FROM review_changes WHERE action = :action',
    { action },
  )
}

/** The fingerprints that steps after this one are about. */
export function changedSince(db: Database, jobId: string, since: number): readonly string[] {
  return db
    .all<{ fingerprint: string }>(
      `SELECT DISTINCT fingerprint FROM review_actions JOIN review_changes ON action = seq
       WHERE job_id = :jobId AND seq > :since`,
      { jobId, since },
    )
    .map(({ fingerprint }) => fingerprint)
}

/** What was said of a fingerprint, without suppressions; null where all of it was taken back. */
export interface Said {
  readonly fingerprint: string
  /** The steps that said it. */
  readonly statusAction: number | null
  readonly noteAction: number | null
  readonly judgement: Judgement | null
  /** Whether it has a status of its own, which no suppression overrides. */
  readonly isJudged: boolean
}

interface SaidRow {
  readonly fingerprint: string
  readonly statusAction: number | null
  readonly noteAction: number | null
  readonly kind: ReviewAction['kind'] | null
  readonly status: FindingStatus | null
  readonly reason: DismissalReason | null
  readonly note: string | null
  readonly by: string | null
  readonly at: number | null
}

/**
 * What was said in a job, by fingerprint.
 * @param only of these; of all where it is left out.
 */
export function readSaid(db: Database, jobId: string, only?: readonly string[]): readonly Said[] {
  const rows = db.all<SaidRow>(
    `SELECT fingerprint, review_state.status AS statusAction, review_state.note AS noteAction,
       judged.kind, judged.status, judged.reason, noted.note,
       coalesce(judged.reviewer, noted.reviewer) AS by,
       coalesce(judged.decided_at, noted.decided_at) AS at
     FROM review_state
     LEFT JOIN review_actions AS judged ON judged.seq = review_state.status
     LEFT JOIN review_actions AS noted ON noted.seq = review_state.note
     WHERE review_state.job_id = :jobId
       ${only === undefined ? '' : 'AND fingerprint IN (SELECT value FROM json_each(:only))'}`,
    { jobId, ...(only !== undefined && { only: JSON.stringify(only) }) },
  )
  return rows.map((row) => ({
    fingerprint: row.fingerprint,
    statusAction: row.statusAction,
    noteAction: row.noteAction,
    judgement: toJudgement(row),
    isJudged: row.status !== null,
  }))
}

function toJudgement({ kind, status, reason, note, by, at }: SaidRow): Judgement | null {
  if (by === null || at === null) return null
  return {
    status: status ?? 'open',
    reason,
    note: note ?? '',
    by,
    at,
    origin: kind === 'carried' ? 'carried' : 'judged',
    suppression: null,
  }
}

/** The steps that undo and redo would be about; null where there is nothing. */
export function undoAndRedo(
  db: Database,
  jobId: string,
): { readonly undo: number | null; readonly redo: number | null } {
  return { undo: undoneNext(db, jobId), redo: redoneNext(db, jobId) }
}

/**
 * Done steps are a stack: undo takes the top away, redo puts it back. What was on top before a
 * step says what is on top when that step is undone, so the log is followed from its end and
 * never read whole.
 */
function undoneNext(db: Database, jobId: string): number | null {
  let before = Number.MAX_SAFE_INTEGER
  for (;;) {
    const last = lastStep(db, jobId, before)
    if (last === null) return null
    if (last.kind === 'redone') return last.target
    if (last.kind !== 'undone') return last.seq
    before = last.target as number
  }
}

/** The stack of what was undone, likewise; a new step empties it. */
function redoneNext(db: Database, jobId: string): number | null {
  let before = Number.MAX_SAFE_INTEGER
  for (;;) {
    const last = lastStep(db, jobId, before)
    if (last?.kind === 'undone') return last.target
    if (last?.kind !== 'redone') return null
    const { seq, target } = last
    const row = db.get<{ seq: number | null }>(
      `SELECT max(seq) AS seq FROM review_actions
       WHERE job_id = :jobId AND seq < :seq AND kind = 'undone' AND target = :target`,
      { jobId, seq, target },
    )
    if (row?.seq == null) return null
    before = row.seq
  }
}

/** The last step of a job that a person took, before one of its steps. */
function lastStep(db: Database, jobId: string, before: number): Step | null {
  return (
    db.get<Step>(
      `SELECT seq, kind, target FROM review_actions
       WHERE job_id = :jobId AND seq < :before AND kind <> 'carried' ORDER BY seq DESC LIMIT 1`,
      { jobId, before },
    ) ?? null
  )
}

interface Step {
  readonly seq: number
  readonly kind: Exclude<ReviewAction['kind'], 'carried'>
  /** Of what is undone or redone. */
  readonly target: number | null
}

/** The number of a job's last step; 0 before the first. */
export function revisionOf(db: Database, jobId: string): number {
  const row = db.get<{ seq: number | null }>(
    'SELECT max(seq) AS seq FROM review_actions WHERE job_id = :jobId',
    { jobId },
  )
  return row?.seq ?? 0
}

/** Columns carry the names of {@link ReviewAction}. */
export const SELECT_ACTIONS = `
  SELECT seq, kind, reviewer AS by, at, status, reason, note, target,
    (SELECT count(DISTINCT fingerprint) FROM review_changes WHERE action = seq) AS changed
  FROM review_actions`

export function readAction(db: Database, seq: number | null): ReviewAction | null {
  if (seq === null) return null
  return db.get<ReviewAction>(`${SELECT_ACTIONS} WHERE seq = :seq`, { seq }) ?? null
}
