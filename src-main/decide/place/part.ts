/** Whether a claim is what a message says, or a part of a document. */

import type { Range } from '../../../src-shared/model/spans.ts'
import { SEVERAL_MATTERS } from '../../detect/detector.ts'
import { callsAssistant } from './orders/calls.ts'

/** Lines of a message that is no document, empty ones aside. */
const MESSAGE_LINES = 3
const LINE = /\S[^\n]*/g
/** A title above what a page says. */
const TITLE = /^\s*[^\n]{3,80}[^\s.!?:,;…。！？][ \t]*\n[ \t]*\n/u

/** Whether a text is one order in a few sentences, and no document with one in it. */
export function isOneOrder(text: string): boolean {
  return text.length <= SEVERAL_MATTERS && isMessage(text)
}

/** Whether a text has as few lines as a message, however long they are. */
export function isMessage(text: string): boolean {
  return (text.match(LINE)?.length ?? 0) <= MESSAGE_LINES
}

/**
 * Whether a claim is a part of a longer text, and not what a short message says: of that it is more than half. What has
 * a title or some lines and calls no assistant is a document however short it is: of 218 attacks of `validation/` that a
 * network is half sure of, five have, and of harmless mails and leaflets nearly all. Chosen where rows of `validation/` and
 * documents of many kinds are told best.
 */
export function isPart(text: string, range: Range): boolean {
  if (text.length > SEVERAL_MATTERS || range.end - range.start <= text.length / 2) return true
  return (!isOneOrder(text) || TITLE.test(text)) && !callsAssistant(text, range)
}
