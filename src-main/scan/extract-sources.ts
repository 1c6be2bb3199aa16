/** Turns the sources of a submission into canonical documents; what others made is read in worker threads. */

import { ScanError } from '../../src-shared/contract/error-codes.ts'
import type { Clock } from '../clock.ts'
import { MEDIA_TYPES } from '../extract/canonical-document.ts'
import {
  type ExtractionOutcome,
  type ExtractionRequest,
  FIRST_PAGES,
  type FileRequest,
  joinPages,
  outcomeOf,
  pageRanges,
} from '../extract/extract-document.ts'
import type { Network } from '../intake/safe-fetch.ts'
import type { FileSource, Formats, Source } from '../intake/submission.ts'
import { PoolFull, WorkerFailure } from '../workers/worker-failure.ts'
import type { WorkerPool } from '../workers/worker-pool.ts'
import type { PlaceTokens } from './count-tokens.ts'
import type { ExtractionCache } from './extraction-cache.ts'
import type { PreparedDocument } from './prepared-submission.ts'

export interface ExtractionParts {
  readonly pool: WorkerPool<ExtractionRequest, ExtractionOutcome>
  readonly network: Network
  readonly cache: ExtractionCache
  readonly findTokenStarts: PlaceTokens
  /** What is read of callers other than the owner. */
  readonly formats: Formats
  /** By which reading a file ends in time. */
  readonly clock: Clock
}

/** How sources are to be read: until when, whether before others that wait, and in which formats. */
export interface Reading {
  readonly signal: AbortSignal
  readonly isUrgent: boolean
  readonly formats: Formats
}

type Wanted = Omit<Reading, 'formats'>

/** A document that was read and not yet counted. */
export type ExtractedDocument = Omit<PreparedDocument, 'tokens'>

/**
 * Milliseconds after which no more pages of a file are begun, and those that are
 * being read are left: a caller waits for 60 seconds, and the text is still to be
 * counted. Five thousand pages of prose take half of it in two threads.
 */
const PAGES_BUDGET_MS = 40_000

type Refusal = { readonly error: ScanError }

/**
 * Extracts all sources, in order. Bad files are refused together: the message
 * names each of them, the first one's code answers.
 *
 * @param maxBytes UTF-8 bytes to which the text of what is fetched is cut.
 * @throws {ScanError}
 */
export async function extractSources(
  parts: ExtractionParts,
  sources: readonly Source[],
  maxBytes: number,
  reading: Reading,
): Promise<readonly ExtractedDocument[]> {
  const outcomes = await Promise.all(
    sources.map((source) => {
      if (source.type === 'text') return textDocument(source.text)
      if (source.type === 'file') return prepareFile(parts, source, reading)
      return prepareFetched(parts, source, maxBytes, reading)
    }),
  )
  const called = namesOf(sources)
  const refusals = outcomes.flatMap((outcome, place) =>
    'error' in outcome ? [{ name: called[place], error: outcome.error }] : [],
  )
  const [first] = refusals
  if (first !== undefined) {
    const sentences = refusals.map(({ name, error }) => `${name} ${error.message}.`)
    throw new ScanError(first.error.code, sentences.join(' '), first.error.details)
  }
  return outcomes as readonly ExtractedDocument[]
}

/** What a message calls each source: by its name, and where another file has the same by its field too. */
function namesOf(sources: readonly Source[]): readonly string[] {
  const alike = Map.groupBy(sources, (source) => (source.type === 'file' ? source.name : ''))
  let files = 0
  return sources.map((source) => {
    if (source.type !== 'file') return ''
    const [name, place] = [source.name, files++]
    return alike.get(name)?.length === 1 ? `"${name}"` : `"${name}" (/files/${place})`
  })
}

function textDocument(text: string): ExtractedDocument {
  const document = { mediaType: MEDIA_TYPES.text, text, sourceMap: [], warnings: [] }
  return { source: 'text', document }
}

async function prepareFile(
  { pool, cache, clock }: ExtractionParts,
  { name, bytes }: FileSource,
  { signal, isUrgent, formats }: Reading,
): Promise<ExtractedDocument | Refusal> {
  const read = (file: FileSource, wanted: AbortSignal) =>
    readFile(pool, { ...file, formats }, { signal: wanted, isUrgent }, clock)
  const outcome = await cache({ name, bytes }, formats, read, signal)
  if (!outcome.ok) return { error: new ScanError(outcome.code, outcome.message) }
  const { document } = outcome
  return { source: name, document, file: bytes }
}

