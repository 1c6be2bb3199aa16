/**
 * The order in which people read the text items of a page. Most files draw column
 * after column; some draw line after line across all columns, and a sentence in
 * one is then torn apart by what stands beside it.
 */

import type { PageItem } from './page-item.ts'

/** Items that stand together on a line. */
interface Segment {
  readonly items: number[]
  readonly left: number
  right: number
  text: string
}

/** What was drawn along one baseline, from left to right. */
interface Row {
  readonly baseline: number
  readonly height: number
  readonly segments: Segment[]
}

/** Rows whose segments stand in the same columns. */
interface Run {
  readonly rows: Row[]
  /** Between the columns: from where to where nothing stands. */
  gutters: readonly (readonly [from: number, to: number])[]
}

/** Points, and heights of the letters: narrower gaps lie between words. */
const MIN_GUTTER = 8
const MIN_GUTTER_HEIGHTS = 1
/** How much of a gutter must be free in every row. */
const FREE_GUTTER = 6
/** Fewer rows are a heading or a table's head. */
const MIN_ROWS = 4
/** In heights of the letters; rows further apart do not belong together. */
const MAX_STEP = 3
/** Prose has so many words in a line of a column, and this share of lines goes on with a small letter; cells of tables begin anew. */
const PROSE_WORDS = 4
const GOES_ON = 0.4

/** Ordinals of the items as they are read: as they are drawn, but for columns of prose that are drawn line by line. */
export function readingOrder(items: readonly PageItem[]): readonly number[] {
  const order: number[] = []
  let run: Run | undefined
  const close = () => {
    if (run) for (const item of orderOf(run)) order.push(item)
    run = undefined
  }
  for (const row of rowsOf(items)) {
    const longer = run && extended(run, row)
    if (longer) {
      run = longer
    } else {
      close()
      run = { rows: [row], gutters: guttersOf(row) }
    }
  }
  close()
  return order
}

function* rowsOf(items: readonly PageItem[]): Iterable<Row> {
  let row: Row | undefined
  for (const [ordinal, item] of items.entries()) {
    const [a = 0, b = 0, c = 0, , left = 0, baseline = 0] = item.transform
    const last = row?.segments.at(-1)
    // White space and line ends stay with what they follow.
    if (item.str.trim() === '' && last) {
      last.items.push(ordinal)
      continue
    }
    const isUpright = a > 0 && b === 0 && c === 0
    const isSameRow =
      row !== undefined &&
      last !== undefined &&
      isUpright &&
      Math.abs(row.baseline - baseline) < 0.3 * row.height &&
      left > last.right - row.height
    if (!(row && last && isSameRow)) {
      if (row) yield row
      row = {
        baseline,
        height: isUpright ? item.height : 0,
        segments: [segmentOf(item, ordinal, left)],
      }
    } else if (left - last.right > Math.max(MIN_GUTTER, MIN_GUTTER_HEIGHTS * row.height)) {
      row.segments.push(segmentOf(item, ordinal, left))
    } else {
      last.items.push(ordinal)
      last.text += ` ${item.str}`
      last.right = Math.max(last.right, left + item.width)
    }
  }
  if (row) yield row
}

function segmentOf({ str, width }: PageItem, ordinal: number, left: number): Segment {
  return { items: [ordinal], left, right: left + width, text: str }
}

function guttersOf({ segments }: Row): Run['gutters'] {
  return segments.slice(1).map(({ left }, index) => [segments[index]?.right ?? left, left])
}

/** The run with one more row; undefined where the row stands otherwise. */
function extended({ rows, gutters }: Run, row: Row): Run | undefined {
  const before = rows.at(-1)
  const step = (before?.baseline ?? 0) - row.baseline
  if (gutters.length === 0 || !(step > 0 && step <= MAX_STEP * row.height)) return undefined
  const narrower: (readonly [number, number])[] = []
  for (const [from, to] of gutters) {
    let [free, until] = [from, to]
    for (const { left, right } of row.segments) {
      // Each segment stands on one side of the gutter.
      if (left + right < from + to) free = Math.max(free, right)
      else until = Math.min(until, left)
    }
    if (until - free < FREE_GUTTER) return undefined
    narrower.push([free, until])
  }
  rows.push(row)
  return { rows, gutters: narrower }
}

function orderOf({ rows, gutters }: Run): readonly number[] {
  const drawn = rows.flatMap(({ segments }) => segments.flatMap(({ items }) => items))
  if (rows.length < MIN_ROWS) return drawn
  const columns: Segment[][] = [[], ...gutters.map(() => [])]
  for (const segment of rows.flatMap(({ segments }) => segments)) {
    const index = gutters.filter(([from, to]) => segment.left + segment.right > from + to).length
    columns[index]?.push(segment)
  }
  return columns.every(isProse) ? columns.flat().flatMap(({ items }) => items) : drawn
}

function isProse(lines: readonly Segment[]): boolean {
  // One line may stand beside a gap.
  if (lines.length < MIN_ROWS - 1) return false
  const words = lines.reduce((sum, { text }) => sum + text.trim().split(/\s+/).length, 0)
  const goingOn = lines.slice(1).filter(({ text }) => /^\s*\p{Ll}/u.test(text)).length
  return words >= PROSE_WORDS * lines.length && goingOn >= GOES_ON * (lines.length - 1)
}
