/**
 * Opens the database file and wraps `node:sqlite` for the other files of this
 * folder: named parameters, prepared statements kept, errors that name the file.
 *
 * Two processes may hold the same file (the service, and a command of the
 * CLI), so every write waits for its turn and migrations run under the lock.
 */

import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { folded } from '../../src-shared/model/history-query.ts'
import { DatabaseError, explainDatabaseError, isBusy } from './database-error.ts'
import { isFileSystemError, makePrivate } from './make-private.ts'
import { migrate, schemaVersion } from './migrate.ts'
import { LATEST_VERSION } from './migrations/index.ts'

type Value = null | number | string | Uint8Array
/** Values by the name that stands in the SQL as `:name`. */
export type Parameters = Readonly<Record<string, Value>>

export interface Database {
  /** Runs one statement that gives no rows; gives the number of rows it changed itself. */
  readonly run: (sql: string, parameters?: Parameters) => number
  /** The first row, or undefined; outside of a transaction it only reads. The caller states the row's type. */
  readonly get: <Row>(sql: string, parameters?: Parameters) => Row | undefined
  /** All rows, in order; outside of a transaction it only reads. The caller states their type. */
  readonly all: <Row>(sql: string, parameters?: Parameters) => readonly Row[]
  /**
   * Does all of `work` or, where it throws, nothing of it. Takes the write
   * lock at the start: a transaction that reads first and then writes would
   * fail at once when another process wrote in between. Within another one it
   * is a part of that: steps of several stores become one.
   */
  readonly transaction: <T>(work: () => T, durability?: Durability) => T
  /** Calls back after every transaction that was undone: what was remembered of it beside the file is wrong. */
  readonly onUndone: (callback: () => void) => void
  /**
   * Gives the space of deleted rows back to the file system and takes their
   * content out of the write-ahead log. Belongs after every deletion.
   */
  readonly releaseSpace: () => void
  readonly close: () => void
}

/**
 * Whether a write must survive the loss of power. `kept` is on the disk when it is answered;
 * `passing` may be lost with the last moments, never in part, for what can be done again.
 */
export type Durability = 'kept' | 'passing'

export interface DatabaseOptions {
  /** Milliseconds that a statement waits for another process to finish writing; {@link BUSY_TIMEOUT_MS} where left out. */
  readonly busyTimeoutMs?: number | undefined
  /** Told of statements that took longer than {@link SLOW_QUERY_MS}; the SQL holds no values. */
  readonly onSlowQuery?: (sql: string, milliseconds: number) => void
}

/** Statements run one after the other: one this long keeps others waiting. */
export const SLOW_QUERY_MS = 50
/** How long a statement waits for another process to finish writing. */
const BUSY_TIMEOUT_MS = 5_000

/**
 * Opens or makes a database and brings its schema up to date.
 *
 * @param path a file, readable by its owner only from then on, or `:memory:`.
 * @throws {DatabaseError} where the file is damaged, newer than the program, locked or out of reach.
 */
export function openDatabase(path: string, options: DatabaseOptions = {}): Database {
  let connection: DatabaseSync | undefined
  try {
    if (path !== ':memory:') makePrivate(path)
    const { busyTimeoutMs: timeout = BUSY_TIMEOUT_MS } = options
    connection = new DatabaseSync(path, { timeout })
    prepareConnection(connection, path)
  } catch (error) {
    connection?.close()
    if (isFileSystemError(error)) throw new DatabaseError('unusable', path, error)
    throw explainDatabaseError(error, path)
  }
  return wrap(connection, path, options.onSlowQuery)
}

