/** A file of rules tried on a text before it is used: what is wrong with it, and what it marks. */

import Type from 'typebox'
import { CATEGORIES, SEVERITIES } from '../model/vocabulary.ts'

const closed = { additionalProperties: false } as const
const count = () => Type.Integer({ minimum: 0 })

/** UTF-16 units of a file of rules, and of the text that it is tried on: enough for a letter or a log. */
export const MAX_TRIED_RULES = 1_000_000
export const MAX_TRIED_TEXT = 200_000
/** Marks that are told; a rule that marks every word is seen by fewer. */
export const MAX_TRIAL_MARKS = 500

export const RuleTrialRequest = Type.Object(
  {
    /** The file: a pack in YAML. */
    rules: Type.String({ maxLength: MAX_TRIED_RULES }),
    text: Type.String({ maxLength: MAX_TRIED_TEXT }),
  },
  closed,
)
export type RuleTrialRequest = Type.Static<typeof RuleTrialRequest>

export const RuleTrialMark = Type.Object(
  {
    /** UTF-16 units of the text. */
    start: count(),
    end: count(),
    rule_id: Type.String(),
    title: Type.String(),
    category: Type.Enum([...CATEGORIES]),
    label: Type.String(),
    severity: Type.Enum([...SEVERITIES]),
    /** 0 to 1, after validators and context. */
    score: Type.Number(),
    /** Whether a scan would take it for found. */
    accepted: Type.Boolean(),
  },
  closed,
)
export type RuleTrialMark = Type.Static<typeof RuleTrialMark>

export const RuleTrial = Type.Object(
  {
    /** How many rules the file has; 0 where it cannot be read as a pack, or its rules cannot run. */
    rules: count(),
    /** How many of their examples were tried. */
    examples: count(),
    /** Sentences that name line, rule and field; empty where the file can be used. */
    problems: Type.Array(Type.String()),
    /** In reading order. */
    marks: Type.Array(RuleTrialMark),
    /** Least score of a mark that is accepted. */
    threshold: Type.Number(),
    /** Whether there are more marks than are told. */
    is_cut: Type.Boolean(),
  },
  closed,
)
export type RuleTrial = Type.Static<typeof RuleTrial>
