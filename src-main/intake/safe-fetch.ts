/**
 * The guarded network: the one module through which every outgoing byte goes.
 *
 * Each address is checked before it is connected to, and nothing is looked up again after
 * the check. Redirects are followed here, so that each hop is checked like the first.
 */

import { promises as dns, type LookupAddress } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { createSecureContext, getCACertificates, type SecureContext } from 'node:tls'
import { Agent, type RequestInit as UndiciInit, fetch as undiciFetch } from 'undici'
import { ScanError } from '../../src-shared/contract/error-codes.ts'
import { isPublicAddress } from './address-policy.ts'
import type { NetworkSettings } from './network-settings.ts'
import { type RefusedAddress, readAddress } from './read-address.ts'

export interface FetchBounds {
  /** Followed, each checked again; with 0 a redirect is an error. */
  readonly redirects: number
  /** Milliseconds to the headers of the last answer. */
  readonly firstByteMs: number
  /** Milliseconds of the whole fetch with its body. */
  readonly totalMs: number
  /** Of the body after decompression. */
  readonly maxBytes: number
}

export interface Network {
  /** A function of the standard fetch's form; its bodies are text or bytes. */
  readonly fetchWithin: (bounds: FetchBounds) => typeof globalThis.fetch
  /** Ends what still runs. */
  readonly close: () => Promise<void>
}

/** All addresses of a name. */
export type Lookup = (host: string) => Promise<readonly LookupAddress[]>

const HTTPS_PORT = '443'
const MAX_HEADER_BYTES = 16_384
const REDIRECTS: readonly number[] = [301, 302, 303, 307, 308]
const BODILESS: readonly number[] = [204, 205, 304]
const CODINGS: readonly string[] = ['gzip', 'x-gzip', 'deflate', 'br', 'zstd', 'identity']
const MAX_CODINGS = 2
const NEVER_SENT = ['authorization', 'proxy-authorization', 'cookie']
/** They speak of the body before decompression, or of a state that is not kept. */
const NEVER_GIVEN = ['set-cookie', 'content-encoding', 'content-length']

/**
 * Makes the network of one service (RFC 9110 for redirects, semantics of the fetch standard).
 * Its fetches reject, and their bodies fail, with `INVALID_URL`, `TARGET_NOT_PUBLIC`,
 * `TARGET_UNREACHABLE` or `CONTENT_TOO_LARGE`, or with the reason of the caller's own signal.
 * Messages of `TARGET_…` name the host that failed, which after redirects may be another one.
 *
 * @param options.lookup instead of the system's resolver, for tests of names that change.
 */
export function createNetwork(
  settings: NetworkSettings,
  { lookup = systemLookup }: { readonly lookup?: Lookup } = {},
): Network {
  const secureContext = createSecureContext({
    ca: [...getCACertificates('default'), ...(settings.ca === undefined ? [] : [settings.ca])],
  })
  const closing = new AbortController()
  return {
    fetchWithin: (bounds) => async (input, init) => {
      const request = input instanceof Request ? input : undefined
      const url = checkedUrl(request?.url ?? String(input), settings)
      const stop = new AbortController()
      const place: Place = { host: FIRST_HOST }
      const late = (what: string) => () =>
        stop.abort(unreachable(`${place.host} took too long to ${what} its answer.`))
      const firstByte = setTimeout(late('begin'), bounds.firstByteMs)
      const total = setTimeout(late('end'), bounds.totalMs)
      const own = init?.signal ?? request?.signal
      const signal = AbortSignal.any([stop.signal, closing.signal, ...(own ? [own] : [])])
      try {
        const first: Hop = {
          url,
          method: init?.method ?? request?.method ?? 'GET',
          headers: sentHeaders(init?.headers ?? request?.headers),
          body: init?.body ?? (request?.body ? await request.arrayBuffer() : undefined),
        }
        const { redirects } = bounds
        const follow = { settings, lookup, secureContext, signal, place, redirects }
        const answer = await followed(first, follow)
        const limits = { maxBytes: bounds.maxBytes, signal, place }
        return boundedResponse(answer, limits, () => clearTimeout(total))
      } catch (error) {
        clearTimeout(total)
        throw asRefusal(error, signal, place)
      } finally {
        clearTimeout(firstByte)
      }
    },
    close: async () => closing.abort(unreachable('The service is stopping.')),
  }
}

interface Hop {
  readonly url: URL
  readonly method: string
  readonly headers: Headers
  readonly body: RequestInit['body']
}

