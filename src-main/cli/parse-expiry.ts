/** When a key ends, as people write it on a command line. */

const UNIT_MS = { m: 60_000, h: 3_600_000, d: 86_400_000, w: 604_800_000 } as const

/** Dates of ISO 8601: a day, or a day and a time with or without a zone. */
const ISO_DATE =
  /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})?)?$/

/**
 * The time in Unix milliseconds: a date (a day alone is 00:00 UTC, a time
 * without a zone the machine's), or minutes, hours, days or weeks from `now`
 * (`30m`, `12h`, `30d`, `4w`). Null for anything else, also for a day that the
 * month does not have.
 */
export function parseExpiry(value: string, now: number): number | null {
  const [, amount, unit] = /^(\d{1,5})([mhdw])$/.exec(value) ?? []
  if (amount !== undefined) return now + Number(amount) * UNIT_MS[unit as keyof typeof UNIT_MS]
  if (!ISO_DATE.test(value)) return null
  const time = Date.parse(value)
  // The platform takes 31 February for a day in March.
  const isRealDay = new Date(`${value.slice(0, 10)}T00:00Z`)
    .toJSON()
    ?.startsWith(value.slice(0, 10))
  return Number.isNaN(time) || isRealDay !== true ? null : time
}
