/** Lists of references: papers and books, each with its year and where it is found. */

import { leanExpression } from '../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../src-shared/model/one-line.ts'
import type { Range } from '../../src-shared/model/spans.ts'
import { textLines } from '../../src-shared/model/text-lines.ts'

/** The head of a list of references, alone on its line. A curriculum vitae names people to ask below the same word. */
const REFERENCES = leanExpression(
  oneLine`
    ^[#*\d. ]{0,6}(?:(?:appendix|annexe?|anhang|allegato|anexo) [A-Z\d]{1,3}[.:]? )?(?:
      references|bibliography|literature(?: cited)?|literatur(?:verzeichnis)?|quellen
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
    |\barXiv\b
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
/** Such a head as people to ask stand below as well, whose posts end in a firm and a year. */
const MAY_BE_PEOPLE = /^[#*\d. ]{0,6}(?:r[eé]f[eé]r[eê]n|riferimenti)/i
/** A town or who printed a book, and its year at the end of the line, as books have them that are told by commas alone. */
const PRINTED =
  /[,.] \p{Lu}[^,;:\n]{1,40}, (?:1[89]|20)\d\d(?:[–-](?:1[89]|20)?\d\d)?[.)\]]{0,2}[ \t]*$/mu
const YEAR = /(?<!\d)(?:1[89]|20)\d\d[a-z]?(?!\d)/
const CONTACT = /@|\+\d|\b(?:tel|phone)\b/i
/** How the next entry of a list begins: `[12]`, `12.`, `•`. */
const ENTRY = /^\s{0,8}(?:\[[\w+-]{1,12}\]|\d{1,3}[.)]|[•*–-])\s/
/** Lines below the head, so that what follows by far is none of the list. */
const MAX_LINES = 200
/** Lines and UTF-16 units of one entry: what goes on for longer is no entry but text. */
const MAX_OF_ENTRY = 8
const MAX_UNITS = 1_200
/** Lines of an entry of BibTeX. */
const MAX_OF_DATA = 40

/** The begin of an entry as BibTeX keeps them, whose author and editor are people who wrote; its end is a bracket alone. */
const BIBTEX =
  /^\s{0,8}@(?:article|book|booklet|conference|dataset|in(?:book|collection|proceedings)|manual|(?:master|phd)?s?thesis|misc|online|proceedings|report|software|techreport|unpublished)\s?\{/i
const BIBTEX_ENDS = /\}\s*\}\s*$|^\s*\}\s*$/
/** A line with an author or editor as RIS keeps them: `AU  - Lind, Anna`. */
const RIS = /^(?:A[U1-4]|ED) {2}- /

/** The entries of a text's lists of references, ascending: below their head, with a year and what papers are found by; and of data about papers. */
export function referencesOf(text: string): readonly Range[] {
  const entries: Range[] = []
  let open = 0
  let isOfBooks = false
  let entry: Range[] = []
  const close = () => {
    entries.push(...citedIn(text, entry, isOfBooks))
    entry = []
  }
  let linesOfData = 0
  for (const line of textLines(text)) {
    const said = text.slice(line.start, Math.min(line.end, line.start + MAX_UNITS))
    if (BIBTEX.test(said)) {
      close()
      linesOfData = MAX_OF_DATA
    }
    if (linesOfData > 0 || RIS.test(said)) {
      entries.push(line)
      linesOfData = BIBTEX_ENDS.test(said) ? 0 : Math.max(0, linesOfData - 1)
      continue
    }
    const bare = said.trim()
    const isHead = REFERENCES.test(bare)
    if (isHead || bare === '' || ENTRY.test(said)) close()
    if (isHead) [open, isOfBooks] = [MAX_LINES, !MAY_BE_PEOPLE.test(bare)]
    else if (open > 0) {
      open--
      if (bare !== '') entry.push(line)
    }
  }
  close()
  return entries
}

/** An entry whole where it is one; of more lines than an entry has, those that are entries by themselves. */
function citedIn(text: string, lines: readonly Range[], isOfBooks: boolean): readonly Range[] {
  const [first, last] = [lines[0], lines.at(-1)]
  if (first === undefined || last === undefined) return []
  const isOne = lines.length <= MAX_OF_ENTRY && last.end - first.start <= MAX_UNITS
  const entries = isOne ? [{ start: first.start, end: last.end }] : lines
  return entries.filter(({ start, end }) => {
    const said = text.slice(start, Math.min(end, start + MAX_UNITS))
    const isFound = PAPER.test(said) || (isOfBooks && PRINTED.test(said))
    return YEAR.test(said) && isFound && !CONTACT.test(said)
  })
}
