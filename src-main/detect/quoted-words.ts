/**
 * Lists of quoted words: `"Cancer", "Lupus" and "Orion"`. What stands among them is a word that is spoken of, and nobody's
 * illness or firm. Data quote their values, too: what stands in brackets, behind a key or in a row that begins with a
 * quotation mark is a word only beside five others, none of which has a number.
 */

import { leanExpression } from '../../src-shared/model/lean-expression.ts'
import type { Range } from '../../src-shared/model/spans.ts'

/** Units on either side that are read. */
const READ = 200
const AND = '(?:(?:and|or|und|oder|et|ou|y|o|e|en|of)\\s)?'
const OPENED = /["“„‘«]$/u
/** The item before, its end and the begin of this one; and the begin of the next, which is no key. */
const BEFORE = new RegExp(`["”“’»],?\\s${AND}["“„‘«]$`, 'u')
const AFTER = new RegExp(`^["”“’»],?\\s${AND}["“„‘«][^"”“’»\\n]{1,40}["”“’»](?!\\s?[:=])`, 'u')
/** A bracket that is open, or a line that begins with a value. */
const OF_DATA = /[[{][^\]}\n]*$|(?:^|\n)[ \t]*["“][^\n]*$/u
/** Items of nothing but words. */
const ITEM = '"[\\p{L}\\p{M}][\\p{L}\\p{M}\' -]{0,30}"'
const ITEMS_BEFORE = leanExpression(`(?:${ITEM},\\s{0,3}){1,6}"$`, 'u')
const ITEMS_AFTER = leanExpression(`^"(?:,\\s{0,3}${ITEM}){1,6}`, 'u')
/** So many of them beside a value make it one. */
const FEWEST = 5

/** Whether a value is in quotation marks beside others that are, as one word of a list. */
export function isQuotedAmongWords(text: string, range: Range): boolean {
  if (isQuotedInSentence(text, range)) return true
  const [before, after] = around(text, range)
  if (!OPENED.test(before) || !OF_DATA.test(before)) return false
  const [items = ''] = ITEMS_BEFORE.exec(before) ?? []
  const [more = ''] = ITEMS_AFTER.exec(after) ?? []
  return (items + more).split(',').length - 1 >= FEWEST
}

/** The same in a sentence alone: data list people in quotation marks. */
export function isQuotedInSentence(text: string, range: Range): boolean {
  const [before, after] = around(text, range)
  return OPENED.test(before) && !OF_DATA.test(before) && (BEFORE.test(before) || AFTER.test(after))
}

function around(text: string, { start, end }: Range): readonly [string, string] {
  return [text.slice(Math.max(0, start - READ), start), text.slice(end, end + READ)]
}
