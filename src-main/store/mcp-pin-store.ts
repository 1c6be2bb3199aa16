/**
 * What MCP servers offered when an account last scanned them.
 *
 * Whoever can have a server scanned can fill this, so each account remembers
 * so many servers and so many bytes, and forgets those that it scanned longest ago.
 */

import type { McpPin, McpPins } from '../../src-shared/model/mcp-pin.ts'
import type { Database } from './database.ts'
import { fromJson, toJson } from './json-column.ts'

export interface McpPinStore {
  /** What is remembered of a server; null where the account has not scanned it. */
  readonly read: (accountId: string, url: string) => McpPins | null
  /** Remembers a server in place of what was known of it. The account exists. */
  readonly remember: (
    accountId: string,
    url: string,
    items: readonly McpPin[],
    /** Unix milliseconds. */
    scannedAt: number,
  ) => void
}

export interface McpPinRoom {
  /** Servers of one account. */
  readonly servers: number
  /** Bytes of all servers of one account, roughly. */
  readonly bytes: number
}

const ROOM: McpPinRoom = { servers: 1_000, bytes: 256 * 1_048_576 }

/** The pins of a database. */
export function createMcpPinStore(db: Database, room: McpPinRoom = ROOM): McpPinStore {
  /** Forgets the oldest servers until the rest fits; the newest always stays. */
  function makeRoom(accountId: string): void {
    const held = db.all<{ seq: number; size: number }>(HELD_PINS, { accountId })
    let servers = held.length
    let bytes = held.reduce((total, { size }) => total + size, 0)
    for (const { seq, size } of held.slice(0, -1)) {
      if (servers <= room.servers && bytes <= room.bytes) break
      db.run('DELETE FROM mcp_pins WHERE seq = :seq', { seq })
      servers -= 1
      bytes -= size
    }
  }

  return {
    read(accountId, url) {
      const row = db.get<{ scannedAt: number; items: string }>(READ_PINS, { accountId, url })
      if (row === undefined) return null
      return { scannedAt: row.scannedAt, items: fromJson(row.items) }
    },
    remember(accountId, url, pins, scannedAt) {
      const items = toJson(pins)
      const size = items.length + url.length
      db.transaction(() => {
        db.run('DELETE FROM mcp_pins WHERE account_id = :accountId AND url = :url', {
          accountId,
          url,
        })
        db.run(
          `INSERT INTO mcp_pins (account_id, url, scanned_at, size, items)
           VALUES (:accountId, :url, :scannedAt, :size, :items)`,
          { accountId, url, scannedAt, size, items },
        )
        makeRoom(accountId)
      })
    },
  }
}

export const READ_PINS = `
  SELECT scanned_at AS scannedAt, items FROM mcp_pins
  WHERE account_id = :accountId AND url = :url`

/** The oldest first. */
export const HELD_PINS = `
  SELECT seq, size FROM mcp_pins WHERE account_id = :accountId ORDER BY seq`
