/** Days of the week that read as somebody: from one to another, in many languages they are given names, too. */

import { once } from '../../../../../src-shared/model/once.ts'
import { dayNames, LANGUAGES } from '../../../calendar-names.ts'

/** The word before a place and the one behind it, with a blank, a comma or a dash between. */
const WORD_BEFORE = /(\p{L}+)[ ,–—/-]{1,3}$/u
const WORD_AFTER = /^[ ,–—/-]{1,3}(\p{L}+)/u

/** For each language its days, long and in small letters. */
const days = once((): readonly ReadonlySet<string>[] =>
  LANGUAGES.map((language) => new Set(dayNames(language, 'long').map((day) => day.toLowerCase()))),
)

/** Whether a word is a day beside another one of the same language: `Δευτέρα – Παρασκευή`. */
export function isDay(value: string, before: string, after: string): boolean {
  const own = days().filter((names) => names.has(value.toLowerCase()))
  if (own.length === 0) return false
  const beside = [WORD_BEFORE.exec(before)?.[1], WORD_AFTER.exec(after)?.[1]]
  return own.some((names) => beside.some((word) => word && names.has(word.toLowerCase())))
}
