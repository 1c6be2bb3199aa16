/** Places tokens: of short texts here, of long ones in a worker thread, so that others need not wait. */

import { tokenStarts } from '../chunk/tokenizer.ts'
import { WorkerFailure } from '../workers/worker-failure.ts'
import type { WorkerPool } from '../workers/worker-pool.ts'

/** UTF-16 units that take a millisecond, and tens where no word comes twice. */
const SHORT = 64 * 1024

/** Gives what `tokenStarts` gives. */
export type PlaceTokens = (text: string, signal?: AbortSignal) => Promise<Uint32Array>

/** Rejects as {@link WorkerPool} does; a thread that died is tried once more, in a new one. */
export function findTokenStartsIn(pool: WorkerPool<string, Uint32Array>): PlaceTokens {
  return async (text, signal) => {
    if (text.length <= SHORT) return tokenStarts(text)
    const options = signal ? { signal } : {}
    try {
      return await pool.run(text, options)
    } catch (error) {
      if (!(error instanceof WorkerFailure) || error.kind !== 'worker_unavailable') throw error
      return pool.run(text, options)
    }
  }
}
