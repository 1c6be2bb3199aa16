/** The API keys of a data folder, without the service: a command that makes one need not load it. */

import { type ApiKeys, createApiKeys, LOCAL_ACCOUNT } from './accounts/api-keys.ts'
import { databasePath, prepareDataDir } from './paths.ts'
import { createAccountStore } from './store/account-store.ts'
import { openDatabase } from './store/database.ts'

/**
 * Lends the API keys of a data folder, also beside a running service.
 * @throws DataDirError and DatabaseError where the folder cannot be used.
 */
export function withApiKeys<T>(dataDir: string, use: (keys: ApiKeys) => T): T {
  prepareDataDir(dataDir)
  const db = openDatabase(databasePath(dataDir))
  try {
    const accounts = createAccountStore(db)
    accounts.ensureAccount(LOCAL_ACCOUNT, 'pro', Date.now())
    return use(createApiKeys(accounts))
  } finally {
    db.close()
  }
}
