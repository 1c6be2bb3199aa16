/** What one page of a PDF holds: its text items, what people see of them, and the texts attached to it. */

import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { ExtractionError } from '../extraction-error.ts'
import { checkTextLimit, MAX_CANONICAL_UNITS } from '../text/text-limit.ts'
import type { Beside, BesideReader } from './beside.ts'
import { readGlyphs } from './glyphs.ts'
import { type LeftOut, leftOut, noteCut, noteUndrawn } from './left-out.ts'
import type { FontMetrics } from './letters.ts'
import type { Pdfjs } from './load-pdfjs.ts'
import type { PageItem } from './page-item.ts'
import type { Box } from './raster.ts'
import { ALL_SEEN, alignGlyphs, type PageVisibility } from './visibility.ts'

export interface PdfPage {
  readonly items: readonly PageItem[]
  readonly visibility: PageVisibility
  readonly beside: Beside
}

/** Which layers (optional content groups) a reader shows at first. */
export type Layers = Awaited<ReturnType<PDFDocumentProxy['getOptionalContentConfig']>>

const DEFAULT_FONT: FontMetrics = { unit: 0.001, vertical: false }

/**
 * Reads a page; undefined where it is broken, which is a page without text for the rest.
 * @throws {ExtractionError} where its text is longer than a document may be.
 */
export async function readPdfPage(
  pdf: PDFDocumentProxy,
  number: number,
  layers: Layers | undefined,
  pdfjs: Pdfjs,
  reader: BesideReader,
): Promise<PdfPage | undefined> {
  let page: PDFPageProxy | undefined
  try {
    page = await pdf.getPage(number)
    const before = leftOut()
    const items = await readItems(page)
    const visibility = await readVisibility(page, items, layers, pdfjs)
    noteUntold(before, visibility)
    return { items, visibility, beside: await reader.ofPage(number) }
  } catch (error) {
    if (error instanceof ExtractionError) throw error
    return undefined
  } finally {
    page?.cleanup()
  }
}

/** Reads the stream rather than the whole, so that a page without end is left at the limit. */
async function readItems(page: PDFPageProxy): Promise<readonly PageItem[]> {
  const items: PageItem[] = []
  const reader = page.streamTextContent().getReader()
  let units = 0
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    for (const item of next.value.items) {
      if (!('str' in item)) continue
      items.push(item)
      // Items without characters take memory too.
      units += item.str.length + 1
    }
    if (units > MAX_CANONICAL_UNITS) {
      void drain(reader)
      checkTextLimit(units)
    }
  }
  return items
}

/**
 * Takes what a stream still has, for nobody. PDF.js waits for its reader before
 * it notices that the document is being destroyed, and does not come back from
 * a cancelled stream.
 */
async function drain(reader: ReadableStreamDefaultReader<unknown>): Promise<void> {
  try {
    while (!(await reader.read()).done);
  } catch {
    // The document was destroyed.
  }
}

/**
 * Letters outside the page are no part of its items: where not all that the page draws was looked
 * at, some of them are in nothing that is read.
 */
function noteUntold(before: LeftOut, { loose }: PageVisibility): void {
  const now = leftOut()
  if (now.undrawn === before.undrawn) return
  const outside = loose.filter(({ hidden }) => hidden === 'off_page')
  const told = outside.reduce((sum, { text }) => sum + text.replace(/\s+/g, '').length, 0)
  if (now.offPage - before.offPage > told) noteCut()
}

/** What cannot be judged counts as seen: the text itself is there. */
async function readVisibility(
  page: PDFPageProxy,
  items: readonly PageItem[],
  layers: Layers | undefined,
  pdfjs: Pdfjs,
): Promise<PageVisibility> {
  try {
    const operators = await page.getOperatorList({
      annotationMode: pdfjs.AnnotationMode.DISABLE,
    })
    const fonts = new Map<string, FontMetrics>()
    const context = {
      view: page.view as unknown as Box,
      fontOf(name: string) {
        const font = fonts.get(name) ?? fontMetrics(page, name)
        fonts.set(name, font)
        return font
      },
      isLayerShown: (layer: unknown) => layers?.isVisible(layer) ?? true,
    }
    return alignGlyphs(items, readGlyphs(operators, context, pdfjs.OPS), pdfjs.normalizeUnicode)
  } catch {
    noteUndrawn()
    return ALL_SEEN
  }
}

function fontMetrics({ commonObjs }: PDFPageProxy, name: string): FontMetrics {
  if (!commonObjs.has(name)) return DEFAULT_FONT
  const font = commonObjs.get(name)
  const unit = Number(font?.fontMatrix?.[0] ?? DEFAULT_FONT.unit)
  return { unit: Number.isFinite(unit) ? unit : DEFAULT_FONT.unit, vertical: !!font?.vertical }
}