/**
 * The first pages tell how many there are; the others follow in as many threads as
 * there are, as far as the time reaches.
 */
async function readFile(
  pool: ExtractionParts['pool'],
  file: FileRequest,
  reading: Wanted,
  clock: Clock,
): Promise<ExtractionOutcome> {
  const end = clock() + PAGES_BUDGET_MS
  const first = await readInThread(pool, { ...file, pages: FIRST_PAGES }, reading)
  if (!first.ok || !first.document.pages) return first
  const parts = [first.document]
  const ranges = pageRanges(first.document.pages.total)
  let refusal: ExtractionOutcome | undefined
  let next = 1
  async function readNext(): Promise<void> {
    for (let index = next++; index < ranges.length && !refusal; index = next++) {
      const pages = ranges[index]
      const left = end - clock()
      if (!pages || left <= 0) return
      const part = await readInThread(pool, { ...file, pages }, reading, left)
      if (part.ok) parts[index] = part.document
      else if (part.message !== REASONS.timeout) refusal ??= part
    }
  }
  await Promise.all(Array.from({ length: pool.workers }, readNext))
  if (refusal) return refusal
  return outcomeOf(() => joinPages(parts.filter(() => true)))
}

/**
 * Counts the tokens of extracted documents.
 * @throws {ScanError} SCAN_TIMEOUT where it was stopped, SERVICE_UNAVAILABLE where no thread could count.
 */
export async function countSources(
  { findTokenStarts }: Pick<ExtractionParts, 'findTokenStarts'>,
  extracted: readonly ExtractedDocument[],
  signal: AbortSignal,
): Promise<readonly PreparedDocument[]> {
  try {
    return await Promise.all(
      extracted.map(async (each) => ({
        ...each,
        tokens: await findTokenStarts(each.document.text, signal),
      })),
    )
  } catch (cause) {
    if (signal.aborted) throw new ScanError('SCAN_TIMEOUT')
    throw new ScanError('SERVICE_UNAVAILABLE', 'The tokens could not be counted; try again soon.', {
      cause,
    })
  }
}

/** What is fetched comes alone, so a refusal of it is thrown. */
async function prepareFetched(
  { pool, network }: ExtractionParts,
  { type, url }: Extract<Source, { readonly url: string }>,
  maxBytes: number,
  reading: Reading,
): Promise<ExtractedDocument> {
  const fetched = await fetchSource(type, url, network, reading.signal)
  const request = { ...fetched, maxBytes }
  const outcome = await readInThread(pool, request, reading)
  if (!outcome.ok) {
    const subject = type === 'webpage' ? 'The page' : 'The MCP server'
    throw new ScanError(outcome.code, `${subject} ${outcome.message}.`)
  }
  const { document, pins } = outcome
  // A fragment is for the reader of a page and never sent; some links carry a token in it.
  const [source = url] = url.split('#', 1)
  return { source, document, ...(pins && { pins }) }
}

/** What fetches is loaded where something is fetched. */
async function fetchSource(
  type: 'webpage' | 'mcp_server',
  url: string,
  network: Network,
  signal: AbortSignal,
) {
  if (type === 'webpage') {
    const { readWebpage } = await import('../intake/read-webpage.ts')
    return { page: await readWebpage(url, network, signal) }
  }
  const { readMcpServer } = await import('../intake/read-mcp-server.ts')
  return { server: await readMcpServer(url, network, signal) }
}

/** Where the thread does not come back, that is what is wrong with the content. */
async function readInThread(
  pool: ExtractionParts['pool'],
  request: ExtractionRequest,
  { signal, isUrgent }: Wanted,
  timeoutMs?: number,
): Promise<ExtractionOutcome> {
  try {
    return await pool.run(request, {
      signal,
      isUrgent,
      ...(timeoutMs !== undefined && { timeoutMs }),
    })
  } catch (error) {
    if (error instanceof WorkerFailure && error.kind !== 'interrupted') {
      return { ok: false, code: 'EXTRACTION_FAILED', message: REASONS[error.kind] }
    }
    if (error instanceof PoolFull) {
      throw new ScanError('SERVICE_UNAVAILABLE', 'Too much is waiting to be read.')
    }
    throw error
  }
}

/** What to say of content that its worker did not survive. */
const REASONS = {
  timeout: 'takes longer to read than is allowed',
  resource_limit: 'needs more memory to read than is allowed',
  worker_unavailable: 'made its reader stop',
  internal: 'could not be read',
} as const
