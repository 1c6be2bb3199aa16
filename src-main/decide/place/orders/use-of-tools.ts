/**
 * What a server tells the assistant that uses its tools: when to call which, with what, and what to make of the answer. That
 * is what descriptions are for, so the tone of an order says nothing there. What reaches beyond the tool does: no tool needs
 * that its user does not know of it, that others' tools are used otherwise, or all that was said before.
 */

import { lengthOf } from '../../../../src-shared/model/spans.ts'
import type { Severity } from '../../../../src-shared/model/vocabulary.ts'
import { reachesPastTool } from '../../../chunk/notes/past-tool.ts'
import { isKeptSecret } from '../../../chunk/notes/secrecy.ts'
import { SEVERAL_MATTERS } from '../../../detect/detector.ts'
import type { Place } from '../place.ts'
import { isAgainstOwner } from './rules-for-agents.ts'
import { isInListedLanguage } from './unaddressed.ts'

/** Whether a passage that a server wrote for an assistant is aimed against its owner, or reaches beyond the tool. */
export function reachesBeyond({ isListed, passage }: Place): boolean {
  return isListed() && (isAgainstOwner(passage) || reachesPastTool(passage))
}

/** Whether a passage tells how a tool is used, and no more, in a language whose words for more are known. */
export function isUseOfTool(place: Place): boolean {
  return place.isListed() && !reachesBeyond(place) && isInListedLanguage(place.passage)
}

/** Whether a passage of a few sentences keeps from the user what is done with a tool. */
export function isBehindUser(place: Place): boolean {
  return place.isListed() && lengthOf(place) < SEVERAL_MATTERS && isKeptSecret(place.passage)
}

/** Whether a rule found nothing grave in what a server lists: orders belong there, so it is a reader's to decide. */
export function isErrandOfTool({ isListed }: Place, severity: Severity): boolean {
  return severity === 'medium' && isListed()
}
