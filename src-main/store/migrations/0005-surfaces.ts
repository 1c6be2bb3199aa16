/**
 * What a document has that was fetched: the segments of a web page or MCP
 * server, and how the server changed since it was last read.
 *
 * Called by its table, whose name stands in every database since: a surface is the
 * part of a web page or MCP server that an attacker can write to.
 *
 * A table of its own: few documents have it, and a column behind the original
 * bytes would be slow to reach.
 */

import type { Migration } from './migration.ts'

export const surfaces: Migration = {
  version: 5,
  name: 'surfaces',
  sql: `
    CREATE TABLE surfaces (
      job_id TEXT NOT NULL PRIMARY KEY REFERENCES documents (job_id) ON DELETE CASCADE,
      segments TEXT NOT NULL, -- JSON
      changes TEXT -- JSON; null: nothing to compare with
    ) STRICT;
  `,
}
