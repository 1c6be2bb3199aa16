/** Whether a value is written as addresses are: with a number beside a street, a box or a code. */

import { leanExpression } from '../../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../../src-shared/model/one-line.ts'
import type { DecidedName } from '../names-decision.ts'
import { FIRM_OR_OFFICE } from './firm-form.ts'

/** Years of works, which stand before their authors: programs have had any since about 1970. */
export const STARTS_WITH_YEAR = /^(?:19[7-9]\d|20[0-3]\d)(?!\d)/
const YEARS = /(?<!\d)(?:19[7-9]\d|20[0-3]\d)(?!\d)/g
/** Another year at the begin of a line: a list of who owned a work when. */
const YEAR_BELOW = /\n\s*(?:19[7-9]\d|20[0-3]\d)(?!\d)/
/** The title of a paper and its number: `PAKBON 26-30118`. */
const TITLE_AND_NUMBER = /^\p{Lu}{3,}\s[\d-]{6,}$/u
/** A number alone on its line marks the item of a list. */
const LIST_ITEM = /^\d{1,2}[.)]?\s*\n/
/** A word for a street, a place or a box. */
export const STREET = leanExpression(
  oneLine`
    (?:^|[^\p{L}])(?:
      street|st|avenue|ave|av|road|rd|boulevard|blvd|lane|ln|drive|dr|way|square|sq|court|ct
      |place|plaza|crescent|terrace|close|gardens|mews|parkway|highway|hwy|row|hill|rue|chemin
      |allée|impasse|quai|route|via|viale|piazza|corso|vicolo|calle|c\/|avenida|avda|paseo
      |carretera|camino|rua|travessa|praça|alameda|ul|al|os|pl|ulica|ulice|utca|út|tér|strada
      |bulevardul|sokak|sok|cadde|cad|mah|jalan|jl|ул|улица|вул|вулиця|просп|проспект|пр|пер
      |бульвар|οδός|שדרות|רחוב|شارع|खंड|मार्ग|thanon|đường|floor|suite|apt|apartment|flat|unit
      |box
    )(?=[^\p{L}]|$)
    |\p{L}(?:
      straße|strasse|str\.|gasse|weg|allee|platz|ring|damm|ufer|markt|straat|laan|gracht|plein
      |kade|gatan|vägen|gade|vej|veien|gata|katu|tie|väg
    )(?=[^\p{L}]|$)
  `,
  'iu',
)
/** Codes of places: four to six digits, and those with letters of Britain, Canada and the Netherlands. */
const POSTCODE =
  /(?:^|[^\d])\d{4,6}(?=[^\d]|$)|\b\d{3} ?\d{2}\b|\b[A-Z]{1,2}\d[A-Z0-9]? ?\d[A-Z]{2}\b|\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b/
/** A house's number behind the name of a street, as most languages write it. */
const HOUSE_AFTER =
  /\p{L}{2}[.,]? s\/n\b|\p{L}{2}[.,]? (?:n[º°.]? ?|nr\.? ?|№ ?)?\d{1,4} ?\p{L}?(?=[^\p{L}\d-]|-(?!\p{L}{2})|$)/u
/** Words of a program: `Serbia_1914`. */
const IDENTIFIER = /[\p{L}\p{N}]_[\p{L}\p{N}]/u
/** Cells of a row, parted without a space, in the line behind another: `rucksack\nMaisie Tolland,5A,07532 118 946`. */
const ROW_OF_TABLE = /\n[^\n]*[^\s,],[^\s,][^\n]*,[^\s,]/
/** What parts the columns of a table in plain text; an address runs over two of them at most. */
const COLUMNS = / {3,}/
/** A time of a day, which timetables and programmes have behind a number: `France 3 21h10 Meurtres`. */
const TIME = /(?<!\d)(?:[01]?\d|2[0-3])(?::| ?h ?)[0-5]\d(?!\d)/
const EASTERN_ADDRESS = /[丁番号號路街区區市町村동로길구]/u

/** The label of the next field of a form, in a cell of its own. */
const NEXT_FIELD = /\t[^\t\n]{1,40}[:：](?=[\t\n]|$)/u

/** A code in the last cell of a row, behind the cells of an address: `Leeds,United Kingdom,C-10041`. */
const CODE_BEHIND = /(?<=,\S[^,\n]{0,40},\S[^,\n]{0,40}),[A-Z]{1,4}-\d{3,}$/u

/** The part of an address that stands before the next field of its line or row. */
export function withoutNextField(text: string, each: DecidedName): DecidedName {
  if (each.name !== 'ADDRESS') return each
  const said = text.slice(each.start, each.end)
  const next = Math.max(said.search(NEXT_FIELD), said.search(CODE_BEHIND))
  return next > 0 ? { ...each, end: each.start + next } : each
}

/** Whether a number and a street, a box or a code stand in a value, and it is no row, list or identifier. */
export function isAddress(value: string): boolean {
  if (!/\p{N}|s\/n\b/u.test(value) || !/\p{L}{3}|[\u3040-\u9fff\uac00-\ud7af]/u.test(value))
    return false
  if (LIST_ITEM.test(value) || isListOfAuthors(value) || IDENTIFIER.test(value)) return false
  if (ROW_OF_TABLE.test(value) || TITLE_AND_NUMBER.test(value)) return false
  if (value.split(COLUMNS).length > 2 && !STREET.test(value)) return false
  if ([STREET, POSTCODE, EASTERN_ADDRESS].some((form) => form.test(value))) return true
  if (TIME.test(value)) return false
  // Several lines that end in numbers are a list of models.
  return value.split('\n').filter((line) => HOUSE_AFTER.test(line)).length === 1
}

/** Whether a value is authors with the years of their work: no other number but a firm's, and no street. */
function isListOfAuthors(value: string): boolean {
  if (!STARTS_WITH_YEAR.test(value)) return false
  if (YEAR_BELOW.test(value)) return true
  if (STREET.test(value)) return false
  return !/\d/.test(value.replace(YEARS, '')) || FIRM_OR_OFFICE.test(value)
}
