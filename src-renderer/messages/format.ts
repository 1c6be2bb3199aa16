/** Numbers, sizes, dates and plurals in the words of the app's language. */

export { labelWords } from '../../src-shared/model/words.ts'

const LOCALE = 'en-GB'
/** Decimals of a score at most. */
const MOST_DIGITS = 6

const integer = new Intl.NumberFormat(LOCALE)
const compact = new Intl.NumberFormat(LOCALE, {
  notation: 'compact',
  maximumFractionDigits: 0,
})
const fixed2 = new Intl.NumberFormat(LOCALE, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const oneDigit = new Intl.NumberFormat(LOCALE, { maximumFractionDigits: 1 })
const signed = new Intl.NumberFormat(LOCALE, {
  signDisplay: 'exceptZero',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
})
const day = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium' })
const dateTime = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short' })
const timeOfDay = new Intl.DateTimeFormat(LOCALE, { timeStyle: 'medium' })
const plurals = new Intl.PluralRules(LOCALE)
const lists = new Intl.ListFormat(LOCALE, { type: 'conjunction' })

/** 1234 → "1,234". */
export function formatNumber(value: number): string {
  return integer.format(value)
}

/** 1234 → "1K", where there is no room for more. */
export function formatCompact(value: number): string {
  return compact.format(value)
}

/** A confidence or score from 0 to 1 with two decimals. */
export function formatScore(value: number): string {
  return fixed2.format(value)
}

/**
 * A score and the limit that it is held against, with two decimals, and with as
 * many more as it takes to see which is the larger and that the limit is not 1.
 */
export function formatAgainst(score: number, limit: number): readonly [string, string] {
  for (let digits = 2; digits < MOST_DIGITS; digits++) {
    const [shown, shownLimit] = [score.toFixed(digits), limit.toFixed(digits)]
    const tellsApart = shown !== shownLimit || score === limit
    if (tellsApart && (Number(shownLimit) < 1 || limit === 1)) return [shown, shownLimit]
  }
  return [score.toFixed(MOST_DIGITS), limit.toFixed(MOST_DIGITS)]
}

/** A change of a score, with its sign. */
export function formatChange(value: number): string {
  return signed.format(value)
}

/** Bytes in the decimal units that file managers show: 10,000,000 → "10 MB". */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000) return `${integer.format(bytes)} B`
  // What would be rounded to a thousand is one of the next unit.
  if (bytes < 999_950) return `${oneDigit.format(bytes / 1_000)} kB`
  return `${oneDigit.format(bytes / 1_000_000)} MB`
}

/** Milliseconds as seconds, or minutes and seconds: "4.2 s", "2 min 5 s". */
export function formatDuration(ms: number): string {
  const seconds = ms / 1_000
  if (seconds < 60) return `${oneDigit.format(seconds)} s`
  return `${Math.floor(seconds / 60)} min ${Math.floor(seconds % 60)} s`
}

/** Unix milliseconds as date and time of this machine. */
export function formatDate(time: number): string {
  return dateTime.format(time)
}

/** Unix milliseconds as a time of day of this machine, to the second. */
export function formatTime(time: number): string {
  return timeOfDay.format(time)
}

/** Unix milliseconds as a date of this machine. */
export function formatDay(time: number): string {
  return day.format(time)
}

const AGO_UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const
const relative = new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' })
const MONTH_MS = 30 * 86_400_000

/** Unix milliseconds as people tell it at `now`: "just now", "5 minutes ago", "yesterday"; beyond a month the date. */
export function formatRelative(time: number, now: number): string {
  const away = time - now
  if (Math.abs(away) >= MONTH_MS) return formatDay(time)
  for (const [unit, length] of AGO_UNITS) {
    if (Math.abs(away) >= length) return relative.format(Math.trunc(away / length), unit)
  }
  return away > 0 ? 'in a moment' : 'just now'
}

/** How long is left at `now`, rounded up to what people plan with: "29 days", "3 hours". */
export function formatLeft(time: number, now: number): string {
  const left = Math.max(0, time - now)
  for (const [unit, length] of AGO_UNITS) {
    if (left > length || unit === 'minute') {
      const value = Math.ceil(left / length)
      return count(value, unit, `${unit}s`)
    }
  }
  return ''
}

/** "a, b and c". */
export function formatList(items: readonly string[]): string {
  return lists.format(items)
}

/** The number and the noun that fits it. */
export function count(value: number, one: string, other: string): string {
  return `${integer.format(value)} ${plurals.select(value) === 'one' ? one : other}`
}

/** Words as they stand within a sentence: "Data leak" → "data leak", but "API key" as it is. */
export function withinSentence(words: string): string {
  return /^\p{Lu}{2}/u.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1)
}
