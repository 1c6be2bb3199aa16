/**
 * Reads tables whose columns are aligned with blanks, as programs print them and PDFs and mails keep them:
 *
 *     Name              Born         Mobile
 *     Anna Berg         12.04.1969   28 41 77 03
 *
 * No sign parts the cells, so that three heads at least make a table, and a cell is of the one head that it stands below:
 * on a screen, where a Chinese, Japanese or Korean character is as wide as two letters, or as programs count characters.
 */

import type { Range } from '../../../src-shared/model/spans.ts'
import { innerGaps } from './inner-gaps.ts'
import { type KeyedField, MAX_KEY, MAX_VALUE } from './keyed-fields.ts'

const GAP = '  '
/** Of a line that is read. */
const MAX_LINE = 400
const FEWEST_HEADS = 3
/** Units between two lines of a table: lines without columns, such as remarks. */
const MAX_BETWEEN = 300
/** Words with the signs of abbreviations and no long number. */
const HEAD = /^(?!.*\d{3})\p{L}[\p{L}\p{M}\p{N} _./()'’ªº°#№:&%*-]*$/u
/** Cells are parted by two blanks or more. */
const CELL = /\S+(?: \S+)*/g
const BLANK_LINE = /\n[ \t\r]*\n/
/** Characters that are two columns wide (East Asian Wide and Fullwidth of UAX #11). */
const WIDE =
  /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff01-\uff60\uffe0-\uffe6]/g

/** A cell of a line, its place counted from the line's start. */
interface Cell extends Range {
  readonly text: string
  /** Where it is shown, in columns of a letter's width. */
  readonly shown: Range
}

/**
 * Every cell below the heads of such a table, by head in reading order.
 * @param gaps the {@link innerGaps} of the text, where they are known
 */
export function columnFields(text: string, gaps = innerGaps(text)): readonly KeyedField[] {
  const fields: KeyedField[] = []
  let heads: readonly Cell[] = []
  let read = 0
  let next = 0
  /** The first gap from here on that may be of a line of heads. */
  const gapOfHeads = () => {
    while (next < gaps.length && (gaps[next] as number) < read) next++
    return gaps[next] ?? -1
  }
  /** Whether a line has two gaps, of which one may indent it. */
  const hasTwoGaps = (start: number, end: number) =>
    text.startsWith(GAP, start) || (gaps[next + 1] ?? end) < end
  for (;;) {
    // Below heads a line may be indented, and one cell.
    const gap = heads.length > 0 ? text.indexOf(GAP, read) : gapOfHeads()
    if (gap === -1) break
    const feed = text.indexOf('\n', gap)
    const end = feed < 0 ? text.length : feed
    const start = text.lastIndexOf('\n', gap) + 1
    if (heads.length === 0 && !hasTwoGaps(start, end)) {
      read = end
      continue
    }
    if (heads.length > 0 && !isNextLine(text, read, start)) heads = []
    const cells = end - start > MAX_LINE ? [] : cellsOf(text.slice(start, end))
    if (heads.length > 0) fields.push(...fieldsBelow(heads, cells, start))
    else if (cells.length >= FEWEST_HEADS && cells.every(isHead)) heads = cells
    read = end
  }
  return fields
}

/** Whether a line is of the same table as the one that ends before it. */
function isNextLine(text: string, end: number, start: number): boolean {
  return start - end <= MAX_BETWEEN && !BLANK_LINE.test(text.slice(end, start))
}

function cellsOf(line: string): readonly Cell[] {
  if (line.includes('\t')) return []
  let wide = 0
  return Array.from(line.matchAll(CELL), ({ 0: cell, index }) => {
    const [start, end] = [index, index + cell.length]
    const before = wide
    wide += cell.match(WIDE)?.length ?? 0
    return { text: cell, start, end, shown: { start: start + before, end: end + wide } }
  })
}

function isHead({ text }: Cell): boolean {
  return text.length <= MAX_KEY && HEAD.test(text)
}

/** Where a cell or a head stands in its line. */
type Placed = (cell: Cell) => Range

const asShown: Placed = ({ shown }) => shown
const asCounted: Placed = (cell) => cell

/** The cells of a line below their heads, as they are shown or as they are counted, by which more of them have one. */
function fieldsBelow(
  heads: readonly Cell[],
  cells: readonly Cell[],
  lineStart: number,
): readonly KeyedField[] {
  const shown = fieldsAt(asShown, heads, cells, lineStart)
  if (shown.length === cells.length) return shown
  const counted = fieldsAt(asCounted, heads, cells, lineStart)
  return counted.length > shown.length ? counted : shown
}

/** The cells of a line that stand below one head each, and no two below the same. */
function fieldsAt(
  placed: Placed,
  heads: readonly Cell[],
  cells: readonly Cell[],
  lineStart: number,
): readonly KeyedField[] {
  const over = (cell: Cell) => {
    const { start, end } = placed(cell)
    return heads.filter((head) => placed(head).start < end && start < placed(head).end)
  }
  return cells.flatMap((cell) => {
    const [head, other] = over(cell)
    if (head === undefined || other !== undefined || cell.text.length > MAX_VALUE) return []
    if (cells.some((each) => each !== cell && over(each).includes(head))) return []
    return [{ key: head.text, start: lineStart + cell.start, end: lineStart + cell.end }]
  })
}
