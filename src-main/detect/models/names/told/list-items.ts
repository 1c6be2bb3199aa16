/**
 * Names that are none by how they stand: over the border of two lines or cells, in an index in which every word is a code, as the
 * label of its own line, and the people of whom manuals tell.
 */

import { leanExpression } from '../../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../../src-shared/model/one-line.ts'
import type { Range } from '../../../../../src-shared/model/spans.ts'

/** A line this long may go on in the next: prose is broken there, lists of words are not. */
const WRAPPED_FROM = 48
/** Two cells of a table, or two columns. */
const COLUMNS = /\t|[^\S\n]{3,}/
/** Letters of both cases thrown together with digits or not, alone between tabs: an index of a dictionary. */
const CODE_IN_CELL = /^[A-Za-z0-9+/]{1,6}$/
/** What stands behind the place of a word in the index of a dictionary: its length (dictd). */
const OF_AN_INDEX = /^\t[A-Za-z0-9+/]{1,4}(?:\n|$)/
/** Names that forms and manuals use for nobody. */
const STAND_IN = new RegExp(
  oneLine`
    ^(?:
      j(?:ohn|ane|oe)\.? (?:q\.? )?(?:doe|public|user|bloggs|random|schmoe)|joe bar
      |j\. random (?:hacker|user)|(?:max|erika|otto) (?:mustermann|normalverbraucher)
      |jan (?:modaal|kowalski)|fulano de tal|juan pérez|джон доу|джейн доу|иван иванов|foo bar
      |(?:mrs?|ms)\.? (?:foo|bar|baz)|first(?:name)? last(?:name)?|given(?:name)? surname
      |your name|user name
    )$
  `,
  'i',
)

/** Whether a name runs over the border of two items of a list or two cells, or is a cell of an index. */
export function isApart(text: string, { start, end }: Range): boolean {
  const value = text.slice(start, end)
  const broken = value.indexOf('\n')
  if (broken >= 0) {
    const lineStart = text.lastIndexOf('\n', start - 1) + 1
    if (start + broken - lineStart < WRAPPED_FROM) return true
    // Rows are as long as prose, but their last cell does not go on in the next line.
    if (COLUMNS.test(text.slice(lineStart, start).trimStart())) return true
  }
  if (COLUMNS.test(broken < 0 ? value : value.slice(0, broken))) return true
  if (text[start - 1] !== '\t' || !CODE_IN_CELL.test(value)) return false
  if (OF_AN_INDEX.test(text.slice(end, end + 6))) return true
  return /^[\t\n]/.test(text.slice(end, end + 1)) && !/^[A-Z][a-z]+$/.test(value)
}

/**
 * A code of a language or of a locale in small letters, and what it stands for in the next column (BCP 47); the same of
 * a country, behind a tab (ISO 3166).
 */
