/**
 * Reads what an MCP server says about itself: who it is, how it wants to be
 * used, and what it lists. Nothing is called, rendered or read on it.
 *
 * The server is taken for an attack: times, sizes and depths are bounded
 * (mcp-bounds.ts), and every byte goes through the guarded network.
 */

import { SERVER_INFO_META_KEY } from '@modelcontextprotocol/client'
import { ScanError } from '../../src-shared/contract/error-codes.ts'
import { MCP_BOUNDS, MCP_DEADLINES, type McpDeadlines } from './mcp-bounds.ts'
import { boundJson, isRecord } from './mcp-json.ts'
import { readMcpLists } from './mcp-lists.ts'
import { stringsOf } from './mcp-received.ts'
import { openMcpSession } from './mcp-session.ts'
import { createMcpTraffic } from './mcp-traffic.ts'
import type { Network } from './safe-fetch.ts'
import type { McpSource } from './submission.ts'

/**
 * The public metadata of a server, in at most 30 s. What could not be read, or
 * was cut, is said in the warnings.
 * @param signal ends the reading.
 * @param deadlines how long the server is waited for.
 * @throws {ScanError} what the network refuses; CONTENT_TOO_LARGE; TARGET_UNREACHABLE where no MCP
 *   server answers, credentials are asked for or not one list can be read; SCAN_TIMEOUT where
 *   `signal` ended it. Messages name the host, and hold nothing else that the server sent.
 */
export async function readMcpServer(
  url: string,
  network: Network,
  signal: AbortSignal,
  deadlines: McpDeadlines = MCP_DEADLINES,
): Promise<McpSource> {
  const address = parseAddress(url)
  const deadline = AbortSignal.timeout(deadlines.scanMs - deadlines.endMs)
  const within = AbortSignal.any([signal, deadline])
  const hangUp = new AbortController()
  const traffic = createMcpTraffic(network, hangUp.signal, deadlines)
  try {
    const session = await openMcpSession({ url: address, traffic, signal: within, deadlines })
    try {
      const listing = await readMcpLists(session, within, deadlines)
      if (signal.aborted) throw new ScanError('SCAN_TIMEOUT')
      const source = toSource(address.href, session.handshake, listing)
      const { texts, isOdd, isCut } = traffic.received.strays(known(source, session.handshake))
      if (listing.hasFailed && texts.length === 0) {
        throw (
          traffic.trouble() ??
          new ScanError('TARGET_UNREACHABLE', 'Nothing that the MCP server lists could be read.')
        )
      }
      return withStrays(source, texts, { isOdd, isCut })
    } finally {
      await session.end()
    }
  } catch (error) {
    throw signal.aborted ? new ScanError('SCAN_TIMEOUT') : error
  } finally {
    hangUp.abort()
  }
}

/** @throws {ScanError} INVALID_URL */
function parseAddress(url: string): URL {
  const address = URL.parse(url)
  if (address === null) throw new ScanError('INVALID_URL', 'The address is not a URL.')
  address.hash = ''
  return address
}

function toSource(
  url: string,
  handshake: Readonly<Record<string, unknown>>,
  listing: Pick<McpSource, 'items'> & { readonly warnings: readonly string[] },
): McpSource {
  const { depth, itemUnits } = MCP_BOUNDS
  const info = boundJson(serverInfoOf(handshake), depth, itemUnits)
  const instructions = boundJson(handshake.instructions, depth, itemUnits)
  const warnings = new Set(listing.warnings)
  if (info.isCut || instructions.isCut) warnings.add('content_truncated')
  return {
    url,
    ...(isRecord(info.value) && { serverInfo: info.value }),
    ...(typeof instructions.value === 'string' && { instructions: instructions.value }),
    items: listing.items,
    warnings: [...warnings].sort(),
  }
}

/** What stands in the document, and names by which a server says what it can. */
function known(
  source: McpSource,
  handshake: Readonly<Record<string, unknown>>,
): ReadonlySet<string> {
  const names = [...stringsOf(handshake)].filter((text) => !/\s/.test(text))
  return new Set([...stringsOf(source), ...names])
}

/** What was sent beside all that was understood is read as text, and said; where it was cut, the reading is partial. */
function withStrays(
  source: McpSource,
  strays: readonly string[],
  { isOdd, isCut }: { readonly isOdd: boolean; readonly isCut: boolean },
): McpSource {
  if (strays.length === 0) return source
  const warnings = new Set(source.warnings)
  if (isOdd) warnings.add('markup_recovered')
  if (isCut) warnings.add('content_truncated')
  return { ...source, strays, warnings: [...warnings].sort() }
}

/** Of the 2026 era in the metadata of the answer, before that beside the instructions. */
function serverInfoOf({ serverInfo, _meta: meta }: Readonly<Record<string, unknown>>): unknown {
  return serverInfo ?? (isRecord(meta) ? meta[SERVER_INFO_META_KEY] : undefined)
}
