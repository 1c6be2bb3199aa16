/**
 * Tells whether an illness or a medicine is somebody's by what stands around its name: words that say somebody has or takes
 * it, in its sentence, while nothing there denies it or tells of people in general. Who it is, `decide/borne-by-nobody.ts` asks.
 */

import { ofNoOneElse } from '../../../of-a-person.ts'
import { BEARING_AFTER, BEARING_BEFORE, BEARING_BEFORE_JOINED } from '../../../words-of-bearing.ts'
import type { ValidatorMatch } from '../validator.ts'

/** UTF-16 units between those words and the name: some six words, with an adjective, an article and since when. */
const NEAR_BEFORE = 60
const NEAR_BEFORE_JOINED = 8
const NEAR_AFTER = 40
/** What is spoken or written of, in Romance languages: `una lezione sulla leucemia`. */
const ABOUT =
  /(?:^|\s)(?:sobre|acerca de|sur|su(?:l|llo|lla|i|gli|lle))(?: (?:la|las|el|los|le|les|a|as|o|os))?\s$|\s(?:sur l|sull)['’]$/iu
/** What begins another clause, whose verb is of something else. */
const CLAUSE = /[.!?;。！？；\n](?:\s|$)|[。！？；]/u

/** Whether words around an illness say that somebody has it. */
export function borneByOne(value: string, match: ValidatorMatch): boolean {
  return isBorne(match) && ofNoOneElse(value, match)
}

/** Whether a medicine has a dose, or words around it say that somebody takes it. */
export function takenByOne(value: string, match: ValidatorMatch): boolean {
  return (match.groups.dose !== undefined || isBorne(match)) && ofNoOneElse(value, match)
}

function isBorne({ text, start, end }: ValidatorMatch): boolean {
  const [before = ''] = text
    .slice(Math.max(0, start - NEAR_BEFORE), start)
    .split(CLAUSE)
    .slice(-1)
  const [after = ''] = text.slice(end, end + NEAR_AFTER).split(CLAUSE)
  if (ABOUT.test(before)) return false
  return (
    BEARING_BEFORE().test(before) ||
    BEARING_BEFORE_JOINED.test(before.slice(-NEAR_BEFORE_JOINED)) ||
    BEARING_AFTER().test(after)
  )
}
