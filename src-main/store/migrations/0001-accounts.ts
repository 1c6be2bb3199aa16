/**
 * Accounts and their API keys. The owner's account `local` is always there.
 *
 * Keys are kept as hashes; `prefix` is what a list shows of a key.
 */

import type { Migration } from './migration.ts'

export const accounts: Migration = {
  version: 1,
  name: 'accounts',
  sql: `
    CREATE TABLE accounts (
      id TEXT NOT NULL PRIMARY KEY,
      plan TEXT NOT NULL,
      created_at INTEGER NOT NULL
    ) STRICT, WITHOUT ROWID;

    INSERT INTO accounts (id, plan, created_at) VALUES ('local', 'pro', unixepoch() * 1000);

    CREATE TABLE api_keys (
      id TEXT NOT NULL PRIMARY KEY,
      account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
      name TEXT NOT NULL,
      prefix TEXT NOT NULL,
      hash BLOB NOT NULL UNIQUE CHECK (length(hash) = 32), -- SHA-256
      scopes TEXT NOT NULL, -- JSON
      created_at INTEGER NOT NULL,
      expires_at INTEGER,
      revoked_at INTEGER,
      last_used_at INTEGER
    ) STRICT, WITHOUT ROWID;

    CREATE INDEX api_keys_by_account ON api_keys (account_id, created_at);
  `,
}
