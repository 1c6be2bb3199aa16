/** How wide the columns of a table are drawn: as most of their cells ask for, within bounds. Pure. */

import type { Range } from '../../../src-shared/model/spans.ts'
import type { Cell } from './rows.ts'

/** In widths of a digit. Cells that ask for more are broken into lines. */
export const NARROWEST = 4
export const WIDEST = 42
/** Rows that are measured, spread over all of them. */
const MEASURED = 400
/** Share of the cells of a column that stand on one line. */
const ON_ONE_LINE = 0.95
/** Columns that are drawn: what stands behind them is drawn in the last one. */
export const MOST_COLUMNS = 256
/** Letters that are as wide as two digits. */
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/gu

/** The width of each column that any measured row has, at most {@link MOST_COLUMNS}. O(rows measured). */
export function columnWidths(
  text: string,
  rows: readonly Range[],
  cellsOf: (row: Range) => readonly Cell[],
): readonly number[] {
  const asked: number[][] = []
  const step = Math.max(1, Math.ceil(rows.length / MEASURED))
  for (let at = 0; at < rows.length; at += step) {
    for (const [column, cell] of cellsOf(rows[at] as Range).entries()) {
      if (column === MOST_COLUMNS) break
      asked[column] ??= []
      const width = widthOf(text, cell)
      if (width > 0) asked[column].push(width)
    }
  }
  return asked.map((widths) => {
    const sorted = widths.toSorted((a, b) => a - b)
    const width = sorted[Math.ceil(sorted.length * ON_ONE_LINE) - 1] ?? NARROWEST
    return Math.min(WIDEST, Math.max(NARROWEST, width))
  })
}

/** Widths in which the names of columns stand on one line, where they are not long. */
export function withHead(
  text: string,
  widths: readonly number[],
  head: readonly Cell[],
): readonly number[] {
  return widths.map((width, column) => {
    const cell = head[column]
    if (cell === undefined) return width
    // Its letters are bold.
    const asked = Math.ceil(1.15 * widthOf(text, cell))
    return Math.max(width, Math.min(LONGEST_HEAD, asked))
  })
}

const LONGEST_HEAD = 20

/** Of the longest line of a cell, as far as it matters. */
function widthOf(text: string, { start, end }: Range): number {
  const lines = text.slice(start, Math.min(end, start + 4 * WIDEST)).split('\n')
  return Math.max(...lines.map((line) => line.length + (line.match(WIDE)?.length ?? 0)))
}
