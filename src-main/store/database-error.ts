/**
 * What can go wrong with the database file, in words for the person whose
 * machine it is.
 *
 * SQLite's own messages name neither the file nor a way out. Broken
 * constraints pass through as they are: they are mistakes of the program.
 */

import { ExplainedError } from '../explained-error.ts'

/** `newer`: written by a later version of the program. */
export type DatabaseProblem = 'damaged' | 'newer' | 'busy' | 'full' | 'unusable'

/** A database that cannot be used; the message names the file and what to do. */
export class DatabaseError extends ExplainedError {
  readonly problem: DatabaseProblem
  readonly path: string

  constructor(problem: DatabaseProblem, path: string, cause?: unknown) {
    super(`The database ${path} ${SENTENCES[problem]}`, cause === undefined ? undefined : { cause })
    this.name = 'DatabaseError'
    this.problem = problem
    this.path = path
  }
}

const SENTENCES: Readonly<Record<DatabaseProblem, string>> = {
  damaged:
    'is damaged or not a database. Move it away, together with the files of the same name that end in -wal and -shm, and start again: a new one is made.',
  newer: 'was written by a newer version of Assay. Update Assay, or use another data folder.',
  busy: 'is locked by another program. Close what uses it and try again.',
  full: 'cannot grow: the disk is full. Free some space and try again.',
  unusable:
    'cannot be opened, read or written. Check that the file and its folder are yours and writable.',
}

/** Primary result codes (https://www.sqlite.org/rescode.html) that are about the file. */
const PROBLEMS: ReadonlyMap<number, DatabaseProblem> = new Map([
  [3, 'unusable'], // SQLITE_PERM
  [5, 'busy'], // SQLITE_BUSY
  [6, 'busy'], // SQLITE_LOCKED
  [8, 'unusable'], // SQLITE_READONLY
  [10, 'unusable'], // SQLITE_IOERR
  [11, 'damaged'], // SQLITE_CORRUPT
  [13, 'full'], // SQLITE_FULL
  [14, 'unusable'], // SQLITE_CANTOPEN
  [26, 'damaged'], // SQLITE_NOTADB
])

/** Turns an error of SQLite that is about the file into a {@link DatabaseError}; gives others back. */
export function explainDatabaseError(error: unknown, path: string): unknown {
  const problem = PROBLEMS.get(resultCode(error))
  return problem === undefined ? error : new DatabaseError(problem, path, error)
}

/** Whether another connection holds the lock that was needed (SQLITE_BUSY). */
export function isBusy(error: unknown): boolean {
  return PROBLEMS.get(resultCode(error)) === 'busy'
}

/** Whether rows contradict the schema or each other (SQLITE_CONSTRAINT). */
export function isConstraint(error: unknown): boolean {
  return resultCode(error) === 19
}

/** The primary code: an extended code carries it in its low byte. */
function resultCode(error: unknown): number {
  const code = error instanceof Error && 'errcode' in error ? error.errcode : undefined
  return typeof code === 'number' ? code & 0xff : 0
}
