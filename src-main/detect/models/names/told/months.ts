/** Dates and months that read as somebody, a town or an address: `14 Ιανουαρίου 2026`, `τέλος Μαρτίου`. */

import { once } from '../../../../../src-shared/model/once.ts'
import { LANGUAGES, monthNames } from '../../../calendar-names.ts'

/** A month with its day or its year; by itself April, August and Julio are given names, too. */
const DATED = /^(?:\d{1,2}\.?\s(?:d[ei] |de )?)?(\p{L}+)(?:\s(?:de |del )?(?:1[89]|20)\d\d\.?)?$/u
const DAY_BEFORE = /(?<!\d)(?:[0-2]?\d|3[01])\.?\s(?:de )?$/
const YEAR_AFTER = /^,?\s(?:de |del )?(?:1[89]|20)\d\d(?!\d)/
/** Scripts in which no month is a given name. */
const NO_GIVEN = /^[\p{Script=Greek}\p{Script=Cyrillic}]+$/u

const months = once(
  (): ReadonlySet<string> =>
    new Set(
      LANGUAGES.flatMap((language) =>
        [false, true].flatMap((isBesideDay) => monthNames(language, isBesideDay)),
      ).map((month) => month.toLowerCase()),
    ),
)

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
