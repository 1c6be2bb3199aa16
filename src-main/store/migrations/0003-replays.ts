/**
 * Answers kept for an Idempotency-Key, so that a repeat is answered alike.
 *
 * The key and the request are kept as hashes only.
 */

import type { Migration } from './migration.ts'

export const replays: Migration = {
  version: 3,
  name: 'replays',
  sql: `
    CREATE TABLE replays (
      seq INTEGER PRIMARY KEY, -- order of arrival
      key_hash BLOB NOT NULL UNIQUE CHECK (length(key_hash) = 32), -- SHA-256
      account_id TEXT REFERENCES accounts (id) ON DELETE CASCADE, -- null: anonymous
      fingerprint BLOB NOT NULL CHECK (length(fingerprint) = 32), -- SHA-256
      expires_at INTEGER NOT NULL,
      size INTEGER NOT NULL CHECK (size > 0), -- bytes that it counts for
      status INTEGER NOT NULL CHECK (status BETWEEN 200 AND 299),
      headers TEXT NOT NULL, -- JSON
      body BLOB NOT NULL
    ) STRICT;

    CREATE INDEX replays_expiry ON replays (expires_at);
    CREATE INDEX replays_by_account ON replays (account_id, seq, size);
  `,
}
