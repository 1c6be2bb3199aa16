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
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { FileSource } from '../../intake/submission.ts'
import { type CanonicalDocument, MEDIA_TYPES } from '../canonical-document.ts'
import { ExtractionError } from '../extraction-error.ts'
import type { FileRequest, PageRange } from '../extractor.ts'
import { joinPages, MAX_PAGES, pageRanges } from '../text/join-pages.ts'
import { type Beside, type BesideReader, createBesideReader } from './beside.ts'
import { createPdfWriter } from './document-text.ts'
import { leftOut } from './left-out.ts'
import { type LoadedPdfjs, loadPdfjs, type Pdfjs } from './load-pdfjs.ts'
import { createMessageChannel } from './message-channel.ts'
import { readProperties } from './properties.ts'
import { readPdfPage } from './read-page.ts'

/**
 * Milliseconds after which a range begins no other page, so that what was read of it is kept: its thread is ended some
 * time later, by the same clock. Pages of books take some ten. What is left is counted as unread, and the result is not
 * kept for the next time: a machine that has more time reads more.
 */
const RANGE_BUDGET_MS = 20_000

/**
 * Reads a PDF, or a range of its pages.
 * @param now milliseconds since any moment.
 * @throws {ExtractionError} where it cannot be read.
 */
export async function readPdf(
  { bytes, pages }: FileRequest,
  now: () => number = () => performance.now(),
): Promise<CanonicalDocument> {
  const loaded = await loadPdfjs()
  const { task, opened } = openPdf(loaded, bytes)
  try {
    const pdf = await task.promise
    const reader = createBesideReader(await opened, loaded.classes)
    if (pages) return await readRange(pdf, pages, loaded.pdfjs, reader, now)
    const parts: CanonicalDocument[] = []
    for (const range of pageRanges(pdf.numPages)) {
      parts.push(await readRange(pdf, range, loaded.pdfjs, reader, now))
    }
    return joinPages(parts)
  } catch (error) {
    throw refusalOf(error)
  } finally {
    await task.destroy()
  }
}

function openPdf({ pdfjs, startWorker }: LoadedPdfjs, bytes: Uint8Array) {
  const assets = dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json')))
  const verbosity = pdfjs.VerbosityLevel.ERRORS
  const [near, far] = createMessageChannel()
  const opened = startWorker(far)
  const task = pdfjs.getDocument({
    // PDF.js asks for a Worker and uses no more of it than a port has.
    worker: pdfjs.PDFWorker.create({ port: near as never, verbosity }),
    // A copy: PDF.js takes the buffer away from whoever owns it.
    data: new Uint8Array(bytes),
    cMapUrl: join(assets, 'cmaps') + sep,
    standardFontDataUrl: join(assets, 'standard_fonts') + sep,
    verbosity,
    enableXfa: false,
    useSystemFonts: false,
    useWasm: false,
    // No picture is decoded: `pdfjs-changes.ts` gives 0 this meaning.
    maxImageSize: 0,
  })
  return { task, opened }
}

async function readRange(
  pdf: PDFDocumentProxy,
  { from, to }: PageRange,
  pdfjs: Pdfjs,
  reader: BesideReader,
  now: () => number,
): Promise<CanonicalDocument> {
  const layers = await pdf.getOptionalContentConfig().catch(() => undefined)
  const writer = createPdfWriter()
  const withoutText: number[] = []
  const broken: number[] = []
  const attachments: FileSource[] = []
  const before = leftOut()
  let isPartial = false
  const note = ({ files, isPartial: leftOut }: Beside) => {
    attachments.push(...files)
    isPartial ||= leftOut
  }
  const last = Math.min(to, pdf.numPages)
  const end = now() + RANGE_BUDGET_MS
  let read = 0
  for (let number = from; number <= last && (read === 0 || now() < end); number++) {
    read++
    const page = await readPdfPage(pdf, number, layers, pdfjs, reader)
    if (!page) broken.push(number)
    if (!page?.items.some(({ str }) => /\S/.test(str))) withoutText.push(number)
    if (!page) continue
    writer.writePage(number, page)
    note(page.beside)
  }
  // With the last page that is read comes what belongs to none.
  if (last === Math.min(pdf.numPages, MAX_PAGES)) {
    const beside = await reader.ofDocument()
    writer.writeAsides([...(await readProperties(pdf)), ...beside.asides])
    note(beside)
  }
  const pages = { total: pdf.numPages, read, withoutText, broken }
  const warnings = isPartial ? ['embedded_objects_skipped'] : []
  if (leftOut().cuts > before.cuts) warnings.push('content_truncated')
  return { mediaType: MEDIA_TYPES.pdf, ...writer.finish(), pages, warnings, attachments }
}

function refusalOf(error: unknown): ExtractionError {
  if (error instanceof ExtractionError) return error
  if (error instanceof Error && error.name === 'PasswordException') {
    return new ExtractionError('PDF_ENCRYPTED', 'is encrypted: save it without a password')
  }
  return failed('is a broken PDF file: open it in its program and save it anew')
}

function failed(message: string): ExtractionError {
  return new ExtractionError('EXTRACTION_FAILED', message)
}
