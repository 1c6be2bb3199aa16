/**
 * Telephone numbers, judged by the numbering plans in libphonenumber's metadata.
 *
 * The library parses at roughly ten microseconds a number, so patterns hand
 * over only what already looks like one.
 */

import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { leanExpression } from '../../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../../src-shared/model/one-line.ts'
import { inARecord } from '../../../in-a-record.ts'
import type { Validator, ValidatorMatch } from '../validator.ts'
import { digitsOf, isUniform } from './check-digits.ts'
import { isQuantity, isSampleNumber } from './sample-number.ts'

/** Fewest and most digits of a dialled number: local numbers of small networks; ITU-T E.164 allows 15, extensions add some. */
const FEWEST_DIGITS = 7
const MOST_DIGITS = 19

/** A decimal fraction with its sign, or a place on earth: latitude and longitude (ISO 6709). */
const NO_PHONE = /^\+(?:\d+\.\d+(?:[ ,]+-?\d+\.\d+)?|\d{4}-\d{5}|\d{6}-\d{7})$/

/** Whether a value with a leading + or 00 is a number of its country's plan. */
export function internationalPhone(value: string): boolean {
  if (NO_PHONE.test(value)) return false
  const plain = value.replace('(0)', '')
  const dialled = plain.startsWith('00') ? `+${plain.slice(2)}` : plain
  return parsePhoneNumberFromString(dialled)?.isValid() === true && !isFiller(value)
}

/** A check that a value in national form is a number of the country's plan. */
export function nationalPhone(country: CountryCode): Validator {
  return (value) =>
    parsePhoneNumberFromString(value, country)?.isValid() === true && !isFiller(value)
}

/** The postal code of a US state (ZIP+4), as in "Boston, MA 02110-1301". */
const ZIP = /^\d{5}-\d{4}$/
const STATE_BEFORE = /\b[A-Z]{2},?\s{1,3}$/

/** Groups of digits of a longer number, such as that of an account. */
const GROUP_BEFORE = /\d{4} $/

/** Whether a number fits the German plan and is no postal code of the United States. */
export const germanPhone: Validator = (value, match) => {
  const before = match.text.slice(Math.max(0, match.start - 8), match.start)
  if (GROUP_BEFORE.test(before) || (ZIP.test(value) && STATE_BEFORE.test(before))) return false
  return nationalPhone('DE')(value, match)
}

/** Two characters of a byte and the space that parts it from the next. */
const BYTE_BEFORE = /(?:^|[\s|:])[0-9A-Fa-f]{2}[ .]$/
const BYTE_AFTER = /^[ .][0-9A-Fa-f]{2}(?:[\s|.:]|$)/

/** A row of bytes at the end of the line above, with what marks a remark before the own row. */
const BYTES_ABOVE = /(?:[0-9A-Fa-f]{2} ){3}[0-9A-Fa-f]{2}[ \t]*\r?\n[#;*/ \t]{0,12}$/
const READ_ABOVE = 32

/** Whether a number in pairs stands alone: among further pairs it is a row of bytes. */
export const frenchPhone: Validator = (value, match) => {
  const { text, start, end } = match
  const among =
    BYTES_ABOVE.test(text.slice(Math.max(0, start - READ_ABOVE), start)) ||
    BYTE_BEFORE.test(text.slice(Math.max(0, start - 4), start)) ||
    BYTE_AFTER.test(text.slice(end, end + 4))
  return !among && nationalPhone('FR')(value, match)
}

/** A date as ISO 8601 writes it; change logs put one after every entry. */
const CALENDAR_DATE = new RegExp(
  oneLine`
    ^(?:
      (?:19|20)\d\d([-/. ]?)(?:0[1-9]|1[0-2])\1(?:0[1-9]|[12]\d|3[01])
      |(?:0?[1-9]|[12]\d|3[01])([-/. ])(?:0?[1-9]|1[0-2])\2(?:19|20)\d\d
    )(?:[ .-]?\d{2,6})?$
  `,
)

/** A date within digits: a version and its day, `1464-2 (2010-08-29`. */
const HOLDS_DATE = /(?:19|20)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])/
/** A line left empty: what follows is another paragraph. */
const PARAGRAPH = /\n[ \t]*\n\s*$/

