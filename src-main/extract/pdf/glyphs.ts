/** Every letter that a PDF page draws, and whether people see it. */

import {
  type Drawing,
  type PageContext,
  type PageGlyphs,
  type PendingGlyph,
  startDrawing,
} from './drawing.ts'
import { judgeLies, saidTexts } from './lies.ts'
import type { Pdfjs } from './load-pdfjs.ts'
import { followOperators, type Operators } from './operators.ts'
import { PICTURE } from './raster.ts'

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
  const drawnOtherwise = judgeLies(drawing.glyphs)
  return { glyphs: drawing.glyphs, loose: [...saidTexts(drawing), ...drawnOtherwise] }
}

/** Marks what was painted over, then takes the marks of a scan back. */
function judgeCovered({ glyphs, raster }: Drawing): void {
  const ofScan: PendingGlyph[] = []
  for (const glyph of glyphs) {
    if (glyph.offPage) continue
    const covered =
      raster.coverOf(glyph.cell) > glyph.order && raster.coverOf(glyph.farCell) > glyph.order
    if (covered) glyph.hidden ??= 'covered'
    if (glyph.hidden !== 'covered' && glyph.hidden !== 'render_mode') continue
    if ([glyph.cell, glyph.farCell].every((cell) => raster.colourOf(cell) === PICTURE)) {
      ofScan.push(glyph)
    }
  }
  if (ofScan.length < SCAN_SHARE * glyphs.length) return
  for (const glyph of ofScan) glyph.hidden = undefined
}
