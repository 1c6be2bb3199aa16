/**
 * Reads lists below a label, each item as the value of it, as letters, forms and YAML have them:
 * `Diagnoses:` and below it `- asthma`, `2. eczema`.
 *
 * The word that says what an item is stands once, above the first of them.
 */

import { type KeyedField, MAX_KEY, MAX_VALUE } from './keyed-fields.ts'
import { colonsAtLineEnds } from './sign-places.ts'

/** A colon at the end of its line, the next line an item; one line may stand empty between them. */
const COLON =
  /[:：][*_]{0,2}[ \t]{0,4}(?=(?:\r?\n[ \t]{0,4})?\r?\n[ \t>]{0,12}(?:[-*•·–—]|\p{Nd}{1,2}[.)।])[ \t])/uy
/** The line before it: a label, with marks of emphasis and what is said of it in brackets. */
const LABEL =
  /^[ \t>]*(?:#{1,6} |[-*•] )?[*_]{0,2}["']?(\p{L}[^:：,;.|<>{}()]*?)["']?(?: ?\([^()]*\))?[*_]{0,2} ?$/u
const READ_BEFORE = 2 * MAX_KEY
/** An item behind a bullet or its number. */
const ITEM = new RegExp(
  String.raw`(?:\r?\n[ \t]{0,4})?\r?\n[ \t>]{0,12}(?:[-*•·–—]|\p{Nd}{1,2}[.)।])[ \t]{1,4}["']?([^\s"'][^\n]{0,${MAX_VALUE - 1}})(?=\n|$)`,
  'yu',
)
/** What ends an item and is no part of it. */
const TRAILING = /[\s"',;.]+$/
/** Items of one list; a longer one is no list of what somebody has. */
const MAX_ITEMS = 60
/** Lists of which an item may be read, one within the other; of labels below labels each would be the value of sixty. */
const MAX_NESTED = 4

/**
 * Every item of a list below a label of its own line, by label in reading order.
 * @param colons the {@link colonsAtLineEnds} of the text, where they are known
 */
export function listedFields(text: string, colons = colonsAtLineEnds(text)): readonly KeyedField[] {
  const fields: KeyedField[] = []
  let openUntil: readonly number[] = []
  for (const colon of colons) {
    COLON.lastIndex = colon
    if (!COLON.test(text)) continue
    openUntil = openUntil.filter((end) => colon < end)
    if (openUntil.length === MAX_NESTED) continue
    const before = text.slice(Math.max(0, colon - READ_BEFORE), colon)
    const key = LABEL.exec(before.slice(before.lastIndexOf('\n') + 1))?.[1]
    if (key === undefined || key.length > MAX_KEY) continue
    let listEnd = COLON.lastIndex
    ITEM.lastIndex = listEnd
    for (let items = 0; items < MAX_ITEMS; items++) {
      const item = ITEM.exec(text)
      if (item === null) break
      const [, value = ''] = item
      listEnd = ITEM.lastIndex
      const start = listEnd - value.length
      const end = start + value.replace(TRAILING, '').length
      if (end > start) fields.push({ key, start, end })
    }
    openUntil = [...openUntil, listEnd]
  }
  return fields
}
