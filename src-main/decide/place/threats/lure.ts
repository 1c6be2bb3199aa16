/**
 * How many kinds of signs of phishing a message shows, in thirteen languages. Each kind of words stands in many honest mails,
 * several together in few. Chosen on the 3,971 phishing mails of `training/seeds/threat`, against the honest mail that each of
 * them has for a twin.
 */

import type { Range } from '../../../../src-shared/model/spans.ts'
import { PLAIN_SIGNS } from '../bars.ts'
import { textAround } from '../text-around.ts'
import { MONEY, TAKES_ASIDE } from './lures/offer.ts'
import { HURRIES, LOSES } from './lures/pressure.ts'
import { ASKS, LEADS, NAMES_SECRETS } from './lures/wanted.ts'
import { GREETS_ANYBODY, SPEAKS_FOR } from './lures/writer.ts'

/** One expression a kind. */
const LURE_SIGNS: readonly (() => RegExp)[] = [
  LOSES,
  HURRIES,
  ASKS,
  NAMES_SECRETS,
  LEADS,
  SPEAKS_FOR,
  GREETS_ANYBODY,
  MONEY,
  TAKES_ASIDE,
]

/** UTF-16 units on each side of a passage in which the signs are looked for: a mail is mostly shorter. */
const REACH = 1_200
/** The same in a text longer than a mail, where what stands further off belongs to another matter. */
const REACH_IN_LONG = 300
const LONG = 2_000

/** Whether a stretch, with what stands near it, shows enough kinds of signs to be a lure. */
export function isLure(text: string, range: Range): boolean {
  return lureSigns(text, range) > PLAIN_SIGNS
}

/** How many kinds of signs a stretch shows, with what stands near it: 0 to 9. */
export function lureSigns(text: string, range: Range): number {
  const near = textAround(text, range, text.length > LONG ? REACH_IN_LONG : REACH)
  return LURE_SIGNS.filter((sign) => sign().test(near)).length
}
