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
}

/**
 * Passes requests that local programs or the app itself send.
 * @throws {ScanError} ORIGIN_NOT_ALLOWED for a Host that is not loopback with this
 *   port, an Origin other than the service's own, or a cross-site browser request.
 */
export function guardLoopback(headers: GuardedHeaders, port: number): void {
  if (!isLoopback(headers.host, port)) {
    throw new ScanError('ORIGIN_NOT_ALLOWED', 'The Host header does not name this service.')
  }
  const { origin } = headers
  if (origin !== undefined && !isOwnOrigin(origin, port)) {
    throw new ScanError('ORIGIN_NOT_ALLOWED', 'Requests from other web pages are not allowed.')
  }
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') {
    throw new ScanError('ORIGIN_NOT_ALLOWED', 'Requests from other web pages are not allowed.')
  }
}

function isLoopback(host: string | undefined, port: number): boolean {
  const [, name = '', givenPort] = /^(\[[0-9a-f:]+\]|[^:]+)(?::(\d+))?$/i.exec(host ?? '') ?? []
  return LOOPBACK_HOSTS.has(name.toLowerCase()) && givenPort === String(port)
}

function isOwnOrigin(origin: string, port: number): boolean {
  return origin.startsWith('http://') && isLoopback(origin.slice('http://'.length), port)
}
