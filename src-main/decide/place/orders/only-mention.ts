/**
 * Whether a sentence is the only one of its text that names an assistant. Who writes about assistants names them again and again; in an
 * invoice, a review or the minutes of a club the one sentence that does is mostly said to whichever reads it. That holds in any
 * language that has a name for them.
 */

import { lengthOf } from '../../../../src-shared/model/spans.ts'
import { namesOne } from '../../../chunk/notes/addressed.ts'
import { namesOneUnquoted } from '../../../chunk/notes/quoted.ts'
import { isKeptSecret } from '../../../chunk/notes/secrecy.ts'
import { SEVERAL_MATTERS } from '../../../detect/detector.ts'
import type { Place } from '../place.ts'

/** UTF-16 units on each side in which no other sentence names one: a page or so. */
const REACH = 4_000

/** Whether nothing else near a passage of a few sentences names an assistant, and it does, outside of quotation marks. */
export function isOnlyMention(place: Place): boolean {
  const { text, start, end, passage } = place
  return (
    lengthOf(place) < SEVERAL_MATTERS &&
    !place.isForAgents() &&
    namesOneUnquoted(passage) &&
    !namesOne(text.slice(Math.max(0, start - REACH), start)) &&
    !namesOne(text.slice(end, end + REACH))
  )
}

/** The same, and it keeps something secret; an address stands beside who tells of an assistant, too. */
export function isOnlyMentionInSecret(place: Place): boolean {
  return isKeptSecret(place.passage) && isOnlyMention(place)
}
