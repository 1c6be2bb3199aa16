/**
 * Cells of narrow tables: where columns stand so close that the gap between two cells is no wider than one between words,
 * the rows above show where each begins. A row of a table has two items at least that begin where cells of the row above
 * do, and half of those of that row; the first such row is one with wide gaps, such as the heads of the columns.
 */

import type { PageItem } from './page-item.ts'

/** An item that stands on the line of the one before it. */
interface Placed {
  readonly ordinal: number
  readonly left: number
  /** From the end of the one before it, in heights of the letters. */
  readonly gap: number
}

interface Row {
  readonly baseline: number
  readonly height: number
  right: number
  readonly placed: Placed[]
}

/** Points: beginnings of the cells of a column lie in one such step or in two that touch. */
const STEP = 0.75
/** In heights of the letters: rows further apart do not belong together. */
const MAX_STEP = 3
/** In heights of the letters: what stands in one row differs by less. */
const BASELINE = 0.3
const FEWEST_CELLS = 2
/** In heights of the letters, how far an item may step back and stand in the same row: a cell that runs into the next. */
const STEP_BACK = 1

/**
 * Ordinals of the items that begin a cell below another, but for the first of their row. O(n).
 * @param cellGap in heights of the letters, from which gap on two items are two cells by that alone
 */
export function cellsOfColumns(items: readonly PageItem[], cellGap: number): ReadonlySet<number> {
  const cells = new Set<number>()
  let starts: ReadonlySet<number> = new Set()
  let above = Number.POSITIVE_INFINITY
  for (const { placed, baseline, height } of rowsOf(items)) {
    const isNear = baseline < above && above - baseline <= MAX_STEP * height
    const aligned = isNear ? placed.filter(({ left }) => isNextTo(starts, left)) : []
    const isRow = aligned.length >= Math.max(FEWEST_CELLS, starts.size / 2)
    if (isRow) for (const { ordinal } of aligned) cells.add(ordinal)
    const wide = placed.filter(({ gap }) => gap >= cellGap)
    const own = new Set([...(isRow ? aligned : []), ...wide].map(({ left }) => stepOf(left)))
    starts = own.size < FEWEST_CELLS ? new Set() : own
    above = baseline
  }
  return cells
}

function stepOf(left: number): number {
  return Math.round(left / STEP)
}

function isNextTo(starts: ReadonlySet<number>, left: number): boolean {
  const step = stepOf(left)
  return starts.has(step) || starts.has(step - 1) || starts.has(step + 1)
}

/** What is printed along one baseline, from left to right. */
function* rowsOf(items: readonly PageItem[]): Iterable<Row> {
  let row: Row | undefined
  for (const [ordinal, { str, transform, width, height }] of items.entries()) {
    if (str.trim() === '') continue
    const [a = 0, b = 0, c = 0, , left = 0, baseline = 0] = transform
    const isUpright = a > 0 && b === 0 && c === 0
    const isSame =
      row !== undefined &&
      isUpright &&
      Math.abs(row.baseline - baseline) < BASELINE * row.height &&
      left > row.right - STEP_BACK * row.height
    if (row && isSame) {
      row.placed.push({ ordinal, left, gap: (left - row.right) / row.height })
      row.right = Math.max(row.right, left + width)
    } else {
      if (row) yield row
      row = { baseline, height: isUpright ? height : 0, right: left + width, placed: [] }
    }
  }
  if (row) yield row
}
