/** Remembers what files were read into, so that the same bytes are not read twice. */

import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import { LRUCache } from 'lru-cache'
import { ScanError } from '../../src-shared/contract/error-codes.ts'
import type { ExtractionOutcome } from '../extract/extract-document.ts'
import type { FileSource, Formats } from '../intake/submission.ts'

type Extract = (source: FileSource, signal: AbortSignal) => Promise<ExtractionOutcome>

/** An extraction that goes on as long as somebody waits for it. */
interface Running {
  readonly work: Promise<ExtractionOutcome>
  readonly stop: AbortController
  waiting: number
}

/** What a range of a source map takes in memory, about. */
const BYTES_PER_RANGE = 80

/**
 * Gives what `extract` gives, and calls it once for the same bytes: the documents
 * of about `maxBytes` are kept, those not asked for longest go first. What was
 * refused is read again; what is being read is waited for. Whoever aborts leaves
 * the others waiting; the work stops when nobody does.
 */
export function createExtractionCache(maxBytes: number) {
  const done = new LRUCache<string, ExtractionOutcome>({ maxSize: maxBytes, sizeCalculation })
  const running = new Map<string, Running>()

  function begin(key: string, source: FileSource, extract: Extract): Running {
    const stop = new AbortController()
    const end = () => {
      if (running.get(key) === begun) running.delete(key)
    }
    const work = extract(source, stop.signal)
      .then((outcome) => {
        // What was read in part for want of time may be read whole the next time.
        if (outcome.ok && !outcome.document.pages?.unread) done.set(key, outcome)
        return outcome
      })
      .finally(end)
    // Whoever waited may have left.
    work.catch(() => {})
    stop.signal.addEventListener('abort', end)
    const begun: Running = { work, stop, waiting: 0 }
    running.set(key, begun)
    return begun
  }

  /** @throws {ScanError} SCAN_TIMEOUT where `signal` aborts, which is a deadline; what `extract` throws. */
  return async (
    source: FileSource,
    formats: Formats,
    extract: Extract,
    signal: AbortSignal,
  ): Promise<ExtractionOutcome> => {
    const key = `${formats} ${keyOf(source)}`
    const known = done.get(key)
    if (known !== undefined) return known
    return waitFor(running.get(key) ?? begin(key, source, extract), signal)
  }
}

async function waitFor(running: Running, signal: AbortSignal): Promise<ExtractionOutcome> {
  const { promise: left, reject } = Promise.withResolvers<never>()
  const leave = () => reject(new ScanError('SCAN_TIMEOUT'))
  if (signal.aborted) leave()
  signal.addEventListener('abort', leave, { once: true })
  running.waiting++
  try {
    return await Promise.race([left, running.work])
  } finally {
    signal.removeEventListener('abort', leave)
    running.waiting--
    if (running.waiting === 0) running.stop.abort()
  }
}

export type ExtractionCache = ReturnType<typeof createExtractionCache>

function sizeCalculation(outcome: ExtractionOutcome): number {
  if (!outcome.ok) return 1
  const { text, sourceMap } = outcome.document
  return 1 + 2 * text.length + BYTES_PER_RANGE * sourceMap.length
}

/** The name's ending tells Markdown and HTML from text; nothing else of the name is looked at. */
function keyOf({ name, bytes }: FileSource): string {
  return createHash('sha256').update(bytes).digest('base64') + extname(name).toLowerCase()
}
