/**
 * What MCP servers offered when they were last scanned, so that a later scan
 * can say what changed. A row a server and account: it is written and read as
 * a whole.
 */

import type { Migration } from './migration.ts'

export const mcpPins: Migration = {
  version: 6,
  name: 'mcp-pins',
  sql: `
    CREATE TABLE mcp_pins (
      seq INTEGER PRIMARY KEY, -- in the order of the scans
      account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
      url TEXT NOT NULL,
      scanned_at INTEGER NOT NULL,
      size INTEGER NOT NULL CHECK (size >= 0), -- bytes, roughly
      items TEXT NOT NULL, -- JSON
      UNIQUE (account_id, url)
    ) STRICT;

    CREATE INDEX mcp_pins_by_age ON mcp_pins (account_id, seq, size);
  `,
}
