/** The storage on a disk that has room for little more: SQLite is told how many pages there may be. */

import { parentPort, workerData } from 'node:worker_threads'
import { createStoredParts, type StorageOptions } from '../../storage.ts'
import { openDatabase } from '../../store/database.ts'
import { serveCalls } from '../../workers/remote.ts'

const options = workerData as StorageOptions
const SPARE_PAGES = 64

if (parentPort) {
  serveCalls(parentPort, () => {
    const db = openDatabase(options.path)
    const parts = createStoredParts(db, options)
    const { page_count: pages } = db.get<{ page_count: number }>('PRAGMA page_count') ?? {
      page_count: 0,
    }
    db.get(`PRAGMA max_page_count = ${pages + SPARE_PAGES}`)
    return { objects: { ...parts }, close: db.close }
  })
}
