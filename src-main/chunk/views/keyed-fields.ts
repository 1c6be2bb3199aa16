/**
 * Reads the fields of JSON, YAML, XML, settings and code whose keys are words written together:
 * `"dateOfBirth": "1987-05-19"`, `birth_date: 1987-05-19`, `<birthDate>1987-05-19</birthDate>`.
 *
 * A key of one word stands beside its value as a label in a form does, and rules read it there; one of
 * several has no word for them until it is taken apart.
 */

import type { Range } from '../../../src-shared/model/spans.ts'
import { asciiTable, textUnits } from '../text-units.ts'

/** A key as it is written, and where its value stands, without quotes. */
export interface KeyedField extends Range {
  readonly key: string
}

/** UTF-16 units of a key; longer ones are no label. */
export const MAX_KEY = 40
/** Names of elements for personal data have as many; those of pages are shorter: `td`, `li`. */
const SHORTEST = 3
/** Of a value, in a field, a cell or a row; a longer one is prose. */
export const MAX_VALUE = 120

/** What parts a key from its value. */
const PARTS = asciiTable((unit) => (':=>'.includes(String.fromCharCode(unit)) ? 1 : 0))
/** Signs of keys; 0 for others. */
const IN_KEY = { small: 1, capital: 2, letter: 3, joint: 4, digit: 8 } as const
const KEY_SIGNS = asciiTable((unit) => {
  const sign = String.fromCharCode(unit)
  if (/[a-z]/.test(sign)) return IN_KEY.small
  if (/[A-Z]/.test(sign)) return IN_KEY.capital
  return /[_-]/.test(sign) ? IN_KEY.joint : /\d/.test(sign) ? IN_KEY.digit : 0
})
/** Names of secrets: rules read those as they are written. */
const OF_A_SECRET = /auth(?!or)|cred|key|pass(?!port)|pwd|secret|token/i
/** A member of an object, which code assigns: `data.handle`, `elemData.handle`. */
const MEMBER =
  /^\w*\p{Ll}\p{Lu}\w*\.\w|^(?:this|self|data|options|opts|props|req|request|params|args|config|state|event|e|obj|item|row|user|res|result)\.[a-zA-Z]/u
/** What ends a value without quotes: of a line that is one field, and among others. */
const ENDS_LINE = /[\r\n<>"{}]/
const ENDS_BARE = /[\r\n\t<>"'{},;&]/

/** Every field with a key of several words and a value on the same line, in reading order. */
export function keyedFields(text: string): readonly KeyedField[] {
  const fields: KeyedField[] = []
  const units = textUnits(text)
  for (let at = 1; at < text.length; at++) {
    if (PARTS[units[at] as number] === 0) continue
    const key = keyBefore(text, units, at)
    const value = key && valueAfter(text, at, key.start)
    if (key === undefined || value === undefined) continue
    fields.push({ key: text.slice(key.start, key.end), ...value })
    at = value.end - 1
  }
  return fields
}

/** The key that ends where a separator stands, with or without its quote and a blank. */
function keyBefore(text: string, units: ArrayLike<number>, separator: number): Range | undefined {
  let end = separator
  if (text[end - 1] === '=') end--
  while (end > 0 && (text[end - 1] === ' ' || text[end - 1] === '\t')) end--
  if (text[end - 1] === '"' || text[end - 1] === "'") end--
  // The end of an element: what follows is text between elements, which no sign parts from its one word.
  const isElement = text[separator] === '>' && text[separator - 1] !== '='
  const start = startOfKey(units, end, isElement ? 1 : 2)
  if (start === undefined || OF_A_SECRET.test(text.slice(start, end))) return undefined
  if (isElement && (text[start - 1] !== '<' || end - start < SHORTEST)) return undefined
  return { start, end }
}

/**
 * Where a key that ends here begins; none where it is too long, or one word where it is to be two: `birthDate`,
 * `birth_date`, `birth-date`.
 */
function startOfKey(units: ArrayLike<number>, end: number, fewestWords: 1 | 2): number | undefined {
  let start = end
  let isCompound = false
  let next = 0
  let afterNext = 0
  for (; start > 0 && end - start <= MAX_KEY; start--) {
    const sign = KEY_SIGNS[units[start - 1] as number] as number
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

/** The value behind a separator: in quotes, between elements, or bare. */
function valueAfter(text: string, separator: number, keyStart: number): Range | undefined {
  let start = separator + 1
  if (text[start] === '>') start++
  while (text[start] === ' ' || text[start] === '\t') start++
  const quote = text[start]
  if (quote === '"' || quote === "'") {
    const end = text.indexOf(quote, start + 1)
    return range(text, start + 1, end)
  }
  const isOfLine = text[separator] !== '>' && beginsLine(text, keyStart)
  const rest = text.slice(start, start + MAX_VALUE + 1)
  if (text[separator] === '=' && MEMBER.test(rest)) return undefined
  const length = rest.search(isOfLine ? ENDS_LINE : ENDS_BARE)
  return range(text, start, length < 0 ? start + rest.length : start + length)
}

/** Whether only blanks, marks of a list and a quote stand before a key on its line. */
function beginsLine(text: string, keyStart: number): boolean {
  const earliest = Math.max(0, keyStart - MAX_KEY)
  let at = keyStart
  if (at > earliest && (text[at - 1] === '"' || text[at - 1] === "'")) at--
  while (at > earliest && (text[at - 1] === ' ' || text[at - 1] === '\t' || text[at - 1] === '-'))
    at--
  return at === 0 || (at > earliest && text[at - 1] === '\n')
}

/** A stretch without the blanks and commas at its end; none that is empty, too long or of several lines. */
function range(text: string, start: number, to: number): Range | undefined {
  if (to < start || to - start > MAX_VALUE) return undefined
  const value = text.slice(start, to)
  if (value.includes('\n')) return undefined
  const end = start + value.replace(/[ \t,;]+$/, '').length
  return end > start ? { start, end } : undefined
}
