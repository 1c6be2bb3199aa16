/**
 * Reads fields whose value stands on the line below its label, as forms and the text of their PDFs have them: below a
 * colon, or below labels without one where every second line of a form is a label.
 *
 *     PESEL:               NOME COMPLETO
 *         68041907325      Joana Meirelles
 */

import type { Range } from '../../../src-shared/model/spans.ts'
import { type KeyedField, MAX_KEY, MAX_VALUE } from './keyed-fields.ts'
import { colonsAtLineEnds } from './sign-places.ts'

/** A line that a colon ends, and the next one; `listed-fields.ts` reads the items of lists. */
const BELOW_COLON =
  /[:：][*_]{0,2}[ \t]{0,4}\r?\n[ \t\u3000]{0,12}(?=(?<value>[^\s*•·–—-][^\n]{0,119})(?:\n|$))/y
const LABEL =
  /^[ \t>│|]*[*_]{0,2}(?<key>\p{L}[\p{L}\p{M}\d .,º°’'"״׳/()#№&-]*?)(?: ?\([^()]*\))?[*_]{0,2}[ \t]*$/u
const TRAILING = /[\s,;]+$/
/** A value ends with no colon: that is the next label, or a sentence that leads to something. */
const LEADS_ON = /[:：]$/

/**
 * Every value below a label with a colon, by label in reading order. O(n): of each line a bounded part is read.
 * @param colons the {@link colonsAtLineEnds} of the text, where they are known
 */
export function labelsAbove(text: string, colons = colonsAtLineEnds(text)): readonly KeyedField[] {
  const fields: KeyedField[] = []
  for (const colon of colons) {
    BELOW_COLON.lastIndex = colon
    const value = (BELOW_COLON.exec(text)?.groups?.value ?? '').replace(TRAILING, '')
    if (value === '' || LEADS_ON.test(value)) continue
    const key = keyBefore(text, colon)
    if (key === undefined) continue
    fields.push({ key, ...rangeOf(BELOW_COLON.lastIndex, value) })
  }
  return fields
}

function rangeOf(start: number, { length }: string): Range {
  return { start, end: start + Math.min(length, MAX_VALUE) }
}

/** The label that ends at a colon, if its line is nothing else. */
function keyBefore(text: string, colon: number): string | undefined {
  const before = text.slice(Math.max(0, colon - 2 * MAX_KEY), colon)
  const key = LABEL.exec(before.slice(before.lastIndexOf('\n') + 1))?.groups?.key?.trim()
  return key !== undefined && key.length <= MAX_KEY ? key : undefined
}
