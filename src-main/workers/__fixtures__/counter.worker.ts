/** A thread with one object, for the tests of remote objects: it counts, throws, and dies as told. */

import { parentPort, workerData } from 'node:worker_threads'
import { ScanError } from '../../../src-shared/contract/error-codes.ts'
import { serveCalls } from '../remote.ts'

let total = workerData as number

export const counter = {
  add: (number: number) => {
    total += number
    return total
  },
  refuse: (): never => {
    throw new ScanError('INVALID_REQUEST', 'not that', { retryAfterSeconds: 3 })
  },
  /** What is promised comes as itself; so does an error. */
  later: async (what: string) => {
    await new Promise(setImmediate)
    if (what === '') throw new RangeError('nothing to say')
    return what
  },
  die: () => process.exit(1),
  /** Bytes come back as they went. */
  echo: (bytes: Uint8Array) => bytes,
}
export type Counter = typeof counter

if (parentPort) {
  serveCalls(parentPort, () => {
    if (total < 0) throw new RangeError('a count is not below zero')
    return { objects: { counter }, close() {} }
  })
}
