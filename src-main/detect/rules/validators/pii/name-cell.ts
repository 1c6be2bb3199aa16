/**
 * Tells what a cell says of a person by the other cells of its row: a name below a head like "name" from a
 * product, a firm, a type of a program; somebody's religion from one in a table of numbers.
 */

import { leanExpression } from '../../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../../src-shared/model/one-line.ts'
import {
  beginOf,
  HEADS_OF_PEOPLE,
  inARecord,
  isFilledIn,
  isOfMeaning,
  NOBODY,
  NOTHING,
  OF_PEOPLE,
  POST,
  ROW,
  restOfRow,
} from '../../../in-a-record.ts'
import type { ValidatorMatch } from '../validator.ts'
import { isDesk } from './desks.ts'
import { saidInWords } from './said-in-words.ts'

/** Words of letters, with what stands within and between names. */
const WRITTEN = /^\p{L}[\p{L}\p{M}'’.-]*(?:,? \p{L}[\p{L}\p{M}'’.-]*){0,4}$/u
/** A word in small letters at the begin of a remark; names begin so with a particle alone, and in Georgian. */
const SMALL_BEGIN =
  /^(?!\p{Script=Georgian}|(?:(?:a[fvl]|bin|ben|d[aeio]|dal|de[lnr]|dell[ao]|do?s|du|el|ibn|l[ae]|t(?:e|en|er)|v[ao]n|zu[mr]?) ){1,3}\p{Lu}|(?:al|an|d|el|l|t)['’-]\p{Lu})\p{Ll}/u
/** What ends a cell or the line of a form; a value that goes on is no name alone. */
const CELL_END = /^["']?[ \t]*(?:\r?\n|$)/
/** Types and remarks of programs and forms, and what fields hold where nobody is named. */
const NO_NAME = leanExpression(
  oneLine`
    (?:^|\s)(?:
      all|any|app|bool(?:ean)?|char|client|column|company|data|date|default|description|enum
      |email|false|field|file|id|int(?:eger)?|name|no|nobody|none|not|null|number|object
      |(?:first|fore|given|family|last|sur)-?names?|optional|person|private|public|required|see|server|string|table|text|total|true|type
      |undefined|unknown|unique|user|value|varchar|various|yes
    )(?:$|\s)
  `,
  'i',
)

/** Keys that a record of somebody has beside a name, and a sample in code seldom. */
const OF_A_RECORD = leanExpression(
  `${oneLine`
    \n(?:[^\n:]{0,24} )?(?:
      birth|born|dob|geb\p{L}*|naiss\p{L}*|nacim\p{L}*|nasc\p{L}*|urodz\p{L}*|naroz\p{L}*
      |fødsel\p{L}*|född|doğum|phone|mobile|telefon\p{L}*|street|address|adresse|account|iban
      |ssn|passport|salary|рожд\p{L}*|телефон\p{L}*|адрес\p{L}*|паспорт|інн|инн|γέννησ\p{L}*|τηλ\p{L}*
      |διεύθυνση|生年月日|出生\p{L}*|電話\p{L}*|电话|手机\p{L}*|住所|地址|身份证\p{L}*|생년월일|전화\p{L}*|주소
      |לידה|טלפון|נייד|الميلاد|الجوال|تولد|تلفن|پیدائش|जन्म|मोबाइल|জন্ম|মোবাইল|பிறந்த|கைபேசி|วันเกิด|დაბადების|ტელეფონი|ծննդյան|հեռախոս
    )[^\n:]{0,16}: .
  `}|${POST}`,
  'iu',
)
/** The same in one word, as it stands in a program's data; fields of one word are no labelled cells. */
const KEY_OF_A_RECORD =
  /[\n{,][ \t]{0,24}["']?(?:birth\w*|born|dob|ssn|phone|mobile|telephone|street|address|iban|passport|salary)["']?[ \t]?[:=]/i
/** Other answers behind a field's, by a comma, a slash or a bar: a form asks which of them it is. */
const MORE_ANSWERS =
  /^ ?[,/|] ?\p{L}[\p{L} -]{2,20}(?: ?[,/|] ?(?:and |or |und |oder |et |ou |y |o |e )?\p{L}[\p{L} -]{2,20}| \(|$)/u
const READ_ANSWERS = 60

/** Whether a field's value is one answer, and no list of those to choose from. */
export function oneAnswer(_value: string, { text, end }: ValidatorMatch): boolean {
  const [rest = ''] = text.slice(end, end + READ_ANSWERS).split('\n')
  return !MORE_ANSWERS.test(rest)
}

/** Another field of who lives at an address, or of the address. */
const BESIDE_AN_ADDRESS = /\n‹(?:person|birth|phone|town|postcode)›: ["']?[^\s"'_.…-]/u
/** A name, which wares on a shelf have as well. */
const BARE_NAMES = [/\n‹name›: ./g]

/** Whether beside the cell of an address stands somebody's name, birth or number, or a town or a postal code. */
export function addressOfSomebody(_value: string, match: ValidatorMatch): boolean {
  if (!isOfMeaning(match)) return true
  const row = restOfRow(match)
  return BESIDE_AN_ADDRESS.test(row) || isFilledIn(row, BARE_NAMES)
}

/** Fields of pay in a row: more are cells of a list, whose head is told. */
const MOST_PAY = 3
const PAY = /\n‹pay›: /g
/** A sum of money, a currency at most before it: `at least 880` and `from 45 000` is what is paid to anybody, `10,2` and `86 g/l` no pay. */
const SUM = new RegExp(
  oneLine`
    ^["']?(?:(?:\p{Lu}\p{L}{0,2}|\p{L}{0,3}\p{Sc}|лв|руб|грн|ca|ok|\p{L}[\p{L}\p{M}]{0,3}(?=\.))[.:]? ?){0,2}(?:
      \d{1,3}(?:[ .,'’٬\u00a0]\d{2,3})+|\d{3,}|\d{1,3}(?:[.,]\d)? ?(?:k|tys|tis|тыс|тис|mil|mio|млн|jt|juta|tri|tr|万|萬|만|l)
    )
  `,
  'u',
)
/** From one sum to another, as offers of work say it. */
const A_RANGE = /\d[^\n\d]{0,8}[–—-] ?\d/

/** Whether pay is that of one, and neither a range nor a cell of a list. */
export function payOfOne(value: string, match: ValidatorMatch): boolean {
  const row = restOfRow(match)
  const more = [...row.matchAll(PAY)].length
  if (more >= MOST_PAY || !SUM.test(value)) return false
  return !A_RANGE.test(value + match.text.slice(match.end, match.end + 4))
}

/** Numbers that only goods have: `nombre` and `name` are heads for them too. */
const NUMBER_OF_GOODS = /\n(?:ean|gtin|upc|isbn|sku|mpn): /i

/** Whether a cell says something, in a row of a person. */
export function toldOfAPerson(value: string, match: ValidatorMatch): boolean {
  if (NOTHING.test(value.trim())) return false
  const row = restOfRow(match)
  if (NOBODY.test(row) || NUMBER_OF_GOODS.test(row)) return false
  return isFilledIn(row, HEADS_OF_PEOPLE)
}

/** A town as people write it, or a postal code. */
const TOWN_OR_CODE = leanExpression(
  oneLine`
    ^["']?(?:
      \p{Lu}[\p{L}\p{M}'’.-]{1,24}(?: [\p{L}\p{M}'’.()/-]{1,20}){0,3}
      |(?:[A-Z]{1,2}-)?\d{2,5}[ -]?\d{0,3}(?: ?[A-Z]{2})?|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}
    )["']?$
  `,
  'u',
)

/** Fields of where something lies: of an airport, a stop, a station. */
const OF_A_SITE =
  /(?:^|[\s,;|\t"'{<])(?:lat(?:itude)?|elevation|iata|icao|stop_lat|geo_?lat)["']?\s?[,;|\t:>=]/i
/** UTF-16 units of the first line of a table, which has its heads. */
const HEADS_OF_TABLE = 300

/** Whether a cell holds a town or a postal code, in a row of a person. */
export function placeCell(value: string, match: ValidatorMatch): boolean {
  const written = value.trim()
  if (!TOWN_OR_CODE.test(written) || NO_NAME.test(written)) return false
  return toldOfAPerson(value, match) && (OF_PEOPLE.test(restOfRow(match)) || !isOfASite(match))
}

/** Whether the table or record of a cell is of places with their coordinates. */
function isOfASite(match: ValidatorMatch): boolean {
  const { text, start, end } = match.inDocument?.() ?? match
  const [heads = ''] = text.slice(0, HEADS_OF_TABLE).split('\n', 1)
  return OF_A_SITE.test(heads) || OF_A_SITE.test(text.slice(Math.max(0, start - ROW), end + ROW))
}

/** Fewer letters are a code or a tick. */
const IN_WORDS = /\p{L}{3}/u
/** What a form says of nobody yet: where something is to be filled in, what is asked, a remark on how, and both answers. */
const NOT_FILLED_IN =
  /_{3}|\.{4}|…|\?|^["']?\(|^\d{1,2}[.)]\s*$|^(?:yes|ja|oui|sí|si|sim|sì|da|ano|áno|tak|igen|kyllä|jah|taip|jā|evet|да|так|ναι) ?[/|] ?\p{L}/iu

/** Whether a field of a form for health says something in words, in a record, form or letter on one person. */
export function healthField(value: string, match: ValidatorMatch): boolean {
  if (NOTHING.test(value.trim()) || !IN_WORDS.test(value) || NOT_FILLED_IN.test(value)) return false
  if (!saidInWords(value, match)) return false
  return inARecord(value, match)
}

/** Whether a field says something, also in a number or a sign, in a record, form or letter on one person. */
export function toldInARecord(value: string, match: ValidatorMatch): boolean {
  return !NOTHING.test(value.trim()) && !NOT_FILLED_IN.test(value) && inARecord(value, match)
}

/** Fields that goods have and people have not, directly behind a name or before it in the document; the view of labels has few of them. */
const GOODS = oneLine`
    ean|gtin|upc|isbn|sku|mpn|qty|quantity|stock|(?:unit |net |gross )?price
    |(?:stück|einzel)?preis|menge|prix|quantité|precio|cantidad|prezzo|quantità|preço
    |quantidade|prijs|aantal|cena|ilość|pris|antal|fiyat|adet
  `
const GOODS_AFTER = new RegExp(
  `^["']?[ \\t]*[,;]?\\s{0,24}["']?(?:${GOODS})["']?[ \\t]?[:=][ \\t]?["']?\\w*\\d`,
  'iu',
)
const GOODS_BEFORE = leanExpression(
  `[\\s{,"'](?:${GOODS})["']?[ \\t]?[:=][ \\t]?["']?[\\w.-]{1,24}["']?[,\\s]{1,24}["']?\\p{L}{2,12}["']?[ \\t]?[:=][ \\t]?["']?$`,
  'iu',
)

/** Whether a cell holds a name as people write it, and below a head that things have too, in a row of a person, beside no field of goods. */
export function nameCell(value: string, match: ValidatorMatch): boolean {
  const { text, end, groups } = match
  const rest = text.slice(end, end + 8)
  if (!CELL_END.test(rest) || !WRITTEN.test(value) || NO_NAME.test(value)) return false
  if (isDesk(value)) return false
  // An initial alone names nobody; names begin with a capital where their script has some.
  if (/^\p{Script=Latin}\.?$/u.test(value) || SMALL_BEGIN.test(value)) return false
  const row = restOfRow(match)
  // The family itself: the other part of a name is in the row.
  if (NOBODY.test(`: ${value}`) || NOBODY.test(row)) return false
  // A field of code or settings stands behind an empty line (label-cells.ts).
  const isField = text[beginOf(match) - 1] === '\n'
  if (isField && !OF_A_RECORD.test(row) && !isOfARecord(match)) return false
  return groups.weak === undefined || (OF_PEOPLE.test(row) && !isOfGoods(match))
}

/** Whether the field beside a name is one of goods. */
function isOfGoods(match: ValidatorMatch): boolean {
  const { text, start, end } = match.inDocument?.() ?? match
  return (
    GOODS_AFTER.test(text.slice(end, end + ROW)) ||
    GOODS_BEFORE.test(text.slice(Math.max(0, start - ROW), start))
  )
}

/** Whether fields of one word that stand beside a field are those of a record of somebody. */
function isOfARecord(match: ValidatorMatch): boolean {
  const { text, start, end } = match.inDocument?.() ?? match
  return KEY_OF_A_RECORD.test(text.slice(Math.max(0, start - ROW), end + ROW))
}
