/**
 * What a cell shows of a number. A workbook keeps dates as days since the turn of 1900, and a postal code as a number
 * without its zeros: only the format of the cell tells them from figures (ECMA-376 part 1 §18.8.30, §18.17.4).
 *
 * Dates are written as ISO 8601 does, since how Excel shows most of them depends on whose computer it runs on.
 */

/** What a format shows: the day, the time of day, and digits at least; all absent where it shows a figure. */
export interface NumberFormat {
  readonly day: boolean
  readonly time: boolean
  readonly digits: number
}

const FIGURE: NumberFormat = { day: false, time: false, digits: 0 }
/** Formats that no file spells out: dates and times of all countries, those of East Asia too (§18.8.30). */
const BUILT_IN_DAYS = /^(?:1[4-7]|22|2[7-9]|3[0-6]|5[0-8])$/
const BUILT_IN_TIMES = /^(?:1[89]|2[0-2])$/
/** Parts of a format that are no letters of it: texts, single signs, colours and languages. */
const LITERAL = /"[^"]*"|[\\_*].|\[(?:\$|[a-z]{3,})[^\]]*\]/gi
const ONLY_DIGITS = /^0{2,}$/
/** Hours, minutes or seconds since a start, which are a figure. */
const ELAPSED = /\[(?:h+|m+|s+)\]/i

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000
/** The 31st of December 9999. */
const LAST_DAY = 2_958_465
/** The 29th of February 1900, which Lotus 1-2-3 took for a day. */
const NO_DAY = 60
/** The first day of 1904, where old Macs begin to count. */
const DAYS_TO_1904 = 1_462

/** @param id of the format; @param code as the file spells it, where it does. */
export function numberFormat(id: string, code: string | undefined): NumberFormat {
  if (code === undefined) {
    return { day: BUILT_IN_DAYS.test(id), time: BUILT_IN_TIMES.test(id), digits: 0 }
  }
  const [positive = ''] = code.replace(LITERAL, '').toLowerCase().split(';')
  if (ONLY_DIGITS.test(positive)) return { ...FIGURE, digits: positive.length }
  if (ELAPSED.test(positive) || /general/.test(positive)) return FIGURE
  const day = /[dy]/.test(positive) || (/m/.test(positive) && !/[hs]/.test(positive))
  return { day, time: /[hs]/.test(positive), digits: 0 }
}

/**
 * A number as its cell shows it: a date, a time of day, or its digits with the zeros before them. Anything else, and what
 * is no number, stays as it stands in the file.
 * @param from1904 whether the workbook counts days from 1904 on
 */
export function shownNumber(
  value: string,
  { day, time, digits }: NumberFormat,
  from1904: boolean,
): string {
  if (digits > 0) return /^\d+$/.test(value) ? value.padStart(digits, '0') : value
  if (!(day || time) || value.trim() === '') return value
  const days = Number(value) + (from1904 ? DAYS_TO_1904 : 0)
  if (!(days >= 0 && days <= LAST_DAY)) return value
  const since = days < NO_DAY ? days + 1 : days
  const minutes = Math.round((since * DAY_MS) / MINUTE_MS)
  const iso = new Date(minutes * MINUTE_MS + Date.UTC(1899, 11, 30)).toISOString()
  const [date, clock] = [iso.slice(0, 10), iso.slice(11, 16)]
  return day && time && clock !== '00:00' ? `${date} ${clock}` : day ? date : clock
}
