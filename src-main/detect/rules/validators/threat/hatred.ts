/** Whether a sentence that names a group hates it. */

import { once } from '../../../../../src-shared/model/once.ts'
import type { Validator } from '../validator.ts'
import { ARABIC } from './hatred/arabic.ts'
import { BULGARIAN } from './hatred/bulgarian.ts'
import { CZECH } from './hatred/czech.ts'
import { DUTCH } from './hatred/dutch.ts'
import { ENGLISH } from './hatred/english.ts'
import { FRENCH } from './hatred/french.ts'
import { GERMAN } from './hatred/german.ts'
import { GREEK } from './hatred/greek.ts'
import { HUNGARIAN } from './hatred/hungarian.ts'
import { ITALIAN } from './hatred/italian.ts'
import { POLISH } from './hatred/polish.ts'
import { PORTUGUESE } from './hatred/portuguese.ts'
import { ROMANIAN } from './hatred/romanian.ts'
import { RUSSIAN } from './hatred/russian.ts'
import { SOUTH_SLAVIC } from './hatred/south-slavic.ts'
import { SPANISH } from './hatred/spanish.ts'
import { type HatredWords, hatredStatements } from './hatred/statement.ts'
import { TURKISH } from './hatred/turkish.ts'
import { areOwnWords } from './own-words.ts'

/** `Spic and span`, which says that something is clean, and the UTF-16 units of it behind the slur that it begins with. */
const AND_SPAN = /^[ -](?:and|&|n['’]?)[ -]span/u
const AND_SPAN_UNITS = 9

/** A slur that the writer says himself. */
export const ownSlur: Validator = (_, match) =>
  !AND_SPAN.test(match.text.slice(match.end, match.end + AND_SPAN_UNITS)) &&
  areOwnWords(match.text, match)

/** Behind a question, by language: that what it denies of a group is so. `Yes` alone may agree. */
const CONTRADICTED =
  /^ ?\?["”»'’]?\s{1,3}(?:doch|(?:mais |bien sûr que )?si|de igen|dehogynem|de bizony|ba da|jawel|toch wel|claro que s[íi]m?|certo che sì|ależ tak|ale ano|ještě jak|that is (?:wrong|false|a lie)|nonsense|unsinn|(?:c['’]est )?faux|(?:es )?falso|это (?:ложь|неправда))(?!\p{L})/iu
/** UTF-16 units behind a question in which it is contradicted. */
const CONTRADICTED_WITHIN = 40

/** Whether what is said up to a place is asked there, and contradicted at once. */
function isContradicted(text: string, end: number): boolean {
  return CONTRADICTED.test(text.slice(end, end + CONTRADICTED_WITHIN))
}

/**
 * Whether a sentence says something hateful of a group in a language, as the writer's own words. What is looked for is
 * made where a text names a group: of all languages it is an eighth of what a command with a small file takes.
 */
function hates(words: HatredWords): Validator {
  const made = once(() => hatredStatements(words))
  return (sentence, { text, start }) =>
    made().some((statement) =>
      [...sentence.matchAll(statement)].some(({ 0: said, index }) => {
        const range = { start: start + index, end: start + index + said.length }
        return areOwnWords(text, range) && !isContradicted(text, range.end)
      }),
    )
}

export const HATRED_VALIDATORS = {
  hates_in_arabic: hates(ARABIC),
  hates_in_bulgarian: hates(BULGARIAN),
  hates_in_czech: hates(CZECH),
  hates_in_dutch: hates(DUTCH),
  hates_in_english: hates(ENGLISH),
  hates_in_french: hates(FRENCH),
  hates_in_german: hates(GERMAN),
  hates_in_greek: hates(GREEK),
  hates_in_hungarian: hates(HUNGARIAN),
  hates_in_italian: hates(ITALIAN),
  hates_in_polish: hates(POLISH),
  hates_in_portuguese: hates(PORTUGUESE),
  hates_in_romanian: hates(ROMANIAN),
  hates_in_russian: hates(RUSSIAN),
  hates_in_south_slavic: hates(SOUTH_SLAVIC),
  hates_in_spanish: hates(SPANISH),
  hates_in_turkish: hates(TURKISH),
}
