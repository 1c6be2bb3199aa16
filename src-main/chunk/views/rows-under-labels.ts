/**
 * The rows of tables in which labels come again, as forms and payslips have them: a line of labels, a line of values, and
 * both once more. What stands below the second line of labels is called by that, not by the first.
 */

import type { Range } from '../../../src-shared/model/spans.ts'
import { type TableRow, tableRows } from './tables.ts'

/** UTF-16 units; longer cells are sentences. */
const LONGEST_LABEL = 40
const DIGIT = /\p{N}/u
/** How often labels and values may take turns by chance. */
const MOST_CHANCE = 2

/**
 * The rows of every table in reading order, each with the labels that stand above it; lines of labels are none of them.
 * @param isLabel whether somebody looks for what is called so
 */
export function* rowsUnderLabels(
  text: string,
  isLabel: (words: string) => boolean,
): Generator<TableRow> {
  let table: readonly string[] | undefined
  let labels: readonly string[] = []
  /** Rows since the last line of labels, and how often one has followed another by two. */
  let since = 0
  let turns = 0
  for (const row of tableRows(text)) {
    if (row.heads !== table) {
      table = labels = row.heads
      since = turns = 0
    }
    since = row.isOfHeads ? 0 : since + 1
    const isDue = since === 2 && turns >= MOST_CHANCE
    if (!row.isOfHeads && isLineOfLabels(text, row, isDue ? () => true : isLabel)) {
      turns = since === 2 ? turns + 1 : 0
      since = 0
      labels = wordsOf(text, row.cells)
    } else yield { ...row, heads: labels }
  }
}

/**
 * Nothing but words, and one of them looked for; in a table of two columns the first, and not in a list of fields, where
 * a label stands before its value.
 */
function isLineOfLabels(
  text: string,
  { heads, cells }: TableRow,
  isLabel: (words: string) => boolean,
): boolean {
  const words = wordsOf(text, cells).filter((word) => word !== '')
  if (words.length < 2 || heads.length === 0) return false
  if (words.some((word) => word.length > LONGEST_LABEL || DIGIT.test(word))) return false
  if (heads.length > 2) return words.some(isLabel)
  return isLabel(words[0] ?? '') && isLabel(heads[1] ?? '')
}

function wordsOf(text: string, cells: readonly Range[]): readonly string[] {
  return cells.map(({ start, end }) => text.slice(start, end))
}
