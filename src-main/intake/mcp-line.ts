/**
 * A transport of the MCP client with a second way in: lists are asked for
 * beside the client, because its schemas refuse a whole page for one tool that
 * is not quite right, and a tool that is not quite right is still read by a model.
 */

import { type JSONRPCMessage, SseError, type Transport } from '@modelcontextprotocol/client'
import { MCP_BOUNDS } from './mcp-bounds.ts'
import { isRecord } from './mcp-json.ts'

/** The server answered a request with an error of the protocol. */
export class McpRefusal extends Error {
  /** JSON-RPC 2.0, §5.1. */
  readonly code: number

  constructor(code: number) {
    super(`The MCP server answered with error ${code}.`)
    this.name = 'McpRefusal'
    this.code = code
  }
}

export interface McpLine extends Transport {
  /** Result of the handshake as it came, null before it. */
  readonly handshake: () => Readonly<Record<string, unknown>> | null
  /**
   * The result of a request, whatever it holds.
   * @throws {McpRefusal} where the server refuses; other errors where no answer comes.
   */
  readonly ask: (method: string, params: object, signal: AbortSignal) => Promise<unknown>
}

const HANDSHAKES: readonly string[] = ['initialize', 'server/discover']

interface Waiting {
  readonly resolve: (result: unknown) => void
  readonly reject: (error: unknown) => void
}

/**
 * Puts a line around a transport that nothing has started.
 * @param isAnsweredWhole whether all that comes for a request has come once it is sent.
 */
export function createMcpLine(inner: Transport, isAnsweredWhole: (id: string) => boolean): McpLine {
  const waiting = new Map<string, Waiting>()
  let asked = 0
  let strays = 0
  let handshakeId: string | number | undefined
  let handshake: Readonly<Record<string, unknown>> | null = null

  const line: McpLine = {
    get sessionId() {
      return inner.sessionId
    },
    ...(inner.hasPerRequestStream && { hasPerRequestStream: true }),
    start: () => inner.start(),
    close: () => inner.close(),
    setProtocolVersion: (version) => inner.setProtocolVersion?.(version),
    setSupportedProtocolVersions: (versions) => inner.setSupportedProtocolVersions?.(versions),
    send(message, options) {
      if ('method' in message && 'id' in message && HANDSHAKES.includes(message.method)) {
        handshakeId = message.id
      }
      return inner.send(message, options)
    },
    handshake: () => handshake,
    async ask(method, params, signal) {
      signal.throwIfAborted()
      // The client numbers its own requests; a name is never one of them.
      const id = `list-${++asked}`
      const { promise, resolve, reject } = Promise.withResolvers<unknown>()
      const giveUp = () => reject(signal.reason)
      const end = () => reject(new Error('The answer ended without a result.'))
      // Some servers leave the stream open that brought the answer.
      const answered = new AbortController()
      const requestSignal = AbortSignal.any([signal, answered.signal])
      waiting.set(id, { resolve, reject })
      signal.addEventListener('abort', giveUp, { once: true })
      try {
        const message = { jsonrpc: '2.0', id, method, params } as JSONRPCMessage
        inner
          .send(message, { requestSignal, onRequestStreamEnd: end })
          .then(() => isAnsweredWhole(id) && end())
          .catch(reject)
        return await promise
      } finally {
        waiting.delete(id)
        signal.removeEventListener('abort', giveUp)
        answered.abort()
      }
    },
  }

  const hangUp = () => void inner.close().catch(() => {})

  /** Whether the server may go on; it is hung up on where it sends too much that nobody asked for. */
  function isStrayAllowed(): boolean {
    strays++
    if (strays === MCP_BOUNDS.strayMessages) hangUp()
    return strays < MCP_BOUNDS.strayMessages
  }

  inner.onmessage = (message, extra) => {
    if ('method' in message) {
      if (isStrayAllowed()) line.onmessage?.(message, extra)
      return
    }
    const asker = typeof message.id === 'string' ? waiting.get(message.id) : undefined
    if (asker !== undefined) {
      if ('result' in message) asker.resolve(message.result)
      else asker.reject(new McpRefusal(message.error.code))
    } else if (message.id === handshakeId) {
      if ('result' in message && isRecord(message.result)) handshake = message.result
      line.onmessage?.(message, extra)
    } else {
      isStrayAllowed()
    }
  }
  inner.onerror = (error) => {
    if (isStrayAllowed()) line.onerror?.(error)
    // The one stream of all answers has ended; the transport would wait for it to come back.
    if (error instanceof SseError) hangUp()
  }
  inner.onclose = () => {
    for (const { reject } of waiting.values()) reject(new Error('The connection was closed.'))
    line.onclose?.()
  }
  return line
}
