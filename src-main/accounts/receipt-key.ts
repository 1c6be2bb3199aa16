/** The key that seals receipts: only who has the data folder can make one that counts here. */

import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const BYTES = 32

/** Reads the key of a data folder, made at first use, readable by its owner alone. */
export function receiptKey(dataDir: string): Uint8Array {
  const path = join(dataDir, 'receipt.key')
  try {
    // Only where there is none: two services that start together take the same.
    writeFileSync(path, randomBytes(BYTES), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  const key = readFileSync(path)
  if (key.length !== BYTES) {
    throw new Error(`The file ${path} is not a key of ${BYTES} bytes. Remove it to have a new one.`)
  }
  return key
}
