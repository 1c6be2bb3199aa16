/**
 * People whom a text names and that are in none of its business: composers, painters, ancestors and kings behind whom the
 * years of a life stand that ended long ago, kings and popes by their number, authors of papers, cited by name and year or in a
 * list of references, the parties of a case that stands for a rule, and in a document whom the whole world knows, figures
 * of books among them.
 */

import { leanExpression } from '../../../../../src-shared/model/lean-expression.ts'
import { once } from '../../../../../src-shared/model/once.ts'
import { oneLine } from '../../../../../src-shared/model/one-line.ts'
import type { Range } from '../../../../../src-shared/model/spans.ts'
import { isCited } from '../../../cited.ts'
import { referencesOf } from '../../../references.ts'
import type { DecidedName } from '../names-decision.ts'
import { isFigure } from './figures.ts'
import { isLongDead } from './long-dead.ts'

/** Units behind a name that are read. */
const NEAR = 60
const READ_LIFE = 140
/** Lines of a text that is a document by itself; a line or two may speak of anybody who is called like a poet. */
const FEWEST_LINES = 3
/**
 * The years of a life behind a name, in brackets or at the end of some, the last before 1950: whoever died then is nobody
 * whose data a law keeps. With both days, as encyclopedias have them, before 2000.
 */
const LIFE_AFTER =
  /^(?:,? ?\(|, )(?:(?:c|ca|um|vers|circa)\. ?)?(?:1\d{3})(?:\/\d\d)? ?[–-] ?(?:(?:c|ca|um|vers|circa)\. ?)?(?:1[0-8]\d\d|19[0-4]\d)\)/
const DAY_AND_MONTH = oneLine`
  (?:\d{1,2}\.? ?(?:de )?\p{L}{3,12}\.?,? (?:de )?|\p{L}{3,12} \d{1,2}, |\d{1,2}\. ?\d{1,2}\. ?)
`
const PLACE_OF_LIFE = '[^()\\d\\n]{0,40}'
const LIFE_OF_DAYS = leanExpression(
  `^,? ?\\((?:${PLACE_OF_LIFE}[,;] )?\\*? ?${DAY_AND_MONTH}1\\d{3}${PLACE_OF_LIFE}[;–-][ †]{0,3}(?:${PLACE_OF_LIFE}, )?${DAY_AND_MONTH}1\\d{3}${PLACE_OF_LIFE}\\)`,
  'u',
)
/** What pedigrees put before a birth, a death and a wedding, in the order of their signs: `b. 3 Mar 1702`, `* um 1640`, `† 1709`. */
const BIRTH = oneLine`
  \*|b\.|born|bapt?\.|baptised|geb\.|geboren|get\.|née?|nac\.|nacid[oa]|nat[oa]|nasc\.|født|f\.|född
  |ur\.|nar\.|род\.|р\.
`
const DEATH = oneLine`
  †|d\.|died|gest\.|gestorben|overl\.|décédée?|mort[oea]?|fallecid[oa]|død|död|zm\.|zemř\.|ум\.
`
const WEDDING = oneLine`
  oo|∞|m\.|married|verh\.|heiratet|⚭|gift|ślub|gehuwd|épouse|casó con|sposa
`
/** Of a date, up to its year. */
const DAY = '[^\\n;()]{0,20}?'
/** A birth before 1900 or a death before 1950 behind a name, as in {@link LIFE_AFTER}; whoever was born later may live. */
const BORN_AFTER = new RegExp(
  `^,? ?(?:the (?:elder|younger),? )?\\(?(?:${BIRTH}) ?${DAY}(?<!\\d)1[0-8]\\d\\d(?!\\d)`,
  'u',
)
const DIED_AFTER = new RegExp(
  `^,? ?\\(?(?:${DEATH}) ?${DAY}(?<!\\d)1(?:[0-8]\\d|9[0-4])\\d(?!\\d)`,
  'u',
)
/** A wedding before 1850 before a name. */
const MARRIED_BEFORE = leanExpression(
  `(?:^|[^\\p{L}])(?:${WEDDING}) ?(?:\\(\\d\\) ?)?${DAY}(?<!\\d)1(?:[0-7]\\d|8[0-4])\\d,?(?: \\p{Ll}{1,4} \\p{Lu}\\p{Ll}{1,20})? $`,
  'u',
)
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
  const isDocument = once(() => hasLines(text, FEWEST_LINES))
  let at = 0
  const stands = (found: Range) => {
    while ((references[at]?.end ?? Number.POSITIVE_INFINITY) <= found.start) at++
    const isListed = (references[at]?.start ?? Number.POSITIVE_INFINITY) <= found.start
    const name = text.slice(found.start, found.end)
    const isKnown = isDocument() && (isLongDead(name) || isFigure(name))
    return isListed || isKnown || isOfThePast(text, found) || isCited(text, found)
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

/** Whether a text has so many lines; empty ones do not count. */
function hasLines(text: string, lines: number): boolean {
  return (
    text
      .matchAll(/\S[^\n]*/g)
      .take(lines)
      .toArray().length === lines
  )
}

/** Whether a name has several words. */
function isWhole(text: string, { start, end }: Range): boolean {
  return /\s/.test(text.slice(start, end).trim())
}

/** Whether years of a life stand behind a name, or it is a king's. */
function isOfThePast(text: string, { start, end }: Range): boolean {
  const after = text.slice(end, end + NEAR)
  return (
    LIFE_AFTER.test(after) ||
    LIFE_OF_DAYS.test(text.slice(end, end + READ_LIFE)) ||
    BORN_AFTER.test(after) ||
    DIED_AFTER.test(after) ||
    MARRIED_BEFORE.test(text.slice(Math.max(0, start - NEAR), start)) ||
    NUMBERED.test(text.slice(start, end + 8))
  )
}
