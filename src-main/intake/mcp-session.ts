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
import { hostLabel } from './host-label.ts'
import { MCP_BOUNDS } from './mcp-bounds.ts'
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

/** Ways to open a session, in the order in which they are tried. */
type Attempt = (url: URL, traffic: McpTraffic, signal: AbortSignal) => Promise<McpSession>

const negotiated: Attempt = (url, traffic, signal) => openStreamable(url, traffic, signal, 'auto')
const olderStreamable: Attempt = (url, traffic, signal) =>
  openStreamable(url, traffic, signal, 'legacy')
const oldest: Attempt = (url, traffic, signal) => {
  const transport = new SSEClientTransport(url, {
    fetch: traffic.fetchStream,
    redirectPolicy: 'follow',
  })
  return connect(createMcpLine(transport), 'legacy', signal, async () => {})
}

/**
 * Opens a session: Streamable HTTP of either era first, then HTTP+SSE of 2024,
 * which is what a server speaks that refuses a POST at its address.
 * @throws {ScanError} with what the traffic noted, else TARGET_UNREACHABLE.
 */
export async function openMcpSession(
  url: URL,
  traffic: McpTraffic,
  signal: AbortSignal,
): Promise<McpSession> {
  refuse(url, traffic, signal)
  try {
    return await negotiated(url, traffic, signal)
  } catch (error) {
    refuse(url, traffic, signal)
    // No fallback was tried where the probe itself failed: the server may not bear unknown requests.
    if (isProbeFailure(error)) {
      const session = await olderStreamable(url, traffic, signal).catch(() => null)
      if (session !== null) return session
      refuse(url, traffic, signal)
    }
  }
  const session = await oldest(url, traffic, signal).catch(() => null)
  if (session !== null) return session
  refuse(url, traffic, signal)
  throw new ScanError('TARGET_UNREACHABLE', `No MCP server answers at ${hostLabel(url)}.`)
}

/** @throws {ScanError} where the next attempt would meet the same end as the last. */
function refuse(url: URL, traffic: McpTraffic, signal: AbortSignal): void {
  const trouble = traffic.trouble()
  if (trouble !== undefined) throw trouble
  if (signal.aborted) {
    throw new ScanError(
      'TARGET_UNREACHABLE',
      `The MCP server ${hostLabel(url)} did not answer in time.`,
    )
  }
}

const PROBE_FAILURES: readonly string[] = [
  SdkErrorCode.EraNegotiationFailed,
  SdkErrorCode.RequestTimeout,
]

function isProbeFailure(error: unknown): boolean {
  return error instanceof SdkError && PROBE_FAILURES.includes(error.code)
}

function openStreamable(
  url: URL,
  { fetchAnswers }: McpTraffic,
  signal: AbortSignal,
  mode: 'auto' | 'legacy',
): Promise<McpSession> {
  const transport = new StreamableHTTPClientTransport(url, {
    fetch: fetchAnswers,
    redirectPolicy: 'follow',
    onInsufficientScope: 'throw',
  })
  const line = createMcpLine(transport)
  return connect(line, mode, signal, () => transport.terminateSession())
}

async function connect(
  line: McpLine,
  mode: 'auto' | 'legacy',
  signal: AbortSignal,
  sayGoodbye: () => Promise<void>,
): Promise<McpSession> {
  const versionNegotiation: VersionNegotiationOptions = {
    mode,
    probe: { timeoutMs: MCP_BOUNDS.probeMs },
  }
  const client = new Client(CLIENT, {
    capabilities: CAPABILITIES,
    versionNegotiation,
    jsonSchemaValidator: NO_VALIDATOR,
  })
  const close = () => line.close().catch(() => {})
  signal.addEventListener('abort', close, { once: true })
  try {
    await within(MCP_BOUNDS.answerMs, client.connect(line, { timeout: MCP_BOUNDS.answerMs }))
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
      await within(MCP_BOUNDS.endMs, sayGoodbye()).catch(() => {})
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
