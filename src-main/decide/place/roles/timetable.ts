/**
 * Timetables, whose stops are called after people and streets: `Kaufbeuren Jahnstraße  6.12  7.08  7.38`. Each row has times
 * of a day, and each of them is a few minutes behind the one above, as a bus comes from stop to stop; who works when has hours
 * that do not go on so.
 */

import type { Range } from '../../../../src-shared/model/spans.ts'
import { textLines } from '../../../../src-shared/model/text-lines.ts'

const TIME = /(?<![\d.:,])([01]?\d|2[0-3])[.:h]([0-5]\d)(?![\d%€]|[.:,]\d)/gu
/** Times in a row, and rows of a table. */
const FEWEST_TIMES = 3
const FEWEST_ROWS = 4
/** Minutes from one stop to the next at most. */
const LONGEST_RIDE = 60
/** UTF-16 units of a row; a longer line is prose or data. */
const LONGEST_ROW = 300
/** Lines without times between two rows: a remark, the head of a page. */
const MOST_BETWEEN = 1

/** The rows of the timetables of a text, each table from its first to its last. O(n). */
export function timetablesOf(text: string): readonly Range[] {
  const tables: Range[] = []
  let above: readonly number[] = []
  let rows = 0
  let start = 0
  let end = 0
  let between = 0
  const close = () => {
    if (rows >= FEWEST_ROWS) tables.push({ start, end })
    above = []
    rows = 0
  }
  for (const line of textLines(text)) {
    const times = line.end - line.start > LONGEST_ROW ? [] : timesIn(text, line)
    if (times.length < FEWEST_TIMES) {
      // At some stops hardly any bus calls.
      if (!goesOn(above, times) && ++between > MOST_BETWEEN) close()
      continue
    }
    if (!goesOn(above, times)) close()
    if (rows++ === 0) start = line.start
    end = line.end
    above = times
    between = 0
  }
  close()
  return tables
}

/** The times in a line, in minutes of the day. */
function timesIn(text: string, { start, end }: Range): readonly number[] {
  return Array.from(
    text.slice(start, end).matchAll(TIME),
    ([, hours, minutes]) => 60 * Number(hours) + Number(minutes),
  )
}

/** Whether each time of a row is soon behind the one above it; of rows of which one has blanks, the first or the last. */
function goesOn(above: readonly number[], times: readonly number[]): boolean {
  const isSoonBehind = (before = 0, time = 0): boolean =>
    time >= before && time - before <= LONGEST_RIDE
  if (above.length === times.length) {
    return times.every((time, index) => isSoonBehind(above[index], time)) && times[0] !== above[0]
  }
  return (
    above.length > 0 &&
    times.length > 0 &&
    (isSoonBehind(above[0], times[0]) || isSoonBehind(above.at(-1), times.at(-1)))
  )
}
