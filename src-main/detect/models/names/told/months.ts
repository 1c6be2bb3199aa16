/** Dates and months that read as somebody, a town or an address: `14 Ιανουαρίου 2026`, `τέλος Μαρτίου`. */

import { once } from '../../../../../src-shared/model/once.ts'
import { LANGUAGES, monthNames } from '../../../calendar-names.ts'
import type { DecidedName } from '../names-decision.ts'

/** A month with its day or its year; by itself April, August and Julio are given names, too. */
const DATED =
  /^(?:\d{1,2}\.?\s(?:d[ei] |de )?)?([\p{L}\p{M}]+)(?:\s(?:de |del )?(?:1[89]|20)\d\d\.?)?$/u
const DAY_BEFORE = /(?<!\d)(?:[0-2]?\d|3[01])\.?\s(?:de )?$/
const YEAR_AFTER = /^,?\s(?:de |del )?(?:1[89]|20)\d\d(?!\d)/
/** A day, and its year or the time of day, behind a month as English has them: `June 29, 2019`, `May 3 at 9:14`. */
const DAY_AFTER =
  /^\s\d{1,2}(?:st|nd|rd|th)?(?:,?\s(?:1[89]|20)\d\d(?!\d)|(?:,| at| -)\s\d{1,2}:\d\d)/
/** The last word of several, with the blanks before it. */
const LAST_WORD = /(?<=\S)\s+(\p{L}+)$/u
/** Units behind a month in which that stands. */
const READ_DAY = 26
/** The time of day behind a day: who stands before both heads a comment, and is somebody in one word, too. */
const TIME_AFTER = /(?:,| at| -)\s\d{1,2}:\d\d/
const HEADS_A_COMMENT = 0.97
/** Scripts in which no month is a given name, but for two in the genitive: Марта, Августа. */
const NO_GIVEN = new RegExp(
  `^(?!(?:Марта|Августа)$)(?:${[
    'Greek',
    'Cyrillic',
    'Georgian',
    'Armenian',
    'Devanagari',
    'Bengali',
    'Thai',
  ]
    .map((script) => `\\p{Script=${script}}+`)
    .join('|')})$`,
  'u',
)
/** A part of a month, before one that nobody is called: `Enn Januar`, `Ende November`. */
const PART_OF_MONTH =
  /^\p{L}{2,9}\s((?:jan|f[eé]b|f[eé]v|sep|set|o[ck]t|nov|de[csz]|déc|dic)\p{L}*)$/iu
/** Languages whose months are looked for beside those whose days are. */
const FURTHER_LANGUAGES = 'be bn hi hy is ka mk mr ne sq th'.split(' ')

const months = once(
  (): ReadonlySet<string> =>
    new Set(
      [...LANGUAGES, ...FURTHER_LANGUAGES]
        .flatMap((language) => [...monthNames(language, 'day'), ...monthNames(language, 'year')])
        .map((month) => month.toLowerCase()),
    ),
)

/** Whether a value is a date, or a month where a date stands or that is nobody's name. */
export function isMonth(value: string, before: string, after: string): boolean {
  if (months().has((PART_OF_MONTH.exec(value)?.[1] ?? '').toLowerCase())) return true
  const word = DATED.exec(value)?.[1]
  if (word === undefined || !months().has(word.toLowerCase())) return false
  return (
    word.length < value.length ||
    NO_GIVEN.test(word) ||
    DAY_BEFORE.test(before) ||
    YEAR_AFTER.test(after) ||
    DAY_AFTER.test(after)
  )
}

/** Somebody without the month of the date behind, as comments are headed: `Kate June 29, 2019 at 12:31`. */
export function withoutDate(text: string, each: DecidedName): DecidedName {
  if (each.name !== 'PERSON') return each
  const after = text.slice(each.end, each.end + READ_DAY)
  const last = LAST_WORD.exec(text.slice(each.start, each.end))
  if (!last || !DAY_AFTER.test(after) || !months().has((last[1] as string).toLowerCase())) {
    return each
  }
  const score = TIME_AFTER.test(after) ? Math.max(each.score, HEADS_A_COMMENT) : each.score
  return { ...each, end: each.start + last.index, score }
}
