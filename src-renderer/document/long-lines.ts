/**
 * Which parts of very long lines stay folded: layout cost follows the longest
 * line, and one of a megabyte would hold up every step. Pure.
 */

import { overlaps, type Range } from '../../src-shared/model/spans.ts'

/** UTF-16 units from which a line is folded; editors stop drawing at about the same length. */
export const LONG_LINE = 10_000
/** Units of a long line that show from its start. */
const SHOWN_START = 2_000
/** Units that show on each side of an opened place. */
const MARGIN = 1_000
/** The longest stretch that one opened place shows. */
const LONGEST_OPEN = 6_000
/** Places that stay open: who steps through a thousand must not end with the whole line. */
const MOST_OPENED = 6

/** Lines of a text that are longer than {@link LONG_LINE}. */
export function findLongLines(text: string): readonly Range[] {
  const lines: Range[] = []
  let start = 0
  while (start <= text.length) {
    const next = text.indexOf('\n', start)
    const end = next === -1 ? text.length : next
    if (end - start > LONG_LINE) lines.push({ start, end })
    start = end + 1
  }
  return lines
}

/** The stretch to open for a place: with a margin, cut where it is a long one itself. */
export function openedAround(line: Range, place: Range): Range {
  const end = Math.min(place.end, place.start + LONGEST_OPEN)
  return {
    start: Math.max(line.start, place.start - MARGIN),
    end: Math.min(line.end, end + MARGIN),
  }
}

/** The opened stretches with one more; those opened longest ago are folded again. */
export function openedWith(opened: readonly Range[], range: Range): readonly Range[] {
  return [...opened, range].slice(-MOST_OPENED)
}

/** What of a long line stays folded: all but its start and the opened stretches. */
export function foldedParts(line: Range, opened: readonly Range[]): readonly Range[] {
  const shown = [
    { start: line.start, end: line.start + SHOWN_START },
    ...opened.filter((range) => overlaps(range, line)),
  ].sort((a, b) => a.start - b.start)
  const folded: Range[] = []
  let at = line.start
  for (const { start, end } of shown) {
    if (start > at) folded.push({ start: at, end: start })
    at = Math.max(at, end)
  }
  if (at < line.end) folded.push({ start: at, end: line.end })
  return folded
}
