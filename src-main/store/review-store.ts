/**
 * Judging: each call is one step of a reviewer in one transaction. Two windows
 * may judge one document; who would overwrite what he has not seen is told.
 */

import { ScanError } from '../../src-shared/contract/error-codes.ts'
import type {
  JudgementHistory,
  JudgeRequest,
  NoteRequest,
  ReviewChanges,
  Suppression,
  SuppressionPreview,
  SuppressionPreviewRequest,
  SuppressRequest,
} from '../../src-shared/workspace/judging.ts'
import type { Database } from './database.ts'
import { fingerprintsOf, type ReadJobFindings } from './job-findings.ts'
import { changesSince, type ReviewedJob } from './job-review.ts'
import { type HistoryOf, readReviewHistory } from './review-history.ts'
import {
  changedSince,
  changeField,
  changeSuppression,
  insertAction,
  readChanges,
  revisionOf,
  undoAndRedo,
} from './review-rows.ts'
import { namedGroup, ruleFor, type SuppressingParts, suppressGroup } from './suppress-group.ts'
import { previewSuppression } from './suppression-preview.ts'
import { readSuppressions, setLifted } from './suppression-rows.ts'

/** Who asks to change what. */
export interface Reviewer {
  readonly jobId: string
  readonly accountId: string
  /** The reviewer's name, for the history. */
  readonly by: string
}

/** What a step led to; a conflict changed nothing. */
export interface ReviewOutcome {
  readonly conflict: boolean
  /** Since the revision of the request. */
  readonly review: ReviewChanges
}

/**
 * Reviews. Null, or false, where the job or suppression is unknown, gone or another account's.
 * Findings and groups that a job does not have are refused as {ScanError} `INVALID_INPUT`.
 */
export interface ReviewStore {
  readonly changes: (job: Omit<Reviewer, 'by'>, since: number) => ReviewChanges | null
  readonly judge: (reviewer: Reviewer, request: JudgeRequest) => ReviewOutcome | null
  readonly note: (reviewer: Reviewer, request: NoteRequest) => ReviewOutcome | null
  readonly undo: (reviewer: Reviewer, revision: number) => ReviewOutcome | null
  readonly redo: (reviewer: Reviewer, revision: number) => ReviewOutcome | null
  readonly suppress: (reviewer: Reviewer, request: SuppressRequest) => ReviewOutcome | null
  /** What {@link suppress} would dismiss. */
  readonly preview: (
    job: Omit<Reviewer, 'by'>,
    request: SuppressionPreviewRequest,
  ) => SuppressionPreview | null
  readonly history: (job: Omit<Reviewer, 'by'>, of: HistoryOf) => JudgementHistory | null
  readonly suppressions: (accountId: string) => readonly Suppression[]
  readonly lift: (accountId: string, id: number) => boolean
}

export interface ReviewStoreParts extends SuppressingParts {
  readonly findingsOf: ReadJobFindings
  /** The same without remembering them, for a look at many jobs. */
  readonly readFindings: ReadJobFindings
}

