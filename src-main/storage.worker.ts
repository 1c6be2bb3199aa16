/** Thread entry of everything that is kept: opens the database and answers calls at it, one after the other. */

import './v8-flags.ts'
import { parentPort, workerData } from 'node:worker_threads'
import { createLog } from './log.ts'
import { createStoredParts, type StorageOptions } from './storage.ts'
import { openDatabase } from './store/database.ts'
import { serveCalls } from './workers/remote.ts'

const options = workerData as StorageOptions
const { path, logLevel, busyTimeoutMs } = options
const log = createLog(logLevel)

if (parentPort === null) throw new Error('this file is the entry of a thread')
serveCalls(parentPort, () => {
  const db = openDatabase(path, {
    busyTimeoutMs,
    onSlowQuery: (sql, milliseconds) => log.warn({ sql, milliseconds }, 'slow query'),
  })
  return { objects: { ...createStoredParts(db, options) }, close: db.close }
})
