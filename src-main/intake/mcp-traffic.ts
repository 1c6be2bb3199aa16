/**
 * The `fetch` that the MCP client works with: the guarded network with the
 * bounds of one scan around it.
 *
 * The client follows a server's wishes (streams to open, requests to answer,
 * times to reconnect); here is where wishes end. Why something was refused is
 * noted, because the client wraps or drops the errors that it is given.
 */

import type { FetchLike } from '@modelcontextprotocol/client'
import { ScanError } from '../../src-shared/contract/error-codes.ts'
import { MCP_BOUNDS, type McpDeadlines } from './mcp-bounds.ts'
import { createMcpReceived, type McpReceived } from './mcp-received.ts'
import type { Network } from './safe-fetch.ts'

export interface McpTraffic {
  /** For Streamable HTTP: every message is a POST, and its answer the only stream. */
  readonly fetchAnswers: FetchLike
  /** For HTTP+SSE: one stream for all answers, opened once. */
  readonly fetchStream: FetchLike
  /** The first refusal by the network, the bounds, or a server that wants credentials. */
  readonly trouble: () => ScanError | undefined
  /** Everything that came as JSON or as an event stream, pages of refusal aside. */
  readonly received: McpReceived
  /** Whether a request was answered with one body of JSON, which holds its answer or none comes. */
  readonly isAnsweredWhole: (id: string) => boolean
}

/**
 * Traffic of one scan.
 * @param signal ends every request.
 */
export function createMcpTraffic(
  network: Network,
  signal: AbortSignal,
  { firstByteMs, scanMs }: Pick<McpDeadlines, 'firstByteMs' | 'scanMs'>,
): McpTraffic {
  const { redirects, answerBytes, scanBytes } = MCP_BOUNDS
  const bounds = { redirects, firstByteMs, totalMs: scanMs }
  const answers = network.fetchWithin({ ...bounds, maxBytes: answerBytes })
  const stream = network.fetchWithin({ ...bounds, maxBytes: scanBytes })
  let requests = 0
  let bytes = 0
  let lines = 0
  let streams = 0
  let trouble: ScanError | undefined
  const received = createMcpReceived()
  const answeredWhole = new Set<string>()

  function noted(error: unknown): unknown {
    if (error instanceof ScanError) trouble ??= error
    return error
  }

  async function send(guarded: FetchLike, url: string | URL, init: RequestInit = {}) {
    const signals = init.signal ? [init.signal, signal] : [signal]
    const within = AbortSignal.any(signals)
    if (++requests > MCP_BOUNDS.requests) {
      throw noted(new ScanError('TARGET_UNREACHABLE', 'The MCP server asks for too many requests.'))
    }
    try {
      const response = await guarded(url, {
        method: init.method ?? 'GET',
        headers: Object.fromEntries(new Headers(init.headers)),
        body: init.body ?? null,
        signal: within,
      })
      if (response.status === 401 || response.status === 403) {
        void response.body?.cancel().catch(() => {})
        throw new ScanError(
          'TARGET_UNREACHABLE',
          `The MCP server asks for credentials (HTTP ${response.status}), and a scan has none.`,
        )
      }
      if (isJsonType(response)) noteWhole(init.body)
      return bounded(response, within)
    } catch (error) {
      throw within.aborted ? error : noted(error)
    }
  }

  function noteWhole(body: unknown): void {
    const id = typeof body === 'string' ? /"id":"(list-\d{1,6})"/.exec(body)?.[1] : undefined
    if (id !== undefined) answeredWhole.add(id)
  }

  /** The same answer, counted, kept, in pieces, and without the server's phrase for its status. */
  function bounded({ status, headers, body }: Response, within: AbortSignal): Response {
    if (body === null) return new Response(null, { status, headers })
    const reader = body.getReader()
    const hasLines = /event-stream/iu.test(headers.get('content-type') ?? '')
    const isRead = status < 300 && (hasLines || isJsonType({ headers }))
    const keep = isRead ? received.open(hasLines) : undefined
    const counted = new ReadableStream<Uint8Array>({
      async pull(controller) {
        try {
          const { done, value } = await reader.read()
          if (done) return controller.close()
          bytes += value.length
          if (hasLines) lines += lineEndsOf(value)
          if (bytes > scanBytes || lines > MCP_BOUNDS.eventLines) {
            void reader.cancel().catch(() => {})
            throw new ScanError('CONTENT_TOO_LARGE', 'The MCP server sends more than a scan reads.')
          }
          keep?.(value)
          for (let start = 0; start < value.length; start += PIECE_BYTES) {
            controller.enqueue(value.subarray(start, start + PIECE_BYTES))
          }
        } catch (error) {
          controller.error(within.aborted ? error : noted(error))
        }
      },
      cancel: (reason) => reader.cancel(reason),
    })
    return new Response(counted, { status, headers })
  }

  return {
    fetchAnswers(url, init) {
      // A stream of notifications, or one to resume: neither is part of a list.
      if (init?.method === 'GET') return Promise.resolve(new Response(null, { status: 405 }))
      return send(answers, url, init)
    },
    fetchStream(url, init) {
      if (init?.method === 'POST') return send(answers, url, init)
      // 204 is how a server tells an event source not to reconnect (HTML standard, §9.2).
      if (++streams > 1) return Promise.resolve(new Response(null, { status: 204 }))
      return send(stream, url, init)
    },
    trouble: () => trouble,
    received,
    isAnsweredWhole: (id) => answeredWhole.has(id),
  }
}

/**
 * The client's event stream parser looks for a line feed from each carriage
 * return to the end of what it is given: short pieces keep that linear.
 */
const PIECE_BYTES = 4_096

function isJsonType({ headers }: Pick<Response, 'headers'>): boolean {
  return /[/+]json/iu.test(headers.get('content-type') ?? '')
}

/** Carriage returns and line feeds: at least as many as there are lines. */
function lineEndsOf(bytes: Uint8Array): number {
  let ends = 0
  for (const byte of bytes) if (byte === 0x0a || byte === 0x0d) ends++
  return ends
}
