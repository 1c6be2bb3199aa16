/**
 * Tells whether a place stands in a row, record, form or letter on one person: a birth, a name that only people have, the
 * number of a record, or a field for a name that is filled in stands beside it.
 */

import { leanExpression } from '../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../src-shared/model/one-line.ts'
import { MEANT, meaningOf } from '../chunk/views/meanings/meanings.ts'
import { plainFields } from '../chunk/views/plain-fields.ts'
import { ENTRY } from './of-a-person.ts'
import type { ValidatorMatch } from './rules/validators/validator.ts'

/** Units around a cell in which the other cells of its row are looked for: as many as a short row holds. */
export const ROW = 240
/** The post that somebody holds; programs export it empty for rooms and machines. */
export const POST = '\\njob ?title: (?!null|none)\\S'
/** Heads that only people have: a birth, a given or a family name, and a post. */
export const OF_PEOPLE = leanExpression(
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
/** The families of nobody, of whom manuals tell. */
export const NOBODY =
  /: (?:doe|roe|bloggs|mustermann|musterfrau|normalverbraucher|modaal|bar|foo)(?:\n|["']|$)/i

/** Nothing, or that nothing is known. */
export const NOTHING = new RegExp(
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

/** Where a field begins with its head. */
export function beginOf({ start, groups }: ValidatorMatch): number {
  return start - (groups.lead?.length ?? 0)
}

/** What parts fields that are no neighbours: those behind signs of meanings from all others, and of those an empty line the ones that stand far apart. */
const EDGES = { labelled: MEANT, meant: '\n\n' } as const

/** What stands in the row of a field before and behind it. */
export function restOfRow(match: ValidatorMatch): string {
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
export function isOfMeaning({ groups }: ValidatorMatch): boolean {
  return groups.lead?.includes('‹') === true
}

/** Units around a field of a form or a letter in which it says whose it is. */
const FORM = 700
/** Units of what is filled in that are read. */
const FILLED = 60
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
export const HEADS_OF_PEOPLE = [...ONLY_OF_PEOPLE, new RegExp(HEADS.source, 'giu')]
/** Whether a field with such a head says something of somebody: a head ends with the first sign of its value. */
export function isFilledIn(form: string, heads: readonly RegExp[]): boolean {
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
