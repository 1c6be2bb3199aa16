/** Thread entry of large bodies: JSON in bytes in, its value or what is wrong with it out. */

import { free, giveBackMemory } from '../workers/give-back-memory.ts'
import { type ReadJson, readJson } from './parse-json.ts'

/** Bytes of a body of which what is left over is worth collecting: some milliseconds. */
const LARGE = 1024 * 1024

export default function readLarge(bytes: Uint8Array<ArrayBuffer>): ReadJson {
  // V8 lets a hundred megabytes of the last bodies lie before it looks by itself.
  if (bytes.length > LARGE) giveBackMemory()
  const read = readJson(bytes)
  free(bytes.buffer)
  return read
}
