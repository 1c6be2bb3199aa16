/** What the window is told before it scans: how large a text may be, and how fast this machine has read others. */

import Type from 'typebox'
import { LEVELS } from '../model/vocabulary.ts'

const closed = { additionalProperties: false } as const

/** How large one submission may be; null: the plan has no such limit. */
export const SizeLimits = Type.Object(
  {
    plan: Type.String(),
    /** UTF-8 bytes of text, all documents of a submission together. */
    canonical_bytes: Type.Integer({ minimum: 1 }),
    tokens_per_submission: Type.Union([Type.Integer({ minimum: 1 }), Type.Null()]),
  },
  closed,
)
export type SizeLimits = Type.Static<typeof SizeLimits>

/** A scan that was completed. */
export const PaceSample = Type.Object(
  {
    /** UTF-8 bytes of its text. */
    bytes: Type.Integer({ minimum: 1 }),
    tokens: Type.Integer({ minimum: 1 }),
    /** It was worked on, without the time it waited. */
    milliseconds: Type.Number({ minimum: 0 }),
    max_level: Type.Enum([...LEVELS]),
  },
  closed,
)
export type PaceSample = Type.Static<typeof PaceSample>

export const Pace = Type.Object(
  {
    limits: SizeLimits,
    /** The last scans of the app, newest first. */
    samples: Type.Array(PaceSample),
  },
  closed,
)
export type Pace = Type.Static<typeof Pace>
