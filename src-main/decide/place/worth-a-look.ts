/**
 * Whether a claim that is not sure, or weighs less by its place, is worth a reader's look: it calls an assistant, or is
 * aimed against the owner of one that is told something here, or the text is little more than the claim. In a document
 * that calls none it is mostly the tone: of 3,802 harmless texts of `validation/` 47 ask for a look instead of 135, of its
 * attacks 135 instead of 148.
 */

import type { Range } from '../../../src-shared/model/spans.ts'
import { isKeptSecret } from '../../chunk/notes/secrecy.ts'
import { leadsOn } from './destination.ts'
import { callsAssistant } from './orders/calls.ts'
import { isAimedAtOwner } from './orders/rules-for-agents.ts'
import { isInListedLanguage } from './orders/unaddressed.ts'
import { isOfWhoReads } from './orders/who-reads.ts'
import { isOneOrder } from './part.ts'
import { quotationAround, withoutQuotations } from './roles/quotations.ts'
import { isReport } from './signs.ts'
import { textAround } from './text-around.ts'

/** UTF-16 units on each side of a claim that show its language. */
const REACH = 300
/** The same in which a call is looked for, and marks of a quotation that it stands in. */
const CALL_REACH = 800

/**
 * Whether a stretch that asks for a look deserves one. In languages whose calls are not known each does.
 * @param isForAgents whether an assistant is told something there by its owner.
 * @param isTaught whether it is quoted where such orders are taught or told of: there, as in a report, a call within
 * quotation marks calls nobody.
 */
export function isWorthALook(
  text: string,
  range: Range,
  isForAgents: () => boolean,
  isTaught: () => boolean,
): boolean {
  const passage = text.slice(range.start, range.end)
  return (
    isOneOrder(text) ||
    (callsAssistant(text, range) &&
      (callsUnquoted(text, range) || !(isTaught() || isReport(passage)))) ||
    (isAimedAtOwner(passage) && isForAgents()) ||
    // An example needs no destination, and whoever sums up for somebody sends nothing in secret.
    (leadsOn(passage) &&
      (quotationAround(text, range) !== undefined ||
        (isOfWhoReads(passage) && isKeptSecret(passage)))) ||
    // Short values of data are known by themselves, and short passages of prose by what stands around.
    !([passage, textAround(text, range, REACH)].some(isInListedLanguage) || isTaught())
  )
}
/** Whether a stretch calls an assistant, or stands beside what does, outside of quotations. */
function callsUnquoted(text: string, { start, end }: Range): boolean {
  const from = Math.max(0, start - CALL_REACH)
  const said = withoutQuotations(text, { start: from, end: end + CALL_REACH })
  return callsAssistant(said, { start: start - from, end: end - from })
}
