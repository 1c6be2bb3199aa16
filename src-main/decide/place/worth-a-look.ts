/**
 * Whether a claim that is not sure, or weighs less by its place, is worth a reader's look: it calls an assistant, or is
 * aimed against the owner of one that is told something here, or the text is little more than the claim. In a document
 * that calls none it is mostly the tone: of 3,802 harmless texts of `validation/` 47 ask for a look instead of 135, of its
 * attacks 135 instead of 148.
 */

import type { Range } from '../../../src-shared/model/spans.ts'
import { isKeptSecret } from '../../chunk/notes/secrecy.ts'
import { leadsOn } from './destination.ts'
import { addressesAssistant, callsAssistant } from './orders/calls.ts'
import { isAimedAtOwner } from './orders/rules-for-agents.ts'
import { isInListedLanguage } from './orders/unaddressed.ts'
import { isOfWhoReads } from './orders/who-reads.ts'
import { isOneOrder } from './part.ts'
import { isAboutAttacks } from './roles/about-attacks.ts'
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
 * @param isTold whether it is quoted where such orders are taught, or told of: there, as in a report, who only mentions an
 * assistant or calls one within quotation marks calls nobody.
 */
export function isWorthALook(
  text: string,
  range: Range,
  isForAgents: () => boolean,
  isTold: () => boolean,
): boolean {
  const passage = text.slice(range.start, range.end)
  const isExplained = () => isTold() && isAboutAttacks(text, range)
  return (
    isOneOrder(text) ||
    (callsAssistant(text, range) &&
      (callsUnquoted(text, range) || !(isTold() || isReport(passage)))) ||
    (isAimedAtOwner(passage) && isForAgents() && !isTold()) ||
    // An example needs no destination but where attacks are explained, and whoever sums up for somebody sends nothing in secret.
    (leadsOn(passage) &&
      ((quotationAround(text, range) !== undefined && !isExplained()) ||
        (isOfWhoReads(passage) && isKeptSecret(passage)))) ||
    // Short values of data are known by themselves, and short passages of prose by what stands around.
    !([passage, textAround(text, range, REACH)].some(isInListedLanguage) || isTold())
  )
}

/** Whether an assistant is spoken to in a stretch, or beside it, outside of quotations. */
function callsUnquoted(text: string, { start, end }: Range): boolean {
  const from = Math.max(0, start - CALL_REACH)
  const near = withoutOtherBlocks(text.slice(from, end + CALL_REACH), {
    start: start - from,
    end: end - from,
  })
  const said = withoutQuotations(near, { start: 0, end: near.length })
  return addressesAssistant(said, { start: start - from, end: end - from })
}

/** A line with a sign of quotation before it, in Markdown and mail, and a block between two fences. */
const BLOCK = /^[ \t]{0,8}>[^\n]*|^[ \t]*(?:```|~~~)[\s\S]*?^[ \t]*(?:```|~~~)/gm

/** A stretch of a text with blanks for what is set apart in it around a range: every place in it stays. */
function withoutOtherBlocks(stretch: string, { start, end }: Range): string {
  return stretch.replace(BLOCK, (block, at: number) =>
    at < end && start < at + block.length ? block : ' '.repeat(block.length),
  )
}
