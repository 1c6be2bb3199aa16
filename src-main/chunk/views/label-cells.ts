/**
 * The labelled view: the cells of tables, each behind what it is called.
 *
 * A number is somebody's by a word beside it. In a table that word stands at the head of the
 * column or of the row, pages away; here it stands before each cell, as in a form.
 */

import { tableRows } from './tables.ts'
import { EMPTY_VIEW, type ViewText, ViewTextWriter } from './view-text.ts'

/** UTF-16 units of a cell; a longer one is prose. */
const MAX_CELL = 120
/** Labels of which it is remembered whether they are wanted. */
const MAX_KNOWN = 1_000

/** Tells whether anybody looks for cells with a label, given in lower case. */
export type LabelTest = (label: string) => boolean

/**
 * Each cell with a wanted head, a line each: `customer number: K-20418`. The head is that of its
 * column, or in a list of fields the cell before it.
 */
export function labelCells(text: string, isWanted: LabelTest): ViewText {
  const known = new Map<string, string>()
  const labelOf = (head: string) => {
    const before = known.get(head)
    if (before !== undefined) return before
    const words = inWords(head)
    const label = words !== '' && isWanted(words.toLowerCase()) ? words : ''
    if (known.size === MAX_KNOWN) known.clear()
    known.set(head, label)
    return label
  }
  let out: ViewTextWriter | undefined
  const write = (label: string, start: number, end: number) => {
    out ??= new ViewTextWriter(1024)
    out.pushString(`\n${label}: `, start, start)
    for (let at = start; at < end; at++) out.push(text.charCodeAt(at), at, at + 1)
  }
  for (const { heads, cells, isField } of tableRows(text)) {
    const [first] = cells
    const ofRow = first && isField ? labelOf(text.slice(first.start, first.end)) : ''
    // A list of fields whose first line reads like heads: `Name | Jule Sommer`.
    const isList = isField && labelOf(heads[1] ?? '') === ''
    for (const [column, { start, end }] of cells.entries()) {
      if (end === start || end - start > MAX_CELL) continue
      const ofColumn = isList ? '' : labelOf(heads[column] ?? '')
      if (ofColumn !== '') write(ofColumn, start, end)
      else if (ofRow !== '' && column > 0) write(ofRow, start, end)
    }
  }
  return out === undefined ? EMPTY_VIEW : out.finish()
}

/** Longer heads are sentences. */
const MAX_LABEL = 40

/** A head in words: `employeeId` and `employee_id` as `employee id`. */
function inWords(head: string): string {
  if (head.length > MAX_LABEL || !/\p{L}/u.test(head)) return ''
  return head
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/[\s_*`:]+/g, ' ')
    .trim()
}
