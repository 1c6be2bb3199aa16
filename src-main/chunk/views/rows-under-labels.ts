/**
 * The rows of tables in which labels come again, as forms and payslips have them: a line of labels, a line of values, and
 * both once more. What stands below the second line of labels is called by that, not by the first.
 */

import { type TableRow, tableRows } from './tables.ts'

/** UTF-16 units; longer cells are sentences. */
const LONGEST_LABEL = 40
/** One digit counts what a label is of: `Phone 2`. */
const NUMBER = /\p{N}.*\p{N}/u
/** Rows that are looked at together: forms have fewer, and of a longer list each part is taken for itself. */
const LONGEST_FORM = 60
/** Lines of labels below the first, lines of values with numbers, wanted labels, and columns that change from numbers to words: fewer are chance. */
const FEWEST = 2

/**
 * The rows of every table in reading order, each with the labels that stand above it; lines of labels are none of them.
 * @param isLabel whether somebody looks for what is called so
 */
export function* rowsUnderLabels(
  text: string,
  isLabel: (words: string) => boolean,
): Generator<TableRow> {
  let rows: TableRow[] = []
  for (const row of tableRows(text)) {
    if (row.heads !== rows[0]?.heads || rows.length > LONGEST_FORM) {
      yield* underOwnLabels(text, rows, isLabel)
      rows = []
    }
    rows.push(row)
  }
  yield* underOwnLabels(text, rows, isLabel)
}

function* underOwnLabels(
  text: string,
  rows: readonly TableRow[],
  isLabel: (words: string) => boolean,
): Generator<TableRow> {
  const heads = rows[0]?.heads ?? []
  const below = rows.filter(({ isOfHeads }) => !isOfHeads)
  const said = below.map(({ cells }) => cells.map(({ start, end }) => text.slice(start, end)))
  const lines = heads.length > 0 ? linesOfLabels(said, heads, isLabel) : new Set<number>()
  let labels = heads
  for (const row of rows) {
    const at = row.isOfHeads ? -1 : below.indexOf(row)
    if (lines.has(at)) labels = said[at] ?? labels
    else yield { ...row, heads: labels }
  }
}

/** Which of the rows below the heads have labels, too. */
function linesOfLabels(
  rows: readonly (readonly string[])[],
  heads: readonly string[],
  isLabel: (words: string) => boolean,
): ReadonlySet<number> {
  const inTurn = rows.flatMap((_, at) => (at % 2 === 1 ? [at] : []))
  const isForm =
    isLabel(heads[1] ?? '') &&
    inTurn.every((at) => isOfWords(rows[at] ?? [])) &&
    inTurn.filter((at) => isLabel(rows[at]?.[0] ?? '')).length >= FEWEST &&
    rows.filter((row, at) => at % 2 === 0 && row.some(hasNumber)).length >= FEWEST
  if (isForm) return new Set(inTurn)
  return new Set(
    rows.flatMap((row, at) => {
      const above = rows[at - 1] ?? []
      const changed = row.filter((_, column) => hasNumber(above[column] ?? '')).length
      const isAnew = isOfWords(row) && row.length >= above.length && changed >= FEWEST
      return isAnew && row.filter(isLabel).length >= FEWEST ? [at] : []
    }),
  )
}

function isOfWords(row: readonly string[]): boolean {
  return row.every((word) => word !== '' && word.length <= LONGEST_LABEL && !hasNumber(word))
}

function hasNumber(word: string): boolean {
  return NUMBER.test(word)
}
