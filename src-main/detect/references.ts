/** Lists of references: papers and books, each with its year and where it is found. */

import { leanExpression } from '../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../src-shared/model/one-line.ts'
import { compareRanges, type Range } from '../../src-shared/model/spans.ts'
import { textLines } from '../../src-shared/model/text-lines.ts'

/** The head of a list of references, alone on its line. A curriculum vitae names people to ask below the same word. */
const REFERENCES = leanExpression(
  oneLine`
    ^[#*\d.\s]{0,6}(?:(?:appendix|annexe?|anhang|allegato|anexo) [A-Z\d]{1,3}[.:]? )?(?:
      r ?eferences(?: (?:and|&) (?:notes|bibliography))?|cited references|b ?ibliography|literature(?: cited)?|literatur(?:verzeichnis)?|quellen
      |références(?: bibliographiques)?|(?:(?:orientation|sélection|sources et|ausgewählte|kleine) )?bibliograph(?:ie|ique)(?: (?:sommaire|sélective|indicative))?
      |select(?:ed)? bibliography|(?:suggested|recommended) reading|weiterführende literatur|pour en savoir plus|referencias(?: bibliográficas)?
      |bibliografía|bibliografia|riferimenti(?: bibliografici)?
      |referências(?: bibliográficas)?|literatuur(?:lijst)?|piśmiennictwo|literatura
      |referenser|litteratur|kaynakça|参考文献|works cited|further reading|bibliografie
      |użyte źródła|použitá literatura|irodalom(?:jegyzék)?|lähteet|kilder|källor|βιβλιογραφία
      |(?:список )?(?:использованн(?:ая|ой|ых) |цитируем(?:ая|ой) |використан(?:а|ої|их|і) )?
      (?:литератур[аы]|літератур[аи]|источник(?:и|ов)|джерел[аo]?)|библиография|бібліографія
      |библиографический список|книгопис
    )[ *:]{0,3}$
  `,
  'i',
)
/** What only the title of a paper or book has beside its year: a volume with pages, a number of a series, a publisher. */
const PAPER = leanExpression(
  oneLine`
    (?<!\d)\d{1,4}(?: ?\(\d{1,4}\))?[:,] ?[a-z]?\d{1,5}(?:[–-]\d{1,5})?(?!\d)|\bdoi\b|\bISBN\b
    |\barXiv\b|\b(?:Technical [Rr]eport|(?:Ph\. ?D\.|PhD|Master[’']?s|Doctoral) [Tt]hesis|Proceedings)\b
    |\b(?:
      University Press|Press|Publish\w+|Verlag|Éditions|Editorial|Editore|Wydawnictwo|Springer
      |Elsevier|Wiley|Chapman (?:&|and) Hall|O['’]Reilly (?:&|and|Media)|Addison-Wesley|McGraw-Hill
      |Prentice[ -]Hall|Academic Press|Routledge
    )(?!\w)
    | // |[.\])—–] \p{Lu}[\p{L} .-]{0,24}: ?\p{Lu}[^:;,\n]{1,40}[;,] ?(?:1[89]|20)\d\d(?!\d)
    |(?<![\p{L}\p{N}])(?:[sSpсС]|pp)\. ?\d{1,4}(?:[–-]\d{1,4})?(?!\d)
    |(?<!\d)\d{2,4} ?[сСs]\.
  `,
  'u',
)
const WEB_ADDRESS = /\b(?:https?|ftp): ?\/\//
/** Such a head as people to ask stand below as well, whose posts end in a firm and a year. */
const MAY_BE_PEOPLE = /^[#*\d. ]{0,6}(?:r[eé]f[eé]r[eê]n|riferimenti)/i
/** A town or who printed a book, and its year at the end of the line, as books have them that are told by commas alone. */
const PRINTED =
  /[,.] \p{Lu}[^,;:\n]{1,40}, (?:1[89]|20)\d\d(?:[–-](?:1[89]|20)?\d\d)?[.)\]]{0,2}[ \t]*$/mu
const YEAR = /(?<!\d)(?:1[89]|20)\d\d[a-z]?(?!\d)/
const CONTACT = /@|\+\d|\b(?:tel|phone)\b/i
/** How the next entry of a list begins: `[12]`, `12.`, `•`. */
const ENTRY = /^\s{0,8}(?:\[[\w+-]{1,12}\]|\d{1,3}[.)]|[•*–-])\s/
/** How papers number what they cite, and hardly anything else that names people. */
const NUMBERED = /^\s{0,8}\[\d{1,3}\]\s/
/** So many entries with such numbers are a list. */
const FEWEST_NUMBERED = 3
/** Lines below the head, so that what follows by far is none of the list. */
const MAX_LINES = 600
/** Lines and UTF-16 units of one entry: what goes on for longer is no entry but text. */
const MAX_OF_ENTRY = 8
const MAX_UNITS = 1_200
/** Of the lines of a list without signs between its entries at least every fifth has a year, and every eighth what papers are found by. */
const LINES_A_YEAR = 5
const LINES_A_PAPER = 8
/** Lines of an entry of BibTeX. */
const MAX_OF_DATA = 40

