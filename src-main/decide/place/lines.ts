/** The lines of a text, for questions that are asked at each of them. */

import type { Range } from '../../../src-shared/model/spans.ts'
import { lastAtMost } from '../../../src-shared/model/text-offsets.ts'

/** What ends a line, as `^` of an expression with the flag m has it. */
const LINE_END = /[\n\r\u2028\u2029]/g

/**
 * The matches of an expression each of whose alternatives begins with `^`, as `matchAll` gives them. It is tried at each
 * line by itself: one search over a whole text steps back at each of its letters, and V8 finishes what steps back that
 * often by an engine that takes ten times as long.
 * @param pattern with the flags m and y
 */
export function* matchesAtLines(text: string, pattern: RegExp): Generator<RegExpExecArray> {
  for (let start = 0; ; start = LINE_END.lastIndex) {
    pattern.lastIndex = start
    const match = pattern.exec(text)
    if (match) yield match
    // What ends with the end of a line leaves the next line whole.
    LINE_END.lastIndex = match ? Math.max(start, match.index + match[0].length - 1) : start
    if (!LINE_END.test(text)) return
  }
}

/**
 * Tells of places of one text where their lines begin, those that line feeds end; where the text begins with a line feed,
 * its first line is the one behind it. Looking back from each place would take as long as its line.
 */
export function lineStartsOf(text: string): (place: number) => number {
  const starts = [text.startsWith('\n') ? 1 : 0]
  for (let at = text.indexOf('\n', 1); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return (place) => starts[lastAtMost(starts, place)] as number
}

/** Where the line begins that a place lies in, behind the line feed before it. */
export function lineStart(text: string, place: number): number {
  return place <= 0 ? 0 : text.lastIndexOf('\n', place - 1) + 1
}

/** Where the line ends that a place lies in, before its line feed. */
export function lineEnd(text: string, place: number): number {
  const feed = text.indexOf('\n', place)
  return feed < 0 ? text.length : feed
}

/**
 * The line around a stretch, as far as it is read: where many stretches share a long line, reading all of it for each would
 * take as long as the square of it.
 * @param most UTF-16 units that are read on each side
 */
export function lineAround(text: string, { start, end }: Range, most: number): Range {
  const from = Math.max(0, start - most)
  const [after = ''] = text.slice(end, end + most).split('\n', 1)
  return { start: from + text.slice(from, start).lastIndexOf('\n') + 1, end: end + after.length }
}

/** Whether the line that begins at a place is longer than what is looked for: at a long one, every claim in it would read all of it. */
export function isLongLine(text: string, start: number, longest: number): boolean {
  const begin = text.slice(start, start + longest + 1)
  return begin.length > longest && !begin.includes('\n')
}

/** The lines of a stretch that have something in them. */
export function filledLines(stretch: string): readonly string[] {
  return stretch.split('\n').filter((line) => line.trim() !== '')
}
