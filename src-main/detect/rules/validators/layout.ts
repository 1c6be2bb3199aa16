/** Tells a heading or a table from the same words in running text, by what stands around them. */

import { oneLine } from '../../../../src-shared/model/one-line.ts'
import type { ValidatorMatch } from './validator.ts'

/** Characters of a line that are looked at on either side; a heading is shorter. */
const MAX_LINE = 80
/** Characters of a row that are looked at. */
const MAX_ROW = 400
/** Rows below a header before it is the header of an export. */
const MIN_ROWS = 2

/** Quotes, list and table signs, and the labels that stand before a marking. */
const BEFORE_MARKING = new RegExp(
  oneLine`
    ^[\s>#*_|/[(=!•★◆■「【《«“"-]*(?:
      (?:
        classification|document class|confidentiality|sensitivity|status|klassifizierung
        |einstufung|vertraulichkeit(?:sstufe)?|niveau de (?:confidentialité|classification)
        |nivel de (?:confidencialidad|clasificación)|classificação|clasificación|classificazione|classificatie
        |klasyfikacja|klauzula|stupeň (?:utajení|důvěrnosti|utajenia)|klassifikation|klassifisering|luokitus
        |besorolás|minősítés|гриф|ниво на класификация|gizlilik(?: derecesi)?|độ mật|tingkat kerahasiaan
        |klasifikasi|密级|密級|機密区分|機密レベル|보안등급|التصنيف|סיווג
      )\s{0,3}[:=：][\s*_]*
    )?$
  `,
  'i',
)
/** Closing signs, then nothing, a remark behind a dash or a gap, or in Chinese the time until which it holds. */
const AFTER_MARKING = /^[\s*_|/\])=.!★◆■」】》»”"-]*(?:(?:\s[–—|/·-]|\s{2}|\u3000|(?<=[!★])).*)?$/

/** A word of a sentence that the line break put on a line of its own begins small. */
const STARTS_SMALL = /^\p{Ll}/u

/** A remark in a program, and the units of a text in which one may speak of the whole of it. */
const REMARK = /^\s*(?:\/\/|\/?\*|#)/
const TOP = 600

/** A level of secrecy alone in a line or an item of a list. */
const LEVEL = new RegExp(
  oneLine`
    ^[\s>#*_|•-]*(?:
      public|internal(?: use only)?|unclassified|(?:strictly |highly )?confidential|secret|top secret|restricted
      |öffentlich|intern|(?:streng )?vertraulich|(?:streng )?geheim|interne|confidentiel
      |público|interno|confidencial|pubblico|riservato|openbaar|vertrouwelijk|jawne|poufne
      |veřejné|důvěrné|offentlig|fortrolig|публично|открыто|конфиденциально|секретно|公开|内部|机密
      |绝密
    )[\s.*_|]*$
  `,
  'iu',
)

/** The first cell of a row of a table in Markdown. */
const FIRST_CELL = /^\s*\|[^|]*\|/

/** Whether the line before or after a marking is another level, or the row of one, as where the levels are listed. */
function standsAmongLevels({ text, start, end }: ValidatorMatch): boolean {
  const above = text.slice(Math.max(0, start - MAX_ROW), start).split('\n')
  const [, below = ''] = text.slice(end, end + MAX_ROW).split('\n', 2)
  const isFirstCell = above.at(-1)?.trim() === '|'
  return [above.at(-2) ?? '', below].some((line) =>
    LEVEL.test((isFirstCell && FIRST_CELL.exec(line)?.[0]) || line),
  )
}

/** An item of a list; a star behind blanks is that of a remark in a program. */
const ITEM = /^(?:\s*(?:[-•]|\d{1,2}[.)])|\*)\s/

/** Whether a line and one beside it are items of a list: what levels there are, or what is kept secret. */
function standsInAList(line: string, above: string, below: string): boolean {
  return ITEM.test(line) && (ITEM.test(above) || ITEM.test(below))
}

