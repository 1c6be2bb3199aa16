/** How long jobs are kept, and the sweep that deletes them. */

import type { Clock } from '../clock.ts'
import type { SubmissionOrigin } from './job-record.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** After a job ended. Jobs of the app stay in its history; clients fetch theirs soon. */
export const RETENTION_MS: Readonly<Record<SubmissionOrigin | 'wait', number>> = {
  app: 30 * DAY_MS,
  api: DAY_MS,
  /** A job that was answered within `Prefer: wait=1`. */
  wait: 15 * MINUTE_MS,
}

/** A sweep stops after a while, so that nobody is kept waiting; the next one goes on. */
const NEXT_SWEEP_MS = 1_000

/**
 * Deletes expired jobs now and every minute, and sooner while some are left.
 * @param deleteExpired gives the number of what it deleted.
 * @param onError told where the database refuses; the next sweep tries again.
 * @returns a function that stops it.
 */
export function startRetention(
  deleteExpired: (now: number) => Promise<number>,
  clock: Clock,
  onError: (error: unknown) => void,
): () => void {
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  const sweep = async () => {
    const deleted = await deleteExpired(clock()).catch((error) => {
      // While the service ends, nothing is wrong with a database that is gone.
      if (!isStopped) onError(error)
      return 0
    })
    if (!isStopped) timer = setTimeout(sweep, deleted > 0 ? NEXT_SWEEP_MS : MINUTE_MS).unref()
  }
  void sweep()
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
