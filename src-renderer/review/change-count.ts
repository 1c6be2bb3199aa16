/** How many items of an MCP server are other than when it was last read. */

import type { McpChanges } from '../../src-shared/workspace/mcp-changes.ts'

export function changeCount({ added, removed, changed }: McpChanges): number {
  return added.length + removed.length + changed.length
}