/** Countries whose national numbers are tried where the text does not say of which country one is. */
const TRIED: readonly CountryCode[] = [
  'US',
  'GB',
  'DE',
  'FR',
  'ES',
  'IT',
  'NL',
  'PL',
  'PT',
  'BR',
  'MX',
  'AU',
  'SE',
  'NO',
  'DK',
  'FI',
  'CZ',
  'AT',
  'CH',
  'BE',
  'TR',
  'RU',
  'UA',
  'IN',
  'TH',
  'JP',
  'KR',
  'GR',
  'HU',
  'RO',
  'IL',
]

/** The countries of whose plans a number is, its own where it begins with a plus sign. */
function plansOf(value: string): readonly string[] {
  if (value.startsWith('+')) return internationalPhone(value) ? ['+'] : []
  return TRIED.filter((country) => parsePhoneNumberFromString(value, country)?.isValid() === true)
}

/** Whether a number is of any of those plans. */
function fitsAPlan(value: string): boolean {
  if (value.startsWith('+')) return internationalPhone(value)
  return TRIED.some((country) => parsePhoneNumberFromString(value, country)?.isValid() === true)
}

/** The end of a line within a number. */
const LINE_END = /\r?\n[ \t]*/
/** A first part that says itself that it goes on. */
const GOES_ON = /[-/(]\s*$/
/** Fewest digits of a wrapped number: area and subscriber. */
const FEWEST_WRAPPED = 9
/** Digits of a first part from which it is a number if any country has it; plans of small networks hold nearly any few. */
const WHOLE_FROM = 9

/**
 * Whether a number that goes on in the next line is one only with it: both parts together fit the plan of a
 * country that the first alone does not fit, and the first is no whole number of another.
 */
export function wrappedPhone(value: string): boolean {
  const [head = '', rest = ''] = value.split(LINE_END)
  if (isFiller(value) || digitsOf(value).length < FEWEST_WRAPPED) return false
  const plans = plansOf(`${head} ${rest}`)
  if (GOES_ON.test(head)) return plans.length > 0
  const ofHead = new Set(plansOf(head))
  if (ofHead.size > 0 && digitsOf(head).length >= WHOLE_FROM) return false
  return plans.some((country) => !ofHead.has(country))
}

/** What names another number just before a value: an order, an article, an account, a version, a page. */
const NAMES_ANOTHER = leanExpression(
  oneLine`
    (?:^|[^\p{L}])(?:
      no|nr|n°|nº|№|num|number|nummer|numéro|número|numero|ref|reference|order|bestell\p{L}*
      |auftrag\p{L}*|invoice|rechnung\p{L}*|facture|factura|fattura|fatura|faktura|artikel
      |article|item|part|serial|isbn|ean|id|code|konto|account|iban|blz|version|sku|ticket
      |case|policy|vat|tax|ust|kvk|siren|siret|nip|regon|ico|ičo|cif|nif|p\.? ?iva
    )[.:#]{0,2}\s{0,2}$
  `,
  'iu',
)
/** Three or four groups between blanks, as numbers in any list stand, and what a telephone number so written follows. */
const ONLY_BLANKS =
  /^(?:[1-9]\d\d \d{3} \d{4}|[679]\d\d (?:\d\d \d\d \d\d|\d{3} \d{3})|[49]\d\d \d\d \d{3}|0[1-5]\d \d{3} \d{3,4}|\d\d(?: \d\d){3})$/
const REACHED_AT =
  /(?:^|[^\p{L}])(?:at|call|cell|čísle|home|informazioni|is|me|m[íi]|mobile|móvil|on|p\.|text|them|us|work):? $/iu
/** Whoever answers, two words with capitals or one behind a colon, what they are, and a comma or bracket before the number. */
const SOMEBODY_BEFORE = leanExpression(
  oneLine`
    (?:
      (?:^|[^\p{L}])\p{Lu}\p{Ll}[\p{L}'’-]* (?:(?:de|di|del|della|van|von|da) )*|: )\p{Lu}\p{Ll}[\p{L}'’-]*(?:, \p{Ll}{4,14}| \(\p{Ll}{3,14}\))?(?:,|:| [(–-]|(?<=\))) ?$
  `,
  'u',
)
/** Who stands first in a row of a list, two words with capitals at least, and the gap before the column of the number. */
const ROW_OF_SOMEBODY =
  /^[ \t*•·-]{0,4}\p{Lu}\p{Ll}[\p{L}'’-]*(?: (?:\p{Lu}[\p{L}.'’-]*|de|af|van|von)){1,3}(?:[ ]{2}|\t|[;|,])(?:[^\n]*(?:[ ]{2}|\t|[;|] ?))?$/u
