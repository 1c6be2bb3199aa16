/**
 * A document as sheets of rows: workbooks, and texts whose cells a sign parts. Places are those of the canonical text,
 * which stays as it is. Pure.
 */

import type { SourceRange } from '../../../src-shared/model/source-map.ts'
import { type Range, rangesWithin } from '../../../src-shared/model/spans.ts'
import type { ShownDocument } from '../document-view.ts'
import { headingsOf } from '../headings.ts'
import { isRightToLeft } from '../right-to-left.ts'
import { columnWidths, withHead } from './column-widths.ts'
import { type Cell, separatedRows, separatorOf, type TableGrammar, tabbedRows } from './rows.ts'

export interface Sheet extends Range {
  /** As the file calls it; null of a text, and of what stands beside the cells of a workbook. */
  readonly name: string | null
  /** Whether the workbook does not show it. */
  readonly isHidden: boolean
  /** Whether it holds what stands beside the cells: comments, hints, properties. */
  readonly isBeside: boolean
  readonly rows: readonly Range[]
  readonly cellsOf: (row: Range) => readonly Cell[]
  /** Of each column, in widths of a digit. */
  readonly widths: readonly number[]
  /** Place in `rows` of what says what the columns are; null where no row does. */
  readonly head: number | null
  /** Whether its first column stands at the right. */
  readonly isRightToLeft: boolean
}

const WORKBOOKS: ReadonlySet<string> = new Set([
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.oasis.opendocument.spreadsheet',
])
const SEPARATED_NAME = /\.(?:csv|tsv|tab|psv)$/i
/** More are read as text: a list of half a million rows is no table that anyone looks through. */
const MOST_ROWS = 500_000
/** More are read as text: each sheet is drawn as a button. */
const MOST_SHEETS = 500
/** UTF-16 units; above them it is a quote that nothing closes, or thousands of cells: no row that anyone looks through. */
const LONGEST_ROW = 40_000

type TableDocument = Pick<
  ShownDocument,
  'job' | 'media_type' | 'text' | 'source_map' | 'pages' | 'segments'
>

/** Whether a document may be one of sheets, by what is known without reading it. */
export function mayBeTable({
  media_type,
  job,
}: Pick<ShownDocument, 'media_type' | 'job'>): boolean {
  return (
    WORKBOOKS.has(media_type) || (media_type === 'text/plain' && SEPARATED_NAME.test(job.source))
  )
}

/** The sheets of a document; null where it is read as text. O(n). */
export function sheetsOf(document: TableDocument): readonly Sheet[] | null {
  if (!mayBeTable(document) || document.text === '') return null
  const sheets = WORKBOOKS.has(document.media_type) ? workbook(document) : separated(document.text)
  if (sheets === null || sheets.length === 0 || sheets.length > MOST_SHEETS) return null
  const rows = sheets.reduce((sum, sheet) => sum + sheet.rows.length, 0)
  const isReadable = rows <= MOST_ROWS && sheets.every(({ rows }) => rows.every(isRow))
  return isReadable && rows > 0 ? sheets : null
}

function isRow({ start, end }: Range): boolean {
  return end - start <= LONGEST_ROW
}

function separated(text: string): readonly Sheet[] | null {
  const separator = separatorOf(text)
  if (separator === null) return null
  return [sheet(text, { start: 0, end: text.length }, separatedRows(text, separator))]
}

function workbook(document: TableDocument): readonly Sheet[] {
  const { text } = document
  const ranges = document.source_map as readonly SourceRange[]
  const grammar = tabbedRows(
    text,
    ranges.filter(({ cell }) => cell === true),
  )
  const titles = ranges.filter(({ part }) => part === 'title')
  // What stands strewn among the rows stays there; behind them it is a sheet of its own.
  const beside = Math.min(headingsOf(document)[0]?.start ?? text.length, text.length)
  const sheets = titles
    .filter(({ start }) => start < beside)
    .map((title, at, all) => ({
      ...sheet(
        text,
        { start: title.end, end: Math.min(all[at + 1]?.start ?? beside, beside) },
        grammar,
      ),
      // A mark on the name is looked for in its sheet.
      start: title.start,
      name: text.slice(title.start, title.end),
      isHidden: title.hidden !== undefined,
    }))
  if (text.slice(beside).trim() === '') return sheets
  const others = linesOf(text, { start: beside, end: text.length })
  return [...sheets, { ...others, isBeside: true }]
}