const CODE_BEFORE =
  /^[\s\\&|*#-]{0,12}[a-z]{2,3}(?:[_-][A-Za-z]{2,12}){0,3}(?:[ ]{2,}|\t+)$|^[A-Z]{2}\t$/
/** A language that several countries speak, and one of them in brackets: `Portuguese (Brazil)` (CLDR). */
const LANGUAGE_BEFORE = leanExpression(
  oneLine`
    (?:^|[^\p{L}])(?:
      Arabic|Bengali|Chinese|Dutch|English|French|German|Italian|Korean|Malay|Norwegian
      |Persian|Portuguese|Romanian|Russian|Serbian|Spanish|Swedish|Tamil
    )\s\($
  `,
  'u',
)
/** A time zone (IANA) in the same line, before what it holds for or behind it. */
const ZONE_IN_LINE =
  /(?:^|[^\w])(?:Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Etc|Europe|Indian|Pacific)\/[A-Z]\w+/
const LINE_ENDS = /^[^\S\n]*(?:\n|$)/
/** The same in brackets: `IT (Italien)`. */
const CODE_AND_BRACKET = /(?:^|[\s,;])[A-Z]{2}\s?\($/
const READ = 60
const READ_LINE = 120

/** Whether a name says what a code stands for, in a table or a list of languages. */
export function isExplained(text: string, { start, end }: Range): boolean {
  const before = text.slice(Math.max(0, start - READ), start)
  const line = before.slice(before.lastIndexOf('\n') + 1)
  const isWhole = line.length < READ
  if (isWhole && CODE_BEFORE.test(line) && LINE_ENDS.test(text.slice(end, end + READ))) return true
  return (CODE_AND_BRACKET.test(line) || LANGUAGE_BEFORE.test(line)) && text[end] === ')'
}

/** Whether a place stands in a line of a table of time zones. */
export function isOfAZone(text: string, { start, end }: Range): boolean {
  const before = text.slice(Math.max(0, start - READ_LINE), start)
  const rest = text.slice(start, end + READ_LINE)
  const lineEnd = rest.indexOf('\n')
  const line = `${before.slice(before.lastIndexOf('\n') + 1)}${lineEnd < 0 ? rest : rest.slice(0, lineEnd)}`
  return ZONE_IN_LINE.test(line)
}

/** Characters of Chinese and Korean, each of which is a word. */
const CHARACTER = /[\u3400-\u9fff\uac00-\ud7af]/g
/** So many of them around a name, hardly two the same, are a table of characters: prose says a third of them again. */
const FEWEST_CHARACTERS = 60
const DISTINCT = 0.97

/** Whether what reads as a name stands in a table of characters, as converters of character sets have them. */
export function isOfCharacters(text: string, { start, end }: Range): boolean {
  if (text.slice(start, end).search(CHARACTER) < 0) return false
  const around = text.slice(Math.max(0, start - READ_LINE), end + READ_LINE).match(CHARACTER) ?? []
  return around.length >= FEWEST_CHARACTERS && new Set(around).size >= DISTINCT * around.length
}

/** Who sends and listens in texts on ciphers and networks (Rivest, Shamir and Adleman 1978). */
const CAST = /(?<!\p{L})(?:Alice|Bob|Carol|Dave|Eve|Mallory|Trent|Peggy)(?!\p{L})/gu

/** Whether a name is of the cast of a text on ciphers, another two of whom stand near. */
export function isOfTheCast(value: string, near: string): boolean {
  if (!/^(?:,|\s|and|und|et)*$/.test(value.replace(CAST, ''))) return false
  return new Set(`${near} ${value}`.match(CAST)).size >= 3
}

/** The line of an entry whose value ends with the word of its label: what it names is one, `Kargo: Yurtiçi Kargo`. */
const LABEL_AGAIN = /^[ \t*-]{0,4}(\p{L}{3,20})[ \t]?:[^\n:]{1,60}\s\1[ \t.,]*$/iu

/** Whether a name is, or ends with, the label of its own line, as what is no person does. */
export function isOfItsLabel(text: string, { start, end }: Range): boolean {
  const before = text.slice(Math.max(0, start - READ), start)
  const [rest = ''] = text.slice(end, end + READ).split('\n', 1)
  const line = before.slice(before.lastIndexOf('\n') + 1) + text.slice(start, end) + rest
  const [, label] = LABEL_AGAIN.exec(line) ?? []
  return label !== undefined && text.slice(start, end).toLowerCase().endsWith(label.toLowerCase())
}

/** A word for how far something is or how soon it is wanted, as tickets and forms have it before a word for that. */
const STATE_BEFORE = new RegExp(
  oneLine`
    (?:^|\n|\t|\||[ ]{2})[ \t*_-]{0,4}(?:
      status|state|zustand|stav|tila|toestand|estado|situação|stato|état|statut|durum|állapot|stare|stadiu|статус|состояние
      |стан|стање|състояние|κατάσταση|olek|staatus|būsena|statuss|staða|stanje|trạng thái|סטטוס|الحالة|وضعیت|สถานะ|상태|स्थिति
      |priority|priorität|priorita|priorité|prioridade?d?|priorità|prioriteit|prioritet|prioriteetti|priorytet|prioritás|öncelik|приоритет|пріоритет
    )[*_]{0,2}[ \t]?:[*_]{0,2}[ \t]{0,20}$
  `,
  'iu',
)
const FIELD_ENDS = /^[*_]{0,2}(?:[^\S\n]*(?:\n|$)|\t|[ ]{2}| ?\|)/

/** Whether one word is the state of something: the whole value behind such a label. */
export function isState(value: string, before: string, after: string): boolean {
  return !/\s/.test(value) && FIELD_ENDS.test(after) && STATE_BEFORE.test(before)
}

/** Whether a name is one that manuals use for nobody. */
export function isStandIn(value: string): boolean {
  return STAND_IN.test(value)
}

/** Whether a word is a part of such a name, whose other part stands near: `"givenName": "Jane", "familyName": "Doe"`. */
export function isStandInPart(value: string, near: string): boolean {
  if (/^(?:doe|mustermann|musterfrau)$/i.test(value)) return true
  return (
    (/^(?:john|jane)$/i.test(value) && /\bdoe\b/i.test(near)) ||
    (/^(?:max|erika)$/i.test(value) && /\bmuster(?:mann|frau)\b/i.test(near))
  )
}
