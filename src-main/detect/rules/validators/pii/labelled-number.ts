/** Checks for numbers that only a word beside them makes personal: they must at least look like an identifier. */

import { oneLine } from '../../../../../src-shared/model/one-line.ts'
import type { ValidatorMatch } from '../validator.ts'
import { digitsOf, isUniform } from './check-digits.ts'
import { isInColumnOf } from './number-column.ts'
import { isQuantity, isSampleNumber } from './sample-number.ts'

/** Values that forms and manuals print in place of a number. */
const STAND_IN =
  /^(?:x+|0+|n\/?a|none|null|unknown|tbd|number|1234(?:5(?:6\d*)?)?|987654\d*|111223333|abc\w*)$/i

/** A day as ISO 8601 writes it, within other numbers. */
const HOLDS_DAY = /(?:^|\D)(?:19|20)\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?:\D|$)/

/** Whether a labelled value holds at least three digits, not all alike, and is no stand-in and no day. */
export function labelledNumber(value: string): boolean {
  const digits = digitsOf(value)
  return (
    digits.length >= 3 &&
    !isUniform(digits) &&
    !HOLDS_DAY.test(value) &&
    !STAND_IN.test(value.replace(/[\s.-]/g, '')) &&
    !isSampleNumber(value) &&
    !isQuantity(value)
  )
}

/** The same of a value that has words among its numbers: `20-45-77 account 43821906`. */
export function numbersWithWords(value: string): boolean {
  return labelledNumber(digitsOf(value).join(''))
}

