/**
 * The storage of a process that is killed at one appointed statement: the file `kill-at` in
 * the data folder says before which, counted from the first charge or job on.
 */

import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { createStoredParts, type StorageOptions } from '../../src-main/storage.ts'
import { type Database, openDatabase } from '../../src-main/store/database.ts'
import { serveCalls } from '../../src-main/workers/remote.ts'

const options = workerData as StorageOptions

/** The database, of which each statement is a moment to die; the end of a step is one before and one after it. */
function mortal(db: Database, killAt: number): Database {
  let moments = 0
  let isCounting = false
  const moment = () => {
    if (isCounting && moments++ === killAt) process.kill(process.pid, 'SIGKILL')
  }
  const watched =
    <A extends readonly [string, ...unknown[]], R>(call: (...parameters: A) => R) =>
    (...parameters: A): R => {
      isCounting ||= /token_buckets|INTO submissions/.test(parameters[0])
      moment()
      return call(...parameters)
    }
  let depth = 0
  const transaction: Database['transaction'] = (work, durability) => {
    depth++
    try {
      const result = db.transaction(() => {
        const done = work()
        if (depth === 1) moment()
        return done
      }, durability)
      if (depth === 1) moment()
      return result
    } finally {
      depth--
    }
  }
  return {
    ...db,
    run: watched(db.run),
    get: watched(db.get) as Database['get'],
    all: watched(db.all) as Database['all'],
    transaction,
  }
}

if (parentPort) {
  serveCalls(parentPort, () => {
    const db = openDatabase(options.path)
    const killAt = Number(readFileSync(join(dirname(options.path), 'kill-at'), 'utf8'))
    return { objects: { ...createStoredParts(mortal(db, killAt), options) }, close: db.close }
  })
}
