/** Lines that say on which days of the week, and from when to when, somebody is there: `Mo–Fr 8–12 Uhr`, `ti ja to 14–17`. */

import { once } from '../../../../src-shared/model/once.ts'
import { textLines } from '../../../../src-shared/model/text-lines.ts'
import { dayNames, LANGUAGES } from '../../../detect/calendar-names.ts'

/** Days are looked for in two without capitals, too. */
const SPOKEN = [...LANGUAGES, 'ar', 'he']

/** From when to when, with minutes or without. */
const SPAN =
  /(?<![\d.])\d{1,2}(?:[:.h]\d{2})?\s?(?:a\.?m|p\.?m|uhr|h)?\.?\s?(?:[-–—~〜～至]|bis|to|a|à|do|till|til|tot)\s?\d{1,2}(?![\d-])/iu
const WORD = /\p{L}[\p{L}\p{M}]*/gu
/** Days as scripts without spaces write them. */
const UNSPACED =
  /平日|(?:周|星期)[一二三四五六日天]\s?[至到-]|[月火水木金土日]\s?[~〜～-]\s?[月火水木金土日]|営業時間|평일|[월화수목금토일]\s?[~〜～-]\s?[월화수목금토일]/u
/** Words from one day to the next that a span names: two between them at most, `di t/m vr`. */
const FURTHEST = 3
/** UTF-16 units; a longer line is a paragraph. */
const LONGEST_LINE = 300

/** The names of days in a language, long and short, in small letters. */
const daysOfLanguages = once((): readonly ReadonlySet<string>[] =>
  SPOKEN.map((language) => {
    const names = (['long', 'short'] as const).flatMap((weekday) => dayNames(language, weekday))
    return new Set(names.flatMap((name) => name.toLowerCase().match(WORD) ?? []))
  }),
)

/** Whether a line tells opening hours. */
export function isOpeningHours(line: string): boolean {
  if (line.length > LONGEST_LINE || !SPAN.test(line)) return false
  if (UNSPACED.test(line)) return true
  const words = line.toLowerCase().match(WORD) ?? []
  return daysOfLanguages().some((days) => {
    let last = Number.NEGATIVE_INFINITY
    return words.some((word, place) => {
      if (!days.has(word)) return false
      const isNear = place - last <= FURTHEST && words[last] !== word
      last = place
      return isNear
    })
  })
}

/** Whether any line of a text tells opening hours. */
export function tellsOpeningHours(text: string): boolean {
  for (const { start, end } of textLines(text)) {
    if (isOpeningHours(text.slice(start, end))) return true
  }
  return false
}
