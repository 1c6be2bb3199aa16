/**
 * Reads fields whose value stands behind blanks, as payslips, printed forms and the text of PDFs align them:
 * `Personnel no.        00318`.
 *
 * No sign says there that the one is the name of the other, only that the line has nothing but the two.
 */

import { textUnits } from '../text-units.ts'
import { innerGaps } from './inner-gaps.ts'
import { type KeyedField, MAX_KEY, MAX_VALUE } from './keyed-fields.ts'

const GAP = '  '
const SPACE = 0x20
const LINE_FEED = 0x0a
/** Blanks before a label, of which more indent what belongs to something else. */
const MAX_INDENT = 12
/** A label: words that begin with a capital, with the signs of abbreviations and numbers, and its colon. */
const LABEL = /^ {0,12}(\p{Lu}[\p{L}\p{M}.º°’'/-]*(?: [\p{L}\p{M}.º°’'/-]+){0,4})[:：]?$/u
const TRAILING = /[ \t\r]+$/

/**
 * Every line that is a label, two blanks at least and a value, by label in reading order.
 * @param gaps the {@link innerGaps} of the text, where they are known
 */
export function alignedFields(text: string, gaps = innerGaps(text)): readonly KeyedField[] {
  const units = textUnits(text)
  const { length } = text
  const fields: KeyedField[] = []
  for (const gap of gaps) {
    const from = lineStart(units, gap)
    if (from === undefined) continue
    let start = gap + GAP.length
    while (start < length && units[start] === SPACE) start++
    const field = fieldAt(text, from, gap, start)
    if (field) fields.push(field)
  }
  return fields
}

/** Where the line begins of which a label ends at a place; undefined where no label is as long. */
function lineStart(units: Uint16Array, end: number): number | undefined {
  const first = Math.max(0, end - MAX_KEY - MAX_INDENT)
  for (let at = end; at > first; at--) if (units[at - 1] === LINE_FEED) return at
  return first === 0 ? 0 : undefined
}

function fieldAt(text: string, from: number, gap: number, start: number): KeyedField | undefined {
  const key = LABEL.exec(text.slice(from, gap))?.[1]
  if (key === undefined || key.length > MAX_KEY) return undefined
  const rest = text.slice(start, start + MAX_VALUE + 1)
  const line = rest.split('\n', 1)[0] as string
  const value = line.replace(TRAILING, '')
  const isWhole = line.length < rest.length || rest.length <= MAX_VALUE
  if (value === '' || !isWhole || value.includes(GAP)) return undefined
  return { key, start, end: start + value.length }
}
