/**
 * Fetches a web page and, beside it, what its origin offers to agents at
 * `/.well-known/webmcp`; no other resource of the page.
 */

import { ScanError } from '../../src-shared/contract/error-codes.ts'
import type { FetchBounds, Network } from './safe-fetch.ts'
import { PAGE_MEDIA_TYPES, type PageSource } from './submission.ts'

const BOUNDS: FetchBounds = {
  redirects: 5,
  firstByteMs: 10_000,
  totalMs: 20_000,
  maxBytes: 5_000_000,
}
const WELL_KNOWN = '/.well-known/webmcp'
const ACCEPT = 'text/html, application/xhtml+xml;q=0.9, text/markdown;q=0.8, text/plain;q=0.7'

/**
 * Fetches the page. The time of the whole counts from its start, so what is
 * fetched beside it gets what the page leaves; that it is missing, late, too
 * large or elsewhere is no error.
 *
 * @throws {ScanError} `TARGET_UNREACHABLE` for an answer that is not 2xx,
 * `UNSUPPORTED_FILE_TYPE` for another type of content, and what the network refuses.
 */
export async function readWebpage(
  url: string,
  network: Network,
  signal: AbortSignal,
): Promise<PageSource> {
  const start = performance.now()
  const response = await network.fetchWithin(BOUNDS)(url, { headers: { accept: ACCEPT }, signal })
  if (!response.ok) {
    await response.body?.cancel()
    throw new ScanError('TARGET_UNREACHABLE', `The host answered with status ${response.status}.`)
  }
  const { mediaType, charset } = contentType(response.headers.get('content-type'))
  if (!mediaType) {
    await response.body?.cancel()
    throw new ScanError(
      'UNSUPPORTED_FILE_TYPE',
      'The address does not lead to a page: only HTML, XHTML, Markdown and plain text are read.',
    )
  }
  const bytes = await response.bytes()
  const left = Math.floor(BOUNDS.totalMs - (performance.now() - start))
  const wellKnownWebMcp = await readWellKnown(
    new URL(WELL_KNOWN, response.url),
    network,
    left,
    signal,
  )
  return {
    url: response.url,
    mediaType,
    ...(charset !== undefined && { charset }),
    bytes,
    ...(wellKnownWebMcp && { wellKnownWebMcp }),
  }
}

async function readWellKnown(
  url: URL,
  network: Network,
  totalMs: number,
  signal: AbortSignal,
): Promise<Uint8Array | undefined> {
  if (totalMs <= 0) return undefined
  try {
    // No redirect: what another origin says is not this page's.
    const bounds = {
      ...BOUNDS,
      redirects: 0,
      totalMs,
      firstByteMs: Math.min(BOUNDS.firstByteMs, totalMs),
    }
    const response = await network.fetchWithin(bounds)(url.href, {
      headers: { accept: 'application/json' },
      signal,
    })
    const { mediaType } = contentType(response.headers.get('content-type'))
    // Many servers answer every address with their front page.
    if (!response.ok || mediaType === 'text/html' || mediaType === 'application/xhtml+xml') {
      await response.body?.cancel()
      return undefined
    }
    const bytes = await response.bytes()
    return bytes.length > 0 ? bytes : undefined
  } catch {
    signal.throwIfAborted()
    return undefined
  }
}

/** Type and charset of a Content-Type header (RFC 9110 §8.3.1); a page without one is HTML to browsers. */
function contentType(header: string | null): {
  readonly mediaType: PageSource['mediaType'] | undefined
  readonly charset: string | undefined
} {
  const [type = '', ...parameters] = (header ?? 'text/html').split(';')
  const name = type.trim().toLowerCase()
  const charset = parameters
    .map((parameter) => /^\s*charset\s*=\s*"?([^"\s]{1,40})"?\s*$/i.exec(parameter)?.[1])
    .find((value) => value !== undefined)
  return {
    mediaType: PAGE_MEDIA_TYPES.find((known) => known === name),
    charset: charset?.toLowerCase(),
  }
}
