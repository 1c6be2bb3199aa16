/**
 * What is painted where on a PDF page, on a coarse grid: the colour that is on
 * top, and when it came there. Enough to tell letters that have the colour of
 * what is behind them, and letters that something was painted over.
 */

import { type Colour, looksSame } from '../css/colour.ts'

/** In page units: left, bottom, right, top. */
export type Box = readonly [left: number, bottom: number, right: number, top: number]

/** 0xRRGGBB, or one of the two below. */
export type PaintColour = number
/** Patterns, shadings, curved shapes, see-through paint: no judgement about letters on it. */
export const UNKNOWN_COLOUR = 0x1000000
/** A picture, which may itself show text. */
export const PICTURE = 0x1000001

const WHITE = 0xffffff
/** Cells along each side: 1.2 × 1.6 points on A4, a fifth of the height of a letter of 10 points. */
const CELLS = 512
/**
 * Cells painted on one page before the rest is taken as unknown: a thousand
 * areas as large as the page. More is a way to hold a thread.
 */
const MAX_PAINTED = 1_000 * CELLS * CELLS

export interface PageRaster {
  /** Paints the cells whose centres lie in the box. Only what hides all behind it `covers`. */
  readonly paint: (box: Box, colour: PaintColour, covers: boolean) => void
  /** The cell of a place; of one outside the page, the nearest. */
  readonly cellAt: (x: number, y: number) => number
  readonly colourOf: (cell: number) => PaintColour
  /** The number of the last `paint` that covered a cell; 0 where none did. */
  readonly coverOf: (cell: number) => number
  /** The number of the last `paint`, from 1. */
  readonly painted: () => number
}

/** The cells of a row: their colours, and the numbers of the paints that cover them. */
interface Row {
  readonly colours: Uint32Array
  readonly covers: Uint32Array
}

function unpaintedRow(): Row {
  return { colours: new Uint32Array(CELLS).fill(WHITE), covers: new Uint32Array(CELLS) }
}

function rowOf(cell: number): number {
  return Math.floor(cell / CELLS)
}

function columnOf(cell: number): number {
  return cell % CELLS
}

/** White paper of the size of the page's view box. */
export function createRaster(view: Box): PageRaster {
  const [left, bottom, right, top] = view
  const perX = CELLS / Math.max(right - left, 1e-6)
  const perY = CELLS / Math.max(top - bottom, 1e-6)
  /** Rows that something was painted in: most pages have some lines, and two megabytes for each would be half of their time. */
  const rows: (Row | undefined)[] = []
  let background: PaintColour = WHITE
  let painted = 0
  let cells = 0

  function cellAt(x: number, y: number): number {
    const column = clamp(Math.floor((x - left) * perX), CELLS - 1)
    const row = clamp(Math.floor((y - bottom) * perY), CELLS - 1)
    return row * CELLS + column
  }

  return {
    paint(box, colour, covering) {
      painted++
      const from = clamp(Math.ceil((box[0] - left) * perX - 0.5), CELLS)
      const to = clamp(Math.ceil((box[2] - left) * perX - 0.5), CELLS)
      const first = clamp(Math.ceil((box[1] - bottom) * perY - 0.5), CELLS)
      const end = clamp(Math.ceil((box[3] - bottom) * perY - 0.5), CELLS)
      if (!(to > from && end > first)) return
      if (cells > MAX_PAINTED) return
      cells += (to - from) * (end - first)
      if (cells > MAX_PAINTED) {
        rows.length = 0
        background = UNKNOWN_COLOUR
        return
      }
      for (let number = first; number < end; number++) {
        const row = rows[number] ?? unpaintedRow()
        rows[number] = row
        row.colours.fill(colour, from, to)
        if (covering) row.covers.fill(painted, from, to)
      }
    },
    cellAt,
    colourOf: (cell) => rows[rowOf(cell)]?.colours[columnOf(cell)] ?? background,
    coverOf: (cell) => rows[rowOf(cell)]?.covers[columnOf(cell)] ?? 0,
    painted: () => painted,
  }
}

/** From 0 to `most`; what is no number is 0. */
function clamp(value: number, most: number): number {
  return value > 0 ? Math.min(value, most) : 0
}

/** Whether letters of one colour are lost on the other; never where a colour is not known. */
export function looksLike(one: PaintColour, other: PaintColour): boolean {
  if (one === other) return one < UNKNOWN_COLOUR
  return Math.max(one, other) < UNKNOWN_COLOUR && looksSame(rgba(one), rgba(other))
}

function rgba(colour: PaintColour): Colour {
  return [colour >> 16, (colour >> 8) & 0xff, colour & 0xff, 1]
}
