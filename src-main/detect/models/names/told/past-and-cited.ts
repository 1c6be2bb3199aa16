/**
 * People whom a text names and that are in none of its business: composers, painters and kings behind whom the years
 * of a life stand that ended long ago, kings and popes by their number, authors of papers, cited by name and year or in a
 * list of references, and the parties of a case that stands for a rule.
 */

import type { Range } from '../../../../../src-shared/model/spans.ts'
import type { DecidedName } from '../names-decision.ts'
import { isCited } from './cited.ts'
import { referencesOf } from './references.ts'

/** Units behind a name that are read. */
const NEAR = 60
/** The years of a life behind a name, the last before 1950: whoever died then is nobody whose data a law keeps. */
const LIFE_AFTER =
  /^,? ?\((?:(?:c|ca|um|vers|circa)\. ?)?(?:1\d{3})(?:\/\d\d)? ?[–-] ?(?:(?:c|ca|um|vers|circa)\. ?)?(?:1[0-8]\d\d|19[0-4]\d)\)/
/** A given name with a number from the second on: `D. João II`, `Louis XIV`. Whoever is the third Robert Smith has two names. */
const NUMBERED =
  /^(?:D\. )?\p{Lu}\p{Ll}+ (?:II|III|IV|VI{1,3}|IX|XI{1,3}|XIV|XVI{0,3}|XIX|XX(?:I{1,3})?)(?![\p{L}\p{N}])/u

/**
 * Tells of decided names whether they are of somebody long dead or only cited; a full name's family name goes with it.
 * @param decided ascending.
 */
export function pastAndCited(
  text: string,
  decided: readonly DecidedName[],
): (found: DecidedName) => boolean {
  const people = decided.filter(({ name }) => name === 'PERSON')
  const references = people.length > 0 ? referencesOf(text) : []
  let at = 0
  const stands = (found: Range) => {
    while ((references[at]?.end ?? Number.POSITIVE_INFINITY) <= found.start) at++
    const isListed = (references[at]?.start ?? Number.POSITIVE_INFINITY) <= found.start
    return isListed || isOfThePast(text, found) || isCited(text, found)
  }
  const past = new Set(people.filter(stands))
  const familyOf = (found: Range) => text.slice(found.start, found.end).split(/\s+/).at(-1) ?? ''
  const known = new Set(
    people.filter((each) => !past.has(each) && isWhole(text, each)).map(familyOf),
  )
  const gone = new Set([...past].filter((each) => isWhole(text, each)).map(familyOf))
  return (found) =>
    past.has(found) ||
    (found.name === 'PERSON' &&
      !isWhole(text, found) &&
      gone.has(familyOf(found)) &&
      !known.has(familyOf(found)))
}

/** Whether a name has several words. */
function isWhole(text: string, { start, end }: Range): boolean {
  return /\s/.test(text.slice(start, end).trim())
}

/** Whether years of a life stand behind a name, or it is a king's. */
function isOfThePast(text: string, { start, end }: Range): boolean {
  return LIFE_AFTER.test(text.slice(end, end + NEAR)) || NUMBERED.test(text.slice(start, end + 8))
}
