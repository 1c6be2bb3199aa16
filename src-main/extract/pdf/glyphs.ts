/** Every letter that a PDF page draws, and whether people see it. */

import { type Drawing, type LooseText, type PageContext, startDrawing } from './drawing.ts'
import type { Letters } from './letters.ts'
import { judgeLies, saidTexts } from './lies.ts'
import type { Pdfjs } from './load-pdfjs.ts'
import { followOperators, type Operators } from './operators.ts'
import { PICTURE } from './raster.ts'

export interface PageGlyphs {
  readonly letters: Letters
  /** Said in place of what is drawn, or drawn in place of what is said. */
  readonly loose: readonly LooseText[]
}

/**
 * Where this share of a page's letters is invisible upon a picture or covered
 * by one, the page is a scan, and the letters are what its readers see in the
 * picture.
 */
const SCAN_SHARE = 0.8

/**
 * The letters of the page in the order in which they are drawn, white space
 * included. What cannot be told for certain (curved clips, patterns, blends)
 * counts as seen.
 */
export function readGlyphs(
  operators: Operators,
  page: PageContext,
  numbers: Pdfjs['OPS'],
): PageGlyphs {
  const drawing = startDrawing(page)
  followOperators(drawing, operators, numbers)
  judgeCovered(drawing)
  const { letters } = drawing
  const drawnOtherwise = judgeLies(letters)
  return { letters, loose: [...saidTexts(drawing), ...drawnOtherwise] }
}

/** Marks what was painted over, then takes the marks of a scan back. */
function judgeCovered({ letters, raster }: Drawing): void {
  const { runs, hidden, cells, farCells } = letters
  const ofScan: number[] = []
  for (const { order, from, to } of runs) {
    for (let letter = from; letter < to; letter++) {
      const near = cells[letter] ?? 0
      const far = farCells[letter] ?? 0
      const isCovered = raster.coverOf(near) > order && raster.coverOf(far) > order
      const reason = hidden.get(letter) ?? (isCovered ? 'covered' : undefined)
      if (reason !== 'covered' && reason !== 'render_mode') continue
      hidden.set(letter, reason)
      if (raster.colourOf(near) === PICTURE && raster.colourOf(far) === PICTURE) ofScan.push(letter)
    }
  }
  if (ofScan.length < SCAN_SHARE * letters.length) return
  for (const letter of ofScan) hidden.delete(letter)
}