function prepareConnection(connection: DatabaseSync, path: string): void {
  // SQLite's own comparison without case knows the letters of ASCII alone.
  const isPure = { deterministic: true, directOnly: true }
  connection.function('folded', isPure, (text) => folded(String(text)))
  // First, before anything is changed: a newer program's file is left as it is.
  if (schemaVersion(connection) > LATEST_VERSION) throw new DatabaseError('newer', path)
  connection.exec(`
    PRAGMA auto_vacuum = INCREMENTAL; -- only takes effect before the first table is made
    PRAGMA secure_delete = ON;        -- deleted documents are overwritten, not just unlinked
    PRAGMA temp_store = MEMORY;       -- no content in files outside the data folder
    PRAGMA trusted_schema = OFF;
    PRAGMA foreign_keys = ON;
    PRAGMA synchronous = FULL;`)
  // Processes that make the file together meet here, where SQLite does not wait by itself
  // (measured: it gives up within 2 ms when another connection holds the write lock).
  whenNotBusy(() => connection.exec('PRAGMA journal_mode = WAL'))
  migrate(connection, path)
}

/** Tries again until the lock is free or {@link BUSY_TIMEOUT_MS} have passed. */
function whenNotBusy(work: () => void): void {
  const deadline = performance.now() + BUSY_TIMEOUT_MS
  const pause = new Int32Array(new SharedArrayBuffer(4))
  for (;;) {
    try {
      work()
      return
    } catch (error) {
      if (!isBusy(error) || performance.now() > deadline) throw error
      Atomics.wait(pause, 0, 0, 10)
    }
  }
}

function wrap(
  connection: DatabaseSync,
  path: string,
  onSlowQuery: DatabaseOptions['onSlowQuery'],
): Database {
  // The SQL of this folder is constant, so the map stays as small as the code.
  const prepared = new Map<string, StatementSync>()

  function measured<T>(sql: string, work: () => T): T {
    const start = performance.now()
    try {
      return work()
    } catch (error) {
      throw explainDatabaseError(error, path)
    } finally {
      const milliseconds = performance.now() - start
      if (milliseconds > SLOW_QUERY_MS) onSlowQuery?.(sql, milliseconds)
    }
  }
  function statement(sql: string): StatementSync {
    const known = prepared.get(sql)
    if (known !== undefined) return known
    const fresh = connection.prepare(sql)
    prepared.set(sql, fresh)
    return fresh
  }
  const exec = (sql: string) => measured(sql, () => connection.exec(sql))
  const run = (sql: string, parameters: Parameters = {}) =>
    measured(sql, () => Number(statement(sql).run(parameters).changes))

  let durability: Durability = 'kept'
  /** Told to SQLite where it changes: many passing writes follow each other. */
  function setDurability(next: Durability): void {
    if (next === durability) return
    connection.exec(`PRAGMA synchronous = ${next === 'kept' ? 'FULL' : 'NORMAL'}`)
    durability = next
  }
  /** A statement by itself is a transaction, and kept. */
  const alone = () => {
    if (!connection.isTransaction) setDurability('kept')
  }

  const undone: (() => void)[] = []

  function whole<T>(work: () => T): T {
    run('BEGIN IMMEDIATE')
    try {
      const result = work()
      run('COMMIT')
      return result
    } catch (error) {
      // A full disk, for one, makes SQLite roll back by itself.
      if (connection.isTransaction) connection.exec('ROLLBACK')
      for (const callback of undone) callback()
      throw error
    }
  }

  return {
    run(sql, parameters) {
      alone()
      return run(sql, parameters)
    },
    get: <Row>(sql: string, parameters: Parameters = {}) =>
      measured(sql, () => statement(sql).get(parameters) as Row | undefined),
    all: <Row>(sql: string, parameters: Parameters = {}) =>
      measured(sql, () => statement(sql).all(parameters) as Row[]),
    transaction(work, durability = 'kept') {
      if (connection.isTransaction) return work()
      setDurability(durability)
      return whole(work)
    },
    onUndone: (callback) => void undone.push(callback),
    releaseSpace() {
      alone()
      exec('PRAGMA incremental_vacuum')
      exec('PRAGMA wal_checkpoint(TRUNCATE)')
    },
    close: () => connection.close(),
  }
}