const REGISTRATION = /reg\.? ?(?:nr\.?)?[ \t:：#]*$/i
const BRANCH = /^\d{4}\D/

/** Whether what stands behind "reg.nr." begins with the four digits of a Danish branch: firms and goods have such numbers too. */
export function ofABranch(value: string, { groups: { lead = '' } }: ValidatorMatch): boolean {
  return !REGISTRATION.test(lead) || BRANCH.test(value)
}

/** A date or a time, which stands after the same words. */
const DATE = new RegExp(
  oneLine`
    ^(?:
      (?:19|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}
      |(?:19|20)\d\d[./-]\d{1,2}[./-]\d{1,2}|(?:19|20)\d\d(?:-(?:19|20)?\d\d)?
      |\d{1,2}:\d\d(?::\d\d)?
    )$
  `,
)
/**
 * A version, alone or after a program's name, a type of a program, or the number of a standard, an advisory, a bug, a
 * case of the Court of Justice of the European Union; a word and a year.
 */
const PUBLIC_NUMBER = new RegExp(
  oneLine`
    ^(?:
      (?:[a-z]{2,12}[ /-])?v?\d{1,2}(?:\.\d{1,2}){1,3}|(?:ES|ECMA)-?\d{3,4}
      |(?:BYTE|CARD|FLOAT|INT|UINT)\d+|[CFT][-‑]\d{1,3}\/\d\d|[A-Z]{3,}[- ]?(?:19|20)\d\d
      |(?:BUG|BZ|CMP|CVE|DSA|GHSA|ISO|PEP|PR|RFC|SEP|USN)[ -]?#?\d.*
    )$
  `,
  'i',
)
/** Digits that stand apart, as in a list of settings. */
const APART = /^\d(?: \d)+$/
/** A label that goes on without a sign or space is part of another word. */
const IN_A_WORD = /[A-Za-z0-9]$/
/** The German word for a case has a capital; the English one falls. */
const FALLS = /\bfall\W*$/
/** Four digits behind the bare word are a setting's: `CMAKE POLICY 0063`. */
const BARE_WORD = /\b(?:policy|claim)\s$/i
const FEW_DIGITS = /^\d{1,4}$/
/** An act by its year: `Policy 2019/1023`. */
const OF_A_YEAR = /^(?:19|20)\d\d\/\d{1,4}$/
const READ_BEFORE = 12
/** Words of the name of a page, behind which the program that made it counts: `/privacy-policy-90190742`. */
const NAMES_A_PAGE = /\/(?:\p{Ll}{2,24}-){2,8}$/u
const READ_OF_NAME = 120
/** A contract between institutions is told with whom it was made: "Contract No. W-7405-ENG-36 with the Department". */
const AGREED = /^\s+with\s+(?:the\s+)?\p{Lu}/u
/** A value that goes on behind is longer than any record's number: an identifier of a program. */
const GOES_ON = /^[-_][A-Za-z0-9]/
const READ_AFTER = 12

/** Whether a value that reads as a record's number by its signs could as well be a stand-in, a sample, a day or a quantity. */
function couldBeAnother(value: string): boolean {
  return (
    STAND_IN.test(value.replace(/[\s./-]/g, '')) ||
    DATE.test(value) ||
    isSampleNumber(value) ||
    isQuantity(value)
  )
}

/**
 * Whether a labelled value reads as the number of a record: digits with capitals and signs, three
 * digits at least, or two among capitals; no date, no stand-in, unless it stands in a column of such
 * numbers. Words of prose are in small letters.
 */
export function recordNumber(value: string, match: ValidatorMatch): boolean {
  const { text, start, end } = match
  const after = text.slice(end, end + READ_AFTER)
  if (AGREED.test(after) || GOES_ON.test(after)) return false
  const before = text.slice(Math.max(0, start - READ_BEFORE), start)
  if (IN_A_WORD.test(before) || FALLS.test(before) || APART.test(value)) return false
  if (NAMES_A_PAGE.test(text.slice(Math.max(0, start - READ_OF_NAME), start))) return false
  if (BARE_WORD.test(before) && (FEW_DIGITS.test(value) || OF_A_YEAR.test(value))) return false
  const digits = digitsOf(value)
  const plain = value.replace(/[\s./-]/g, '')
  const fewest = /[A-Z]{2}/.test(value) && plain.length >= 6 ? 2 : 3
  return (
    digits.length >= fewest &&
    plain.length >= 4 &&
    !isUniform(digits) &&
    !PUBLIC_NUMBER.test(value) &&
    (/^\P{Ll}*$/u.test(value) || /^[a-z]{2,5}-?\d+$/.test(value) || /^\d+:\d/.test(value)) &&
    (!couldBeAnother(value) || isInColumnOf(match, (other) => !couldBeAnother(other)))
  )
}

/**
 * Whether a labelled value reads as a document's or vehicle's number: capitals and digits only, a
 * digit among them. Prose after the same word is in small letters.
 */
export function documentNumber(value: string): boolean {
  const digits = digitsOf(value)
  const isFiller = (digits.length >= 4 && isUniform(digits)) || isSampleNumber(value)
  return /^[\p{Lu}0-9 -]+$/u.test(value) && digits.length > 0 && !isFiller
}

/** Whether what stands behind the label of a form for a number is one: three digits at least, no stand-in and no day. */
export function formNumber(value: string): boolean {
  const isDay = DATE.test(value) && !OF_A_YEAR.test(value)
  return labelledNumber(value) && !isDay
}

/** A plate as manuals print one: letters and digits that count. */
const SAMPLE_PLATE =
  /^[A-Z]{0,3}[ -]?(?:AB|ABC|ABCD|XX+|XY|XYZ)[ -]?(?:12|123|1234|12345|0+)[ -]?(?:[A-F]{2,3})?$/

/** The province before a Chinese plate, and its dot. */
const PROVINCE = /^\p{Script=Han}(?=[A-Z])|[·•]/gu

/** Whether a labelled value can be a number plate: four to nine capitals and digits, both among them, no sample. */
export function licensePlate(value: string): boolean {
  if (SAMPLE_PLATE.test(value)) return false
  const plate = value.replace(PROVINCE, '')
  const count = plate.replace(/[ -]/g, '').length
  return count >= 4 && count <= 9 && /\p{Lu}/u.test(plate) && documentNumber(plate)
}
