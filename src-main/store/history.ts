/**
 * The history: an account's jobs, newest first, a page at a time.
 *
 * The cursor is the place of the page's last job (its time and its number of
 * arrival), not a count: jobs that come or go meanwhile shift nothing.
 */

import { ScanError } from '../../src-shared/contract/error-codes.ts'
import type { History, HistoryEntry } from '../../src-shared/workspace/history.ts'
import type { Database } from './database.ts'
import type { CountMade } from './decisions-made.ts'
import { entryOf } from './history-entry.ts'
import { type HistoryRow, SELECT_ENTRIES } from './history-rows.ts'

/** A page of the history to read. */
export interface HistoryQuery {
  readonly accountId: string
  /** Jobs on the page, from 1. */
  readonly limit: number
  /** `next` of the page before; the newest jobs where it is left out. */
  readonly before?: string
}

/** Where a page begins: behind this job. */
interface Place {
  readonly createdAt: number
  readonly seq: number
}

/** Before the first job: later than any time, and no number of arrival. */
const TOP: Place = { createdAt: Number.MAX_SAFE_INTEGER, seq: 0 }

/**
 * One page, without jobs that had expired at `now` (Unix milliseconds).
 * @throws {ScanError} `INVALID_REQUEST` where `before` is no cursor.
 */
export function readHistory(
  db: Database,
  query: HistoryQuery,
  now: number,
  countMade: CountMade,
): History {
  const { createdAt, seq } = query.before === undefined ? TOP : parseCursor(query.before)
  const rows = db.all<HistoryRow>(HISTORY_PAGE, {
    accountId: query.accountId,
    createdAt,
    seq,
    now,
    // One more than the page holds tells whether there is a next one.
    limit: query.limit + 1,
  })
  const page = rows.slice(0, query.limit)
  const last = page.at(-1)
  return {
    jobs: page.map((row) => entryOf(db, row, { accountId: query.accountId, now }, countMade)),
    next: last === undefined || rows.length === page.length ? null : writeCursor(last),
    total: (db.get<{ total: number }>(COUNT, { accountId: query.accountId, now }) ?? NONE).total,
  }
}

const COUNT = `SELECT count(*) AS total FROM jobs
  WHERE account_id = :accountId AND (expires_at IS NULL OR expires_at > :now)`
const NONE = { total: 0 }

/** One job as the history tells it; null where it is unknown, expired at `now` or another account's. */
export function readEntry(
  db: Database,
  of: { readonly jobId: string; readonly accountId: string; readonly now: number },
  countMade: CountMade,
): HistoryEntry | null {
  const row = db.get<HistoryRow>(
    `${SELECT_ENTRIES}
     WHERE job_id = :jobId AND account_id = :accountId AND (expires_at IS NULL OR expires_at > :now)`,
    of,
  )
  return row === undefined ? null : entryOf(db, row, of, countMade)
}

/**
 * The first condition on the time lets the index find the page; the second
 * takes out what the page before showed of the same millisecond.
 */
export const HISTORY_PAGE = `${SELECT_ENTRIES}
  WHERE account_id = :accountId AND created_at <= :createdAt
    AND NOT (created_at = :createdAt AND seq <= :seq)
    AND (expires_at IS NULL OR expires_at > :now)
  ORDER BY created_at DESC, seq
  LIMIT :limit`

function writeCursor(row: HistoryRow): string {
  return `${row.created_at}-${row.seq}`
}

function parseCursor(cursor: string): Place {
  // Fifteen digits are a safe integer and reach beyond the year 30000.
  const match = /^(\d{1,15})-(\d{1,15})$/.exec(cursor)
  if (match === null) {
    throw new ScanError('INVALID_REQUEST', 'The query parameter "before" is not a page\'s "next".')
  }
  return { createdAt: Number(match[1]), seq: Number(match[2]) }
}