/** What stands beside the cells: a line each, in one column. */
function linesOf(text: string, stretch: Range): Sheet {
  const { rowsOf } = tabbedRows(text, [])
  const cellsOf = (row: Range) => [{ ...row, isQuoted: false }]
  return { ...sheet(text, stretch, { rowsOf, cellsOf }), head: null }
}

function sheet(text: string, stretch: Range, { rowsOf, cellsOf }: TableGrammar): Sheet {
  const rows = rowsOf(stretch)
  const asked = columnWidths(text, rows, cellsOf)
  const head = headOf(text, rows, cellsOf, asked.length)
  return {
    ...stretch,
    name: null,
    isHidden: false,
    isBeside: false,
    rows,
    cellsOf,
    widths: head === null ? asked : withHead(text, asked, cellsOf(rows[head] as Range)),
    head,
    isRightToLeft: runsRightToLeft(text, rows, cellsOf),
  }
}

/** Rows among which the head is: captions may stand above it. */
const HEAD_WITHIN = 6
/** Share of the columns that a head names. */
const HEAD_SHARE = 0.6

/** The first full row of words: each of its cells has a letter and no address, and digits are few. */
function headOf(
  text: string,
  rows: readonly Range[],
  cellsOf: Sheet['cellsOf'],
  columns: number,
): number | null {
  if (columns < 2) return null
  const at = rows.slice(0, HEAD_WITHIN).findIndex((row) => {
    const words = cellsOf(row)
      .map(({ start, end }) => text.slice(start, end).trim())
      .filter((word) => word !== '')
    return words.length >= Math.max(2, HEAD_SHARE * columns) && words.every(isNameOfColumn)
  })
  return at === -1 || at === rows.length - 1 ? null : at
}

const LONGEST_NAME = 60

function isNameOfColumn(word: string): boolean {
  const digits = word.replace(/\P{N}/gu, '').length
  return (
    word.length <= LONGEST_NAME &&
    /\p{L}/u.test(word) &&
    !word.includes('@') &&
    digits * 2 <= word.length
  )
}

/** Rows whose letters are looked at. */
const DIRECTION_WITHIN = 20

function runsRightToLeft(text: string, rows: readonly Range[], cellsOf: Sheet['cellsOf']): boolean {
  let balance = 0
  for (const row of rows.slice(0, DIRECTION_WITHIN)) {
    for (const { start, end } of cellsOf(row)) {
      const words = text.slice(start, end)
      if (isRightToLeft(words)) balance++
      else if (/\p{L}/u.test(words)) balance--
    }
  }
  return balance > 0
}

/** The place in `sheets` of the one that holds a place of the text; the last that begins before it. */
export function sheetAt(sheets: readonly Sheet[], place: number): number {
  const after = sheets.findIndex(({ start }) => start > place)
  return after === -1 ? sheets.length - 1 : Math.max(0, after - 1)
}

/** The place in `sheets` of the one that holds most of a range: evidence can begin behind the last cell of the one before. */
export function sheetOf(sheets: readonly Sheet[], range: Range): number {
  const from = sheetAt(sheets, range.start)
  const to = Math.max(from, sheetAt(sheets, range.end - 1))
  let [best, most] = [from, 0]
  for (let at = from; at <= to; at++) {
    const start = Math.max(range.start, sheets[at]?.start ?? 0)
    const end = Math.min(range.end, sheets[at + 1]?.start ?? range.end)
    if (end - start > most) [best, most] = [at, end - start]
  }
  return best
}

/** The place in `rows` of the row that holds a place of the text, or else of the last one before it; 0 where there is none. */
export function rowAt(rows: readonly Range[], place: number): number {
  let [low, high] = [0, rows.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((rows[middle] as Range).start <= place) low = middle + 1
    else high = middle
  }
  return Math.max(0, low - 1)
}

/** What stands at a row beside its cells, where it is no row of cells: a comment within a sheet. */
export function notesOf(source_map: readonly SourceRange[]): (row: Range) => SourceRange | null {
  const notes = source_map.filter(({ part }) => part !== undefined && part !== 'title')
  return ({ start }) => rangesWithin(notes, { start, end: start + 1 })[0] ?? null
}
