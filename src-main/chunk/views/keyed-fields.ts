/**
 * Reads the fields of JSON, YAML, XML, settings and code whose keys are words written together:
 * `"dateOfBirth": "1987-05-19"`, `birth_date: 1987-05-19`, `<birthDate>1987-05-19</birthDate>`.
 *
 * A key of one word stands beside its value as a label in a form does, and rules read it there; one of
 * several has no word for them until it is taken apart. In JSON all keys are read, since the other fields of an object
 * say whose it is.
 */

import { oneLine } from '../../../src-shared/model/one-line.ts'
import type { Range } from '../../../src-shared/model/spans.ts'
import { asciiTable, textUnits } from '../text-units.ts'

/** A key as it is written, and where its value stands, without quotes. */
export interface KeyedField extends Range {
  readonly key: string
}

/** UTF-16 units of a key; longer ones are no label. */
export const MAX_KEY = 40
/** Names of elements for personal data have as many; those of pages are shorter: `td`, `li`. In Chinese and Japanese two make a word. */
const SHORTEST = 3
/** Of a value, in a field, a cell or a row; a longer one is prose. */
export const MAX_VALUE = 120

/** Units of the prefix of a namespace and its colon. */
const MAX_PREFIX = 17

const TAB = 0x09
const LINE_FEED = 0x0a
const SPACE = 0x20
const DOUBLE_QUOTE = 0x22
const SINGLE_QUOTE = 0x27
const COMMA = 0x2c
const HYPHEN = 0x2d
const COLON = 0x3a
const SEMICOLON = 0x3b
const LESS = 0x3c
const EQUALS = 0x3d
const MORE = 0x3e

