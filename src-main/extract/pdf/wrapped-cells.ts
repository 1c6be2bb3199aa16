/**
 * Rows of tables one cell of which has several lines. Files draw such a row cell by cell, so that the next cell stands
 * further up than the line before it: read as lines, the row falls apart, and what is in it no longer stands below the
 * heads of its columns.
 *
 * A row goes on where the next cell stands to the right of all lines of the one before, at the height of one of them, and
 * either a cell stands before that one in the row, or its lines end where the next word would not have fitted: two
 * addresses side by side have neither.
 */

import type { PageItem } from './page-item.ts'

/** How the items of such rows are joined to those before them, by ordinal. */
export interface WrappedRows {
  /** Begins a further line of a cell. */
  readonly wraps: ReadonlySet<number>
  /** Begins the next cell of the row. */
  readonly goesOn: ReadonlySet<number>
  /** Begins what follows a row, and the item that stands lowest in that. */
  readonly below: ReadonlyMap<number, PageItem>
}

/** What stands along one baseline without a gap. */
interface Segment {
  readonly first: number
  readonly item: PageItem
  readonly left: number
  readonly baseline: number
  readonly height: number
  readonly isUpright: boolean
  right: number
  text: string
}

/** A cell with its lines from the highest to the lowest. */
type Cell = Segment[]

/** In heights of the letters: how far two lines of a cell are apart, how far their beginnings differ, and what is one height. */
const STEP_DOWN = [0.5, 2] as const
const ALIGNED = 0.5
const SAME_LINE = 0.5
/** Longer cells are columns of prose. */
const MOST_LINES = 6

/**
 * Rows among the items, as they are read. O(n).
 * @param order the ordinals of the items in the order in which they are read
 * @param cellGap in heights of the letters, from which gap on two items are two cells
 */
export function wrappedRows(
  items: readonly PageItem[],
  order: readonly number[],
  cellGap: number,
): WrappedRows {
  const wraps = new Set<number>()
  const goesOn = new Set<number>()
  const below = new Map<number, PageItem>()
  let before: Cell | undefined
  let cell: Cell = []
  /** Of a row that went on from a cell of several lines, the lowest. */
  let lowest: Segment | undefined

  for (const segment of segmentsOf(items, order, cellGap)) {
    const last = cell.at(-1)
    if (last && cell.length < MOST_LINES && isNextLine(last, segment)) {
      cell.push(segment)
      continue
    }
    const isRow = last !== undefined && standsBeside(cell, segment)
    if (isRow && cell.length > 1 && (isBehind(before, cell) || isFull(cell, segment))) {
      for (const { first } of cell.slice(1)) wraps.add(first)
      if (before && !goesOn.has((cell[0] as Segment).first)) goesOn.add((cell[0] as Segment).first)
      goesOn.add(segment.first)
      if (!lowest || last.baseline < lowest.baseline) lowest = last
    } else if (!isRow && lowest) {
      below.set(segment.first, (last && last.baseline < lowest.baseline ? last : lowest).item)
    }
    if (!isRow) lowest = undefined
    before = isRow ? cell : undefined
    cell = [segment]
  }
  return { wraps, goesOn, below }
}

function* segmentsOf(
  items: readonly PageItem[],
  order: readonly number[],
  cellGap: number,
): Iterable<Segment> {
  let segment: Segment | undefined
  for (const ordinal of order) {
    const item = items[ordinal] as PageItem
    if (item.str.trim() === '') continue
    const [a = 0, b = 0, c = 0, , left = 0, baseline = 0] = item.transform
    const height = item.height || 1
    const isUpright = a > 0 && b === 0 && c === 0
    const isSame =
      segment !== undefined &&
      Math.abs(segment.baseline - baseline) < SAME_LINE * height &&
      left >= segment.right - height &&
      left - segment.right < cellGap * height
    if (segment && isSame) {
      segment.right = Math.max(segment.right, left + item.width)
      segment.text += ` ${item.str}`
    } else {
      if (segment) yield segment
      segment = {
        first: ordinal,
        item,
        left,
        baseline,
        height,
        isUpright,
        right: left + item.width,
        text: item.str,
      }
    }
  }
  if (segment) yield segment
}

function isNextLine(above: Segment, segment: Segment): boolean {
  const down = (above.baseline - segment.baseline) / above.height
  return (
    segment.isUpright &&
    down > STEP_DOWN[0] &&
    down < STEP_DOWN[1] &&
    Math.abs(segment.left - above.left) <= ALIGNED * above.height
  )
}

/** Whether a segment stands to the right of all of a cell, at the height of one of its lines. */
function standsBeside(cell: Cell, segment: Segment): boolean {
  const [top, bottom] = [cell[0], cell.at(-1)]
  if (!(top && bottom && segment.isUpright && top.isUpright)) return false
  const room = SAME_LINE * top.height
  return (
    segment.baseline <= top.baseline + room &&
    segment.baseline >= bottom.baseline - room &&
    cell.every(({ right }) => segment.left > right)
  )
}

/** Whether a cell of one row stands before this one. */
function isBehind(before: Cell | undefined, cell: Cell): boolean {
  const [first] = cell
  return (
    before !== undefined && first !== undefined && before.every(({ right }) => right < first.left)
  )
}

/** Whether each line of a cell ends where the next word would have run into the cell beside it. */
function isFull(cell: Cell, beside: Segment): boolean {
  return cell.slice(1).every((line, index) => {
    const above = cell[index] as Segment
    const [word = ''] = line.text.trim().split(/\s/, 1)
    const letter = (line.right - line.left) / Math.max(1, line.text.length)
    return above.right + (word.length + 1) * letter > beside.left
  })
}