/** The begin of an entry as BibTeX keeps them, whose author and editor are people who wrote; its end is a bracket alone. */
const BIBTEX =
  /^\s{0,8}@(?:article|book|booklet|conference|dataset|in(?:book|collection|proceedings)|manual|(?:master|phd)?s?thesis|misc|online|proceedings|report|software|techreport|unpublished)\s?\{/i
const BIBTEX_ENDS = /\}\s*\}\s*$|^\s*\}\s*$/
/** A line with an author or editor as RIS keeps them: `AU  - Lind, Anna`. */
const RIS = /^(?:A[U1-4]|ED) {2}- /

/** Entries below one head, or with numbers in brackets below none. */
interface List {
  /** Lines that may still follow. */
  open: number
  readonly hasHead: boolean
  readonly isOfBooks: boolean
  readonly entries: Range[][]
}

/**
 * The entries of a text's lists of references, ascending: below their head, or numbered in brackets, with a year and what
 * papers are found by; and of data about papers. O(n).
 */
export function referencesOf(text: string): readonly Range[] {
  const found: Range[] = []
  let list: List | undefined
  let entry: Range[] | undefined
  const begin = (head?: string) => {
    if (list !== undefined) found.push(...citedIn(text, list))
    const isOfBooks = head !== undefined && !MAY_BE_PEOPLE.test(head)
    list = { open: MAX_LINES, hasHead: head !== undefined, isOfBooks, entries: [] }
    entry = undefined
    return list
  }
  let linesOfData = 0
  const data: Range[] = []
  for (const line of textLines(text)) {
    const said = text.slice(line.start, Math.min(line.end, line.start + MAX_UNITS))
    if (BIBTEX.test(said)) linesOfData = MAX_OF_DATA
    if (linesOfData > 0 || RIS.test(said)) {
      entry = undefined
      data.push(line)
      linesOfData = BIBTEX_ENDS.test(said) ? 0 : Math.max(0, linesOfData - 1)
      continue
    }
    const bare = said.trim()
    if (REFERENCES.test(bare)) {
      begin(bare)
      continue
    }
    const isOpen = list !== undefined && list.open-- > 0
    const isNumbered = NUMBERED.test(said)
    if (bare === '' || ENTRY.test(said)) entry = undefined
    if (bare === '' || !(isOpen || isNumbered)) continue
    const into = isOpen && list !== undefined ? list : begin()
    if (entry === undefined) {
      entry = []
      into.entries.push(entry)
    }
    entry.push(line)
  }
  if (list !== undefined) found.push(...citedIn(text, list))
  return [...found, ...data].sort(compareRanges)
}

/** The entries of a list that are papers by themselves, and all with numbers in brackets where these are a list of works. */
function citedIn(text: string, { entries, hasHead, isOfBooks }: List): readonly Range[] {
  const isPaper = (range: Range): boolean => {
    const said = saidIn(text, range)
    const isFound = PAPER.test(said) || (isOfBooks && PRINTED.test(said))
    return YEAR.test(said) && isFound && !CONTACT.test(said)
  }
  const numbered = entries.filter(([first]) => first && NUMBERED.test(saidIn(text, first)))
  const isListed = new Set(areWorks(text, numbered.map(wholeOf), hasHead, isPaper) ? numbered : [])
  return entries.flatMap((lines) => {
    const whole = wholeOf(lines)
    if (isListed.has(lines)) return CONTACT.test(saidIn(text, whole)) ? [] : [whole]
    if (!hasHead) return []
    if (lines.length <= MAX_OF_ENTRY && whole.end - whole.start <= MAX_UNITS)
      return isPaper(whole) ? [whole] : []
    const linesWith = (sign: RegExp) => lines.filter((line) => sign.test(saidIn(text, line))).length
    const isDense =
      linesWith(YEAR) * LINES_A_YEAR >= lines.length &&
      linesWith(PAPER) * LINES_A_PAPER >= lines.length
    return lines.filter((line) => (isDense ? !CONTACT.test(saidIn(text, line)) : isPaper(line)))
  })
}

/** Whether entries are a list of works: below a head one a paper and half with a year, below none a quarter papers and half found somewhere. */
function areWorks(
  text: string,
  entries: readonly Range[],
  hasHead: boolean,
  isPaper: (entry: Range) => boolean,
): boolean {
  if (entries.length < FEWEST_NUMBERED) return false
  const shareOf = (is: (each: Range) => boolean) => entries.filter(is).length / entries.length
  if (hasHead && shareOf(isPaper) > 0)
    return shareOf((each) => YEAR.test(saidIn(text, each))) >= 1 / 2
  const isFound = (each: Range) => isPaper(each) || WEB_ADDRESS.test(saidIn(text, each))
  return shareOf(isPaper) >= 1 / 4 && shareOf(isFound) >= 1 / 2
}

function wholeOf(lines: readonly Range[]): Range {
  return { start: lines[0]?.start ?? 0, end: lines.at(-1)?.end ?? 0 }
}

/** What a range says, as far as entries are read, as if on one line. */
function saidIn(text: string, { start, end }: Range): string {
  const said = text.slice(start, Math.min(end, start + MAX_UNITS))
  return said.replace(/(?<=\p{Ll})-\n(?=\p{Ll})/gu, '').replace(/\s+/g, ' ')
}
