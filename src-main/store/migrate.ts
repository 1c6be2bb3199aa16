/**
 * Brings a database to the program's schema, one numbered step after another.
 *
 * The number of the last step is kept in the file itself (`user_version`). All
 * steps run in one transaction under the write lock: two processes that start
 * together do the work once, and a crash leaves the schema as it was.
 */

import type { DatabaseSync } from 'node:sqlite'
import { DatabaseError } from './database-error.ts'
import { MIGRATIONS, type Migration } from './migrations/index.ts'

/**
 * Runs the steps that the database has not seen.
 *
 * @param steps ascending by version, without gaps, from 1; a test passes the first few.
 * @throws {DatabaseError} `newer` where the database has seen more steps than there are.
 */
export function migrate(
  connection: DatabaseSync,
  path: string,
  steps: readonly Migration[] = MIGRATIONS,
): void {
  // The usual case costs no lock.
  if (schemaVersion(connection) === steps.length) return
  connection.exec('BEGIN IMMEDIATE')
  try {
    // Read again: another process may have been faster.
    const version = schemaVersion(connection)
    if (version > steps.length) throw new DatabaseError('newer', path)
    for (const step of steps.slice(version)) connection.exec(step.sql)
    connection.exec(`PRAGMA user_version = ${steps.length}`)
    connection.exec('COMMIT')
  } catch (error) {
    if (connection.isTransaction) connection.exec('ROLLBACK')
    throw error
  }
}

/** The number of the last step that the database has seen; 0 for an empty one. */
export function schemaVersion(connection: DatabaseSync): number {
  const row = connection.prepare('PRAGMA user_version').get() as { user_version: number }
  return row.user_version
}
