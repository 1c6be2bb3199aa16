/**
 * What is remembered of one thing that an MCP server offers, so that the next
 * scan can say whether it is still the same. Here, because one room makes it
 * and another keeps it.
 */

import type { MCP_SEGMENT_KINDS } from './vocabulary.ts'

export interface McpPin {
  readonly kind: (typeof MCP_SEGMENT_KINDS)[number]
  /** For the screen: hostile, and not always unique. */
  readonly name: string
  /** SHA-256, in hexadecimal, of what tells it from the others of its server. */
  readonly identity: string
  /** SHA-256, in hexadecimal, of its whole definition. */
  readonly hash: string
  /** The definition as text, for a comparison of old and new; cut where it is long. */
  readonly text: string
}

/** The pins of one server, as they were last remembered. */
export interface McpPins {
  /** Unix milliseconds of the scan. */
  readonly scannedAt: number
  readonly items: readonly McpPin[]
}

/** A note from reading of how many items of a server are other than before: what became of them, and their number. */
export const CHANGE_NOTE = /^mcp_item_(added|removed|changed):(\d+)$/
