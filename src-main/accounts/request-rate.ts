/**
 * Requests a minute: at most so many in any 60 seconds, not only in each minute
 * of the clock, where twice as many could pass around its turn.
 *
 * Kept in memory: a minute is sooner over than anybody restarts to escape it.
 */

const MINUTE_MS = 60_000

export interface RequestRate {
  /**
   * Counts a request where it may pass.
   * @param accountId null for all callers without an account together.
   * @returns 0, or the seconds until one may pass again; a refused request is not counted.
   */
  readonly count: (accountId: string | null, perMinute: number) => number
  /** The same without counting. */
  readonly secondsUntil: (accountId: string | null, perMinute: number) => number
}

/**
 * Request rates of one service.
 * @param clock gives Unix milliseconds.
 */
export function createRequestRate(clock: () => number): RequestRate {
  /** Times of the requests that passed in the last minute, oldest first. */
  const passed = new Map<string | null, number[]>()

  function secondsUntil(accountId: string | null, perMinute: number): number {
    const now = clock()
    const times = recent(passed.get(accountId) ?? [], now)
    passed.set(accountId, times)
    const blocking = times.at(-perMinute)
    return blocking === undefined ? 0 : Math.ceil((blocking + MINUTE_MS - now) / 1_000)
  }

  return {
    secondsUntil,
    count(accountId, perMinute) {
      const seconds = secondsUntil(accountId, perMinute)
      if (seconds === 0) passed.get(accountId)?.push(clock())
      return seconds
    },
  }
}

function recent(times: number[], now: number): number[] {
  // The clock was set back: times that lie ahead would block until they come.
  if ((times.at(-1) ?? now) > now) return []
  const start = times.findIndex((time) => time > now - MINUTE_MS)
  times.splice(0, start === -1 ? times.length : start)
  return times
}
