/**
 * Whether a paper is blank: a template whose fields nobody has filled in, `Dear [Name], on [date] you …`. It is nobody's
 * dismissal, contract or payslip yet.
 */

import type { Range } from '../../../../src-shared/model/spans.ts'
import { textAround } from '../text-around.ts'

/** UTF-16 units on each side of a passage in which fields are counted: a page. */
const REACH = 1500
/** A field in brackets that is no link or mark of a list, a line to write on, or the circles of Japanese templates. */
const FIELD = /\[\p{L}[\p{L} ,./-]{1,40}\](?!\()|_{5,}|[〇○△]{2}/gu
/** Fields from which on a paper is a template; one or two were forgotten or left out. */
const FEWEST_FIELDS = 4

/** Whether a passage stands among several fields that are to be filled in. */
export function isBlankPaper(text: string, range: Range): boolean {
  return (textAround(text, range, REACH).match(FIELD)?.length ?? 0) >= FEWEST_FIELDS
}
