/** The history of a data folder, also beside a running service: SQLite keeps the two apart. */

import { LOCAL_ACCOUNT } from '../../accounts/api-keys.ts'
import { databasePath, prepareDataDir, resolveDataDir } from '../../paths.ts'
import { createAccountStore } from '../../store/account-store.ts'
import { type Database, openDatabase } from '../../store/database.ts'

/** `reading` sees one moment and holds nobody up; `writing` is whole or nothing, and others wait. */
const BEGIN = { reading: 'BEGIN', writing: 'BEGIN IMMEDIATE' } as const

/**
 * Does all of `work` in one transaction, which ends with it.
 * @throws DataDirError and DatabaseError where the folder cannot be used, and what `work` throws.
 */
export async function withHistory<T>(
  dataDir: string | undefined,
  kind: keyof typeof BEGIN,
  work: (db: Database) => T | Promise<T>,
): Promise<T> {
  const folder = resolveDataDir(dataDir)
  prepareDataDir(folder)
  const db = openDatabase(databasePath(folder))
  try {
    createAccountStore(db).ensureAccount(LOCAL_ACCOUNT, 'pro', Date.now())
    db.run(BEGIN[kind])
    const result = await work(db)
    db.run('COMMIT')
    return result
  } finally {
    // What was not committed is undone by closing.
    db.close()
  }
}
