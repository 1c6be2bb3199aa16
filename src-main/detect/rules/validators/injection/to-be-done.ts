/** Tells what is to be sent from what is never to be: "Skicka aldrig kvitton till …". */

import { leanExpression } from '../../../../../src-shared/model/lean-expression.ts'
import { FORBIDDING_BEHIND } from '../../../../chunk/notes/forbidding.ts'

/** The first verb of an order with what forbids it behind it, in languages in which that stands there. */
const NEVER_BEHIND = leanExpression(
  `^[^\\p{L}]*\\p{L}+ (?:(?:das|dies|es|die|den|le|la|les|det|dem) )?${FORBIDDING_BEHIND}(?!\\p{L})`,
  'iu',
)

/** Whether the order that a value begins with is to be carried out. */
export function toBeDone(value: string): boolean {
  return !NEVER_BEHIND.test(value)
}
