/**
 * Whether a paper is blank: a template whose fields nobody has filled in, `Dear [Name], on [date] you …`. It is nobody's
 * dismissal, contract or payslip yet. The lines on which a contract is signed are no such fields.
 */

import type { Range } from '../../../../src-shared/model/spans.ts'
import { textAround } from '../text-around.ts'

/** UTF-16 units on each side of a passage in which fields are counted: a page. */
const REACH = 1500
/** A field in brackets that is no link or mark of a list, or the circles of Japanese templates. */
const FIELD = /\[\p{L}[\p{L} ,./-]{1,40}\](?!\()|[〇○△]{2}/gu
/** A line to write on. */
const LINE = /_{5,}/g
/** Fields from which on a paper is a template; one or two were forgotten or left out. */
const FEWEST_FIELDS = 4

const WORDS = /\p{L}{2}/u
const ENDS = new Set(['.', ';', '。'])

/** Whether a row ends as sentences and clauses do, with its sign. */
const endsClause = (row: string): boolean => ENDS.has(row.trimEnd().slice(-1)) && WORDS.test(row)

/** Clauses, and numbers in them (sums, dates), that a paper has before it is signed; a form that is handed out begins with its lines. */
const FEWEST_CLAUSES = 2
const FEWEST_NUMBERS = 2

/** The rows of a page up to those that it is signed on, below the last of its clauses; all where one of these is still blank. */
function toldRows(page: string): readonly string[] {
  const rows = page.split('\n')
  const told = rows.slice(0, rows.findLastIndex(endsClause) + 1)
  const numbers = told.join('\n').match(/\d+/g) ?? []
  const isFilled =
    told.filter(endsClause).length >= FEWEST_CLAUSES &&
    numbers.length >= FEWEST_NUMBERS &&
    !told.some((row) => row.includes('_____'))
  return isFilled ? told : rows
}

/** Whether a passage stands among several fields that are to be filled in. */
export function isBlankPaper(text: string, range: Range): boolean {
  const page = textAround(text, range, REACH)
  const fields = page.match(FIELD)?.length ?? 0
  const lines = toldRows(page).join('\n').match(LINE)?.length ?? 0
  return fields + lines >= FEWEST_FIELDS
}
