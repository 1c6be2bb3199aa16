/** The owner's files of rules on this machine: which they are, and saving one. */

import Type from 'typebox'
import { MAX_TRIED_RULES } from './rule-trial.ts'

const closed = { additionalProperties: false } as const

/** Names that every file system takes, and that lead nowhere else; Windows has devices of some names. */
export const RULE_FILE_NAME =
  '^(?!(?:con|prn|aux|nul|com[0-9]|lpt[0-9])\\.)[a-z0-9][a-z0-9_-]{0,63}\\.yaml$'

export const OwnRuleFile = Type.Object(
  {
    /** Without its folder. */
    file: Type.String(),
    /** How many of its rules are used; 0 where it is left out. */
    rules: Type.Integer({ minimum: 0 }),
    /** Why it is left out; empty where it is used. */
    problems: Type.Array(Type.String()),
  },
  closed,
)
export type OwnRuleFile = Type.Static<typeof OwnRuleFile>

export const OwnRuleList = Type.Object({ files: Type.Array(OwnRuleFile) }, closed)
export type OwnRuleList = Type.Static<typeof OwnRuleList>

export const SaveRulesRequest = Type.Object(
  {
    file: Type.String({ pattern: RULE_FILE_NAME }),
    /** The file: a pack in YAML. */
    rules: Type.String({ maxLength: MAX_TRIED_RULES }),
    /** Whether a file of this name may be there already. */
    replace: Type.Boolean(),
  },
  closed,
)
export type SaveRulesRequest = Type.Static<typeof SaveRulesRequest>

/** The text of a file, to go on with it. */
export const OwnRuleSource = Type.Object({ rules: Type.String() }, closed)
export type OwnRuleSource = Type.Static<typeof OwnRuleSource>
