/** Tells what somebody who reads is told to do from what comments and manuals say of others: of programs, callers, settings. */

import type { ValidatorMatch } from '../validator.ts'

/** Who stands before "don't tell": others, of whom the sentence tells. */
const OTHERS = /\b(?:they|which|who)(?: (?:also|just|simply|still))? $/i
const READ_BEFORE = 24
/** What the manual of a program says of a setting. */
const SETTING_REPLACED =
  /^this (?:will |should |now )?overrides? the (?:existing |default )+prompts?$/i

/** Whether an order stands as one, and is not told of others: "they don't tell the user anything". */
export function saidToReader(value: string, { text, start }: ValidatorMatch): boolean {
  return (
    !OTHERS.test(text.slice(Math.max(0, start - READ_BEFORE), start)) &&
    !SETTING_REPLACED.test(value)
  )
}
