/**
 * Keeps web pages out. The service listens on 127.0.0.1, but every page in the
 * user's browser can send requests there: directly, or by a name of its own that
 * resolves to 127.0.0.1 (DNS rebinding). Local programs send neither a foreign
 * Host nor an Origin, so they pass.
 */

import { ScanError } from '../../src-shared/contract/error-codes.ts'

const LOOPBACK_HOSTS: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '[::1]'])

/** The headers that tell where a request comes from. */
export interface GuardedHeaders {
  readonly host?: string | undefined
  readonly origin?: string | undefined
  readonly 'sec-fetch-site'?: string | string[] | undefined
  readonly 'sec-fetch-mode'?: string | string[] | undefined
  readonly 'sec-fetch-dest'?: string | string[] | undefined
}

/** What the guard looks at. */
export interface GuardedRequest {
  readonly method: string
  /** Path and query as they came. */
  readonly url: string
  readonly headers: GuardedHeaders
}

/**
 * Passes requests that local programs or the app itself send.
 * @throws {ScanError} ORIGIN_NOT_ALLOWED for a Host that is not loopback with this
 *   port, an Origin other than the service's own, or a cross-site browser request, but for
 *   the opening of the app.
 */
export function guardLoopback(request: GuardedRequest, port: number): void {
  const { headers } = request
  if (!isLoopback(headers.host, port)) {
    throw new ScanError('ORIGIN_NOT_ALLOWED', 'The Host header does not name this service.')
  }
  const { origin } = headers
  if (origin !== undefined && !isOwnOrigin(origin, port)) {
    throw new ScanError('ORIGIN_NOT_ALLOWED', 'Requests from other web pages are not allowed.')
  }
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none' && !opensApp(request)) {
    throw new ScanError('ORIGIN_NOT_ALLOWED', 'Requests from other web pages are not allowed.')
  }
}

/**
 * Whether a tab goes to the app from elsewhere (Fetch Metadata Request Headers, W3C): from the
 * file that opens it, for one. The page is the same for everybody, holds nothing, and no opener
 * reaches into it; it must be signed in with a launch code of its own.
 */
function opensApp({ method, url, headers }: GuardedRequest): boolean {
  return (
    method === 'GET' &&
    url === '/' &&
    headers['sec-fetch-mode'] === 'navigate' &&
    headers['sec-fetch-dest'] === 'document'
  )
}

function isLoopback(host: string | undefined, port: number): boolean {
  const [, name = '', givenPort] = /^(\[[0-9a-f:]+\]|[^:]+)(?::(\d+))?$/i.exec(host ?? '') ?? []
  return LOOPBACK_HOSTS.has(name.toLowerCase()) && givenPort === String(port)
}

function isOwnOrigin(origin: string, port: number): boolean {
  return origin.startsWith('http://') && isLoopback(origin.slice('http://'.length), port)
}
