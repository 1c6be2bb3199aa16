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
/** A year within brackets and a title behind a name and those who wrote with it: `Lind and Ada Roth (2008), “Peat”`. */
const TITLE_AFTER =
  /^(?:,?\s+(?:(?:and|&|und|et|y|e|en|och)\s+)?\p{Lu}[\p{L}.’'-]{0,24}){0,12},?\s?\((?:19|20)\d\d[a-z]?\)[,.:]?\s?[“„«"]/u
/** A title and its page behind a name, within square brackets: `[Lind, **Op. Cit.**, p. 16]`. */
const PAGE_AFTER = /^[^[\]]{1,320}?\b(?:pp?|S|pág|str)\. ?\d{1,4}(?:[–-]\d{1,4})?[^[\]\n]{0,12}\]/u
const SQUARE_BEFORE = /\[(?:(?:quoted|cited) by )?$/
const READ_TITLE = 360
/** The head of a list of references, alone on its line. A curriculum vitae names people to ask below the same word. */
const REFERENCES = new RegExp(
  oneLine`
    ^[#*\d. ]{0,6}(?:(?:appendix|annexe?|anhang|allegato|anexo) [A-Z\d]{1,3}[.:]? )?(?:
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
      |Elsevier|Wiley|Chapman (?:&|and) Hall|O['’]Reilly (?:&|and|Media)|Addison-Wesley|McGraw-Hill
      |Prentice[ -]Hall|Academic Press|Routledge
    )(?!\w)
  `,
)
const YEAR = /(?<!\d)(?:1[89]|20)\d\d[a-z]?(?!\d)/
const CONTACT = /@|\+\d|\b(?:tel|phone)\b/i
/** How the next entry of a list begins: `[12]`, `12.`, `•`. */
const ENTRY = /^\s{0,8}(?:\[[\w+-]{1,12}\]|\d{1,3}[.)]|[•*–-])\s/
/** Lines below the head, so that what follows by far is none of the list. */
const MAX_LINES = 200
/** Lines and UTF-16 units of one entry: what goes on for longer is no entry but text. */
const MAX_OF_ENTRY = 8
const MAX_UNITS = 1_200

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

/** Whether a name stands for a paper: before "et al.", before a year with a title, or within brackets. */
function isCited(text: string, { start, end }: Range): boolean {
  const after = text.slice(end, end + NEAR)
  const before = text.slice(Math.max(0, start - NEAR), start)
  if (ET_AL_AFTER.test(after)) return true
  if (TITLE_AFTER.test(text.slice(end, end + READ_TITLE))) return true
  if (SQUARE_BEFORE.test(before)) return PAGE_AFTER.test(text.slice(end, end + READ_TITLE))
  return YEAR_AFTER.test(after) && BRACKET_BEFORE.test(before)
}

/** The entries of lists of references: below their head, with a year and what papers are found by. */
function referencesOf(text: string): readonly Range[] {
  const entries: Range[] = []
  let open = 0
  let entry: Range[] = []
  const close = () => {
    entries.push(...citedIn(text, entry))
    entry = []
  }
  for (const line of textLines(text)) {
    const said = text.slice(line.start, Math.min(line.end, line.start + MAX_UNITS))
    const isHead = REFERENCES.test(said.trim())
    if (isHead || said.trim() === '' || ENTRY.test(said)) close()
    if (isHead) open = MAX_LINES
    else if (open > 0) {
      open--
      if (said.trim() !== '') entry.push(line)
    }
  }
  close()
  return entries
}

/** An entry whole where it is one; of more lines than an entry has, those that are entries by themselves. */
function citedIn(text: string, lines: readonly Range[]): readonly Range[] {
  const [first, last] = [lines[0], lines.at(-1)]
  if (first === undefined || last === undefined) return []
  const isOne = lines.length <= MAX_OF_ENTRY && last.end - first.start <= MAX_UNITS
  const entries = isOne ? [{ start: first.start, end: last.end }] : lines
  return entries.filter(({ start, end }) => {
    const said = text.slice(start, Math.min(end, start + MAX_UNITS))
    return YEAR.test(said) && PAPER.test(said) && !CONTACT.test(said)
  })
}
