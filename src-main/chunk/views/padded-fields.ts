/**
 * Reads fields whose label and value something else parts than a colon and a blank, as printed forms, payslips, records
 * and the text of PDFs have them: blanks, tabs, dots, dashes, underscores, bars of a drawn box, a remark in brackets, the
 * wide signs of Chinese and Japanese, or what several of them make.
 *
 *     Personnel no.        00318          Doğum Tarihi      : 27.05.1991
 *     Mobil .............. 0171 4418772   Telefon (privat): 05651 22841
 *     │ Date of birth     │ 11 Feb 1990 │ 氏　　名：　長谷部　和代
 *
 * Rules know a label by a colon behind it: here each of these is read as such a field, once for all of them.
 */

import { isStringOneByteRepresentation } from 'node:v8'
import { textUnits } from '../text-units.ts'
import { innerGaps } from './inner-gaps.ts'
import { type KeyedField, MAX_KEY, MAX_VALUE } from './keyed-fields.ts'
import { plainUnit } from './plain-units.ts'
import { signPlaces } from './sign-places.ts'

const TAB = 0x09
const LINE_FEED = 0x0a
const SPACE = 0x20
const COLON = 0x3a
/** Blanks, bars and marks of a list before a label; more blanks indent what belongs to something else. */
const MAX_INDENT = 12
/** A label has two letters. */
const SHORTEST = 2
/** Units between a label and its value. */
const MAX_PADDING = 120

/** What parts a label from its value beside the two blanks of {@link innerGaps}. */
const SIGNS = [...'\u3000：՝│┃║…', '\t\t', '\u00a0\u00a0', '...', '--', '__']
/** Dashes part them between blanks. */
const DASHES = ['–', '—']
/** Units behind a colon within which digits of another script show that it parts a field. */
const MAX_TO_DIGIT = 80
const [FIRST_DIGIT_ELSEWHERE, LAST_DIGIT_ELSEWHERE] = [0x660, 0x9ef]

/** A label: words that begin with a capital or a letter without one, as those of Georgian are though Unicode calls them small, with the signs of abbreviations and numbers. */
const LABEL =
  /^[\p{Lu}\p{Lo}\p{Script=Georgian}][\p{L}\p{M}.,º°ª’'"״׳/#№&-]*(?: (?:[\p{L}\p{M}.,º°ª’'"״׳/#№&-]+|\d)){0,5}$/u
/** What may stand before a label on its line. */
const BEFORE_LABEL = /^[ \t\u3000│┃║|•*·>-]{0,12}(?:\p{Nd}{1,2}(?:[.)।] |[）．、]))?/u
/** A remark behind a label: `Telephone (optional)`. */
const REMARK = / ?\([^()]*\)$/
/** A word of Chinese or Japanese letter-spaced to the width of its neighbours: `氏　　名`. */
const SPACED_OUT = /^\p{Script=Han}(?:[ \u3000]+\p{Script=Han}){1,3}$/u
const SPACES = /[ \u3000]+/g

const BLANKS = new Set([' ', '\t', '\r', '\u00a0', '\u3000'])
const FILLING = new Set([...BLANKS, ...'.…_-–—:：=│┃║|՝'])
const COLONS = new Set([':', '：', '=', '՝'])
/** What parts a value from the next field of its line, or ends it. */
const GAP = / {2}|\t|\u3000{2}|[│┃║]/

/**
 * Every label with such a separator and a value on its line, in reading order. O(n): of each line a bounded part is read.
 * @param gaps the {@link innerGaps} of the text, where they are known
 */
export function paddedFields(text: string, gaps = innerGaps(text)): readonly KeyedField[] {
  const units = textUnits(text)
  const fields: KeyedField[] = []
  let lineRead = -1
  let read = 0
  for (const sign of signsOf(text, units, gaps)) {
    if (sign < read) continue
    const line = lineStart(units, sign)
    if (line === undefined) continue
    const from = line === lineRead ? Math.max(line, read) : line
    const field = fieldAt(text, from, sign)
    if (field === undefined) continue
    fields.push(field)
    lineRead = line
    read = field.end
  }
  return fields
}

/** Where a separator may begin, ascending. */
function signsOf(text: string, units: Uint16Array, gaps: readonly number[]): readonly number[] {
  const signs = [
    ...signPlaces(text, SIGNS),
    ...dashPlaces(text, units),
    ...bracketPlaces(text, units),
    ...colonsBeforeDigits(text, units),
  ]
  return signs.length === 0 ? gaps : [...gaps, ...signs].sort((one, other) => one - other)
}

