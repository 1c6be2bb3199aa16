/**
 * Two names that a tagger reads as one: neighbours in a list, `Ada, Rob`, look like a family and a given name, and people who sign
 * beside each other stand in two columns of one line.
 */

import type { Range } from '../../../../../src-shared/model/spans.ts'
import type { NameReading } from '../names-decision.ts'

/** A comma within a name, as before a given name, and items on either side of it. */
const COMMA_WITHIN = /,\s/
const ITEM_BEFORE = /\p{L}{2},\s$/u
const ITEM_AFTER = /^,\s\p{L}/u
const READ_SIDE = 4
/** Units before a name in which the head of its list stands. */
const READ_LINE = 120

/** Two given names of a list behind a head, `Present: Ada, Rob, Tunde`, which read like a family and a given name. */
const TWO_GIVEN = /^\p{Lu}[\p{L}\p{M}’'-]+, \p{Lu}[\p{L}\p{M}’'-]+$/u
const HEADED_BEFORE =
  /(?:^|\n)[ \t*#-]{0,6}\p{L}[^:\n,]{1,30}:[ \t]{1,4}(?:[\p{L}\p{M}’'-]{2,20}, )*$/u
const GOES_ON_AFTER = /^(?:,| and| und| et| y| e| en| i| og| och| ve) \p{Lu}/u
/** Units of a comma or a word for "and" and the begin of the next item. */
const READ_AND = 8
/** The blanks between two columns, and a whole name in one: `Dr. Anneliese Rott          T. Lund`, who sign beside each other. */
const BETWEEN_COLUMNS = /[^\S\n]{3,}/
const WHOLE_NAME = /^(?:\p{Lu}[\p{L}.’'-]* ){1,3}\p{Lu}[\p{L}’'-]+$/u

/**
 * The same readings; what reads as one person is two where two whole names stand in columns, where what reads as a family
 * and a given name stands in a list behind a head, and where it ends one, "Ola, Wanjiru, Mads (remote)", and one of both is
 * somebody elsewhere.
 */
export function inSingleNames(text: string, names: readonly NameReading[]): readonly NameReading[] {
  const people = new Set(
    names
      .filter(({ name, isLikeliest }) => name === 'PERSON' && isLikeliest)
      .map(({ start, end }) => text.slice(start, end)),
  )
  return names.flatMap((each) => {
    const { name, start, end } = each
    const value = text.slice(start, end)
    const parting =
      name === 'PERSON' ? (BETWEEN_COLUMNS.exec(value) ?? COMMA_WITHIN.exec(value)) : null
    if (!parting) return [each]
    const first = { ...each, end: start + parting.index }
    const second = { ...each, start: first.end + parting[0].length }
    const both = [first, second].map((half) => text.slice(half.start, half.end))
    const areTwo = parting[0].startsWith(',')
      ? isOfHeadedList(text, each) ||
        (isAfterItem(text, each) && both.some((half) => people.has(half)))
      : both.every((half) => WHOLE_NAME.test(half))
    return areTwo ? [first, second] : [each]
  })
}

/** Whether two given names stand in a list of three or more behind a head. */
function isOfHeadedList(text: string, { start, end }: Range): boolean {
  const before = text.slice(Math.max(0, start - READ_LINE), start)
  return (
    TWO_GIVEN.test(text.slice(start, end)) &&
    HEADED_BEFORE.test(before) &&
    (/, $/.test(before) || GOES_ON_AFTER.test(text.slice(end, end + READ_AND)))
  )
}

function isAfterItem(text: string, { start }: Range): boolean {
  return ITEM_BEFORE.test(text.slice(Math.max(0, start - READ_SIDE), start))
}

/** Whether what reads as a family and a given name are two items of a list between others. */
export function isTwoItems(text: string, { start, end }: Range): boolean {
  return (
    COMMA_WITHIN.test(text.slice(start, end)) &&
    isAfterItem(text, { start, end }) &&
    ITEM_AFTER.test(text.slice(end, end + READ_SIDE))
  )
}
