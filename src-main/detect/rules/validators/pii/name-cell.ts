/**
 * Tells what a cell says of a person by the other cells of its row: a name below a head like "name" from a
 * product, a firm, a type of a program; somebody's religion from one in a table of numbers.
 */

import { leanExpression } from '../../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../../src-shared/model/one-line.ts'
import { MEANT, meaningOf } from '../../../../chunk/views/meanings/meanings.ts'
import { plainFields } from '../../../../chunk/views/plain-fields.ts'
import { ENTRY } from '../../../of-a-person.ts'
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
/** Units around a cell in which the other cells of its row are looked for: as many as a short row holds. */
const ROW = 240
/** The post that somebody holds; programs export it empty for rooms and machines. */
const POST = '\\njob ?title: (?!null|none)\\S'
/** Heads that only people have: a birth, a given or a family name, and a post. */
const OF_PEOPLE = leanExpression(
  `${oneLine`
    \n(?:[^\n:]{0,24}[ _-])?(?:
      ‹(?:birth|person)›|birth|born|dob|geb\p{L}*|naiss\p{L}*|né\(?e?|nacim\p{L}*|nasc\p{L}*|nat[oa]|urodz\p{L}*
      |naroz\p{L}*|född|født|fødsel\p{L}*|syntym\p{L}*|szül\p{L}*|doğum|рожд\p{L}*|γεν\p{L}*
      |first name|given name|forename|last name|surname|family name|vorname|nachname
      |familienname|prénom|prenom|apellidos?|cognome|sobrenome|apelido|voornaam|achternaam
      |imię|imie|nazwisko|příjmení|priezvisko|förnamn|efternamn|fornavn|etternavn|sukunimi
      |prenume|soyadı?|фамилия|отчество|прізвище|επώνυμο|生年月日|出生|생년월일
      |leánykori név|anyja neve|gimimo|dzimšanas|sünni\p{L}*|rođenja|rojstva|народж\p{L}*|ражда\p{L}*|რიცხვი|დაბადების|ծննդյան
      |לידה|الميلاد|تولد|پیدائش|जन्म|জন্ম|பிறந்த|วันเกิด|ngày sinh|tanggal lahir|tempat(?:,|\/) ?tgl
    )[^\n:]{0,24}: .
  `}|${POST}`,
  'iu',
)
/** Types and remarks of programs and forms, and what fields hold where nobody is named. */
const NO_NAME = leanExpression(
  oneLine`
    (?:^|\s)(?:
      all|any|app|bool(?:ean)?|char|client|column|company|data|date|default|description|enum
      |email|false|field|file|id|int(?:eger)?|name|no|nobody|none|not|null|number|object
      |optional|person|private|public|required|see|server|string|table|text|total|true|type
      |undefined|unknown|unique|user|value|varchar|various|yes
    )(?:$|\s)
  `,
  'i',
)

/** The families of nobody, of whom manuals tell. */
const NOBODY =
  /: (?:doe|roe|bloggs|mustermann|musterfrau|normalverbraucher|modaal|bar|foo)(?:\n|["']|$)/i

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
/** Nothing, or that nothing is known. */
const NOTHING = new RegExp(
  oneLine`
    ^(?:
      -+|n\/?a|no(?:ne|t known|t stated)?|nil|nkda|null|unknown|false|0|nein|keine?r?s?|ohne
      |unbekannt|non|aucune?|néant|sans|ning[uú]n[oa]?|nessun[oa]|n[ãa]o|nenhum[a]?|geen|nee
      |nie|brak|ne|žádn[éýá]|bez|nej|ingen|inga|yok|hayır|нет|なし|prefer not to (?:say|answer)
      |nem|nincs(?:en(?:ek)?)?|nu|nema|nėra|nav|pole|ei(?: ole)?|yoktur|ninguna conocida|tidak(?: ada)?|không(?: có)?
      |немає|ні|няма|не|όχι|καμία?|κανένα|δεν υπάρχουν|לא|אין|ללא|لا(?: يوجد)?|ندارد|नहीं|না|இல்லை|ไม่มี|無し?|无|没有|없음|არა|ոչ|չկա
      |\s*
    )\.?$
  `,
  'iu',
)
/** Heads for people, beside those for births and parts of names. */
const HEADS = leanExpression(
  oneLine`
    \n(?:[^\n:]{0,24} )?(?:
      ‹person›|names?|naam|nam[ne]|navn|nom|nome|nombre|ad(?:ı)? soyad(?:ı)?|имя|фио|氏名|姓名|emergency contact
      |név|neve|jméno|meno|ime i prezime|ime in priimek|imię i nazwisko|vardas|vārds|nimi|ім['’]я|піб|име|ονοματεπώνυμο|όνομα
      |שם|الاسم|نام|नाम|নাম|பெயர்|ชื่อ\p{L}*|họ (?:và )?tên|nama|სახელი|անուն|성명|이름
      |next of kin|notfallkontakt|contact d[’']urgence|contacto de emergencia|employee|student
      |patient|paciente|paziente|patiënt|pacjent\p{L}*|pacient\p{L}*|hasta|pracownik
      |mitarbeiter(?:in)?|salariée?|emplead[oa]|trabajador[a]?|dipendente|lavorat(?:ore|rice)
      |funcionári[oa]|werknemer|anställd|karyawan|pupil|child|kind|enfant|élève|alunn[oa]
      |alumn[oa]|schüler(?:in)?|leerling|uczeń|uczennica|öğrenci|eleven|personal|personnel
      |matricola|matricule|sicil
    )[^\n:]{0,24}: .
  `,
  'iu',
)

/** Other answers behind a field's, by a comma, a slash or a bar: a form asks which of them it is. */
const MORE_ANSWERS =
  /^ ?[,/|] ?\p{L}[\p{L} -]{2,20}(?: ?[,/|] ?(?:and |or |und |oder |et |ou |y |o |e )?\p{L}[\p{L} -]{2,20}| \(|$)/u
const READ_ANSWERS = 60

/** Whether a field's value is one answer, and no list of those to choose from. */
export function oneAnswer(_value: string, { text, end }: ValidatorMatch): boolean {
  const [rest = ''] = text.slice(end, end + READ_ANSWERS).split('\n')
  return !MORE_ANSWERS.test(rest)
}

/** Where a field begins with its head. */
function beginOf({ start, groups }: ValidatorMatch): number {
  return start - (groups.lead?.length ?? 0)
}

/** What parts fields that are no neighbours: those behind signs of meanings from all others, and of those an empty line the ones that stand far apart. */
const EDGES = { labelled: MEANT, meant: '\n\n' } as const

/** What stands in the row of a field before and behind it. */
function restOfRow(match: ValidatorMatch): string {
  const { text, end } = match
  const own = beginOf(match)
  const edge = isOfMeaning(match) ? EDGES.meant : EDGES.labelled
  const before = text
    .slice(Math.max(0, own - ROW), own)
    .split(edge)
    .at(-1)
  const after = text.slice(end, end + ROW).split(edge)[0]
  return `\n${before}\n${after}`
}

/** Whether a field stands behind the sign of its meaning. */
function isOfMeaning({ groups }: ValidatorMatch): boolean {
  return groups.lead?.includes('‹') === true
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

/** Whether a cell holds a town or a postal code, in a row of a person. */
export function placeCell(value: string, match: ValidatorMatch): boolean {
  const written = value.trim()
  return TOWN_OR_CODE.test(written) && !NO_NAME.test(written) && toldOfAPerson(value, match)
}

/** Units around a field of a form or a letter in which it says whose it is. */
const FORM = 700
/** Units of what is filled in that are read. */
const FILLED = 60
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

/** Whether a value stands in a record, form or letter on one person: a form that nobody has filled in is on nobody. */
export function inARecord(value: string, match: ValidatorMatch): boolean {
  return isInARecord(value, match, HEADS_OF_PEOPLE)
}

/**
 * Whether a name that is no label stands in such a record by more than another bare name: the steps of a build, the parts of
 * a service and the wares of a list have one each.
 */
export function nameInARecord(value: string, match: ValidatorMatch): boolean {
  return meaningOf(value) === undefined && isInARecord(value, match, ONLY_OF_PEOPLE)
}

/** @param heads of fields from which a record is on one person */
function isInARecord(value: string, match: ValidatorMatch, heads: readonly RegExp[]): boolean {
  const { text, start, end } = match.inDocument?.() ?? match
  const form = `\n${text.slice(Math.max(0, start - FORM), start)}\n${text.slice(end, end + FORM)}`
  const row = restOfRow(match)
  if (NOBODY.test(form) || NOBODY.test(row) || NOTHING.test(value.trim())) return false
  return isEntry(form) || [row, form].some((part) => isFilledIn(part, heads))
}

/** Signs of scripts that part no words. */
const UNPARTED = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Hangul}]'
/** A word with a capital; Georgian writes names without one. */
const CAPITAL = "[\\p{Lu}\\p{Script=Georgian}][\\p{L}\\p{M}'’.-]*"
/** What is filled in behind the head for a name or a birth: words that begin like names, few signs of a script without capitals, a number; `TT.MM.JJJJ` and `Year, month, day` say what is to be written. */
const FILLED_IN = leanExpression(
  `^["']?(?:(?!(?<sign>\\p{L})\\k<sign>[./-])${CAPITAL}(?:,? (?:(?:van|von|der|den|de|del|da|dos|di|la|el|bin|al|te|ten) ){0,2}${CAPITAL}){0,4}` +
    `|${UNPARTED}{1,4}(?:[ \\u3000・]${UNPARTED}{1,6})?` +
    `|(?!${UNPARTED})\\p{Lo}[\\p{Lo}\\p{M}'’.-]*(?: [\\p{Lo}\\p{M}'’.-]+){0,2}` +
    `)["']?(?=[ \\t]*(?:$|\\n|\\t| {2}|[;(|–—/-]|,(?! ?\\p{Ll})))|^[^\\n]{0,16}\\p{Nd}`,
  'u',
)
const ONLY_OF_PEOPLE = [new RegExp(OF_PEOPLE.source, 'giu')]
const HEADS_OF_PEOPLE = [...ONLY_OF_PEOPLE, new RegExp(HEADS.source, 'giu')]
/** Whether a field with such a head says something of somebody: a head ends with the first sign of its value. */
function isFilledIn(form: string, heads: readonly RegExp[]): boolean {
  const values = heads.flatMap((head) =>
    [...form.matchAll(head)].map(({ 0: found, index }) => index + found.length - 1),
  )
  const fields = plainFields(form, isOfSomebody).map(({ start }) => start)
  return [...values, ...fields].some((value) => {
    const written = form.slice(value, value + FILLED)
    return FILLED_IN.test(written) && !isLabel(written)
  })
}

/** Whether a line holds another label and no value, as translations of forms do. */
function isLabel(written: string): boolean {
  const [line = ''] = written.split('\n')
  return meaningOf(line.replace(/["',]/g, '').trim()) !== undefined
}

/** Whether a label is of a birth, or of a name that only people have. */
function isOfSomebody(label: string): boolean {
  const meaning = meaningOf(label)
  return meaning === 'birth' || meaning === 'person'
}

/** Whether a form has the number of a record, a day of birth or an age, and not only the head for it. */
function isEntry(form: string): boolean {
  const index = form.search(ENTRY)
  return index >= 0 && /\p{Nd}/u.test(form.slice(index, index + FILLED))
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
