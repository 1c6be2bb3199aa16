/**
 * The letters of a page as they are drawn, in columns: an object for each was a
 * fourth of what reading a page allocates. Most pages hide none, and then nobody
 * asks for one.
 */

import type { HiddenReason } from '../../../src-shared/model/source-map.ts'

/** PDF.js's Glyph, as far as it is used. */
export interface FontGlyph {
  readonly unicode: string
  readonly width: number
  readonly vmetric?: readonly number[] | null
  readonly drawn?: string
  readonly isSpace: boolean
}

/** What a font's widths are measured in, in text space, and whether it writes downwards. */
export interface FontMetrics {
  readonly unit: number
  readonly vertical: boolean
}

/** Letters that one operator draws, and what they have in common. */
export interface Run {
  /** With the gaps between them, in thousandths of the font's size. */
  readonly glyphs: readonly (FontGlyph | number)[]
  readonly font: FontMetrics
  /** The height of the font, in page units. */
  readonly size: number
  /** The number of the last paint before them. */
  readonly order: number
  /** The number of the first of them, and that behind the last. */
  readonly from: number
  readonly to: number
}

/** A letter as it is drawn; lengths in page units. */
export interface Letter {
  readonly number: number
  /** As the font's tables spell it, before PDF.js normalises it. */
  readonly text: string
  /** Its origin on the baseline, the height of its font, and how far it moves along the baseline. */
  readonly x: number
  readonly y: number
  readonly size: number
  readonly advance: number
  readonly hidden: HiddenReason | undefined
  readonly font: FontMetrics
  /** What the name of its glyph says that is drawn, where the font has names beside a map. */
  readonly drawn: string | undefined
}

const FIRST_CAPACITY = 4_096

/** In the order in which they are drawn, white space included; a letter is known by its number. */
export class Letters {
  readonly runs: Run[] = []
  /** Why letters are not seen; `off_page` where PDF.js leaves them out of the text. */
  readonly hidden = new Map<number, HiddenReason>()
  xs = new Float64Array(FIRST_CAPACITY)
  ys = new Float64Array(FIRST_CAPACITY)
  advances = new Float64Array(FIRST_CAPACITY)
  /** Two places within each, as cells of the raster. */
  cells = new Float64Array(FIRST_CAPACITY)
  farCells = new Float64Array(FIRST_CAPACITY)

  get length(): number {
    return this.runs.at(-1)?.to ?? 0
  }

  /** Makes room in the columns for so many more. */
  reserve(more: number): void {
    while (this.length + more > this.xs.length) {
      this.xs = doubled(this.xs)
      this.ys = doubled(this.ys)
      this.advances = doubled(this.advances)
      this.cells = doubled(this.cells)
      this.farCells = doubled(this.farCells)
    }
  }

  *[Symbol.iterator](): Iterator<Letter> {
    let number = 0
    for (const { glyphs, font, size } of this.runs) {
      for (const glyph of glyphs) {
        if (typeof glyph === 'number') continue
        yield {
          number,
          text: glyph.unicode,
          x: this.xs[number] ?? 0,
          y: this.ys[number] ?? 0,
          size,
          advance: this.advances[number] ?? 0,
          hidden: this.hidden.get(number),
          font,
          drawn: glyph.drawn,
        }
        number++
      }
    }
  }
}

function doubled(column: Float64Array): Float64Array<ArrayBuffer> {
  const larger = new Float64Array(2 * column.length)
  larger.set(column)
  return larger
}

/** In sizes of the letters: from which gap on two letters belong to two words, and from which step to two lines. */
const WORD_GAP = 0.15
const LINE_STEP = 0.5

/** What stands between two letters that are drawn one after the other. */
export function jointOf(before: Letter | undefined, letter: Letter): string {
  if (!before) return ''
  const [dx, dy] = [letter.x - before.x, letter.y - before.y]
  const gap = Math.hypot(dx, dy) - before.advance
  const size = Math.max(before.size, letter.size)
  if (gap <= WORD_GAP * size) return ''
  return Math.abs(dy) > LINE_STEP * size || dx < 0 ? '\n' : ' '
}
