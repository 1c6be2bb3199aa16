/**
 * Answers kept for an Idempotency-Key, so that a repeat gets the same one, also
 * after a restart. Keys and requests are kept as hashes only.
 *
 * Answers can be a megabyte each and anybody on the machine may ask for them,
 * so each account has room for so many bytes; anonymous callers share theirs.
 */

import type { Database } from './database.ts'
import { deleteInBatches } from './delete-in-batches.ts'
import { fromJson, toJson } from './json-column.ts'

/** An answer that a repeat gets: never a refusal. */
export interface StoredReply {
  readonly status: 200 | 202
  /** By lower-case name; those that belong to the connection are not among them. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
}

/** An answer with the request that it belongs to. */
export interface Replay {
  /** SHA-256 of the request, which tells a repeat from another one. */
  readonly digest: Uint8Array
  readonly reply: StoredReply
}

export interface NewReplay extends Replay {
  /** SHA-256 of the account and the key. */
  readonly keyHash: Uint8Array
  /** Null for an anonymous caller; else an account that exists. */
  readonly accountId: string | null
  /** Unix milliseconds. */
  readonly expiresAt: number
}

export interface ReplayStore {
  /** What is kept under a key and has not expired at `now` (Unix milliseconds). */
  readonly find: (keyHash: Uint8Array, now: number) => Replay | null
  /**
   * Keeps an answer in place of what was under its key, and drops the account's
   * oldest ones where all of them would take more than its room. Part of the step
   * that does what is answered.
   */
  readonly keep: (replay: NewReplay) => void
  /**
   * Deletes what has expired at `now`, and gives its number; call again where it is not 0.
   * What would be kept for longer than a whole window was kept before the clock was set
   * back: its window begins now.
   */
  readonly deleteExpired: (now: number) => number
}

/** How long a kept answer is given again. */
export const REPLAY_WINDOW_MS = 15 * 60_000

/** 15 minutes at some 90 answers a second of the 2.7 kB that a text without findings gets. */
const ROOM_BYTES = 256 * 1_048_576
/** Part of the room that is made free at once, so that it is not measured for every answer. */
const SPARE_PART = 1 / 64
/** Hashes, times and index entries of one answer, roughly. */
const ROW_BYTES = 512

/** @param roomBytes what all answers of one account may take. */
export function createReplayStore(db: Database, roomBytes: number = ROOM_BYTES): ReplayStore {
  /** Bytes that an account may still add unmeasured; too few after a sweep, never too many. */
  const left = new Map<string | null, number>()
  db.onUndone(() => left.clear())

  function takeRoom(accountId: string | null, size: number): void {
    const known = left.get(accountId) ?? 0
    left.set(accountId, known >= size ? known - size : makeRoom(accountId))
  }

  /** Deletes the account's oldest answers where they take too much; gives what is free then. */
  function makeRoom(accountId: string | null): number {
    let held = db.get<{ bytes: number }>(REPLAY_BYTES, { accountId })?.bytes ?? 0
    if (held <= roomBytes) return roomBytes - held
    while (held > roomBytes * (1 - SPARE_PART)) {
      const oldest = db.get<{ seq: number; size: number }>(OLDEST_REPLAY, { accountId })
      if (oldest === undefined) break
      db.run('DELETE FROM replays WHERE seq = :seq', { seq: oldest.seq })
      held -= oldest.size
    }
    return roomBytes - held
  }

  return {
    find(keyHash, now) {
      const row = db.get<ReplayRow>(
        `SELECT fingerprint AS digest, status, headers, body FROM replays
         WHERE key_hash = :keyHash AND expires_at > :now`,
        { keyHash, now },
      )
      if (row === undefined) return null
      const { digest, status, headers, body } = row
      return { digest, reply: { status, headers: fromJson(headers), body } }
    },
    keep({ keyHash, accountId, digest, expiresAt, reply }) {
      const headers = toJson(reply.headers)
      const size = reply.body.length + headers.length + ROW_BYTES
      db.transaction(() => {
        db.run(
          `INSERT OR REPLACE INTO replays
             (key_hash, account_id, fingerprint, expires_at, size, status, headers, body)
           VALUES (:keyHash, :accountId, :digest, :expiresAt, :size, :status, :headers, :body)`,
          {
            keyHash,
            accountId,
            digest,
            expiresAt,
            size,
            status: reply.status,
            headers,
            body: reply.body,
          },
        )
        takeRoom(accountId, size)
      })
    },
    deleteExpired(now) {
      db.run(SHORTEN_REPLAYS, { latest: now + REPLAY_WINDOW_MS })
      return deleteInBatches(db, DELETE_EXPIRED_REPLAYS, { now })
    },
  }
}

export const SHORTEN_REPLAYS = 'UPDATE replays SET expires_at = :latest WHERE expires_at > :latest'

/** Twenty at a time: an answer can be a megabyte. */
export const DELETE_EXPIRED_REPLAYS = `
  DELETE FROM replays WHERE seq IN
    (SELECT seq FROM replays WHERE expires_at <= :now ORDER BY expires_at LIMIT 20)`

export const REPLAY_BYTES =
  'SELECT ifnull(sum(size), 0) AS bytes FROM replays WHERE account_id IS :accountId'

export const OLDEST_REPLAY = `
  SELECT seq, size FROM replays WHERE account_id IS :accountId ORDER BY seq LIMIT 1`

interface ReplayRow {
  readonly digest: Uint8Array
  readonly status: StoredReply['status']
  readonly headers: string
  readonly body: Uint8Array
}
