/**
 * PDF text layers, page by page, with the page and the item of every stretch.
 *
 * The items are those of `getTextContent()` without options: the page view
 * must ask the same way (`includeMarkedContent` and `disableNormalization` cut
 * and spell items differently) for the n-th item to be the n-th `textDivs`
 * entry of its PDF.js TextLayer, which skips nothing that has a `str`.
 */

import { dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { SourceRange } from '../../src-shared/model/source-map.ts'
import { type CanonicalDocument, MEDIA_TYPES } from './canonical-document.ts'
import { ExtractionError } from './extraction-error.ts'
import type { Extractor } from './extractor.ts'
import { loadPdfjs, type Pdfjs } from './load-pdfjs.ts'
import { type PageItem, placeItems } from './pdf-page-text.ts'
import { checkTextLimit, MAX_CANONICAL_UNITS } from './text-limit.ts'

const MAX_PAGES = 5_000
/** Where readers look for the header (PDF 1.7 reference, implementation note 13). */
const HEADER_WITHIN = 1_024
const PAGE_BREAK = '\n\n'

/** Takes files with a PDF header; text that only speaks of one has no objects. */
export const pdfExtractor: Extractor = {
  mediaType: MEDIA_TYPES.pdf,
  recognises({ bytes }) {
    const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    const head = content.toString('latin1', 0, HEADER_WITHIN)
    if (/^(?:\u00ef\u00bb\u00bf)?\s*%PDF-/.test(head)) return true
    return /%PDF-\d/.test(head) && (content.includes('startxref') || content.includes('endobj'))
  },
  async extract({ bytes }) {
    const pdfjs = await loadPdfjs()
    const task = openPdf(pdfjs, bytes)
    try {
      return await readDocument(await task.promise)
    } catch (error) {
      throw refusalOf(error)
    } finally {
      await task.destroy()
    }
  },
}

function openPdf(pdfjs: Pdfjs, bytes: Uint8Array) {
  const assets = dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json')))
  return pdfjs.getDocument({
    // A copy: PDF.js takes the buffer away from whoever owns it.
    data: new Uint8Array(bytes),
    cMapUrl: join(assets, 'cmaps') + sep,
    standardFontDataUrl: join(assets, 'standard_fonts') + sep,
    verbosity: pdfjs.VerbosityLevel.ERRORS,
    enableXfa: false,
    useSystemFonts: false,
    useWasm: false,
    // Pictures are not decoded for text; this stops those that fonts may hold.
    maxImageSize: 0,
  })
}

async function readDocument(pdf: PDFDocumentProxy): Promise<CanonicalDocument> {
  if (pdf.numPages > MAX_PAGES) {
    throw failed(`has more than ${MAX_PAGES.toLocaleString('en')} pages`)
  }
  const pieces: string[] = []
  const sourceMap: SourceRange[] = []
  const withoutText: number[] = []
  let units = 0
  let unreadable = 0
  const push = (text: string) => {
    pieces.push(text)
    units += text.length
    checkTextLimit(units)
  }
  for (let number = 1; number <= pdf.numPages; number++) {
    const items = await readPage(pdf, number)
    if (!items) unreadable++
    if (!items?.some(({ str }) => /\S/.test(str))) {
      withoutText.push(number)
      continue
    }
    if (pieces.length > 0) push(PAGE_BREAK)
    for (const { item, joint, text, hidden } of placeItems(items)) {
      push(joint)
      const start = units
      push(text)
      sourceMap.push({ start, end: units, page: number, item, ...(hidden && { hidden }) })
    }
  }
  if (withoutText.length === pdf.numPages) {
    if (unreadable > 0) throw failed('has no page that can be read')
    throw new ExtractionError('PDF_TEXT_LAYER_REQUIRED', 'holds only pictures of text')
  }
  const warnings = withoutText.map((page) => `pdf_page_without_text:${page}`)
  if (sourceMap.some((range) => range.hidden)) warnings.push('hidden_text_found')
  return {
    mediaType: MEDIA_TYPES.pdf,
    text: pieces.join(''),
    sourceMap,
    pages: { total: pdf.numPages, withoutText },
    warnings,
  }
}

/** The text items of a page; undefined where the page is broken, which is a page without text for the rest. */
async function readPage(
  pdf: PDFDocumentProxy,
  number: number,
): Promise<readonly PageItem[] | undefined> {
  let page: PDFPageProxy | undefined
  try {
    page = await pdf.getPage(number)
    return await readItems(page)
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

function refusalOf(error: unknown): ExtractionError {
  if (error instanceof ExtractionError) return error
  if (error instanceof Error && error.name === 'PasswordException') {
    return new ExtractionError('PDF_ENCRYPTED', 'is encrypted')
  }
  return failed('is a broken PDF file')
}

function failed(message: string): ExtractionError {
  return new ExtractionError('EXTRACTION_FAILED', message)
}
