/**
 * What accounts have used: scan units by day, and the token bucket.
 *
 * Rows only; what may be used is decided in the accounts room. Account null
 * stands for all anonymous callers together.
 */

import type { Database } from './database.ts'

/** The token bucket of an account as it was last written. */
export interface TokenBucketRecord {
  /** Thousandths of a token. */
  readonly balance: number
  /** Unix milliseconds. */
  readonly updatedAt: number
}

export interface UsageStore {
  /** Scan units of the days from `fromDay` up to, not including, `toDay`. A day is its number since 1970-01-01. */
  readonly unitsBetween: (accountId: string | null, fromDay: number, toDay: number) => number
  readonly addUnits: (accountId: string | null, day: number, units: number) => void
  /** Null where nothing was taken yet. */
  readonly getBucket: (accountId: string | null) => TokenBucketRecord | null
  readonly setBucket: (accountId: string | null, bucket: TokenBucketRecord) => void
  /** All of `work` or nothing, and no other process in between; part of a larger step where one is going on. */
  readonly transaction: <T>(work: () => T) => T
}

/** The usage of a database. */
export function createUsageStore(db: Database): UsageStore {
  return {
    unitsBetween(accountId, fromDay, toDay) {
      const row = db.get<{ units: number }>(
        `SELECT ifnull(sum(units), 0) AS units FROM scan_units
         WHERE ${OWN} AND day >= :fromDay AND day < :toDay`,
        { accountId, fromDay, toDay },
      )
      return row?.units ?? 0
    },
    addUnits(accountId, day, units) {
      db.run(
        `INSERT INTO scan_units (account_id, day, units) VALUES (:accountId, :day, :units)
         ON CONFLICT (ifnull(account_id, ''), day) DO UPDATE SET units = units + excluded.units`,
        { accountId, day, units },
      )
    },
    getBucket: (accountId) =>
      db.get<TokenBucketRecord>(
        `SELECT balance, updated_at AS updatedAt FROM token_buckets WHERE ${OWN}`,
        { accountId },
      ) ?? null,
    setBucket(accountId, { balance, updatedAt }) {
      db.run(
        `INSERT INTO token_buckets (account_id, balance, updated_at)
         VALUES (:accountId, :balance, :updatedAt)
         ON CONFLICT (ifnull(account_id, ''))
         DO UPDATE SET balance = excluded.balance, updated_at = excluded.updated_at`,
        { accountId, balance, updatedAt },
      )
    },
    // A charge alone belongs to a scan that is not kept either; with more, the larger step is kept.
    transaction: (work) => db.transaction(work, 'passing'),
  }
}

/** No account has an empty name, so the empty one stands for the anonymous callers in the index. */
const OWN = "ifnull(account_id, '') = ifnull(:accountId, '')"
