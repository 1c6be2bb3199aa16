/** The list of past and running jobs. */

import Type from 'typebox'
import { Failure } from '../contract/scan-result.ts'
import {
  CATEGORIES,
  DECISIONS,
  INPUT_KINDS,
  JOB_STATUSES,
  SAFETY_STATUSES,
  SEVERITIES,
} from '../model/vocabulary.ts'

const closed = { additionalProperties: false } as const
const count = () => Type.Integer({ minimum: 0 })

export const HistoryEntry = Type.Object(
  {
    job_id: Type.String(),
    source: Type.String(),
    kind: Type.Enum([...INPUT_KINDS]),
    media_type: Type.String(),
    status: Type.Enum([...JOB_STATUSES]),
    /** Unix milliseconds. */
    created_at: count(),
    completed_at: Type.Union([count(), Type.Null()]),
    /** When the job is deleted with everything that belongs to it; null while it runs. */
    expires_at: Type.Union([count(), Type.Null()]),
    decision: Type.Union([Type.Enum([...DECISIONS]), Type.Null()]),
    safety_status: Type.Union([Type.Enum([...SAFETY_STATUSES]), Type.Null()]),
    completion: Type.Union([Type.Enum(['complete', 'degraded', 'failed']), Type.Null()]),
    coverage: Type.Enum(['complete', 'partial']),
    /** Pages that were read and all pages; null where the format has none. */
    pages: Type.Union([Type.Object({ scanned: count(), total: count() }, closed), Type.Null()]),
    /** Whether files in it, or other things beside its text, were not read. */
    left_out: Type.Boolean(),
    /** Why it failed: the first of its failures; null for a job that did not fail. */
    failure: Type.Union([Failure, Type.Null()]),
    /** What was asked for: a category that is not in `decisions` was not checked. */
    requested: Type.Array(Type.Enum([...CATEGORIES])),
    /** Whether no model has read anything. */
    rules_only: Type.Boolean(),
    /** How many rules it was asked to leave out. */
    rules_off: count(),
    /** Whether its owner's table of decisions answered, not the default one. */
    own_table: Type.Boolean(),
    /**
     * Decisions that each category asks for; only categories that were checked. Null where all
     * that it found is told in decisions of another category.
     */
    decisions: Type.Record(Type.String(), Type.Union([count(), Type.Null()])),
    /** What weighs most of what a reviewer decides, and what claims it; null where there is nothing, or it still runs. */
    strongest: Type.Union([
      Type.Object(
        {
          category: Type.Enum([...CATEGORIES]),
          label: Type.String(),
          severity: Type.Enum([...SEVERITIES]),
          detector_id: Type.String(),
          title: Type.String(),
        },
        closed,
      ),
      Type.Null(),
    ]),
    /** How many decisions are still open, of all categories; null where all are. */
    open: Type.Union([count(), Type.Null()]),
    /** How many of the others are confirmed, not dismissed; null where `open` is. */
    confirmed: Type.Union([count(), Type.Null()]),
  },
  closed,
)
export type HistoryEntry = Type.Static<typeof HistoryEntry>

export const History = Type.Object(
  {
    jobs: Type.Array(HistoryEntry),
    /** `before` of the next page; null on the last one. */
    next: Type.Union([Type.String(), Type.Null()]),
    /** Jobs on all pages. */
    total: count(),
  },
  closed,
)
export type History = Type.Static<typeof History>

/** What was deleted of the history; what still runs stays. */
export const HistoryDeleted = Type.Object({ deleted: count() }, closed)
export type HistoryDeleted = Type.Static<typeof HistoryDeleted>
