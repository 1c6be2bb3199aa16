/** The fixed windows of the quotas: a day and a calendar month, both in UTC. */

const DAY_MS = 86_400_000

/** A stretch of days, the last one not included. A day is its number since 1970-01-01. */
export interface UsageWindow {
  readonly fromDay: number
  readonly toDay: number
}

/** Number of the day in UTC. @param now Unix milliseconds, which know no leap seconds. */
export function dayOf(now: number): number {
  return Math.floor(now / DAY_MS)
}

/** From 00:00 UTC to the next. */
export function dayWindow(now: number): UsageWindow {
  return { fromDay: dayOf(now), toDay: dayOf(now) + 1 }
}

/** From 00:00 UTC on the first of the month to the first of the next. */
export function monthWindow(now: number): UsageWindow {
  const date = new Date(now)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()]
  return { fromDay: dayOf(Date.UTC(year, month)), toDay: dayOf(Date.UTC(year, month + 1)) }
}

/** When the next window begins, in Unix milliseconds. */
export function resetOf({ toDay }: UsageWindow): number {
  return toDay * DAY_MS
}
