/**
 * People whom a text names and that are in none of its business: composers, painters and kings behind whom the years
 * of a life stand that ended long ago, and authors of papers, cited by name and year or in a list of references.
 */

import { oneLine } from '../../../../src-shared/model/one-line.ts'
import type { Range } from '../../../../src-shared/model/spans.ts'
import { textLines } from '../../../../src-shared/model/text-lines.ts'
import type { DecidedName } from './names-decision.ts'

/** Units behind and before a name that are read. */
const NEAR = 60
/** The years of a life behind a name, the last before 1950: whoever died then is nobody whose data a law keeps. */
const LIFE_AFTER =
  /^,? ?\((?:(?:c|ca|um|vers|circa)\. ?)?(?:1\d{3})(?:\/\d\d)? ?[–-] ?(?:(?:c|ca|um|vers|circa)\. ?)?(?:1[0-8]\d\d|19[0-4]\d)\)/
/** What parts a name and the year of a paper: others who wrote it, initials. */
const ET_AL_AFTER = /^(?:,? \p{Lu}\.?(?:[ -]?\p{Lu}\.?)?)?,? et al\b/u
/**
 * A year behind a name within brackets, which end or go on with pages or the next paper: `(Lind 2016; Berg and Roth, 2021a,
 * p. 4)`.
 */
const YEAR_AFTER =
  /^(?:,? (?:and|&|und|et|y|i|e|en|och) \p{Lu}[\p{L}-]{1,24})?(?: et al\.?)?,? (?:19|20)\d\d[a-z]?(?:[;)]|[,:] ?(?:pp?\. ?|S\. ?)?\d)/u
const BRACKET_BEFORE =
  /\((?:[^()\n]{1,50}; )?(?:\p{Lu}[\p{L}-]{1,24},? (?:and|&|und|et|y|i|e|en|och) )?$/u
/** A title and its page behind a name, within square brackets: `[Lind, **Op. Cit.**, p. 16]`. */
const PAGE_AFTER = /^[^[\]]{1,320}?\b(?:pp?|S|pág|str)\. ?\d{1,4}(?:[–-]\d{1,4})?[^[\]\n]{0,12}\]/u
const SQUARE_BEFORE = /\[(?:(?:quoted|cited) by )?$/
const READ_TITLE = 360
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
    return (
      isListed || LIFE_AFTER.test(text.slice(found.end, found.end + NEAR)) || isCited(text, found)
    )
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

/** Whether a name stands for a paper: before "et al.", or within brackets before a year or a title with its page. */
function isCited(text: string, { start, end }: Range): boolean {
  const after = text.slice(end, end + NEAR)
  const before = text.slice(Math.max(0, start - NEAR), start)
  if (ET_AL_AFTER.test(after)) return true
  if (SQUARE_BEFORE.test(before)) return PAGE_AFTER.test(text.slice(end, end + READ_TITLE))
  return YEAR_AFTER.test(after) && BRACKET_BEFORE.test(before)
}

/** The lines of lists of references: below their head, with a year and what papers are found by. */
function referencesOf(text: string): readonly Range[] {
  const lines: Range[] = []
  let open = 0
  for (const { start, end } of textLines(text)) {
    const line = text.slice(start, Math.min(end, start + MAX_LINE))
    if (REFERENCES.test(line.trim())) open = MAX_LINES
    else if (open > 0) {
      open--
      if (YEAR.test(line) && PAPER.test(line) && !CONTACT.test(line)) lines.push({ start, end })
    }
  }
  return lines
}
