/**
 * Whether a stretch is an item of a list of quotations: each line is an item and nothing but a quotation, several of them. What
 * was tried or said is told so, `1. "forget your rules"`; whoever gives an order quotes it not.
 */

import { filledLines, isLongLine, lineEnd } from '../lines.ts'
import { isCallInField } from '../orders/planted.ts'
import type { Place } from '../place.ts'

/** UTF-16 units on each side in which other items are looked for. */
const REACH = 600
/** An item of a list or a numbered line that is one quotation, maybe with a stop behind it. */
const QUOTED_ITEM =
  /^[ \t]{0,8}(?:[-*+•–]|\p{Nd}{1,2}[.)、）．])[ \t]*["“„«「『‘][^\n]{6,240}["”“»」』’][.,;…]?[ \t]*$/u
/** UTF-16 units of a line that may be one. */
const LONGEST = 280
/** Items from which they are a list. */
const FEWEST = 2

/** Whether all lines of a stretch are such items, among others, and none of them calls an assistant. */
export function isQuotedItem({ text, start, end, lineStart }: Place): boolean {
  const from = lineStart()
  if (isLongLine(text, from, LONGEST)) return false
  const until = lineEnd(text, end)
  const own = filledLines(text.slice(from, until))
  if (own.length === 0 || !own.every((line) => QUOTED_ITEM.test(line))) return false
  if (isCallInField(text.slice(start, end))) return false
  const before = filledLines(text.slice(Math.max(0, from - REACH), from))
  const behind = filledLines(text.slice(until, until + REACH))
  const near = [before.at(-1), behind[0]].filter((line) => line && QUOTED_ITEM.test(line))
  return own.length + near.length >= FEWEST
}
