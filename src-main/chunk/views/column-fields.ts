/**
 * Reads tables whose columns are aligned with blanks, as programs print them and PDFs and mails keep them:
 *
 *     Name              Born         Mobile
 *     Anna Berg         12.04.1969   28 41 77 03
 *
 * No sign parts the cells, so that three heads at least make a table, and a cell is of the one head that it stands below.
 */

import type { Range } from '../../../src-shared/model/spans.ts'
import { textUnits } from '../text-units.ts'
import { type KeyedField, MAX_KEY, MAX_VALUE } from './keyed-fields.ts'

const GAP = '  '
const SPACE = 0x20
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

/** A cell of a line, its place counted from the line's start. */
interface Cell extends Range {
  readonly text: string
}

/** Every cell below the heads of such a table, by head in reading order. */
export function columnFields(text: string): readonly KeyedField[] {
  const units = textUnits(text)
  const fields: KeyedField[] = []
  let heads: readonly Cell[] = []
  let read = 0
  for (let gap = text.indexOf(GAP); gap !== -1; gap = text.indexOf(GAP, read)) {
    let cell = gap + GAP.length
    while (cell < text.length && units[cell] === SPACE) cell++
    const feed = text.indexOf('\n', gap)
    const end = feed < 0 ? text.length : feed
    // Most lines are indented and nothing else.
    const next = text.indexOf(GAP, cell)
    if (heads.length === 0 && (next < 0 || next >= end)) {
      read = end
      continue
    }
    const start = text.lastIndexOf('\n', gap) + 1
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
  return Array.from(line.matchAll(CELL), ({ 0: cell, index }) => ({
    text: cell,
    start: index,
    end: index + cell.length,
  }))
}

function isHead({ text }: Cell): boolean {
  return text.length <= MAX_KEY && HEAD.test(text)
}

/** The cells of a line that stand below one head each, and no two below the same. */
function fieldsBelow(
  heads: readonly Cell[],
  cells: readonly Cell[],
  lineStart: number,
): readonly KeyedField[] {
  const over = ({ start, end }: Range) =>
    heads.filter((head) => head.start < end && start < head.end)
  return cells.flatMap((cell) => {
    const [head, other] = over(cell)
    if (head === undefined || other !== undefined || cell.text.length > MAX_VALUE) return []
    if (cells.some((each) => each !== cell && over(each).includes(head))) return []
    return [{ key: head.text, start: lineStart + cell.start, end: lineStart + cell.end }]
  })
}
