/** Tells what is to be sent from what is never to be: "Skicka aldrig kvitton till …". */

import { oneLine } from '../../../../../src-shared/model/one-line.ts'

/** The first verb of an order with what forbids it behind it, in languages in which that stands there. */
const NEVER_BEHIND = new RegExp(
  oneLine`
    ^[^\p{L}]*\p{L}+ (?:(?:das|dies|es|die|den|le|la|les|det|dem) )?
    (?:aldrig|inte|ikke|nie|niemals|nicht|keine?n?|pas|jamais|nunca|jamás|não|non|mai|niet|nooit|geen|nigdy|никогда)(?!\p{L})
  `,
  'iu',
)

/** Whether the order that a value begins with is to be carried out. */
export function toBeDone(value: string): boolean {
  return !NEVER_BEHIND.test(value)
}