/** The end of a sentence, of a heading's label or of a quotation. */
const ENDED = /[.!?:;。！？»”"*_=-]\s*$/
const WORDS = /\p{L}\s+\p{L}/u
/** A sentence that goes on behind a gap. */
const GOES_ON = /^\s*\p{Ll}/u

/** What a word means, behind the dash of a definition. */
const DEFINED = /^\s*[–—-]\s*\p{Ll}/u

/** Whether a sentence is going on around a line, as where a stamp is shown that a letter or an article tells of. */
function interruptsASentence(above: string, below: string): boolean {
  if (DEFINED.test(below)) return true
  return WORDS.test(above) && !ENDED.test(above) && GOES_ON.test(below)
}

/** The nearest line with something in it. */
const filled = (lines: readonly string[]): string => lines.find((line) => line.trim() !== '') ?? ''

/** Whether a marking stands alone on its line and begins with a capital, as headers and footers do. */
export function markingLine(value: string, match: ValidatorMatch): boolean {
  if (STARTS_SMALL.test(value)) return false
  const before = match.text.slice(Math.max(0, match.start - MAX_LINE), match.start)
  const after = match.text.slice(match.end, match.end + MAX_LINE)
  const lineStart = before.lastIndexOf('\n') + 1
  if (lineStart === 0 && match.start > MAX_LINE) return false
  const lineEnd = after.search(/[\r\n]/)
  const isOfAFunction = REMARK.test(before.slice(lineStart)) && match.start > TOP
  const isInAList = /^\s{4,}$/.test(before.slice(lineStart)) && /^\.\s*(?:\n|$)/.test(after)
  if ((isOfAFunction || isInAList) && /\p{Ll}/u.test(value)) return false
  if (standsAmongLevels(match)) return false
  const above = match.text.slice(Math.max(0, match.start - MAX_ROW), match.start).split('\n')
  const below = match.text.slice(match.end, match.end + MAX_ROW).split('\n')
  const [lineAbove, lineBelow] = [filled(above.slice(0, -1).reverse()), filled(below.slice(1))]
  if (standsInAList(`${above.at(-1)}${value}`, lineAbove, lineBelow)) return false
  if (interruptsASentence(lineAbove, lineBelow)) return false
  return (
    BEFORE_MARKING.test(before.slice(lineStart)) &&
    AFTER_MARKING.test(lineEnd < 0 ? after : after.slice(0, lineEnd))
  )
}

/** The end of a sentence at the end of its line. */
const SENTENCE_ENDS = /^[^\n]*[.!?]\s*\n/

/** Whether the line that a value begins is no sentence of its own, as that of a heading is none: `Runbook 7 was right.` */
export function heading(_value: string, { text, end }: ValidatorMatch): boolean {
  return !SENTENCE_ENDS.test(text.slice(end, end + MAX_LINE))
}

/** An address of somebody, at no domain that documents use (RFC 2606). */
const ADDRESS = /@(?!example\.(?:com|net|org)\b)/

/** Whether at least two rows with an e-mail address follow the line of the match. */
export function rowsWithAddresses(_value: string, match: ValidatorMatch): boolean {
  const rows = rowsBelow(match)
  return rows.length === MIN_ROWS && rows.every((row) => ADDRESS.test(row))
}

function rowsBelow({ text, end }: ValidatorMatch): readonly string[] {
  return text
    .slice(end, end + MAX_ROW * (MIN_ROWS + 1))
    .split('\n', MIN_ROWS + 1)
    .slice(1)
}

/** Columns that make a table one of people. */
const PERSONAL_COLUMN =
  /e-?mail|passw|ssn|social_security|phone|mobile|birth|address|salary|iban|surname|last_?name/i

/** Whether a list of columns names data of people. */
export function personalColumns(value: string): boolean {
  return PERSONAL_COLUMN.test(value)
}