export function createReviewStore(parts: ReviewStoreParts): ReviewStore {
  const { db, findingsOf, readFindings, clock } = parts

  function jobOf({ jobId, accountId }: Omit<Reviewer, 'by'>): ReviewedJob | null {
    const findings = findingsOf(jobId, accountId)
    return findings && { jobId, accountId, findings }
  }
  /** Takes a step where none of `fingerprints` has changed since the revision. */
  function step(
    reviewer: Reviewer,
    revision: number,
    fingerprintsIn: (job: ReviewedJob) => ReadonlySet<string>,
    take: (job: ReviewedJob, fingerprints: ReadonlySet<string>) => void,
  ): ReviewOutcome | null {
    return db.transaction(() => {
      const job = jobOf(reviewer)
      if (job === null) return null
      const fingerprints = fingerprintsIn(job)
      const changed = changedSince(db, job.jobId, revision)
      const conflict = changed.some((fingerprint) => fingerprints.has(fingerprint))
      if (!conflict) take(job, fingerprints)
      return { conflict, review: changesSince(db, job, revision, clock()) }
    })
  }
  /** Takes the job's last step back or does it again, where the caller knows it. */
  function turn(
    reviewer: Reviewer,
    revision: number,
    kind: 'undone' | 'redone',
  ): ReviewOutcome | null {
    return db.transaction(() => {
      const job = jobOf(reviewer)
      if (job === null) return null
      const conflict = revisionOf(db, job.jobId) !== revision
      if (!conflict) turnBack(parts, reviewer, kind)
      return { conflict, review: changesSince(db, job, revision, clock()) }
    })
  }

  return {
    changes(job, since) {
      const reviewed = jobOf(job)
      return reviewed && changesSince(db, reviewed, since, clock())
    },
    judge: (reviewer, { revision, findings, status, reason = null, note }) =>
      step(
        reviewer,
        revision,
        (job) => namedFindings(job, findings),
        (_, fingerprints) => {
          const { jobId, by } = reviewer
          const words = { status, reason, note: note ?? null }
          const action = insertAction(db, { jobId, kind: 'judged', by, at: clock(), ...words })
          changeField(db, { jobId, action, field: 'status' }, fingerprints, action)
          if (note !== undefined) changeNote(db, { jobId, action }, fingerprints, note)
        },
      ),
    note: (reviewer, { revision, findings, note }) =>
      step(
        reviewer,
        revision,
        (job) => namedFindings(job, findings),
        (_, fingerprints) => {
          const { jobId, by } = reviewer
          const action = insertAction(db, { jobId, kind: 'noted', by, at: clock(), note })
          changeNote(db, { jobId, action }, fingerprints, note)
        },
      ),
    undo: (reviewer, revision) => turn(reviewer, revision, 'undone'),
    redo: (reviewer, revision) => turn(reviewer, revision, 'redone'),
    suppress: (reviewer, request) =>
      step(
        reviewer,
        request.revision,
        (job) => fingerprintsOf(job.findings, namedGroup(job, request.group)),
        (job) => suppressGroup(parts, reviewer.by, job, request),
      ),
    preview(job, { group, scope }) {
      const reviewed = jobOf(job)
      if (reviewed === null) return null
      const rule = ruleFor(parts, reviewed, { group, scope })
      return previewSuppression(db, readFindings, { job: reviewed, scope, rule }, clock())
    },
    history(job, of) {
      const reviewed = jobOf(job)
      return reviewed && readReviewHistory(db, reviewed, of)
    },
    suppressions: (accountId) =>
      readSuppressions(db, accountId, clock()).map(({ suppression }) => suppression),
    lift: (accountId, id) => setLifted(db, { accountId, id, at: clock() }),
  }
}

/** Writes the note of a step; an empty one takes back what was noted. */
function changeNote(
  db: Database,
  { jobId, action }: { readonly jobId: string; readonly action: number },
  fingerprints: ReadonlySet<string>,
  note: string,
): void {
  changeField(db, { jobId, action, field: 'note' }, fingerprints, note === '' ? null : action)
}

/** Undoes or redoes the step whose turn it is; nothing where there is none. */
function turnBack(
  { db, clock }: ReviewStoreParts,
  { jobId, accountId, by }: Reviewer,
  kind: 'undone' | 'redone',
): void {
  const { undo, redo } = undoAndRedo(db, jobId)
  const target = kind === 'undone' ? undo : redo
  if (target === null) return
  const row = db.get<{ suppression: number | null }>(
    'SELECT suppression FROM review_actions WHERE seq = :target',
    { target },
  )
  const suppression = row?.suppression ?? null
  const at = clock()
  const words = suppression === null ? {} : { suppression }
  const action = insertAction(db, { jobId, kind, by, at, target, ...words })
  for (const { fingerprint, field, before, after } of readChanges(db, target)) {
    if (field === 'suppression') {
      changeSuppression(db, action, [fingerprint])
      continue
    }
    const held = kind === 'undone' ? before : after
    changeField(db, { jobId, action, field }, [fingerprint], held)
  }
  if (suppression === null) return
  setLifted(db, { accountId, id: suppression, at: kind === 'undone' ? at : null })
}

function namedFindings({ findings }: ReviewedJob, ids: readonly number[]): ReadonlySet<string> {
  return new Set(
    ids.map((id) => {
      const fingerprint = findings.fingerprints[id]
      if (fingerprint !== undefined) return fingerprint
      throw new ScanError('INVALID_INPUT', `/findings names ${id}, which the job does not have.`)
    }),
  )
}
