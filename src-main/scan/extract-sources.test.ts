/** Files with more pages than there is time for, read by the real extractor, with a clock that each range moves. */

import { PDFDocument, StandardFonts } from 'pdf-lib'
import { afterAll, describe, expect, it } from 'vitest'
import { tokenStarts } from '../chunk/tokenizer.ts'
import { createMovableClock } from '../clock.ts'
import {
  type ExtractionOutcome,
  type ExtractionRequest,
  extractDocument,
  outcomeOf,
} from '../extract/extract-document.ts'
import { createNetwork } from '../intake/safe-fetch.ts'
import { WorkerFailure } from '../workers/worker-failure.ts'
import type { WorkerPool } from '../workers/worker-pool.ts'
import {
  countSources,
  type ExtractedDocument,
  type ExtractionParts,
  extractSources,
} from './extract-sources.ts'
import { createExtractionCache } from './extraction-cache.ts'
import { summarise } from './prepared-submission.ts'

const PAGES = 160
const pdf = await PDFDocument.create()
const font = await pdf.embedFont(StandardFonts.Helvetica)
for (let page = 1; page <= PAGES; page++) {
  pdf.addPage([300, 300]).drawText(`page ${page} of the book`, { x: 20, y: 200, size: 12, font })
}
const bytes = await pdf.save()

const network = createNetwork({ allowHosts: [], resolve: [] })
afterAll(() => network.close())
const READING = {
  signal: new AbortController().signal,
  isUrgent: false,
  formats: 'contract',
} as const

/** What reads with that pool, remembering what it read. */
function partsWith(
  pool: Pick<WorkerPool<ExtractionRequest, ExtractionOutcome>, 'run' | 'workers'>,
  cache: ReturnType<typeof createExtractionCache>,
  now: () => number,
): ExtractionParts {
  return {
    pool: pool as WorkerPool<ExtractionRequest, ExtractionOutcome>,
    network,
    cache,
    clock: now,
    findTokenStarts: async (text: string) => tokenStarts(text),
    formats: 'contract',
  }
}

/** Reads the book with one reader, whose n-th range takes so many seconds. */
async function readWith(cache: ReturnType<typeof createExtractionCache>, seconds: number) {
  const clock = createMovableClock(0)
  const pool: Pick<WorkerPool<ExtractionRequest, ExtractionOutcome>, 'run' | 'workers'> = {
    workers: 1,
    run(request, { timeoutMs = 45_000 } = {}) {
      clock.pass(Math.min(seconds * 1_000, timeoutMs))
      if (seconds * 1_000 > timeoutMs) return Promise.reject(new WorkerFailure('timeout'))
      return outcomeOf(() => extractDocument(request))
    },
  }
  const parts = partsWith(pool, cache, clock.now)
  const book = { type: 'file', name: 'book.pdf', bytes } as const
  const [prepared] = await countSources(
    parts,
    await extractSources(parts, [book], 1_000_000, READING),
    READING.signal,
  )
  if (!prepared) throw new Error('nothing was read')
  return prepared
}

describe('a book of many pages', () => {
  it('is read as far as the time reaches, and says so', async () => {
    // Ranges of 16, 48, 48 and 48 pages: the first two end in time, the third is left while it is read.
    const { document, ...rest } = await readWith(createExtractionCache(1_000_000), 17)

    expect(document.text).toContain('page 64 of the book')
    expect(document.text).not.toContain('page 65')
    expect(document.warnings).toEqual(['content_truncated'])
    expect(summarise('documents', {}, [{ document, ...rest }]).metadata).toMatchObject({
      extraction: { state: 'partial', pages_total: PAGES, pages_scanned: 64 },
      coverage: { state: 'partial', pages_total: PAGES, pages_scanned: 64 },
    })
  })

  it('is not remembered in part', async () => {
    const cache = createExtractionCache(1_000_000)
    await readWith(cache, 17)
    const { document } = await readWith(cache, 1)

    expect(document.text).toContain(`page ${PAGES} of the book`)
    expect(document).toMatchObject({ warnings: [], pages: { total: PAGES, withoutText: [] } })
  })

  it('is refused where not even its first pages can be read in time', async () => {
    await expect(readWith(createExtractionCache(1), 50)).rejects.toMatchObject({
      code: 'EXTRACTION_FAILED',
    })
  })
})

it('tells bad files of one name apart by where they stand, in one message', async () => {
  const run = (request: ExtractionRequest) => outcomeOf(() => extractDocument(request))
  const parts = partsWith({ workers: 1, run }, createExtractionCache(1), () => 0)
  const file = (name: string, text: string) =>
    ({ type: 'file', name, bytes: Buffer.from(text) }) as const
  const sources = [
    { type: 'text', text: 'a' } as const,
    ...[file('a.txt', 'good'), file('a.txt', ''), file('b.txt', ''), file('a.txt', '')],
  ]
  const refused = extractSources(parts, sources, 1_000_000, READING)
  await expect(refused).rejects.toMatchObject({
    message: expect.stringMatching(
      /^"a\.txt" \(\/files\/1\) .*\. "b\.txt" [^(].*\. "a\.txt" \(\/files\/3\) .*\.$/,
    ),
  })
})

it.each<[string, boolean, string]>([
  ['of a caller who is gone is a scan that was stopped', true, 'SCAN_TIMEOUT'],
  ['of any other is to be tried again', false, 'SERVICE_UNAVAILABLE'],
])('a count that ends early %s', async (_, isGone, code) => {
  const caller = new AbortController()
  const document = { document: { text: 'Some text.' } } as ExtractedDocument
  const findTokenStarts = (_: string, signal?: AbortSignal) => {
    if (isGone) caller.abort()
    expect(signal).toBe(caller.signal)
    return Promise.reject(new WorkerFailure('interrupted'))
  }
  const counted = countSources({ findTokenStarts }, [document], caller.signal)
  await expect(counted).rejects.toMatchObject({ code })
})
