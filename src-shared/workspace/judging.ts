/**
 * Judging: what a reviewer says of findings, and what becomes of it.
 *
 * A judgement belongs to a fingerprint (docs/fingerprints.md), so that equal
 * places share it and a scan of a changed version inherits it. Requests name
 * findings by their ids in the job. Nothing is ever overwritten: each change is
 * an entry of the history, undoing one is another.
 */

import Type from 'typebox'
import {
  BASELINE_STATES,
  DISMISSAL_REASONS,
  FINDING_STATUSES,
  SUPPRESSION_SCOPES,
} from '../model/judging.ts'
import { CATEGORIES, SEVERITIES } from '../model/vocabulary.ts'

const closed = { additionalProperties: false } as const
const count = () => Type.Integer({ minimum: 0 })
const time = () => Type.Integer({ minimum: 0, description: 'Unix milliseconds' })
const orNull = <S extends Type.TSchema>(schema: S) => Type.Union([schema, Type.Null()])

/** Code points of a note: a page of writing. */
export const MAX_NOTE_LENGTH = 2_000
/** Findings that one request may name; a text of a megabyte has fewer. */
export const MAX_JUDGED_FINDINGS = 100_000

/** What {@link keyOf} gives. */
export const Key = Type.String({ pattern: '^[0-9a-f]{32}$' })
const Status = Type.Enum([...FINDING_STATUSES])
const Reason = Type.Enum([...DISMISSAL_REASONS])
const Scope = Type.Enum([...SUPPRESSION_SCOPES])
const Note = Type.String({ maxLength: MAX_NOTE_LENGTH })
/** One that is named twice counts once. */
const FindingIds = Type.Array(count(), { minItems: 1, maxItems: MAX_JUDGED_FINDINGS })

/** Where a judgement comes from: given here, taken over from the scan before, or by a suppression. */
export const JUDGEMENT_ORIGINS = ['judged', 'carried', 'suppressed'] as const

/** What holds of a finding; where nobody has judged it there is none, and it is open. */
export const Judgement = Type.Object(
  {
    status: Status,
    /** Only of what is dismissed. */
    reason: orNull(Reason),
    /** Empty without one. */
    note: Type.String(),
    /** The reviewer's name on this machine. */
    by: Type.String(),
    at: time(),
    origin: Type.Enum([...JUDGEMENT_ORIGINS]),
    /** The suppression that dismisses it; it can be lifted by this id. */
    suppression: orNull(count()),
  },
  closed,
)
export type Judgement = Type.Static<typeof Judgement>

/** What a reviewer did in one step; undo takes back one of these whole. */
export const REVIEW_ACTIONS = [
  'judged',
  'noted',
  'suppressed',
  'carried',
  'undone',
  'redone',
] as const

/** One step, without the findings it touched. */
export const ReviewAction = Type.Object(
  {
    /** Grows with every step of the service; the revision of the job is that of its last one. */
    seq: count(),
    kind: Type.Enum([...REVIEW_ACTIONS]),
    by: Type.String(),
    at: time(),
    /** Fingerprints that it changed. */
    changed: count(),
    /** What it gave them; null where it gave no status, as a note does. */
    status: orNull(Status),
    reason: orNull(Reason),
    note: orNull(Type.String()),
    /** The step that an undo or redo is about. */
    target: orNull(count()),
  },
  closed,
)
export type ReviewAction = Type.Static<typeof ReviewAction>

/** What the scan of the same source before had and this one has not; `quote` is masked. */
export const GoneFinding = Type.Object(
  {
    category: Type.Enum([...CATEGORIES]),
    label: Type.String(),
    severity: Type.Enum([...SEVERITIES]),
    quote: Type.String(),
    status: Status,
  },
  closed,
)
export type GoneFinding = Type.Static<typeof GoneFinding>

/** How a job compares with the scan of the same source before it. */
export const Baseline = Type.Object(
  {
    /** That scan; it may be deleted by now. */
    job_id: Type.String(),
    created_at: time(),
    new: count(),
    unchanged: count(),
    /** Groups of findings whose judgement was taken over: a value is one decision wherever it stands. */
    carried: count(),
    /** The first of them; `gone_total` counts all. */
    gone: Type.Array(GoneFinding),
    gone_total: count(),
  },
  closed,
)
export type Baseline = Type.Static<typeof Baseline>
export const BaselineOfFinding = orNull(Type.Enum([...BASELINE_STATES]))