/** Four numbers as golfers and bowlers have them, each of two digits from sixty on. */
const ROUNDS = /^[6-9]\d(?: [6-9]\d){3}$/
/** What numbers in prose are beside: words of its line. */
const WORDS_OF_LINE = /(?:\p{L}{2,}[^\p{L}\n]+){2,}|\p{L}{4}/u
/** Units of a line that are read. */
const LINE = 80

/** Whether a number that no word names stands among words, as people write one, and fits a country's plan. */
export function phoneInProse(value: string, { text, start, end }: ValidatorMatch): boolean {
  const before =
    text
      .slice(Math.max(0, start - LINE), start)
      .split('\n')
      .at(-1) ?? ''
  const after = text.slice(end, end + LINE).split('\n')[0] ?? ''
  return (
    !isFiller(value) &&
    !NAMES_ANOTHER.test(before) &&
    (!ONLY_BLANKS.test(value) ||
      REACHED_AT.test(before) ||
      SOMEBODY_BEFORE.test(before) ||
      (ROW_OF_SOMEBODY.test(before) && !ROUNDS.test(value))) &&
    !/[\d%€$£] ?$/.test(before) &&
    !/^(?: ?[\d%€$£]|\.\d|,\d\d?(?!\d)| ?(?:euro|eur|usd|pln|zł|kč|kr)\b)/i.test(after) &&
    (WORDS_OF_LINE.test(`${before} ${after}`) ||
      REACHED_AT.test(before) ||
      isOfSignature(text, start, before)) &&
    fitsAPlan(value)
  )
}

/** The end of an address, a postal code and a town or a British code, in the line above. */
const ADDRESS_ABOVE =
  /(?:\d{2}[ -]?\d{2,3} \p{Lu}\p{L}+|[^\p{L}][A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2})[ \t]*\r?\n[ \t]*$/u
/** Who signs, two words with capitals or more alone in the line above. */
const NAME_ABOVE =
  /(?:^|\n)[ \t]*\p{Lu}\p{Ll}[\p{L}'’-]*(?: \p{Lu}[\p{L}.'’-]*){1,3}[ \t]*\r?\n[ \t]*$/u
/** The same in a script without capitals, where a greeting that ends with a comma stands above: `תודה,` and `ענת (דירה 11)`. */
const SIGNED_ABOVE =
  /\p{L},[ \t]*\r?\n[ \t]*\p{Lo}[\p{Lo}\p{M}'’׳״-]{1,24}(?: [\p{Lo}\p{M}'’׳״-]{1,24}){0,2}(?: ?\([^()\n]{1,24}\))?[ \t]*\r?\n[ \t]*$/u
/** Nothing but telephone numbers, as the end of a signature has them. */
const ONLY_NUMBERS = /^[\d +()/|·-]*$/

/** Whether a number stands in a line of nothing but such numbers below an address or a name. */
function isOfSignature(text: string, start: number, before: string): boolean {
  const lineStart = start - before.length
  const above = text.slice(Math.max(0, lineStart - LINE), lineStart)
  return (
    ONLY_NUMBERS.test(before) &&
    [ADDRESS_ABOVE, NAME_ABOVE, SIGNED_ABOVE].some((sign) => sign.test(above))
  )
}

/** Words after which "the number is" means another number. */
const OTHER_NUMBER = new RegExp(
  oneLine`
    (?:
      card|karte|tarjeta|carte|cartão|carta|kaart|karta|kort|iban|account|konto|passport
      |licen[cs]e|policy|order|invoice|case|serial
    )\b[^\n]{0,20}$
  `,
  'i',
)

