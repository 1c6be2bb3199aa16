/** Places tokens: of short texts here, of long ones in a worker thread, so that others need not wait. */

import { tokenStarts } from '../chunk/tokenizer.ts'
import { PoolFull, WorkerFailure, type WorkerPool } from './worker-pool.ts'

/** UTF-16 units that take some four milliseconds. */
const SHORT = 32 * 1024
/** A megabyte takes a tenth of a second. */
const DEADLINE_MS = 30_000

/** Gives what `tokenStarts` gives. */
export type PlaceTokens = (text: string) => Promise<Uint32Array>

export function placeTokensIn(pool: WorkerPool<string, Uint32Array>): PlaceTokens {
  return async (text) => {
    if (text.length <= SHORT) return tokenStarts(text)
    try {
      return await pool.run(text, { timeoutMs: DEADLINE_MS })
    } catch (error) {
      if (error instanceof WorkerFailure || error instanceof PoolFull) return tokenStarts(text)
      throw error
    }
  }
}
