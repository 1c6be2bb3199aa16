/**
 * Pins of an MCP server: the hash of each thing that it offers. A description
 * that is harmless when it is approved and changes later is an attack that no
 * single scan can see.
 */

import { createHash } from 'node:crypto'
import type { McpPin } from '../../../src-shared/model/mcp-pin.ts'
import type { McpItem, McpSource } from '../../intake/submission.ts'
import { toolText } from './tool-text.ts'

/** UTF-16 units of text kept of one item: a definition that means well is shorter. */
const MAX_PIN_TEXT = 16_384
/** UTF-16 units of text kept of one server; what comes after keeps its hash only. */
const MAX_SERVER_TEXT = 1_000_000
const CUT = '…'
/** The field of the protocol in which a server says who it is. */
const SERVER_INFO = 'serverInfo'

/** The pins of a server that was read: its instructions, who it says it is, then its items in their order. */
export function pinItems(source: McpSource): readonly McpPin[] {
  const pins: McpPin[] = []
  const seen = new Map<string, number>()
  let room = MAX_SERVER_TEXT
  const keep = (layOut: () => string) => {
    if (room === 0) return CUT
    const text = layOut()
    const limit = Math.min(MAX_PIN_TEXT, room, text.length)
    room -= limit
    return (limit < text.length ? text.slice(0, limit) + CUT : text).toWellFormed()
  }
  const { instructions, serverInfo, items } = source
  if (instructions !== undefined) {
    pins.push({
      kind: 'server_instructions',
      name: '',
      identity: sha256('server_instructions'),
      hash: sha256(canonicalJson(instructions)),
      text: keep(() => instructions),
    })
  }
  if (serverInfo !== undefined) {
    // Of the kind of the segment that shows it; a name of its own tells it from the instructions.
    pins.push({
      kind: 'server_instructions',
      name: SERVER_INFO,
      identity: sha256(SERVER_INFO),
      hash: sha256(canonicalJson(serverInfo)),
      text: keep(() => toolText(serverInfo)),
    })
  }
  for (const { kind, name, definition } of items) {
    const own = canonicalJson([kind, identifierOf(kind, definition)])
    // Things of one name are told apart by their order, or the second would hide behind the first.
    const before = seen.get(own) ?? 0
    seen.set(own, before + 1)
    pins.push({
      kind,
      name,
      identity: sha256(`${own}#${before}`),
      hash: sha256(canonicalJson(definition)),
      text: keep(() => toolText(definition)),
    })
  }
  return pins
}

/** What the protocol lets no two things of a server share; as the server wrote it. */
function identifierOf(kind: McpItem['kind'], definition: McpItem['definition']): unknown {
  if (kind === 'resource') return definition.uri ?? definition.name
  if (kind === 'resource_template') return definition.uriTemplate ?? definition.name
  return definition.name
}

/**
 * The one way to write a JSON value (RFC 8785): keys in the order of their
 * UTF-16 units, no white space. A lone surrogate, which RFC 8785 refuses, is
 * written as its escape.
 * @param value parsed JSON of bounded depth.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null)
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  return `{${entries.map(([key, item]) => `${JSON.stringify(key)}:${canonicalJson(item)}`).join(',')}}`
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
