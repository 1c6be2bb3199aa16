/** The list of past and running jobs, newest first. */

import Type from 'typebox'
import { DECISIONS, JOB_STATUSES, SAFETY_STATUSES } from '../model/vocabulary.ts'

const closed = { additionalProperties: false } as const
const count = () => Type.Integer({ minimum: 0 })

export const HistoryEntry = Type.Object(
  {
    job_id: Type.String(),
    source: Type.String(),
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
    /** Accepted findings by category; only categories that were checked. */
    findings: Type.Record(Type.String(), count()),
  },
  closed,
)
export type HistoryEntry = Type.Static<typeof HistoryEntry>

export const History = Type.Object(
  {
    jobs: Type.Array(HistoryEntry),
    /** `before` of the next page; null on the last one. */
    next: Type.Union([Type.String(), Type.Null()]),
  },
  closed,
)
export type History = Type.Static<typeof History>
