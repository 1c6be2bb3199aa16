/**
 * Places, firms and single words of technical documents. In manuals, data and programs a place is where a book was
 * printed, a value of a table or a trademark's country, and a word with a capital is a module or a program: they are
 * nobody's, unless they stand in the same paragraph as how to reach somebody, as in the address below a name, or near a
 * street or a date of birth.
 */

import { leanExpression } from '../../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../../src-shared/model/one-line.ts'
import { overlapFinder, type Range } from '../../../../../src-shared/model/spans.ts'
import { hasLegalForm } from '../../../business-names.ts'
import { isSomebody } from '../../../own-words.ts'
import type { DecidedName } from '../names-decision.ts'

/** A mail address, also as people write it for people, or a telephone. */
const CONTACT = leanExpression(
  oneLine`
    [\w.+-](?:
      @|\s?[[(<{]?(?:@|\bat\b)[\])>}]?\s?
    )[\w-]+(?:\.|\s?[[(<{]?\bdot\b[\])>}]?\s?)[a-z]{2}
    |\b(?:tele?(?:phone|fax|fon)?|phone|fax|mobile)\b[.:]?\s{0,4}[+(]?\d|\+\d{1,3}[ (]\d
  `,
  'i',
)
/** What parts a paragraph from the next, in a remark too. */
const PARTED = /\n[ \t*#;%/>|-]{0,12}\n/
const READ = 300

/** What records of people hold, and from which probability it is one. */
const OF_RECORDS: ReadonlySet<string> = new Set(['ADDRESS', 'DATE_OF_BIRTH'])
const LIKELY = 0.5

const ONE_WORD = /^[\p{Script=Latin}\p{M}]+$/u

/**
 * Tells of the names of one technical document whether they belong to nobody there: places, firms without a legal form,
 * and people of one word that is no part of a whole name.
 * @param names what was decided of the document
 * @param parts words of whole names that stand in it
 */
export function nobodysNames(
  text: string,
  names: readonly DecidedName[],
  parts: ReadonlySet<string>,
): (name: DecidedName) => boolean {
  const recordsOver = overlapFinder(
    names.filter(({ name, score }) => OF_RECORDS.has(name) && score >= LIKELY),
  )
  const mayBeNobodys = (found: DecidedName): boolean => {
    const value = text.slice(found.start, found.end)
    if (found.name === 'ORGANIZATION') return !hasLegalForm(value)
    if (found.name === 'PERSON')
      return ONE_WORD.test(value) && !parts.has(value) && !isSomebody(text, found)
    return found.name === 'LOCATION'
  }
  return (found) => {
    const { start, end } = found
    if (!mayBeNobodys(found) || isBesideContact(text, found)) return false
    return recordsOver({ start: start - READ, end: end + READ }).length === 0
  }
}

/** Whether somebody can be reached by what stands in the paragraph of a name. */
function isBesideContact(text: string, { start, end }: Range): boolean {
  const before = text.slice(Math.max(0, start - READ), start)
  const after = text.slice(end, end + READ)
  const lead = before.split(PARTED).at(-1) ?? ''
  const [rest = ''] = after.split(PARTED, 1)
  return CONTACT.test(`${lead} ${rest}`)
}
