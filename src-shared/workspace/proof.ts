/** Whether words carry the claim made of them: their passage, read again without them. */

import Type from 'typebox'
import { CATEGORIES } from '../model/vocabulary.ts'

const closed = { additionalProperties: false } as const
const count = () => Type.Integer({ minimum: 0 })

/** UTF-16 units of a passage: some chunks of a network. */
export const MAX_PASSAGE = 12_000

/** The words, in UTF-16 units of the canonical text, and the category whose claim is tried. */
export const ProofRequest = Type.Object(
  { start: count(), end: count(), category: Type.Enum([...CATEGORIES]) },
  closed,
)
export type ProofRequest = Type.Static<typeof ProofRequest>

/** What the detectors make of a passage in one category. */
export const ProofReading = Type.Object(
  {
    /** Of the strongest claim, also one that stays below its threshold; 0 for none. */
    score: Type.Number({ minimum: 0, maximum: 1 }),
    /** Whether a claim counts. */
    accepted: Type.Boolean(),
  },
  closed,
)
export type ProofReading = Type.Static<typeof ProofReading>

export const Proof = Type.Object(
  {
    passage: Type.Object({ start: count(), end: count() }, closed),
    with: ProofReading,
    without: ProofReading,
  },
  closed,
)
export type Proof = Type.Static<typeof Proof>