/** How far judging has come, for the document and for windows that look again. */
export const ReviewState = Type.Object(
  {
    /** `seq` of the job's last step; 0 before the first. */
    revision: count(),
    /** What undo and redo would take back or do again; null where there is nothing. */
    undo: orNull(ReviewAction),
    redo: orNull(ReviewAction),
  },
  closed,
)
export type ReviewState = Type.Static<typeof ReviewState>

/** The state, and every judgement that changed since the revision that was asked about. */
export const ReviewChanges = Type.Object(
  {
    ...ReviewState.properties,
    changes: Type.Array(Type.Object({ fingerprint: Key, judgement: orNull(Judgement) }, closed)),
  },
  closed,
)
export type ReviewChanges = Type.Static<typeof ReviewChanges>

/** Something else happened to the same findings since the caller's revision; nothing was done. */
export const ReviewConflict = Type.Object(
  {
    error: Type.Object(
      {
        code: Type.Literal('REVIEW_CONFLICT'),
        message: Type.String(),
        request_id: Type.String(),
      },
      closed,
    ),
    review: ReviewChanges,
  },
  closed,
)
export type ReviewConflict = Type.Static<typeof ReviewConflict>

/** `revision` of every request: the last that the caller has seen. */
const revision = { revision: count() }

/**
 * Judges findings, in one step. `reason` belongs to `dismissed` and is needed there; the
 * reason `other` needs a note. A note that is left out stays as it is.
 */
export const JudgeRequest = Type.Object(
  {
    ...revision,
    findings: FindingIds,
    status: Status,
    reason: Type.Optional(Reason),
    note: Type.Optional(Note),
  },
  closed,
)
export type JudgeRequest = Type.Static<typeof JudgeRequest>

/** Sets the note of findings, and nothing else; an empty one takes it away. */
export const NoteRequest = Type.Object({ ...revision, findings: FindingIds, note: Note }, closed)
export type NoteRequest = Type.Static<typeof NoteRequest>

/** Undo and redo: the revision must be the job's own, because they mean its last step. */
export const UndoRequest = Type.Object(revision, closed)
export type UndoRequest = Type.Static<typeof UndoRequest>

/** A finding's or a job's steps, newest first, 200 at most. */
export const JudgementHistory = Type.Object(
  {
    entries: Type.Array(
      Type.Object(
        {
          action: ReviewAction,
          /** Of the finding that was asked about; null in the history of a whole job. */
          from: orNull(Status),
          to: orNull(Status),
        },
        closed,
      ),
    ),
    /** `before` of the next page; null on the last one. */
    next: orNull(count()),
  },
  closed,
)
export type JudgementHistory = Type.Static<typeof JudgementHistory>

/** A rule of the owner's: findings like this are dismissed. */
export const Suppression = Type.Object(
  {
    id: count(),
    scope: Scope,
    /** `job.source` of the document in which it was made; null where the scope is `always`. */
    source: orNull(Type.String()),
    category: Type.Enum([...CATEGORIES]),
    label: Type.String(),
    /** Masked; of a passage its beginning. */
    quote: Type.String(),
    reason: Reason,
    note: Type.String(),
    /** Who made it. */
    owner: Type.String(),
    created_at: time(),
    /** From then on its findings are open again; null: never. */
    expires_at: orNull(time()),
    /** Detectors that claimed it then; one more, and the finding is open again. */
    detectors: Type.Array(Type.String()),
  },
  closed,
)
export type Suppression = Type.Static<typeof Suppression>

export const Suppressions = Type.Object({ suppressions: Type.Array(Suppression) }, closed)
export type Suppressions = Type.Static<typeof Suppressions>

/** Asks what a suppression would dismiss. */
export const SuppressionPreviewRequest = Type.Object({ group: Key, scope: Scope }, closed)
export type SuppressionPreviewRequest = Type.Static<typeof SuppressionPreviewRequest>

/** What it would dismiss of what is open in kept documents, the newest documents first. */
export const SuppressionPreview = Type.Object(
  {
    documents: Type.Array(
      Type.Object({ job_id: Type.String(), source: Type.String(), findings: count() }, closed),
    ),
    findings: count(),
    /** False where there are more documents than were looked at. */
    complete: Type.Boolean(),
  },
  closed,
)
export type SuppressionPreview = Type.Static<typeof SuppressionPreview>

/** Dismisses everything like a group of the job, now and in later scans. */
export const SuppressRequest = Type.Object(
  {
    ...revision,
    group: Key,
    scope: Scope,
    reason: Reason,
    note: Type.Optional(Note),
    /** Unix milliseconds in the future, or never. */
    expires_at: orNull(time()),
  },
  closed,
)
export type SuppressRequest = Type.Static<typeof SuppressRequest>
