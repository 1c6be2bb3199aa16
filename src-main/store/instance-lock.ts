/**
 * One service a data folder: two would run each other's jobs again at start.
 *
 * The lock is SQLite's own on an empty database beside the real one, so the
 * operating system frees it when the process ends, however it ends.
 */

import { DatabaseSync } from 'node:sqlite'
import { isBusy } from './database-error.ts'
import { makePrivate } from './make-private.ts'

/**
 * Takes the lock at `path`, a file that is made where it is missing, for its owner alone: who may
 * read it could hold it.
 * @returns a function that frees it, or null where another process holds it.
 */
export function takeInstanceLock(path: string): (() => void) | null {
  makePrivate(path)
  const connection = new DatabaseSync(path, { timeout: 0 })
  try {
    connection.exec('BEGIN EXCLUSIVE')
    return () => connection.close()
  } catch (error) {
    connection.close()
    if (isBusy(error)) return null
    throw error
  }
}