/** A Brazilian postal code behind what it is called, without its first zero where a sheet took it for a count; Turkish calls a mobile so. */
const BRAZILIAN_POSTCODE = /\bcep["']?[\s:=]{0,3}["']?(?:\d{1,2}\.?\d{3}-?|\d{5} )\d{3}(?!-?\d)/i
/** Units of such a code and of what it is called by. */
const LONGEST_POSTCODE = 20

/** Words for a telephone that head other columns as well: cells of a sheet, a lab or a radio network, creatures of a game, calls of a switch. */
const ALSO_ANOTHER = /^\W*(?:call|cell|gsm|mob|ph)\W*$/
/** The same as somebody writes it directly before a number, and the units that it takes. */
const BESIDE = /(?:call|cell|gsm|mob|ph)[ .:#-]{1,3}$/i
const READ_BESIDE = 8
/** Few digits and no sign among them, as any number of a table is written. */
const PLAIN = /^[1-9]\d{6,8}$/

/** Whether a plain number stands in a column or behind a key that things have as well, in no row of a person. */
function isInColumnOfThings(value: string, match: ValidatorMatch): boolean {
  if (!PLAIN.test(value) || !ALSO_ANOTHER.test(match.groups.lead ?? '')) return false
  const { text, start } = match.inDocument?.() ?? match
  const isBeside = BESIDE.test(text.slice(Math.max(0, start - READ_BESIDE), start))
  return !isBeside && !inARecord(value, match)
}

/** Whether a value has as many digits as a telephone number, and is no filler, date or postal code; for values that a word already names. */
export function dialableDigits(value: string, match: ValidatorMatch): boolean {
  const { text, start } = match
  const count = digitsOf(value).length
  return (
    count >= FEWEST_DIGITS &&
    count <= MOST_DIGITS &&
    !isFiller(value) &&
    !CALENDAR_DATE.test(value) &&
    !HOLDS_DATE.test(value) &&
    !isInColumnOfThings(value, match) &&
    !BRAZILIAN_POSTCODE.test(text.slice(Math.max(0, start - 8), start + LONGEST_POSTCODE)) &&
    !PARAGRAPH.test(text.slice(Math.max(0, start - 8), start)) &&
    !OTHER_NUMBER.test(text.slice(Math.max(0, start - 45), start))
  )
}

/** Fewest digits of a number with country code, area and subscriber. */
const FEWEST_WITH_COUNTRY = 9

/** Whether a value with a leading + is long enough for a whole number and no filler, whatever the country's plan says. */
export function internationalForm(value: string, match: ValidatorMatch): boolean {
  return digitsOf(value).length >= FEWEST_WITH_COUNTRY && dialableDigits(value, match)
}

/** A mobile number as Italians write it and nobody writes one of North America, but for the numbers of films (555 0100 to 0199). */
const ITALIAN_MOBILE = /^3[2-9]\d(?: 555\d{4}| 555 (?!01)\d{4}| 555 \d\d \d\d)$/

/** Numbers nobody has: one digit repeated, a plain count, the fictional exchange 555-01xx (NANPA). */
function isFiller(value: string): boolean {
  const digits = digitsOf(value)
  const text = digits.join('')
  return (
    isUniform(digits.slice(-7)) ||
    isSampleNumber(value) ||
    isQuantity(value) ||
    // Ten digits or fewer as they follow each other, or the eleven of 12345678910.
    '0123456789012345'.includes(text) ||
    text.startsWith('123456789') ||
    text === '0102030405' ||
    // No plan begins with four zeros (ITU-T E.164 knows 00 and 000 before a country at most): a number of a row.
    text.startsWith('0000') ||
    // The limits of whole numbers of 32 and 64 bits, which manuals write with their sign.
    /^(?:214748364[78]|429496729[56]|922337203685477580[78])$/.test(text) ||
    // 0800 123 456 7: what is free to call, and a plain count.
    /^(?:00|0|1)?[89]00123456(?:7(?:89?)?)?$/.test(text) ||
    // 111-222-3333
    /^(\d)\1{2}(\d)\2{2}(\d)\3{3}$/.test(text) ||
    // The exchange 555 is one of films and manuals: nobody is reached there (NANPA, whose areas begin with 2 to 9).
    (/^1?(?:[2-9]\d\d)?555\d{4}$/.test(text) && !ITALIAN_MOBILE.test(value)) ||
    (value.startsWith('+1') && /^1\d{3}555\d{4}$/.test(text)) ||
    // The number of a song of 1981, which samples dial in every area.
    /^1?(?:[2-9]\d\d)?8675(?:309|310)$/.test(text)
  )
}
