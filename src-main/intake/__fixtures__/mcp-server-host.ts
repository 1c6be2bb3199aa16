/** Puts an MCP server for tests behind real HTTPS, with a network that reaches it and nothing else. */

import type { McpDeadlines } from '../mcp-bounds.ts'
import type { Network } from '../safe-fetch.ts'
import type { McpSource } from '../submission.ts'
import { readMcpServer } from '../read-mcp-server.ts'
import { createTestCa, startHttpsServer, testNetwork } from './https-server.ts'
import { type Handler, type Method, tableMcpServer } from './mcp-server.ts'

interface McpHost {
  readonly origin: string
  readonly network: Network
  readonly idle: () => Promise<void>
  readonly close: () => Promise<void>
}

const authority = createTestCa()

/** Listens on loopback as `mcp.test`. */
async function hostMcp(handler: Handler): Promise<McpHost> {
  const ca = await authority
  const server = await startHttpsServer((incoming, response) => void handler(incoming, response), {
    hosts: ['mcp.test'],
    ca,
  })
  const network = testNetwork(server)
  return {
    origin: server.origin(),
    network,
    idle: server.idle,
    async close() {
      await network.close()
      await server.close()
    },
  }
}

const HOUR_MS = 3_600_000
/** Deadlines that no test of something else ever reaches, on however busy a machine. */
export const PATIENT: McpDeadlines = {
  scanMs: 2 * HOUR_MS,
  probeMs: HOUR_MS,
  handshakeMs: HOUR_MS,
  answerMs: HOUR_MS,
  firstByteMs: HOUR_MS,
  endMs: HOUR_MS,
}

interface Reading {
  /** A path of the host, or another address altogether. */
  readonly address?: string
  readonly signal?: AbortSignal
  readonly deadlines?: McpDeadlines
}

/** Reads a server, and sees that no connection is left. */
export async function readHosted(
  handler: Handler,
  { address = '/mcp', signal = new AbortController().signal, deadlines = PATIENT }: Reading = {},
): Promise<McpSource> {
  const host = await hostMcp(handler)
  try {
    const url = address.startsWith('/') ? host.origin + address : address
    // The reading alone, not the end of the network, is to free what it opened.
    return await readMcpServer(url, host.network, signal, deadlines).finally(host.idle)
  } finally {
    await host.close()
  }
}

/** Reads a server whose only list is that of its tools. */
export function readTools(list: Method): Promise<McpSource> {
  return readHosted(tableMcpServer({ 'tools/list': list }).handler)
}

/** Kind and name of each item. */
export function namesOf({ items }: Pick<McpSource, 'items'>): readonly string[] {
  return items.map(({ kind, name }) => `${kind} ${name}`)
}
