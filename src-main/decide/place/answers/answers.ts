/**
 * What is asked of the place of a claim: whether it tells anybody anything, whom, in which role it stands there, what
 * it wants, and in what kind of text. One table, a file for each question: each answer that changes what a claim weighs,
 * with how sure it then has to be, and the words in which a reviewer reads why.
 */

import { ADDRESSEES } from './addressees.ts'
import { EFFECTS } from './effects.ts'
import { KINDS_OF_TEXT } from './kinds-of-text.ts'
import { ROLES } from './roles.ts'
import { SPEECH_ACTS } from './speech-acts.ts'

/** The answers to all questions; each has one name. */
export const ANSWERS = {
  ...SPEECH_ACTS,
  ...ADDRESSEES,
  ...ROLES,
  ...EFFECTS,
  ...KINDS_OF_TEXT,
}

/** Why more is asked of a claim where it stands. */
export type Setting = keyof typeof ANSWERS

/** For a reviewer of what counts all the same: a reason against it beside a decision for it would be a riddle. */
const SURER = 'A model has to be surer than usual of words that stand here, and it is.'

/** What a reviewer reads of a claim in a setting. */
export function wordsOf(setting: Setting, isAccepted: boolean): string {
  const { counts, words } = ANSWERS[setting]
  return isAccepted && counts !== 'from a look' ? SURER : words
}
