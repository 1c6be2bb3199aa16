/**
 * Dates inside identity numbers and after words such as "born".
 *
 * A number whose date cannot exist belongs to nobody; that alone refuses most
 * accidental digit runs.
 */

import { leanExpression } from '../../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../../src-shared/model/one-line.ts'
import type { ValidatorMatch } from '../validator.ts'
import { digitsOf } from './check-digits.ts'

const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** Whether a month has such a day. 29 February is taken as valid: two-digit years hide the century. */
export function isDay(month: number, day: number): boolean {
  return day >= 1 && day <= (DAYS[month - 1] ?? 0)
}

/** The number that two neighbouring digits write. */
export function pairAt(digits: readonly number[], index: number): number {
  return (digits[index] ?? 0) * 10 + (digits[index + 1] ?? 0)
}

/** Oldest year of birth that still can belong to a living person. */
const EARLIEST_BIRTH = 1905
/** Latest year of birth that is taken: the app has no clock here, results must not depend on the day. */
const LATEST_BIRTH = 2035

/** A year as Japan counts it, by the reign of its emperor. */
const ERA = /^(?:大正|昭和|平成|令和)/

/** The first day of a decade as programs write it: what samples and defaults have. */
const DEFAULT_DAY = /^(?:19\d0|2000)-01-01$/

/**
 * Whether a value is a possible date of birth: numeric in day-month or month-day
 * order with a four- or two-digit year, ISO 8601, or with the month in letters.
 */
export function birthDate(value: string): boolean {
  if (DEFAULT_DAY.test(value)) return false
  const parts = value.split(/[^0-9]+/).filter((part) => part !== '')
  const numbers = parts.map(Number)
  const [a = 0, b = 0, c = 0] = numbers
  if (parts.length === 2) {
    const [first = ''] = parts
    return first.length === 4 ? isBirthYear(a) && b <= 31 : a >= 1 && a <= 31 && isBirthYear(b)
  }
  if (parts.length !== 3) return false
  if (ERA.test(value)) return isDay(b, c)
  if ((parts[0] ?? '').length === 4) return isBirthYear(a) && isDay(b, c)
  const yearIsWhole = (parts[2] ?? '').length === 4
  return (!yearIsWhole || isBirthYear(c)) && (isDay(b, a) || isDay(a, b))
}

function isBirthYear(year: number): boolean {
  return year >= EARLIEST_BIRTH && year <= LATEST_BIRTH
}

/** Whether six digits from `index` are year, month and day of two digits each. */
export function isYearMonthDay(digits: readonly number[], index: number): boolean {
  return isDay(pairAt(digits, index + 2), pairAt(digits, index + 4))
}

/** Whether six digits from `index` are day, month and year of two digits each. */
export function isDayMonthYear(digits: readonly number[], index: number): boolean {
  return isDay(pairAt(digits, index + 2), pairAt(digits, index))
}

/** Whether the first six digits are year, month, day (Malaysian MyKad and others without a check digit). */
export function startsWithYearMonthDay(value: string): boolean {
  return isYearMonthDay(digitsOf(value), 0)
}

/** Words between "date of birth" and a day by which a form or a manual is told, and nobody. */
const OF_A_FORM = leanExpression(
  oneLine`
    (?:^|[^\p{L}])(?:
      format|field|column|example|e\.g|sample|default|value|entered|before|after|must|should
      |if|feld|spalte|beispiel|champ|exemple|campo|ejemplo|esempio|exemplo|veld|voorbeeld
      |kolumna|pole|fält|exempel
    )(?=[^\p{L}]|$)
  `,
  'iu',
)

/** Whether what stands between the word for a date of birth and the day is told of somebody, and of no form. */
export function toldBirth(_value: string, { groups }: ValidatorMatch): boolean {
  return !OF_A_FORM.test(groups.between ?? '')
}
