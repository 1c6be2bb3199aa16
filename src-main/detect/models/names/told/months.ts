/** Dates and months that read as somebody, a town or an address: `14 Ιανουαρίου 2026`, `τέλος Μαρτίου`. */

import { once } from '../../../../../src-shared/model/once.ts'

/** Languages whose months are known; `Intl` has them, so that no list of ours grows. */
const LANGUAGES = [
  ...['bg', 'cs', 'da', 'de', 'el', 'en', 'es', 'et', 'fi', 'fr', 'hr', 'hu', 'id', 'it', 'lt'],
  ...['lv', 'nb', 'nl', 'pl', 'pt', 'ro', 'ru', 'sk', 'sl', 'sr', 'sv', 'tr', 'uk', 'vi'],
]
const MONTHS = 12
/** A month with its day or its year; by itself April, August and Julio are given names, too. */
const DATED = /^(?:\d{1,2}\.?\s(?:d[ei] |de )?)?(\p{L}+)(?:\s(?:de |del )?(?:1[89]|20)\d\d\.?)?$/u
const DAY_BEFORE = /(?<!\d)(?:[0-2]?\d|3[01])\.?\s(?:de )?$/
const YEAR_AFTER = /^,?\s(?:de |del )?(?:1[89]|20)\d\d(?!\d)/
/** Scripts in which no month is a given name. */
const NO_GIVEN = /^[\p{Script=Greek}\p{Script=Cyrillic}]+$/u

const months = once((): ReadonlySet<string> => {
  const named = LANGUAGES.flatMap((language) =>
    // Beside a day many languages have another case.
    [{}, { day: 'numeric' } as const].flatMap((day) => {
      const format = new Intl.DateTimeFormat(language, { ...day, month: 'long', timeZone: 'UTC' })
      return Array.from({ length: MONTHS }, (_, month) =>
        format
          .formatToParts(Date.UTC(2024, month, 1))
          .filter(({ type }) => type === 'month')
          .map(({ value }) => value.toLowerCase()),
      ).flat()
    }),
  )
  return new Set(named)
})

/** Whether a value is a date, or a month where a date stands or that is nobody's name. */
export function isMonth(value: string, before: string, after: string): boolean {
  const word = DATED.exec(value)?.[1]
  if (word === undefined || !months().has(word.toLowerCase())) return false
  return (
    word.length < value.length ||
    NO_GIVEN.test(word) ||
    DAY_BEFORE.test(before) ||
    YEAR_AFTER.test(after)
  )
}