/** What parts a key from its value: V8 looks for a few signs many times faster than a loop over the units. */
const SEPARATOR = /[:=>]/g
/** Signs of keys; 0 for others. */
const IN_KEY = { small: 1, capital: 2, letter: 3, joint: 4, digit: 8 } as const
const KEY_SIGNS = asciiTable((unit) => {
  const sign = String.fromCharCode(unit)
  if (/[a-z]/.test(sign)) return IN_KEY.small
  if (/[A-Z]/.test(sign)) return IN_KEY.capital
  return /[_-]/.test(sign) ? IN_KEY.joint : /\d/.test(sign) ? IN_KEY.digit : 0
})
/** Letters of other scripts are signs of keys, too; a letter is asked for once. */
function signOf(unit: number): number {
  const known = KEY_SIGNS[unit] as number
  if (unit < 0x80 || known !== 0) return known
  const sign = String.fromCharCode(unit)
  if (!/[\p{L}\p{M}]/u.test(sign)) return 0
  KEY_SIGNS[unit] = /\p{Lu}/u.test(sign) ? IN_KEY.capital : IN_KEY.small
  return KEY_SIGNS[unit] as number
}
/** Names of secrets: rules read those as they are written. */
const OF_A_SECRET = /auth(?!or)|cred|key|pass(?!port|n(?:r|um))|pwd|secret|token/i
/** A member of an object, which code assigns: `data.handle`, `elemData.handle`. */
const MEMBER = new RegExp(
  oneLine`
    ^\w*\p{Ll}\p{Lu}\w*\.\w
    |^(?:
      this|self|data|options|opts|props|req|request|params|args|config|state|event|e|obj|item
      |row|user|res|result
    )\.[a-zA-Z]
  `,
  'u',
)
/** What ends a value: of a line that is one field, among others, and in quotes. */
const ENDS = { line: 1, bare: 2, double: 4, single: 8 } as const
const ENDING = asciiTable((unit) => {
  const sign = String.fromCharCode(unit)
  return (
    (/[\r\n<>"{}]/.test(sign) ? ENDS.line : 0) |
    (/[\r\n\t<>"'{},;&]/.test(sign) ? ENDS.bare : 0) |
    (/["\n]/.test(sign) ? ENDS.double : 0) |
    (/['\n]/.test(sign) ? ENDS.single : 0)
  )
})

/** Every field with a key of several words, or in JSON of one, and a value on the same line, in reading order. */
export function keyedFields(text: string): readonly KeyedField[] {
  const fields: KeyedField[] = []
  const units = textUnits(text)
  SEPARATOR.lastIndex = 1
  while (SEPARATOR.test(text)) {
    const at = SEPARATOR.lastIndex - 1
    const key = keyBefore(text, units, at)
    const value = key && valueAfter(text, units, at, key.start)
    if (key === undefined || value === undefined) continue
    fields.push({ key: text.slice(key.start, key.end), ...value })
    SEPARATOR.lastIndex = value.end
  }
  return fields
}

/** The key that ends where a separator stands, with or without its quote and a blank. */
function keyBefore(text: string, units: Uint16Array, separator: number): Range | undefined {
  let end = separator
  if (units[end - 1] === EQUALS) end--
  while (end > 0 && isBlank(units[end - 1])) end--
  if (end > 0 && isQuote(units[end - 1])) end--
  // The end of an element: what follows is text between elements, which no sign parts from its one word.
  const isElement = units[separator] === MORE && units[separator - 1] !== EQUALS
  const isOfJson = units[separator] === COLON && units[end] === DOUBLE_QUOTE
  const start = startOfKey(units, end, isElement || isOfJson ? 1 : 2)
  if (start === undefined) return undefined
  const isShort = end - start < SHORTEST && (units[start] as number) < 0x80
  if (isElement && (!beginsElement(units, start) || isShort)) return undefined
  if (isOfJson && (units[start - 1] !== DOUBLE_QUOTE || isShort)) return undefined
  return OF_A_SECRET.test(text.slice(start, end)) ? undefined : { start, end }
}

/** Whether a tag opens before a name, or before the prefix of its namespace: `<StreetName`, `<cbc:StreetName`. */
function beginsElement(units: Uint16Array, start: number): boolean {
  let at = start
  if (at > 0 && units[at - 1] === COLON) {
    at--
    while (at > 0 && start - at < MAX_PREFIX && signOf(units[at - 1] as number) !== 0) at--
  }
  return at > 0 && units[at - 1] === LESS
}

/**
 * Where a key that ends here begins; none where it is too long, or one word where it is to be two: `birthDate`,
 * `birth_date`, `birth-date`.
 */
function startOfKey(units: Uint16Array, end: number, fewestWords: 1 | 2): number | undefined {
  let start = end
  let isCompound = false
  let next = 0
  let afterNext = 0
  for (; start > 0 && end - start <= MAX_KEY; start--) {
    const sign = signOf(units[start - 1] as number)
    if (sign === 0) break
    const isHump = sign === IN_KEY.small && next === IN_KEY.capital
    const isJoined =
      next === IN_KEY.joint && (sign & IN_KEY.letter) !== 0 && (afterNext & IN_KEY.letter) !== 0
    isCompound ||= isHump || isJoined
    afterNext = next
    next = sign
  }
  return (isCompound || fewestWords === 1) && end - start <= MAX_KEY ? start : undefined
}

/**
 * The value behind a separator, in quotes, between elements, or bare: without the blanks and commas at its
 * end, and none that is empty, too long or of several lines.
 */
function valueAfter(
  text: string,
  units: Uint16Array,
  separator: number,
  keyStart: number,
): Range | undefined {
  const { length } = text
  let start = separator + 1
  if (start < length && units[start] === MORE) start++
  while (start < length && isBlank(units[start])) start++
  const isQuoted = start < length && isQuote(units[start])
  if (isQuoted) start++
  const ending = isQuoted ? endOfQuoted(units[start - 1]) : endOfBare(units, separator, keyStart)
  const last = Math.min(length, start + MAX_VALUE + 1)
  let end = start
  while (end < last && ((ENDING[units[end] as number] as number) & ending) === 0) end++
  if (end - start > MAX_VALUE) return undefined
  if (isQuoted && (end === length || units[end] === LINE_FEED)) return undefined
  const isAssigned = !isQuoted && units[separator] === EQUALS
  if (isAssigned && MEMBER.test(text.slice(start, start + MAX_VALUE + 1))) return undefined
  while (end > start && isTrailing(units[end - 1])) end--
  return end > start ? { start, end } : undefined
}

function endOfQuoted(quote: number | undefined): number {
  return quote === DOUBLE_QUOTE ? ENDS.double : ENDS.single
}

function endOfBare(units: Uint16Array, separator: number, keyStart: number): number {
  return units[separator] !== MORE && beginsLine(units, keyStart) ? ENDS.line : ENDS.bare
}

/** Whether only blanks, marks of a list and a quote stand before a key on its line. */
function beginsLine(units: Uint16Array, keyStart: number): boolean {
  const earliest = Math.max(0, keyStart - MAX_KEY)
  let at = keyStart
  if (at > earliest && isQuote(units[at - 1])) at--
  while (at > earliest && (isBlank(units[at - 1]) || units[at - 1] === HYPHEN)) at--
  return at === 0 || (at > earliest && units[at - 1] === LINE_FEED)
}

function isBlank(unit: number | undefined): boolean {
  return unit === SPACE || unit === TAB
}

function isQuote(unit: number | undefined): boolean {
  return unit === DOUBLE_QUOTE || unit === SINGLE_QUOTE
}

function isTrailing(unit: number | undefined): boolean {
  return isBlank(unit) || unit === COMMA || unit === SEMICOLON
}
