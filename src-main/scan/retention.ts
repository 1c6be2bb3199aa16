/** How long jobs are kept, and the sweep that deletes them. */

import { DEFAULT_KEEP_DAYS, type Preferences } from '../../src-shared/workspace/preferences.ts'
import type { Clock } from '../clock.ts'
import type { SubmissionOrigin } from './job-record.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** After a job of a client ended: clients fetch theirs soon. */
export const RETENTION_MS = {
  api: DAY_MS,
  /** A job that was answered within `Prefer: wait=1`, or is nobody's. */
  wait: 15 * MINUTE_MS,
} as const

/** Milliseconds for which jobs are kept after they end; null: until they are deleted. */
export type Retention = (origin: SubmissionOrigin) => number | null

/** Jobs of the app stay in its history for as long as its owner chose; a choice is for what is scanned from then on. */
export function retentionBy(preferences: () => Preferences): Retention {
  return (origin) => {
    if (origin === 'api') return RETENTION_MS.api
    const { keep_days: days = DEFAULT_KEEP_DAYS } = preferences()
    return days === null ? null : days * DAY_MS
  }
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
