/** The rules of this machine, for people: what each finds, not how. */

import Type from 'typebox'
import { CATEGORIES, SEVERITIES } from '../model/vocabulary.ts'

const closed = { additionalProperties: false } as const

export const RuleSummary = Type.Object(
  {
    id: Type.String(),
    title: Type.String(),
    description: Type.String(),
    category: Type.Enum([...CATEGORIES]),
    class_name: Type.String(),
    severity: Type.Enum([...SEVERITIES]),
    /** Whether it runs where nobody chose. */
    is_on: Type.Boolean(),
    pack: Type.String(),
  },
  closed,
)
export type RuleSummary = Type.Static<typeof RuleSummary>

export const RuleList = Type.Object({ rules: Type.Array(RuleSummary) }, closed)
export type RuleList = Type.Static<typeof RuleList>
