/**
 * Opens a session with an MCP server in whichever of the protocol's forms it
 * speaks, offers it nothing, and ends it again.
 */

import {
  CLIENT_CAPABILITIES_META_KEY,
  CLIENT_INFO_META_KEY,
  Client,
  PROTOCOL_VERSION_META_KEY,
  SdkError,
  SdkErrorCode,
  SSEClientTransport,
  StreamableHTTPClientTransport,
  type VersionNegotiationOptions,
} from '@modelcontextprotocol/client'
import { ScanError } from '../../src-shared/contract/error-codes.ts'
import type { McpDeadlines } from './mcp-bounds.ts'
import { createMcpLine, type McpLine } from './mcp-line.ts'
import type { McpTraffic } from './mcp-traffic.ts'

export interface McpSession {
  /** What the server says it can list. */
  readonly offers: (capability: 'tools' | 'prompts' | 'resources') => boolean
  /** The server's answer to the handshake, as it came. */
  readonly handshake: Readonly<Record<string, unknown>>
  /** The result of a list request; errors as in {@link McpLine.ask}. */
  readonly list: (
    method: string,
    cursor: string | undefined,
    signal: AbortSignal,
  ) => Promise<unknown>
  /** Tells the server that the session is over, and closes every stream. Never rejects. */
  readonly end: () => Promise<void>
}

const CLIENT = { name: 'assay', version: '1' }
/** No sampling, no elicitation, no roots: what a server asks for is refused. */
const CAPABILITIES = {}

/** What each attempt to open a session works with. */
interface Opening {
  readonly url: URL
  readonly traffic: McpTraffic
  readonly signal: AbortSignal
  readonly deadlines: Pick<McpDeadlines, 'probeMs' | 'handshakeMs' | 'endMs'>
}

/** Ways to open a session, in the order in which they are tried. */
type Attempt = (opening: Opening) => Promise<McpSession>

const negotiated: Attempt = (opening) => openStreamable(opening, 'auto')
const olderStreamable: Attempt = (opening) => openStreamable(opening, 'legacy')
const oldest: Attempt = (opening) => {
  const transport = new SSEClientTransport(opening.url, {
    fetch: opening.traffic.fetchStream,
    redirectPolicy: 'follow',
  })
  return connect(
    createMcpLine(transport, opening.traffic.isAnsweredWhole),
    'legacy',
    opening,
    async () => {},
  )
}

/**
 * Opens a session: Streamable HTTP of either era first, then HTTP+SSE of 2024,
 * which is what a server speaks that refuses a POST at its address.
 * @throws {ScanError} with what the traffic noted, else TARGET_UNREACHABLE.
 */
export async function openMcpSession(opening: Opening): Promise<McpSession> {
  refuse(opening)
  try {
    return await negotiated(opening)
  } catch (error) {
    refuse(opening)
    // No fallback was tried where the probe itself failed: the server may not bear unknown requests.
    if (isProbeFailure(error)) {
      const session = await olderStreamable(opening).catch(() => null)
      if (session !== null) return session
      refuse(opening)
    }
  }
  const session = await oldest(opening).catch(() => null)
  if (session !== null) return session
  refuse(opening)
  throw new ScanError('TARGET_UNREACHABLE', 'No MCP server answers at the address.')
}

/** @throws {ScanError} where the next attempt would meet the same end as the last. */
function refuse({ traffic, signal }: Opening): void {
  const trouble = traffic.trouble()
  if (trouble !== undefined) throw trouble
  if (signal.aborted) {
    throw new ScanError('TARGET_UNREACHABLE', 'The MCP server did not answer in time.')
  }
}

const PROBE_FAILURES: readonly string[] = [
  SdkErrorCode.EraNegotiationFailed,
  SdkErrorCode.RequestTimeout,
]

function isProbeFailure(error: unknown): boolean {
  return error instanceof SdkError && PROBE_FAILURES.includes(error.code)
}

function openStreamable(opening: Opening, mode: 'auto' | 'legacy'): Promise<McpSession> {
  const transport = new StreamableHTTPClientTransport(opening.url, {
    fetch: opening.traffic.fetchAnswers,
    redirectPolicy: 'follow',
    onInsufficientScope: 'throw',
  })
  const line = createMcpLine(transport, opening.traffic.isAnsweredWhole)
  return connect(line, mode, opening, () => transport.terminateSession())
}

async function connect(
  line: McpLine,
  mode: 'auto' | 'legacy',
  { signal, deadlines }: Opening,
  sayGoodbye: () => Promise<void>,
): Promise<McpSession> {
  const versionNegotiation: VersionNegotiationOptions = {
    mode,
    probe: { timeoutMs: deadlines.probeMs },
  }
  const client = new Client(CLIENT, {
    capabilities: CAPABILITIES,
    versionNegotiation,
    jsonSchemaValidator: NO_VALIDATOR,
  })
  const close = () => line.close().catch(() => {})
  signal.addEventListener('abort', close, { once: true })
  try {
    const { handshakeMs } = deadlines
    await within(handshakeMs, client.connect(line, { timeout: handshakeMs }))
  } catch (error) {
    await close()
    throw error
  } finally {
    // From now on an answer ends with its own signal, and there is a goodbye to say.
    signal.removeEventListener('abort', close)
  }
  const offered = client.getServerCapabilities()
  const envelope = envelopeOf(client)
  return {
    offers: (capability) => offered?.[capability] !== undefined,
    handshake: line.handshake() ?? {},
    list: (method, cursor, asking) =>
      line.ask(method, { ...(cursor !== undefined && { cursor }), ...envelope }, asking),
    async end() {
      await within(deadlines.endMs, sayGoodbye()).catch(() => {})
      await close()
    },
  }
}

/** Requests of the 2026 era each say who asks and in which version; older ones must not. */
function envelopeOf(client: Client): object {
  if (client.getProtocolEra() !== 'modern') return {}
  return {
    _meta: {
      [PROTOCOL_VERSION_META_KEY]: client.getNegotiatedProtocolVersion(),
      [CLIENT_INFO_META_KEY]: CLIENT,
      [CLIENT_CAPABILITIES_META_KEY]: CAPABILITIES,
    },
  }
}

/** Schemas of tools are read as text; none is ever compiled. */
const NO_VALIDATOR = {
  getValidator(): never {
    throw new Error('No schema of a server is compiled.')
  },
}

/** @throws where the work takes longer. */
async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(reject, milliseconds, new Error('This took too long.'))
  try {
    return await Promise.race([work, promise])
  } finally {
    clearTimeout(timer)
  }
}
