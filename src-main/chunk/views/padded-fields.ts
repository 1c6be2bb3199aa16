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

import { textUnits } from '../text-units.ts'
import { innerGaps } from './inner-gaps.ts'
import { type KeyedField, MAX_KEY, MAX_VALUE } from './keyed-fields.ts'

const LINE_FEED = 0x0a
/** Blanks, bars and marks of a list before a label; more blanks indent what belongs to something else. */
const MAX_INDENT = 12
/** A label has two letters. */
const SHORTEST = 2
/** Units between a label and its value. */
const MAX_PADDING = 120

/** What parts a label from its value beside the two blanks of {@link innerGaps}. */
const SIGN =
  /\t\t|[\u3000：՝│┃║]|\u00a0\u00a0|\.{3}|…|--|__| [–—] |\)[ \t]{0,3}:|:(?=[^\n]{0,80}[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef])/g
/** One of them may be there: V8 looks for a few units far sooner than for the signs. */
const MAY_HAVE_SIGN =
  /[)\t\u00a0\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u3000：՝│┃║…–—_]|\.\.|--/

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
  for (const sign of signsOf(text, gaps)) {
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
function signsOf(text: string, gaps: readonly number[]): readonly number[] {
  if (!MAY_HAVE_SIGN.test(text)) return gaps
  const signs = Array.from(text.matchAll(SIGN), ({ 0: sign, index }) =>
    // A bracket belongs to the label.
    sign.startsWith(')') ? index + 1 : index,
  )
  return signs.length === 0 ? gaps : [...gaps, ...signs].sort((one, other) => one - other)
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
