/** What reading a PDF costs, hidden text and all, beside the text layer of PDF.js as published and beside pdftotext. */

import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { tokenStarts } from '../src-main/chunk/tokenizer.ts'
import { workerEntry } from '../src-main/entry-points.ts'
import {
  type ExtractionOutcome,
  type ExtractionRequest,
  extractDocument,
} from '../src-main/extract/extract-document.ts'
import { createNetwork } from '../src-main/intake/safe-fetch.ts'
import { extractSources } from '../src-main/scan/extract-sources.ts'
import { createExtractionCache } from '../src-main/scan/extraction-cache.ts'
import { createWorkerPool } from '../src-main/workers/worker-pool.ts'
import { comparedFigure, type Figure, pairedMedians } from './figure.ts'

const PAGES = 200
/** Enough that each of two threads has several ranges. */
const PAGES_FOR_THREADS = 300
const LINES = 45
const ROUNDS = 5

export async function measure(): Promise<readonly Figure[]> {
  const bytes = await makeBook(PAGES)
  const folder = mkdtempSync(join(tmpdir(), 'assay-bench-'))
  const path = join(folder, 'book.pdf')
  writeFileSync(path, bytes)
  const read = () => extractDocument({ name: 'book.pdf', bytes })
  try {
    const name = `text of a PDF of ${PAGES} pages`
    const figures = [
      comparedFigure(
        name,
        await pairedMedians(ROUNDS, read, () => readBare(bytes)),
        'PDF.js as published',
      ),
    ]
    if (hasPdftotext()) {
      const medians = await pairedMedians(ROUNDS, read, () =>
        execFileSync('pdftotext', [path, '-']),
      )
      figures.push(comparedFigure(name, medians, 'pdftotext'))
    }
    const longer = await makeBook(PAGES_FOR_THREADS)
    figures.push(
      comparedFigure(
        `text of a PDF of ${PAGES_FOR_THREADS} pages, two threads`,
        await pairedMedians(ROUNDS, readerWith(2, longer), readerWith(1, longer)),
        'one thread',
      ),
    )
    return figures
  } finally {
    for (const pool of pools.splice(0)) await pool.close()
    rmSync(folder, { recursive: true })
  }
}

const pools: { readonly close: () => Promise<void> }[] = []

/** Reads as the service does, in so many threads, and remembers nothing. */
function readerWith(threads: number, bytes: Uint8Array): () => Promise<unknown> {
  const pool = createWorkerPool<ExtractionRequest, ExtractionOutcome>({
    entry: workerEntry('extract'),
    workers: threads,
    maxMemoryMb: 512,
    maxQueue: 100,
    timeoutMs: 60_000,
  })
  pools.push(pool)
  const network = createNetwork({ allowHosts: [], resolve: [] })
  const source = { type: 'file', name: 'book.pdf', bytes } as const
  const { signal } = new AbortController()
  return () =>
    extractSources(
      {
        pool,
        network,
        cache: createExtractionCache(1),
        findTokenStarts: async (text) => tokenStarts(text),
        formats: 'contract',
        clock: () => performance.now(),
      },
      [source],
      Number.MAX_SAFE_INTEGER,
      { signal, isUrgent: false, formats: 'contract' },
    )
}

/** Prose with headings, rules and coloured links, as books have them. */
async function makeBook(pages: number): Promise<Uint8Array> {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.TimesRoman)
  const bold = await pdf.embedFont(StandardFonts.HelveticaBold)
  for (let number = 1; number <= pages; number++) {
    const page = pdf.addPage([595, 842])
    page.drawText(`Chapter ${number}`, { x: 60, y: 790, size: 18, font: bold })
    page.drawRectangle({ x: 60, y: 780, width: 475, height: 1 })
    for (let line = 0; line < LINES; line++) {
      const text = `Line ${line} of page ${number}: the quick brown fox jumps over the lazy dog, and then rests a while.`
      page.drawText(text, { x: 60, y: 760 - line * 15, size: 10, font })
    }
  }
  return pdf.save()
}

/** PDF.js takes the parsing half that was loaded last: this one, and not that with our changes. */
const AS_PUBLISHED = `${import.meta.resolve('pdfjs-dist/legacy/build/pdf.worker.mjs')}?published`

/** The least that gives a text layer of PDF.js as it is published: every page's items, joined. */
async function readBare(bytes: Uint8Array): Promise<string> {
  await import(AS_PUBLISHED)
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS })
  const pdf = await task.promise
  let text = ''
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    for (const item of items) if ('str' in item) text += item.str
  }
  await task.destroy()
  return text
}

function hasPdftotext(): boolean {
  try {
    execFileSync('pdftotext', ['-v'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
