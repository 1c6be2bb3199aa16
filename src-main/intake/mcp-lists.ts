/**
 * Reads the lists of an MCP server page by page: tools, prompts, resources and
 * resource templates, and nothing behind them. One list that fails leaves the
 * others.
 */

import { MCP_BOUNDS, type McpDeadlines } from './mcp-bounds.ts'
import { toMcpItem } from './mcp-item.ts'
import { isRecord } from './mcp-json.ts'
import { McpRefusal } from './mcp-line.ts'
import type { McpSession } from './mcp-session.ts'
import type { McpItem } from './submission.ts'

interface McpList {
  readonly kind: McpItem['kind']
  readonly capability: 'tools' | 'prompts' | 'resources'
  readonly method: string
  /** Where the items stand in a result. */
  readonly field: string
}

/** Model Context Protocol, server features; the same in all its versions. */
const LISTS: readonly McpList[] = [
  { kind: 'tool', capability: 'tools', method: 'tools/list', field: 'tools' },
  { kind: 'prompt', capability: 'prompts', method: 'prompts/list', field: 'prompts' },
  { kind: 'resource', capability: 'resources', method: 'resources/list', field: 'resources' },
  {
    kind: 'resource_template',
    capability: 'resources',
    method: 'resources/templates/list',
    field: 'resourceTemplates',
  },
]

export type McpListWarning = 'pagination_truncated' | 'content_truncated'

export interface McpListing {
  readonly items: readonly McpItem[]
  readonly warnings: readonly McpListWarning[]
  /** Whether the server offers lists and not one of them could be read. */
  readonly hasFailed: boolean
}

/** Reads every list that the server offers, within the bounds of a scan. Never rejects. */
export async function readMcpLists(
  session: McpSession,
  signal: AbortSignal,
  deadlines: Pick<McpDeadlines, 'answerMs'>,
): Promise<McpListing> {
  const items: McpItem[] = []
  const warnings = new Set<McpListWarning>()
  const offered = LISTS.filter(({ capability }) => session.offers(capability))
  let failed = 0
  for (const list of offered) {
    const isRead = await readList(list, session, { items, warnings, signal, deadlines })
    if (!isRead) failed++
  }
  return {
    items,
    warnings: [...warnings].sort(),
    hasFailed: offered.length > 0 && failed === offered.length,
  }
}

interface Reading {
  readonly items: McpItem[]
  readonly warnings: Set<McpListWarning>
  readonly signal: AbortSignal
  readonly deadlines: Pick<McpDeadlines, 'answerMs'>
}

/** Adds the items of one list; false where not even its first page could be read. */
async function readList(list: McpList, session: McpSession, reading: Reading): Promise<boolean> {
  const { items, warnings } = reading
  const seen = new Set<string>()
  let cursor: string | undefined
  for (let pages = 0; pages < MCP_BOUNDS.pagesPerList; pages++) {
    if (items.length >= MCP_BOUNDS.items) break
    const page = await readPage(list, session, cursor, reading)
    if (page === 'refused' && pages === 0) return true
    if (page === 'refused' || page === null) {
      warnings.add(pages === 0 ? 'content_truncated' : 'pagination_truncated')
      return pages > 0
    }
    if (addItems(page.listed, list.kind, reading) === 'full') break
    // An empty cursor is how some servers write the end.
    if (page.next === undefined || page.next === null || page.next === '') return true
    if (!isNewCursor(page.next, seen)) break
    cursor = page.next
  }
  warnings.add('pagination_truncated')
  return true
}

/** A page, `refused` for a method that the server does not have, null for no readable answer. */
async function readPage(
  { method, field }: McpList,
  session: McpSession,
  cursor: string | undefined,
  { signal, deadlines }: Reading,
): Promise<{ listed: readonly unknown[]; next: unknown } | 'refused' | null> {
  const timeout = AbortSignal.timeout(deadlines.answerMs)
  try {
    const result = await session.list(method, cursor, AbortSignal.any([signal, timeout]))
    if (!isRecord(result) || !Array.isArray(result[field])) return null
    return { listed: result[field], next: result.nextCursor }
  } catch (error) {
    return error instanceof McpRefusal && error.code === METHOD_NOT_FOUND ? 'refused' : null
  }
}

/** JSON-RPC 2.0, §5.1: servers offer `resources` and have no templates. */
const METHOD_NOT_FOUND = -32_601

function addItems(
  listed: readonly unknown[],
  kind: McpItem['kind'],
  { items, warnings }: Reading,
): 'full' | 'open' {
  for (const entry of listed) {
    if (items.length >= MCP_BOUNDS.items) return 'full'
    const read = toMcpItem(kind, entry)
    if (read === null) continue
    items.push(read.item)
    if (read.isCut) warnings.add('content_truncated')
  }
  return 'open'
}

/** Whether the cursor may be followed: a string of a bearable length that was not followed before. */
function isNewCursor(next: unknown, seen: Set<string>): next is string {
  if (typeof next !== 'string' || next.length > MCP_BOUNDS.cursorUnits || seen.has(next)) {
    return false
  }
  seen.add(next)
  return true
}
