/** Looks at a database without changing it, also beside a service that uses it. */

import { statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { DatabaseError, explainDatabaseError } from './database-error.ts'
import { schemaVersion } from './migrate.ts'
import { LATEST_VERSION } from './migrations/index.ts'

export interface ExaminedDatabase {
  readonly bytes: number
  readonly jobs: number
  /** Of its schema; the program's own is `latest`. */
  readonly version: number
  readonly latest: number
}

/**
 * Opens it for reading and checks every page.
 * @returns null where there is none yet.
 * @throws {DatabaseError} where it cannot be used.
 */
export function examineDatabase(path: string): ExaminedDatabase | null {
  const found = statSync(path, { throwIfNoEntry: false })
  if (found === undefined) return null
  let connection: DatabaseSync | undefined
  try {
    connection = new DatabaseSync(path, { readOnly: true, timeout: 1_000 })
    const version = schemaVersion(connection)
    if (version > LATEST_VERSION) throw new DatabaseError('newer', path)
    const [row] = connection.prepare('PRAGMA quick_check(1)').all() as { quick_check: string }[]
    if (row?.quick_check !== 'ok') throw new DatabaseError('damaged', path)
    const { jobs } = (
      version === 0 ? { jobs: 0 } : connection.prepare('SELECT count(*) AS jobs FROM jobs').get()
    ) as { jobs: number }
    return { bytes: found.size, jobs, version, latest: LATEST_VERSION }
  } catch (error) {
    throw explainDatabaseError(error, path)
  } finally {
    connection?.close()
  }
}
