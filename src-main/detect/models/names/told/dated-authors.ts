/**
 * Authors with the year of their work. A list of copyrights writes `2015 Anna Lind <a.lind@…>`, which
 * reads as the number of a house and a street; the mail address behind, or the word before, says that it is a person.
 */

import type { Range } from '../../../../../src-shared/model/spans.ts'
import type { DecidedName } from '../names-decision.ts'

/** The year of a work and what parts it from the name; programs have had authors since about 1970. */
const YEAR_BEFORE = /^(?:19[7-9]\d|20[0-3]\d)[\s,]{1,16}(?=\p{L}\D*$)/u
const MAIL_AFTER = /^\s{0,3}[<(][^\s@<>()]{1,64}@/
/** The word for the owner of a work, before other years at most. */
const OWNED = /(?:copyright:?|\(c\)|©)[\s\d,–-]*$/i
/** Characters behind an entity in which the mail address begins, and before it in which its owner is told. */
const READ = 72

/** The same entities; addresses that are authors with a year are people, without the year. */
export function withoutDatedAuthors(
  text: string,
  decided: readonly DecidedName[],
): readonly DecidedName[] {
  return decided.map((each) => {
    if (each.name !== 'ADDRESS') return each
    const [year] = YEAR_BEFORE.exec(text.slice(each.start, each.end)) ?? []
    const isAuthor = MAIL_AFTER.test(text.slice(each.end, each.end + READ)) || isOwned(text, each)
    if (year === undefined || !isAuthor) return each
    return { ...each, start: each.start + year.length, name: 'PERSON' }
  })
}

/** Whether the word for the owner of a work stands before a name or a year. */
export function isOwned(text: string, { start }: Range): boolean {
  return OWNED.test(text.slice(Math.max(0, start - READ), start))
}
