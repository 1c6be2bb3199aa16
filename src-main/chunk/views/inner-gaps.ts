/**
 * Blanks that part two pieces of one line, as aligned fields and columns have them. What only indents a line, as
 * nearly all blanks of code do, parts nothing: who reads fields and columns need not look at those lines.
 */

import { textUnits } from '../text-units.ts'

const SPACE = 0x20
const LINE_FEED = 0x0a

/** Where each row of two blanks or more begins that does not begin its line, ascending. */
export function innerGaps(text: string): readonly number[] {
  const units = textUnits(text)
  const { length } = text
  const gaps: number[] = []
  // Two blanks cover a place of every two: the odd ones are looked at.
  let at = 1
  while (at < length) {
    if (units[at] !== SPACE) {
      at += 2
      continue
    }
    const start = units[at - 1] === SPACE ? at - 1 : at
    let end = at + 1
    while (end < length && units[end] === SPACE) end++
    if (end - start > 1 && start > 0 && units[start - 1] !== LINE_FEED) gaps.push(start)
    // The unit behind the row is none of a next one.
    at = (end + 1) | 1
  }
  return gaps
}
