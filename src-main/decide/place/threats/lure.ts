/** How many kinds of signs of phishing a message shows: that of one who presses, asks, leads on, and speaks for an office. */

import type { Range } from '../../../../src-shared/model/spans.ts'
import { textAround } from '../text-around.ts'
import { LURE_SIGNS } from './lure-signs.ts'

/** UTF-16 units on each side of a passage in which the signs are looked for: a mail is mostly shorter. */
const REACH = 1_200
/** Fewer kinds stand in honest mails about as often. */
const FEWEST = 3

/** Whether a stretch, with what stands near it, shows enough kinds of signs to be a lure. */
export function isLure(text: string, range: Range): boolean {
  return lureSigns(text, range) >= FEWEST
}

/** How many kinds of signs a stretch shows, with what stands near it: 0 to 9. */
export function lureSigns(text: string, range: Range): number {
  const near = textAround(text, range, REACH)
  return LURE_SIGNS.filter((sign) => sign().test(near)).length
}