/** Where the blank before a dash stands that has one behind it, too; what would stand behind the text makes no field, as there is no value. */
function dashPlaces(text: string, units: Uint16Array): readonly number[] {
  return signPlaces(text, DASHES).flatMap((dash) =>
    units[dash - 1] === SPACE && units[dash + 1] === SPACE ? [dash - 1] : [],
  )
}

/** Where a bracket ends that belongs to a label: up to three blanks and a colon follow it. */
function bracketPlaces(text: string, units: Uint16Array): readonly number[] {
  return signPlaces(text, [')']).flatMap((bracket) => {
    let at = bracket + 1
    while (at <= bracket + 3 && (units[at] === SPACE || units[at] === TAB)) at++
    return units[at] === COLON ? [bracket + 1] : []
  })
}

/** Colons with a digit of another script behind them in their line: rules know such a field by its plain digits. */
function colonsBeforeDigits(text: string, units: Uint16Array): readonly number[] {
  if (isStringOneByteRepresentation(text)) return []
  return signPlaces(text, [':']).filter((colon) => {
    const last = Math.min(text.length - 1, colon + 1 + MAX_TO_DIGIT)
    for (let at = colon + 1; at <= last; at++) {
      if (units[at] === LINE_FEED) return false
      if (isDigitElsewhere(units[at] as number)) return true
    }
    return false
  })
}

/** Whether a unit is a digit of Arabic, Persian, Hindi or Bengali. */
function isDigitElsewhere(unit: number): boolean {
  return unit >= FIRST_DIGIT_ELSEWHERE && unit <= LAST_DIGIT_ELSEWHERE && plainUnit(unit) !== unit
}

/** Where the line begins of which a label ends at a place; undefined where no label is as long. */
function lineStart(units: Uint16Array, end: number): number | undefined {
  const first = Math.max(0, end - 2 * MAX_KEY - MAX_INDENT)
  for (let at = end; at > first; at--) if (units[at - 1] === LINE_FEED) return at
  return first === 0 ? 0 : undefined
}

function fieldAt(text: string, from: number, sign: number): KeyedField | undefined {
  const key = labelOf(text.slice(from, sign))
  if (key === undefined) return undefined
  let start = sign
  const last = Math.min(text.length, sign + MAX_PADDING)
  while (start < last && FILLING.has(text[start] as string)) start++
  const rest = text.slice(start, start + MAX_VALUE + 1)
  const feed = rest.indexOf('\n')
  const line = feed < 0 ? rest : rest.slice(0, feed)
  if (feed < 0 && rest.length > MAX_VALUE) return undefined
  const gap = GAP.exec(line)?.index ?? line.length
  const value = withoutFilling(line.slice(0, gap))
  // Other cells of the line are the next field's, which its colon shows, or those of a table's row.
  if (value === '' || !isLast(line.slice(gap))) return undefined
  // Of a label of two words with a dash between them the first is none: `Conditions – allergies: …`.
  if (text.startsWith(' ', sign) && !text.startsWith('  ', sign) && /[:：]/.test(value))
    return undefined
  return { key, start, end: start + value.length }
}

/** What stands before a separator as a label, without what surrounds it; undefined where it is none. */
function labelOf(before: string): string | undefined {
  const bare = withoutFilling(before.replace(BEFORE_LABEL, '')).replace(REMARK, '')
  const label = SPACED_OUT.test(bare) ? bare.replace(SPACES, '') : bare
  // Of a word that is letter-spaced the first letter is none.
  if (label.length < SHORTEST) return undefined
  return label.length <= MAX_KEY && LABEL.test(label) ? label : undefined
}

/** Without blanks, colons and padding at its end; the dot of an abbreviation stays. */
function withoutFilling(words: string): string {
  let end = words.length
  while (end > 0 && FILLING.has(words[end - 1] as string) && words[end - 1] !== '.') end--
  return words.slice(0, end)
}

/** Whether what is left of a line behind a value is empty, or the next field. */
function isLast(rest: string): boolean {
  let isBare = true
  for (const sign of rest) {
    if (COLONS.has(sign)) return true
    if (!FILLING.has(sign)) isBare = false
  }
  return isBare
}
