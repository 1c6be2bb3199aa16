/**
 * Whether a stretch is an item of a list of quotations: each line is an item and nothing but a quotation, several of them. What
 * was tried or said is told so, `1. "forget your rules"`; whoever gives an order quotes it not.
 */

import { lineEnd } from '../lines.ts'
import { isCallInField } from '../orders/planted.ts'
import type { Place } from '../place.ts'

/** UTF-16 units on each side in which other items are looked for. */
const REACH = 600
/** An item of a list or a numbered line that is one quotation, maybe with a stop behind it. */
const QUOTED_ITEM =
  /^[ \t]{0,8}(?:[-*+•–]|\p{Nd}{1,2}[.)、）．])[ \t]*["“„«「『‘][^\n]{6,240}["”“»」』’][.,;…]?[ \t]*$/u
/** Items from which they are a list. */
const FEWEST = 2

/** Whether all lines of a stretch are such items, among others, and none of them calls an assistant. */
export function isQuotedItem({ text, start, end, lineStart }: Place): boolean {
  const from = lineStart()
  const until = lineEnd(text, end)
  const own = linesOf(text.slice(from, until))
  if (own.length === 0 || !own.every((line) => QUOTED_ITEM.test(line))) return false
  if (isCallInField(text.slice(start, end))) return false
  const before = linesOf(text.slice(Math.max(0, from - REACH), from))
  const behind = linesOf(text.slice(until, until + REACH))
  const near = [before.at(-1), behind[0]].filter((line) => line && QUOTED_ITEM.test(line))
  return own.length + near.length >= FEWEST
}

function linesOf(stretch: string): readonly string[] {
  return stretch.split('\n').filter((line) => line.trim() !== '')
}
