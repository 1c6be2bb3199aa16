/**
 * Rows of forms that hold two fields or more side by side, as documents and their tables have them: a label, a tab, its
 * value, a tab, the next label. As a table such lines would have the first two fields for heads.
 */

import { type Range, trimmedRange } from '../../../src-shared/model/spans.ts'
import type { KeyedField } from './keyed-fields.ts'

/** Fields of the rows, and where the rows stand: they are of no table. */
export interface FormRows {
  readonly fields: readonly KeyedField[]
  readonly blocks: readonly Range[]
}

const MOST_CELLS = 8
/** UTF-16 units; longer cells are sentences. */
const LONGEST_LABEL = 40
/** Letters, and no sign that labels lack. */
const LABEL = /^(?!.*\d{3})\p{L}[^@=<>{}\n]*$/u
/** Labels that somebody looks for, in a block whose labels have no colon. */
const FEWEST_WANTED = 2

interface Row extends Range {
  readonly cells: readonly Range[]
}

/**
 * Each field of such rows. Where labels have no colon, a block of rows of as many cells is one of a form if more than half
 * of them have a label that somebody looks for, and cells for values read so half as often at most. O(n).
 * @param isWanted whether somebody looks for a label
 */
export function formRows(text: string, isWanted: (label: string) => boolean): FormRows {
  const fields: KeyedField[] = []
  const blocks: Range[] = []
  if (!text.includes('\t')) return { fields, blocks }
  const labelOf = (cell: Range) => text.slice(cell.start, cell.end).replace(/\s?[:：]$/u, '')
  const isNamed = (cell: Range) => cell.end > cell.start && isWanted(labelOf(cell))
  for (const rows of blocksOf(text)) {
    const labels = rows.map(({ cells }) => cells.filter((_, column) => column % 2 === 0))
    const values = rows.flatMap(({ cells }) => cells.filter((_, column) => column % 2 === 1))
    const isForm =
      labels.flat().every((cell) => hasColon(text, cell)) ||
      (labels.flat().every((cell) => isLabel(text, cell)) &&
        areNamed(labels, isNamed) &&
        values.filter(isNamed).length <= labels.flat().filter(isNamed).length / 2)
    if (!isForm) continue
    blocks.push({ start: rows[0]?.start ?? 0, end: rows.at(-1)?.end ?? 0 })
    for (const { cells } of rows) {
      for (let column = 0; column + 1 < cells.length; column += 2) {
        const [label, value] = [cells[column] as Range, cells[column + 1] as Range]
        if (value.end > value.start) fields.push({ key: labelOf(label), ...value })
      }
    }
  }
  return { fields, blocks }
}

/** Whether more than half of the rows have a wanted label, and one stands beside the first column, too: heads have but one row. */
function areNamed(
  labels: readonly (readonly Range[])[],
  isNamed: (cell: Range) => boolean,
): boolean {
  const named = labels.filter((row) => row.some(isNamed))
  return (
    named.length > labels.length / 2 &&
    labels.flat().filter(isNamed).length >= FEWEST_WANTED &&
    labels.some(([, ...others]) => others.some(isNamed))
  )
}

/** Neighbouring rows of as many cells, an even number of four at least. */
function* blocksOf(text: string): Iterable<readonly Row[]> {
  let block: Row[] = []
  for (const line of linesWithTabs(text)) {
    const cells = cellsOf(text, line)
    if (cells === undefined) continue
    const last = block.at(-1)
    if (last && (last.end + 1 !== line.start || last.cells.length !== cells.length)) {
      yield block
      block = []
    }
    block.push({ ...line, cells })
  }
  if (block.length > 0) yield block
}

/**
 * Lines of two tabs at least: a row of two cells is a list of fields, which tables know. No expression finds them: at every
 * line without a tab it would go back over all of it, and V8 reads on many times slower where that was often.
 */
function* linesWithTabs(text: string): Iterable<Range> {
  for (let tab = text.indexOf('\t'); tab >= 0; ) {
    const start = text.lastIndexOf('\n', tab) + 1
    const feed = text.indexOf('\n', tab)
    const end = feed < 0 ? text.length : feed
    const second = text.indexOf('\t', tab + 1)
    if (second >= 0 && second < end) yield { start, end }
    tab = text.indexOf('\t', end)
  }
}

function cellsOf(text: string, { start, end }: Range): readonly Range[] | undefined {
  const parts = text.slice(start, end).split('\t', MOST_CELLS + 1)
  if (parts.length % 2 !== 0 || parts.length > MOST_CELLS) return undefined
  let at = start
  return parts.map((part) => {
    const cell = trimmedRange(text, { start: at, end: at + part.length }, (unit) => unit === ' ')
    at += part.length + 1
    return cell
  })
}

/** Whether a cell is a label by its colon; an empty one stands before nothing. */
function hasColon(text: string, { start, end }: Range): boolean {
  return end > start && end - start <= LONGEST_LABEL && /[:：]$/u.test(text.slice(start, end))
}

function isLabel(text: string, { start, end }: Range): boolean {
  return start === end || (end - start <= LONGEST_LABEL && LABEL.test(text.slice(start, end)))
}
