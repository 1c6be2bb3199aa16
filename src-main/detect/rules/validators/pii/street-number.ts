/** Tells streets from years before a name, and from things that are named after streets. */

import { leanExpression } from '../../../../../src-shared/model/lean-expression.ts'
import { oneLine } from '../../../../../src-shared/model/one-line.ts'
import { isNobodysAddress } from '../../../nobodys-addresses.ts'
import type { ValidatorMatch } from '../validator.ts'

/** Words after which four digits are a year. */
const BEFORE_A_YEAR = leanExpression(
  oneLine`
    (?:^|[^\p{L}])(?:
      in|since|by|until|till|of|from|around|circa|after|before|during|early|late|summer|winter
      |spring|autumn|fall|january|february|march|april|may|june|july|august|september|october
      |november|december
    ),?\s$
  `,
  'iu',
)
const YEAR = /^(?:1[5-9]|20)\d\d /
/** Characters before the number that are looked at. */
const READ = 16

const OPENS = /[„“”«"‘»]\s?$/
const CLOSES = /^\s?[“”»"’«]/

/** The owner of a work and its year, as in "Copyright Calle Rosenquist, 2017". */
const OWNED = /(?:copyright|\(c\)|©)[\s\d,-]*$/i
const ENDS_IN_YEAR = /\b(?:19|20)\d\d$/
const OWNER_READ = 40

/** Whether a street stands as people write it: in quotes of its own, or as owner of a work, it is another thing. */
export function unquotedStreet(value: string, { text, start, end }: ValidatorMatch): boolean {
  if (isNobodysAddress(value)) return false
  const isQuoted =
    OPENS.test(text.slice(Math.max(0, start - 2), start)) && CLOSES.test(text.slice(end, end + 2))
  const before = text.slice(Math.max(0, start - OWNER_READ), start)
  return !isQuoted && !(ENDS_IN_YEAR.test(value) && OWNED.test(before))
}

/** The year and month of a day: the number goes on with them, `2014-12-04 Charleston Road`. */
const OF_A_DATE = /\d[-/.]$/
/** The mail address of somebody whose name stood before it. */
const MAIL_AFTER = /^\s{0,3}[<(]/

/** Whether what begins with a number begins with that of a house, not with a year as in "in 2008 Wall Street". */
export function streetNumber(value: string, { text, start, end }: ValidatorMatch): boolean {
  if (isNobodysAddress(value)) return false
  if (OF_A_DATE.test(text.slice(Math.max(0, start - 2), start))) return false
  if (!YEAR.test(value)) return true
  const isAuthor = MAIL_AFTER.test(text.slice(end, end + 4))
  return !isAuthor && !BEFORE_A_YEAR.test(text.slice(Math.max(0, start - READ), start))
}

/** A name of a street and the number of a house in either order, or a part of a town in Chinese, Japanese or Korean. */
const HOUSE = leanExpression(
  oneLine`
    \p{L}{3}[.,]? (?:n[º°o]?[.:]? ?|nr\.? ?|№ ?|д\. ?)?\d{1,4} ?\p{L}?(?=[^\p{L}\d]|$)
    |^\d{1,5}\p{L}?,? \p{L}{2,}.*\p{L}{3}|\p{L}{2}[丁番号號路街区區市町村동로길구]
  `,
  'u',
)
/** What begins or holds no address of a house: numbers of machines, ports, versions, names of hosts. */
const OF_MACHINES = new RegExp(
  oneLine`
    ^0x|\d+\.\d+\.\d+|[\dA-F]{2}:[\dA-F]{2}:|:\/\/
    |(?:^|\s)(?:
      port|localhost|host|version|interface|bytes?|bits?|page|line|node|memory|offset|table
      |column|field|row
    )(?:\s|$)
  `,
  'i',
)

/** Words that are parted; those of some scripts are not. */
const IN_PARTS = /[\s,]|[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** Whether what is called an address is one of a house by its form alone: words, and nothing that memories, ports and hosts have. */
export function ofNoMachine(value: string): boolean {
  return IN_PARTS.test(value.trim()) && /\p{L}[\p{L}\p{M}]/u.test(value) && !OF_MACHINES.test(value)
}

/** A label that counts lines, of an address or of anything else. */
const COUNTED_LINE = /^\s*line ?1: $/
/** Another field of an address, as a label, a key or a head; a second line is counted as the first. */
const FIELD_OF_ADDRESS =
  /(?:^|["',;|\t\n]) ?(?:city|town|suburb|county|state|province|country|zip|(?:post|postal|zip)[ _-]?code)["']?\s?[:=;,|\t\n]/i
/** How far on either side of a value it is looked for. */
const FIELDS_AROUND = 200

/** Whether a cell below the head for an address is one where somebody lives; `line 1` is such a head beside other fields only. */
export function streetCell(value: string, match: ValidatorMatch): boolean {
  if (!HOUSE.test(value) || OF_MACHINES.test(value)) return false
  return !COUNTED_LINE.test(match.groups.lead ?? '') || isBesideFields(match)
}

function isBesideFields(match: ValidatorMatch): boolean {
  const { text, start, end } = match.inDocument?.() ?? match
  return (
    FIELD_OF_ADDRESS.test(text.slice(Math.max(0, start - FIELDS_AROUND), start)) ||
    FIELD_OF_ADDRESS.test(text.slice(end, end + FIELDS_AROUND))
  )
}

/** What people live in that is no house of a street, and what they live in for so long. */
const NO_STREET =
  /^(?:zimmer|raum|apartment|wohnung|haus|etage|stock|block|kamer|appartement|rum|lägenhet|hotell?|værelse|rom|leilighet|huone|asunto|pokoj|pokój|byt|izba|soba|stan|kambarys|istaba|tuba|комната|квартира|кімната|блок)\b/iu

/** Whether what somebody lives in is a house of a street, not a room or a flat. */
export function ofAHouse(value: string): boolean {
  return !NO_STREET.test(value)
}
