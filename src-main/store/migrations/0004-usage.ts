/**
 * What accounts have used: scan units, a row a day, and their token buckets.
 *
 * Anonymous callers have no account and share one row. SQLite takes nulls in
 * an index for different, so it holds the empty name in their place, which no
 * account has.
 */

import type { Migration } from './migration.ts'

export const usage: Migration = {
  version: 4,
  name: 'usage',
  sql: `
    CREATE TABLE scan_units (
      account_id TEXT REFERENCES accounts (id) ON DELETE CASCADE, -- null: anonymous
      day INTEGER NOT NULL, -- since 1970-01-01, UTC
      units INTEGER NOT NULL CHECK (units >= 0)
    ) STRICT;

    CREATE UNIQUE INDEX scan_units_by_day ON scan_units (ifnull(account_id, ''), day);

    CREATE TABLE token_buckets (
      account_id TEXT REFERENCES accounts (id) ON DELETE CASCADE, -- null: anonymous
      balance INTEGER NOT NULL, -- thousandths of a token
      updated_at INTEGER NOT NULL
    ) STRICT;

    CREATE UNIQUE INDEX token_buckets_by_account ON token_buckets (ifnull(account_id, ''));
  `,
}
