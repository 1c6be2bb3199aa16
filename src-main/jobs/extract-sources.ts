/** Turns the sources of a submission into canonical documents, files in worker threads. */

import { ScanError } from '../../src-shared/contract/error-codes.ts'
import { tokenStarts } from '../chunk/tokenizer.ts'
import { MEDIA_TYPES } from '../extract/canonical-document.ts'
import type { ExtractionOutcome } from '../extract/extractor.ts'
import type { FileSource, Source } from '../intake/submission.ts'
import type { ExtractionCache } from './extraction-cache.ts'
import type { PreparedDocument } from './prepared-submission.ts'
import { PoolFull, WorkerFailure, type WorkerPool } from './worker-pool.ts'

/** One file may take this long to read; a submission as a whole has its own deadline. */
const FILE_DEADLINE_MS = 45_000

export interface ExtractionParts {
  readonly pool: WorkerPool<FileSource, ExtractionOutcome>
  readonly cache: ExtractionCache
}

type Refusal = { readonly name: string; readonly error: ScanError }

/**
 * Extracts all sources, in order. Bad files are refused together: the message
 * names each of them, the first one's code answers.
 * @throws {ScanError}
 */
export async function extractSources(
  parts: ExtractionParts,
  sources: readonly Source[],
  signal: AbortSignal,
): Promise<readonly PreparedDocument[]> {
  const outcomes = await Promise.all(
    sources.map((source) => {
      if (source.type === 'text') return prepareText(source.text)
      if (source.type === 'file') return prepareFile(parts, source, signal)
      throw new ScanError('SERVICE_UNAVAILABLE', 'Nothing can be fetched yet.')
    }),
  )
  const refusals = outcomes.filter((outcome): outcome is Refusal => 'error' in outcome)
  const [first] = refusals
  if (first !== undefined) {
    const sentences = refusals.map(({ name, error }) => `"${name}" ${error.message}.`)
    throw new ScanError(first.error.code, sentences.join(' '), first.error.details)
  }
  return outcomes as readonly PreparedDocument[]
}

function prepareText(text: string): PreparedDocument {
  const document = { mediaType: MEDIA_TYPES.text, text, sourceMap: [], warnings: [] }
  return { source: 'text', document, inputTokens: tokenStarts(text).length }
}

async function prepareFile(
  { pool, cache }: ExtractionParts,
  { name, bytes }: FileSource,
  signal: AbortSignal,
): Promise<PreparedDocument | Refusal> {
  try {
    const outcome = await cache({ name, bytes }, (file) =>
      pool.run(file, { timeoutMs: FILE_DEADLINE_MS, signal }),
    )
    if (!outcome.ok) return { name, error: new ScanError(outcome.code, outcome.message) }
    const { document } = outcome
    return {
      source: name,
      document,
      inputTokens: tokenStarts(document.text).length,
      ...(document.mediaType === MEDIA_TYPES.pdf && { original: bytes }),
    }
  } catch (error) {
    if (error instanceof WorkerFailure && error.kind !== 'interrupted') {
      return { name, error: new ScanError('EXTRACTION_FAILED', REASONS[error.kind]) }
    }
    if (error instanceof PoolFull) {
      throw new ScanError('SERVICE_UNAVAILABLE', 'Too many files are waiting to be read.')
    }
    throw error
  }
}

/** What to say of a file that its worker did not survive. */
const REASONS = {
  timeout: `takes longer than ${FILE_DEADLINE_MS / 1000} seconds to read`,
  resource_limit: 'needs more memory to read than is allowed',
  worker_unavailable: 'made its reader stop',
  internal: 'could not be read',
} as const