/** Where a fetch is: what a message calls the host of its last hop, since its name was submitted, or is content. */
interface Place {
  host: string
}

const FIRST_HOST = 'The host'
const NEXT_HOST = 'The host of a redirect'

interface Following {
  readonly settings: NetworkSettings
  readonly lookup: Lookup
  readonly secureContext: SecureContext
  readonly signal: AbortSignal
  readonly place: Place
  readonly redirects: number
}

interface Answer {
  readonly response: Awaited<ReturnType<typeof undiciFetch>>
  readonly agent: Agent
}

async function followed(first: Hop, following: Following): Promise<Answer> {
  let hop = first
  for (let left = following.redirects; ; left--) {
    const answer = await sent(hop, following)
    const { status, headers } = answer.response
    const location = headers.get('location')
    if (!REDIRECTS.includes(status) || location === null) return answer
    await answer.agent.destroy()
    if (left <= 0) throw unreachable('The address redirects more often than is followed.')
    hop = redirected(hop, status, location, following.settings)
    following.place.host = NEXT_HOST
  }
}

function redirected(hop: Hop, status: number, location: string, settings: NetworkSettings): Hop {
  // Headers come one character a byte; many hosts write their addresses in UTF-8, and browsers follow.
  const text = Buffer.from(location, 'latin1').toString()
  const url = redirectTarget(text, settings, hop.url)
  const toGet = (status === 303 && hop.method !== 'HEAD') || (status < 303 && hop.method === 'POST')
  if (!toGet) return { ...hop, url }
  const headers = new Headers(hop.headers)
  for (const name of ['content-type', 'content-encoding', 'content-language']) headers.delete(name)
  return { url, method: 'GET', headers, body: undefined }
}

/** @throws {ScanError} INVALID_URL, which says that it is of a redirect: the address that was asked for is right. */
function redirectTarget(text: string, settings: NetworkSettings, from: URL): URL {
  try {
    return checkedUrl(text, settings, from)
  } catch (error) {
    const why = error instanceof Error ? error.message : ''
    throw invalid(`A redirect is not followed: ${why.charAt(0).toLowerCase()}${why.slice(1)}`)
  }
}

async function sent(hop: Hop, { settings, lookup, secureContext, signal, place }: Following) {
  signal.throwIfAborted()
  const addresses = await unlessAborted(checkedAddresses(hop.url, settings, lookup, place), signal)
  // One agent an exchange: no connection outlives the check that it was opened under.
  const agent = new Agent({
    connect: { lookup: pinned(addresses), secureContext, rejectUnauthorized: true },
    allowH2: false,
    maxHeaderSize: MAX_HEADER_BYTES,
    headersTimeout: 0,
    bodyTimeout: 0,
  })
  try {
    const { method, headers, body } = hop
    const init = { method, headers: [...headers], body, signal, dispatcher: agent }
    const response = await undiciFetch(hop.url, { ...init, redirect: 'manual' } as UndiciInit)
    checkCodings(place, response.headers.get('content-encoding'))
    return { response, agent }
  } catch (error) {
    await agent.destroy()
    throw error
  }
}

const REFUSED: Readonly<Record<RefusedAddress, string>> = {
  invalid: 'The address is not a valid URL.',
  scheme: 'Only https addresses are fetched.',
  credentials: 'An address with a user name or password is not fetched.',
}

function checkedUrl(text: string, settings: NetworkSettings, base?: URL): URL {
  const url = readAddress(text, base)
  if (typeof url === 'string') throw invalid(REFUSED[url])
  if (url.port !== '' && !isAllowed(url, settings)) {
    throw invalid('Only port 443, or a port that the owner allows, is fetched from.')
  }
  url.hash = ''
  return url
}

const portOf = (url: URL) => Number(url.port || HTTPS_PORT)
const isAllowed = (url: URL, { allowHosts }: NetworkSettings) =>
  allowHosts.some(({ host, port }) => host === url.hostname && port === portOf(url))

/** Every address of the host, or a refusal where one of them is not public. */
async function checkedAddresses(
  url: URL,
  settings: NetworkSettings,
  lookup: Lookup,
  place: Place,
): Promise<readonly LookupAddress[]> {
  const addresses = await addressesOf(url, settings, lookup, place)
  if (addresses.length === 0) throw unreachable(`${place.host} has no address.`)
  const open = isAllowed(url, settings)
  if (!open && !addresses.every(({ address }) => isPublicAddress(address))) {
    throw new ScanError('TARGET_NOT_PUBLIC', `${place.host} has an address that is not public.`)
  }
  return addresses
}

