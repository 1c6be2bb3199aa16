/** Tables whose columns are aligned with blanks, as a page is printed: which head stands above a place in one. */

import { once } from '../../../../../src-shared/model/once.ts'
import { lastAtMost } from '../../../../../src-shared/model/text-offsets.ts'

/** The heads of a table, and which of them stands above a place. */
export interface HeadsAbove {
  readonly heads: readonly string[]
  /** -1 where the place begins no column. */
  readonly column: number
  /** The column whose cell holds the place, maybe amid it; -1 where none begins as its head does. */
  readonly within: number
}

/** Tells of a place of one text below which heads it begins. */
export type HeadsAt = (place: number) => HeadsAbove | undefined

/** A cell: words with single blanks between them. */
const CELL = /[^\s](?:[^ \t\n]| (?! ))*/gu
/** What stands of a cell before a place in it. */
const LAST_CELL = /[^\s](?:[^ \t\n]| (?! ))*$/u
/** UTF-16 units of a cell in which a place is looked for. */
const LONGEST_CELL = 120
/** A line of several; a title above the heads has one. */
const HAS_CELLS = /\S {2,}\S/

/** Those of one table, and which of them begins at each place of their line. */
interface Heads {
  readonly heads: readonly string[]
  readonly columns: ReadonlyMap<number, number>
}

/**
 * Tells of the places of one text below which heads they begin: a table goes on to the next empty line. The heads of a
 * table are one and the same list for all its places. O(n) once, then O(log n).
 */
export function alignedHeads(text: string): HeadsAt {
  const lines = once(() => linesOf(text))
  const known = new Map<number, Heads>()
  return (place) => {
    const { starts, tops } = lines()
    const line = lastAtMost(starts, place)
    const top = tops[line] as number
    if (top < 0 || top === line) return undefined
    const found =
      known.get(top) ?? headsIn(text.slice(starts[top], (starts[top + 1] as number) - 1))
    known.set(top, found)
    const { heads, columns } = found
    const at = place - (starts[line] as number)
    const column = columns.get(at) ?? -1
    const before = text.slice(Math.max(place - at, place - LONGEST_CELL), place)
    const cell = at - (LAST_CELL.exec(before)?.[0].length ?? 0)
    return { heads, column, within: column < 0 ? (columns.get(cell) ?? -1) : column }
  }
}

function headsIn(line: string): Heads {
  const cells = [...line.matchAll(CELL)]
  return {
    heads: cells.map(([cell]) => cell),
    columns: new Map(cells.map(({ index }, column) => [index, column])),
  }
}

/** Where each line of a text starts, and the first line with several cells of the block that it stands in; -1 where there is none yet. */
function linesOf(text: string): { starts: readonly number[]; tops: readonly number[] } {
  const starts: number[] = []
  const tops: number[] = []
  let top = -1
  for (let start = 0; start <= text.length; ) {
    const feed = text.indexOf('\n', start)
    const end = feed < 0 ? text.length : feed
    const written = text.slice(start, end)
    if (written.trim() === '') top = -1
    else if (top < 0 && HAS_CELLS.test(written)) top = starts.length
    starts.push(start)
    tops.push(top)
    start = end + 1
  }
  return { starts, tops }
}
