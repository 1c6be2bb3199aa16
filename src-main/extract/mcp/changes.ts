/** What an MCP server offers otherwise than when it was last scanned. */

import type { McpPin, McpPins } from '../../../src-shared/model/mcp-pin.ts'
import type { McpChanges } from '../../../src-shared/workspace/mcp-changes.ts'

export interface McpComparison {
  /** Null on a first scan: there is nothing to compare with. */
  readonly changes: McpChanges | null
  /** Strings of `extraction.warnings`, with counts only: names are hostile. */
  readonly warnings: readonly string[]
  /** What to remember. */
  readonly pins: readonly McpPin[]
}

/** A server that lists others on every partial scan would fill the memory. */
const MAX_PINS = 2_000

/**
 * Compares pins of the last scan with those of this one. After a scan that was
 * not complete, what is missing may just be unread: it does not count as
 * removed, and stays remembered.
 * @param isComplete whether this scan read everything.
 */
export function compareItems(
  serverUrl: string,
  before: McpPins | null,
  now: readonly McpPin[],
  isComplete: boolean,
): McpComparison {
  if (before === null) return { changes: null, warnings: [], pins: now }
  const known = new Map(before.items.map((pin) => [pin.identity, pin]))
  const current = new Set(now.map(({ identity }) => identity))
  const gone = before.items.filter(({ identity }) => !current.has(identity))
  const changes: McpChanges = {
    server_url: serverUrl,
    previous_scan_at: before.scannedAt,
    added: now
      .filter(({ identity }) => !known.has(identity))
      .map(({ kind, name }) => ({ kind, name })),
    removed: isComplete ? gone.map(({ kind, name, text }) => ({ kind, name, text })) : [],
    changed: now.flatMap(({ kind, name, identity, hash, text }) => {
      const old = known.get(identity)
      if (old === undefined || old.hash === hash) return []
      return [{ kind, name, before: old.text, after: text }]
    }),
  }
  return {
    changes,
    warnings: warningsOf(changes),
    pins: isComplete ? now : [...now, ...gone].slice(0, MAX_PINS),
  }
}

function warningsOf(changes: McpChanges): readonly string[] {
  return (['added', 'removed', 'changed'] as const)
    .filter((change) => changes[change].length > 0)
    .map((change) => `mcp_item_${change}:${changes[change].length}`)
}