async function addressesOf(url: URL, { resolve }: NetworkSettings, lookup: Lookup, place: Place) {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0) return [{ address: host, family: isIP(host) }]
  const fixed = resolve.filter((one) => one.host === host && one.port === portOf(url))
  if (fixed.length > 0) return fixed.map(({ address }) => ({ address, family: isIP(address) }))
  try {
    return await lookup(host)
  } catch (error) {
    throw unreachable(`${place.host} has a name that cannot be resolved.`, error)
  }
}

const systemLookup: Lookup = (host) => dns.lookup(host, { all: true })

/** Answers a connection's own lookup with what was checked. */
function pinned(addresses: readonly LookupAddress[]): LookupFunction {
  return (_host, options, callback) => {
    const [first] = addresses
    if (options.all) callback(null, [...addresses])
    else callback(null, first?.address ?? '', first?.family)
  }
}

/** Each coding may multiply the size a thousandfold, and undici passes on what it does not know. */
function checkCodings(place: Place, header: string | null): void {
  const codings = (header ?? '')
    .toLowerCase()
    .split(',')
    .map((coding) => coding.trim())
  const known = codings.every((coding) => coding === '' || CODINGS.includes(coding))
  if (known && codings.length <= MAX_CODINGS) return
  throw unreachable(`${place.host} sent an answer that is compressed in a way that is not read.`)
}

function sentHeaders(init: RequestInit['headers']): Headers {
  const headers = new Headers(init)
  for (const name of NEVER_SENT) headers.delete(name)
  return headers
}

interface Limits {
  readonly maxBytes: number
  readonly signal: AbortSignal
  readonly place: Place
}

function boundedResponse({ response, agent }: Answer, limits: Limits, onEnd: () => void): Response {
  const headers = new Headers([...response.headers])
  for (const name of NEVER_GIVEN) headers.delete(name)
  const end = () => {
    onEnd()
    void agent.destroy()
  }
  const bodiless = response.body === null || BODILESS.includes(response.status)
  if (bodiless) end()
  const body = bodiless ? null : boundedBody(response.body, limits, end)
  const { status, statusText, url } = response
  const bounded = new Response(body, { status, statusText, headers })
  return Object.defineProperty(bounded, 'url', { value: url })
}

function boundedBody(
  source: AsyncIterable<Uint8Array>,
  { maxBytes, signal, place }: Limits,
  end: () => void,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const chunks = source[Symbol.asyncIterator]()
  let bytes = 0
  let onAbort = () => {}
  const finish = () => {
    signal.removeEventListener('abort', onAbort)
    end()
  }
  return new ReadableStream(
    {
      start(controller) {
        // Also where nobody reads.
        onAbort = () => {
          controller.error(asRefusal(signal.reason, signal, place))
          finish()
        }
        signal.addEventListener('abort', onAbort, { once: true })
        if (signal.aborted) onAbort()
      },
      async pull(controller) {
        try {
          const { done, value } = await chunks.next()
          if (signal.aborted) return
          if (done) {
            finish()
            controller.close()
            return
          }
          bytes += value.byteLength
          if (bytes > maxBytes) {
            throw new ScanError(
              'CONTENT_TOO_LARGE',
              `${place.host} sent an answer that is larger than ${maxBytes.toLocaleString('en')} bytes.`,
            )
          }
          controller.enqueue(new Uint8Array(value))
        } catch (error) {
          if (signal.aborted) return
          finish()
          controller.error(asRefusal(error, signal, place))
        }
      },
      cancel: finish,
    },
    { highWaterMark: 0 },
  )
}

function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const onAbort = () => reject(signal.reason)
  signal.addEventListener('abort', onAbort, { once: true })
  return Promise.race([work, promise]).finally(() => signal.removeEventListener('abort', onAbort))
}

function asRefusal(error: unknown, signal: AbortSignal, { host }: Place): unknown {
  if (signal.aborted) return signal.reason
  if (error instanceof ScanError) return error
  return unreachable(`${host} cannot be reached, or its answer cannot be read.`, error)
}

const invalid = (message: string) => new ScanError('INVALID_URL', message)
const unreachable = (message: string, cause?: unknown) =>
  new ScanError('TARGET_UNREACHABLE', message, { cause })
