/**
 * A life as encyclopedias tell it: the name, in brackets the day and place of birth with the month written out, and who that is or was.
 * Whoever is named in one is known for what he did, or to whom he was related. A file on somebody has a field for the birthday,
 * writes it in numbers and speaks of what is to be done.
 */

import { leanExpression } from '../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../src-shared/model/one-line.ts'
import { holds } from '../signs.ts'
import { speaksToSomebody, UNDER_A_HEAD } from './subject.ts'

/** A month as a word, or the signs of year and month. */
const DAY = String.raw`(?:\d{1,2}\.?(?: de)? [\p{L}’']{3,12}\.?(?: de)? ?,? ?\d{4}|\d{4}\. [\p{L}]{3,12} \d{1,2}|[\p{L}]{3,12} \d{1,2}, \d{4}|\d{4}年\d{1,2}月\d{1,2}日|\d{4}년 \d{1,2}월 \d{1,2}일)`
/** What somebody is or was, behind the brackets. */
const IS = oneLine`
  (?:
    ,? ?(?:is|was|ist|war|est|fut|était|es|fue|è|è stat[oa]|fu|é|foi|is een|was een|är|var|er|to|byl[a]?|je|był[aoy]?|on|oli|este|a fost|olan)(?!\p{L})
    |,? ?[–—-] \p{Ll}|[^\n]{0,80}(?:\p{L}-díjas|magyar|tudós|író|költő|politikus|yazar|şair|bilim insanı|siyasetçi)(?!\p{L})|は、|는 |은
  )
`
const LEAD = leanExpression(
  `^\\s*(?:\\p{L}[^\\n()]{2,80}) ?[(（][^()（）\\n]{0,80}?${DAY}[^()（）\\n]{0,100}[)）]${IS}`,
  'u',
)
/** UTF-16 units of such an article at least; a sentence alone may be of anybody. */
const SHORTEST = 240
/** Heads of a form; an article ends with a list of prizes at most. */
const FEWEST_HEADS = 3

/** Whether a text is such an article, from its begin to its end. O(n). */
export function tellsALife(text: string): boolean {
  return (
    text.length >= SHORTEST &&
    LEAD.test(text) &&
    !holds(text, UNDER_A_HEAD, FEWEST_HEADS) &&
    !speaksToSomebody(text)
  )
}
