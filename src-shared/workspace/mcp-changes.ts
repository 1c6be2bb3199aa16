/**
 * What an MCP server offers otherwise than when it was last read: a description
 * that changes after it was approved is an attack of its own.
 */

import Type from 'typebox'
import { MCP_SEGMENT_KINDS } from '../model/vocabulary.ts'

const closed = { additionalProperties: false } as const

/** By what a change says of what it is. */
export const McpItem = {
  kind: Type.Enum([...MCP_SEGMENT_KINDS]),
  /** As the server names it: hostile. */
  name: Type.String(),
}

export const McpChanges = Type.Object(
  {
    server_url: Type.String(),
    /** Unix milliseconds of the scan that this one is compared with. */
    previous_scan_at: Type.Integer({ minimum: 0 }),
    added: Type.Array(Type.Object(McpItem, closed)),
    /** With its last known text. */
    removed: Type.Array(Type.Object({ ...McpItem, text: Type.String() }, closed)),
    changed: Type.Array(
      Type.Object({ ...McpItem, before: Type.String(), after: Type.String() }, closed),
    ),
  },
  closed,
)
export type McpChanges = Type.Static<typeof McpChanges>
