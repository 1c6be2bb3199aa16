/** Writes that must not be lost while the database cannot take them: a full disk, a lock held for long. */

import { setTimeout as delay } from 'node:timers/promises'
import { DatabaseError } from '../store/database-error.ts'
import { WorkerFailure } from '../workers/worker-failure.ts'

const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 30_000

export interface PersistOptions {
  /** Ends the waiting; then the last error is thrown. */
  readonly signal: AbortSignal
  /** Told of each refusal. */
  readonly onError: (error: unknown) => void
  /** Resolves after so many milliseconds, or rejects at `signal`. */
  readonly sleep?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>
}

/**
 * Writes until the database takes it, and waits longer after each refusal.
 * @param write told how often it was refused before, so that it can give in and write less
 * @throws what `write` throws where waiting does not help, or cannot go on
 */
export async function persist<T>(
  write: (refusals: number) => Promise<T>,
  { signal, onError, sleep = sleepUnlessAborted }: PersistOptions,
): Promise<T> {
  for (let refusals = 0; ; refusals++) {
    try {
      return await write(refusals)
    } catch (error) {
      if (!mayPass(error) || signal.aborted) throw error
      onError(error)
      const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** refusals)
      try {
        await sleep(wait, signal)
      } catch {
        throw error
      }
    }
  }
}

/** Whether the same write can succeed later: not where the file is damaged or of a newer program. */
function mayPass(error: unknown): boolean {
  if (error instanceof WorkerFailure) return error.kind === 'worker_unavailable'
  return error instanceof DatabaseError && ['busy', 'full', 'unusable'].includes(error.problem)
}

function sleepUnlessAborted(milliseconds: number, signal: AbortSignal): Promise<unknown> {
  return delay(milliseconds, undefined, { signal, ref: false })
}
