/**
 * Whether a passage is what is left at the end of a text behind the last chunk that a network read whole: it begins amid a
 * sentence, or holds no word, leads nowhere and asks for nothing of an account, for no gift and no secrecy. A message that phishes is read from its begin, and says where it goes on.
 */

import type { Range } from '../../../../src-shared/model/spans.ts'
import { MONEY, TAKES_ASIDE } from './lures/offer.ts'
import { ASKS } from './lures/wanted.ts'

/** UTF-16 units of such a rest. */
const LONGEST = 120
/** UTF-16 units of a text before it, at least: a shorter one is read whole. */
const FEWEST_BEFORE = 400
/** UTF-16 units before it that are read. */
const READ = 80
/** A sentence that goes on: a word on the same line or the one above, or a comma; what a letter says below its greeting begins anew. */
const GOES_ON = /[\p{L}\p{N}][ \t]*\n?[ \t]*$|[,;][ \t]*$/u
const BEGINS_SMALL = /^\s*\p{Ll}/u
/** Where a page, a mailbox or a number leads. */
const LEADS = /[\w-]\.\p{L}{2}|@|\d{5}/u
const WORD = /(?<!\p{L})(?!https?\b)\p{L}{2}/iu

/** Whether a stretch is such a rest. */
export function isRestOfSentence(text: string, { start, end }: Range): boolean {
  const rest = text.slice(start, end)
  if (
    start < FEWEST_BEFORE ||
    rest.length > LONGEST ||
    LEADS.test(rest) ||
    /\S/.test(text.slice(end))
  )
    return false
  if ([ASKS, MONEY, TAKES_ASIDE].some((sign) => sign().test(rest))) return false
  if (!WORD.test(rest)) return true
  return BEGINS_SMALL.test(rest) && GOES_ON.test(text.slice(Math.max(0, start - READ), start))
}
