/**
 * Authors with the year of their work. A list of copyrights writes `2015 Anna Lind <a.lind@…>`, which
 * reads as the number of a house and a street; the mail address behind says that it is a person.
 */

import type { DecidedName } from './names-decision.ts'

/** The year of a work and what parts it from the name; programs have had authors since about 1970. */
const YEAR_BEFORE = /^(?:19[7-9]\d|20[0-3]\d)[\s,]{1,3}(?=\p{L}\D*$)/u
const MAIL_AFTER = /^\s{0,3}[<(][^\s@<>()]{1,64}@/
/** Characters behind an entity in which the mail address begins. */
const READ = 72

/** The same entities; addresses that are authors with a year are people, without the year. */
export function withoutDatedAuthors(
  text: string,
  decided: readonly DecidedName[],
): readonly DecidedName[] {
  return decided.map((each) => {
    if (each.name !== 'ADDRESS') return each
    const [year] = YEAR_BEFORE.exec(text.slice(each.start, each.end)) ?? []
    if (year === undefined || !MAIL_AFTER.test(text.slice(each.end, each.end + READ))) return each
    return { ...each, start: each.start + year.length, name: 'PERSON' }
  })
}
