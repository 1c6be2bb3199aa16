/** Remembers what files were read into, so that the same bytes are not read twice. */

import { createHash } from 'node:crypto'
import { extname } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { ExtractionOutcome } from '../extract/extractor.ts'
import type { FileSource } from '../intake/submission.ts'

type Extract = (source: FileSource) => Promise<ExtractionOutcome>

/** What a range of a source map takes in memory, about. */
const BYTES_PER_RANGE = 80

/**
 * Gives what `extract` gives, and calls it once for the same bytes: the documents
 * of about `maxBytes` are kept, those not asked for longest go first. What was
 * refused is read again; what is being read is waited for.
 */
export function createExtractionCache(maxBytes: number) {
  const done = new LRUCache<string, ExtractionOutcome>({ maxSize: maxBytes, sizeCalculation })
  const running = new Map<string, Promise<ExtractionOutcome>>()
  return async (source: FileSource, extract: Extract): Promise<ExtractionOutcome> => {
    const key = keyOf(source)
    const known = done.get(key)
    if (known !== undefined) return known
    const shared = running.get(key)
    if (shared !== undefined) {
      // Whoever began it may have been stopped, which is no reason to stop this one.
      const outcome = await shared.catch(() => undefined)
      if (outcome !== undefined) return outcome
    }
    const work = extract(source)
    running.set(key, work)
    try {
      const outcome = await work
      if (outcome.ok) done.set(key, outcome)
      return outcome
    } finally {
      if (running.get(key) === work) running.delete(key)
    }
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
