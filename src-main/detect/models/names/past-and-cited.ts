/**
 * People whom a text names and that are in none of its business: composers, painters and kings behind whom the years
 * of a life stand that ended long ago, kings and popes by their number, authors of papers, cited by name and year or in a
 * list of references, and the parties of a case that stands for a rule.
 */

import { oneLine } from '../../../../src-shared/model/one-line.ts'
import type { Range } from '../../../../src-shared/model/spans.ts'
import type { DecidedName } from './names-decision.ts'

/** Units behind and before a name that are read. */
const NEAR = 60
/** The years of a life behind a name, the last before 1950: whoever died then is nobody whose data a law keeps. */
const LIFE_AFTER =
  /^,? ?\((?:(?:c|ca|um|vers|circa)\. ?)?(?:1\d{3})(?:\/\d\d)? ?[–-] ?(?:(?:c|ca|um|vers|circa)\. ?)?(?:1[0-8]\d\d|19[0-4]\d)\)/
/** What parts a name and the year of a paper: others who wrote it, initials. */
const ET_AL_AFTER = /^(?:,? \p{Lu}\.?(?:[ -]?\p{Lu}\.?)?)?,? et al\b/u
/** A year behind a name within brackets, which end or go on with the next paper: `(Lind 2016; Berg and Roth, 2021a)`. */
const YEAR_AFTER =
  /^(?:,? (?:and|&|und|et|y|i|e|en|och) \p{Lu}[\p{L}-]{1,24})?(?: et al\.?)?,? (?:19|20)\d\d[a-z]?[;)]/u
const BRACKET_BEFORE =
  /\((?:[^()\n]{1,50}; )?(?:\p{Lu}[\p{L}-]{1,24},? (?:and|&|und|et|y|i|e|en|och) )?$/u
/** A given name with a number from the second on: `D. João II`, `Louis XIV`. Whoever is the third Robert Smith has two names. */
const NUMBERED =
  /^(?:D\. )?\p{Lu}\p{Ll}+ (?:II|III|IV|VI{1,3}|IX|XI{1,3}|XIV|XVI{0,3}|XIX|XX(?:I{1,3})?)(?![\p{L}\p{N}])/u
/** The other party of a case and its year in brackets: `Hadley v Baxendale (1854)`. */
const AGAINST = /^ v\.? \p{Lu}[^()[\]\n]{1,50}[([](?:1[6-9]|20)\d\d[)\]]/u
const AGAINST_BEFORE = /\p{Lu}[\p{L}.'’ -]{1,40} v\.? $/u
const OF_A_CASE = /^[^()[\]\n]{0,30} ?[([](?:1[6-9]|20)\d\d[)\]]/u
/** The head of a list of references, alone on its line. A curriculum vitae names people to ask below the same word. */
const REFERENCES = new RegExp(
  oneLine`
    ^[#*\d. ]{0,6}(?:
      references|bibliography|literature(?: cited)?|literatur(?:verzeichnis)?|quellen
      |références(?: bibliographiques)?|bibliographie|referencias(?: bibliográficas)?
      |bibliografía|bibliografia|riferimenti(?: bibliografici)?
      |referências(?: bibliográficas)?|literatuur(?:lijst)?|piśmiennictwo|literatura
      |referenser|litteratur|kaynakça|参考文献
    )[ *:]{0,3}$
  `,
  'i',
)
/** What only the title of a paper or book has beside its year: a volume with pages, a number of a series, a publisher. */
const PAPER = new RegExp(
  oneLine`
    (?<!\d)\d{1,4}(?: ?\(\d{1,4}\))?[:,] ?[a-z]?\d{1,5}(?:[–-]\d{1,5})?(?!\d)|\bdoi\b|\bISBN\b
    |\barXiv\b
    |\b(?:
      University Press|Press|Publish\w+|Verlag|Éditions|Editorial|Editore|Wydawnictwo|Springer
      |Elsevier|Wiley
    )\b
  `,
)
const YEAR = /(?<!\d)(?:1[89]|20)\d\d[a-z]?(?!\d)/
const CONTACT = /@|\+\d|\b(?:tel|phone)\b/i
/** Lines below the head, so that what follows by far is none of the list. */
const MAX_LINES = 200
const MAX_LINE = 400

/**
 * Tells of decided names whether they are of somebody long dead or only cited; a full name's family name goes with it.
 * @param decided ascending.
 */
export function pastAndCited(
  text: string,
  decided: readonly DecidedName[],
): (found: DecidedName) => boolean {
  const people = decided.filter(({ name }) => name === 'PERSON')
  const references = referencesOf(text)
  let line = 0
  const stands = (found: Range) => {
    while ((references[line]?.end ?? Number.POSITIVE_INFINITY) <= found.start) line++
    const isListed = (references[line]?.start ?? Number.POSITIVE_INFINITY) <= found.start
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

/** Whether a name stands for a case or a paper: beside the other party, before "et al.", or within brackets before a year. */
function isCited(text: string, { start, end }: Range): boolean {
  const after = text.slice(end, end + NEAR)
  const before = text.slice(Math.max(0, start - NEAR), start)
  if (ET_AL_AFTER.test(after) || AGAINST.test(after)) return true
  if (AGAINST_BEFORE.test(before) && OF_A_CASE.test(after)) return true
  return YEAR_AFTER.test(after) && BRACKET_BEFORE.test(before)
}

/** The lines of lists of references: below their head, with a year and what papers are found by. */
function referencesOf(text: string): readonly Range[] {
  const lines: Range[] = []
  let open = 0
  for (let start = 0; start < text.length; ) {
    const lineEnd = text.indexOf('\n', start)
    const end = lineEnd < 0 ? text.length : lineEnd
    const line = text.slice(start, Math.min(end, start + MAX_LINE))
    if (REFERENCES.test(line.trim())) open = MAX_LINES
    else if (open > 0) {
      open--
      if (YEAR.test(line) && PAPER.test(line) && !CONTACT.test(line)) lines.push({ start, end })
    }
    start = end + 1
  }
  return lines
}
