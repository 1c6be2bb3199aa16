/**
 * The remark at the head of a program, a script or a manual page: who made it, of which version it is,
 * and to whom faults are told. What stands in it is published with the work.
 */

import type { Range } from '../../../../src-shared/model/spans.ts'

/** Signs by which languages begin a line of a remark; none of them begins lines of prose or of a list of people. */
const SIGN = /^[ \t]*(#+|%+|;+|\/\/+|\.\\"|'\\"|--|dnl\b|rem\b|REM\b)/
/** How C and its kin open and go on, and where they end. */
const OPENED = /^[ \t]*(?:\/\*|\(\*|<!--)/
const CLOSED = /\*\/|\*\)|-->/
/** What may stand before: the line that names an interpreter, declarations, a byte order mark. */
const PREAMBLE = /^(?:\ufeff|#!|<\?xml|<!DOCTYPE|\s*$)/
/** Fewer lines of a sign are a heading, as Markdown has them. */
const FEWEST = 3
const MAX_LINES = 80
const MAX_LINE = 300

/** The head of a text that is a remark, empty where there is none. */
export function headRemark(text: string): Range {
  let [begin, end, count] = [0, 0, 0]
  let sign: string | undefined
  let isOpen = false
  for (let start = 0, line = 0; start < text.length && line < MAX_LINES; line++) {
    const lineEnd = text.indexOf('\n', start)
    const next = lineEnd < 0 ? text.length : lineEnd + 1
    const own = text.slice(start, Math.min(next, start + MAX_LINE))
    if (count === 0 && PREAMBLE.test(own)) {
      start = next
      continue
    }
    const first = SIGN.exec(own)?.[1]?.[0]
    if (count === 0) [begin, sign, isOpen] = [start, first, OPENED.test(own)]
    const goesOn = isOpen || (sign !== undefined && (first === sign || own.trim() === ''))
    if (!goesOn) break
    count++
    end = next
    start = next
    if (isOpen && CLOSED.test(own)) break
  }
  return count >= FEWEST ? { start: begin, end } : { start: 0, end: 0 }
}
