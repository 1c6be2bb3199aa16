/** The names of days and months as `Intl` has them, so that no list of ours grows. */

/** Languages in which they are looked for: written in an alphabet that has capitals. */
export const LANGUAGES: readonly string[] =
  'bg cs da de el en es et fi fr hr hu id it lt lv nb nl pl pt ro ru sk sl sr sv tr uk vi'.split(
    ' ',
  )

/** 2024 begins with a Monday. */
const YEAR = 2024
const DAYS = 7
const MONTHS = 12

/** The seven days of a week in a language, as they stand by themselves, Monday first. */
export function dayNames(language: string, weekday: 'long' | 'short'): readonly string[] {
  const format = new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' })
  return Array.from({ length: DAYS }, (_, day) => format.format(Date.UTC(YEAR, 0, 1 + day)))
}

/**
 * The twelve months in a language, beside a year or beside a day, where many languages have another case. By themselves
 * `Intl` has some of either: Greek `Δεκεμβρίου`, which no sentence begins with.
 */
export function monthNames(language: string, beside: 'day' | 'year'): readonly string[] {
  const format = new Intl.DateTimeFormat(language, {
    [beside]: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  })
  return Array.from({ length: MONTHS }, (_, month) =>
    format
      .formatToParts(Date.UTC(YEAR, month, 1))
      .filter(({ type }) => type === 'month')
      .map(({ value }) => value),
  ).flat()
}
