/** Tells what somebody who reads is told to do from what comments and manuals say of others: of programs, callers, settings. */

import { lateExpression } from '../../../../../src-shared/model/late-expression.ts'
import { NAMES, NAMES_UNPARTED } from '../../../../chunk/notes/assistants.ts'
import type { ValidatorMatch } from '../validator.ts'

/** Who stands before "don't tell": others, of whom the sentence tells. */
const OTHERS = /\b(?:they|which|who)(?: (?:also|just|simply|still))? $/i
const READ_BEFORE = 24
/** What shows that it is meant for whoever reads: one that does so for people, `you`, a duty, or where something is to go. */
const MEANT = lateExpression(
  `${NAMES}(?!\\p{L})|${NAMES_UNPARTED}|(?<!\\p{L})(?:you|must|shall|whoever|anyone|everyone)(?!\\p{L})|https?:|\\w@\\w`,
  'iu',
)
/** UTF-16 units before it, at most, of its sentence and the one before, in which that stands. */
const REACH = 160
/** What the manual of a program says of a setting. */
const SETTING_REPLACED =
  /^this (?:will |should |now )?overrides? the (?:existing |default )+prompts?$/i

/** Whether an order stands as one, and is not told of others: "they don't tell the user anything". */
export function saidToReader(value: string, { text, start }: ValidatorMatch): boolean {
  return !isToldOfOthers(text, start) && !SETTING_REPLACED.test(value)
}

/** Whether others do it: words that cost an attacker nothing, so that nothing beside them may show that he means the reader. */
function isToldOfOthers(text: string, start: number): boolean {
  if (!OTHERS.test(text.slice(Math.max(0, start - READ_BEFORE), start))) return false
  return !MEANT().test(text.slice(Math.max(0, start - REACH), start))
}
