/** A candidate that turns out to be nobody's: it stays among those that were rejected, and says why. */

import type { Candidate } from './candidates.ts'
import { type Setting, wordsOf } from './place/answers/answers.ts'
import { IGNORED } from './place/weigh-place.ts'

/** The same candidate, which asks for nothing, for what its setting says. */
export function askingNothing(each: Candidate, setting: Setting): Candidate {
  const explanations = each.explanations.map((explanation) => ({
    ...explanation,
    description: `${explanation.description} ${wordsOf(setting, false)}`,
  }))
  return { ...each, ...IGNORED, explanations }
}
