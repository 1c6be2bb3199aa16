/**
 * Reads the tables of a text: lines of cells parted by a tab, a bar, a semicolon or a comma, as
 * CSV (RFC 4180), Markdown, clients of databases and what is extracted from pages and sheets have.
 *
 * One pass, line by line. Prose has commas, too: a table begins with a short first cell in words
 * and goes on with as many cells in its next line.
 */

import { lengthOf, type Range, trimmedRange } from '../../../src-shared/model/spans.ts'
import { asciiTable, textUnits } from '../text-units.ts'

/** A row of a table below its heads, or a line of two that read like heads. */
export interface TableRow {
  readonly delimiter: Delimiter
  /** Whether it is a field and its value. */
  readonly isField: boolean
  /** What stands above each column; empty where the first line is no line of heads, but one of fields. */
  readonly heads: readonly string[]
  /** Whether it is the line of heads, of two cells, which may be the first field of a list instead. */
  readonly isOfHeads: boolean
  /** Places without the blanks, quotes and marks around them; empty ones where a cell is. */
  readonly cells: readonly Range[]
}

const DELIMITERS = ['\t', '|', ';', ','] as const
type Delimiter = (typeof DELIMITERS)[number]

/** UTF-16 units of a head; longer ones are sentences. */
const MAX_HEAD = 40
/** Of a line that is read. */
const MAX_LINE = 4_000
const MAX_COLUMNS = 100
/** Lines of another shape that a table holds: cells with line feeds, remarks. More of them end it. */
const MAX_STRAYS = 3

/** Letters with a few signs, no long number among them but a year behind a word. */
const HEAD =
  /^(?!.*(?<!\p{L} (?=(?:19|20)\d\d(?!\d)))\d{4})[\p{L}#№][\p{L}\p{M}\p{N}\p{Sc} _./()[\]'’ªº°#№:?&%+*–-]*$/u
/** The line between heads and rows: `|---|:-:|`, `-----+-----`. */
const RULER = /^[\s|:+=─┼-]+$/
/** What surrounds a cell without being part of it: blanks, quotes, marks of Markdown. */
const AROUND = new Set([' ', '\r', '"', "'", '*', '`', '\u00a0'])

/** The rows of every table, in reading order; a line of heads is no row where it holds more than two. */
export function* tableRows(text: string): Generator<TableRow> {
  let read = 0
  for (const start of likelyStarts(text)) {
    if (start < read) continue
    const first = firstRow(text, start)
    if (first === undefined) continue
    if (first.heads.length === 0 || first.isField) yield first
    read = yield* rowsBelow(text, start, first)
  }
}

/** The rows below the first one of a table, up to a blank line. Gives where the table ends. */
function* rowsBelow(text: string, start: number, first: TableRow): Generator<TableRow, number> {
  let strays = 0
  let line = below(text, lineAt(text, start))
  for (; line !== undefined; line = below(text, line)) {
    const written = text.slice(line.start, line.end)
    if (written.trim() === '') break
    const cells = cellsOf(written, line.start, first.delimiter)
    if (cells.length === first.cells.length || isShort(first, cells)) {
      if (!isRuler(written)) {
        yield { ...first, isOfHeads: false, cells: filledUp(cells, first.cells.length) }
      }
    } else if (++strays > MAX_STRAYS) break
  }
  return line?.start ?? text.length
}

/** Cells of a row, at least, that a sheet writes without the empty ones at its end. */
const FEWEST_WRITTEN = 2

/** Whether a row below heads has fewer cells than they: sheets leave out the empty ones at the end. */
function isShort(
  { delimiter, heads }: Pick<TableRow, 'delimiter' | 'heads'>,
  cells: readonly Range[],
) {
  return (
    delimiter === '\t' &&
    cells.length >= FEWEST_WRITTEN &&
    cells.length < heads.length &&
    !isEmpty(cells[0])
  )
}

/** A row with as many empty cells at its end as it takes. */
function filledUp(cells: readonly Range[], count: number): readonly Range[] {
  const end = cells.at(-1)?.end ?? 0
  const missing = Math.max(0, count - cells.length)
  return [...cells, ...Array.from({ length: missing }, () => ({ start: end, end }))]
}

/** What is counted on a line, by unit: its index in {@link DELIMITERS} from 1 on, and a quote. */
const QUOTE = DELIMITERS.length + 1
const BAR = DELIMITERS.indexOf('|') + 1
const TAB = DELIMITERS.indexOf('\t') + 1
const kinds = asciiTable((unit) => {
  const sign = String.fromCharCode(unit)
  return sign === '"' ? QUOTE : (DELIMITERS as readonly string[]).indexOf(sign) + 1
})

/** What a line has of each kind, and which of them come early in it: as bits by their index. */
interface LineSigns {
  readonly counts: Uint32Array
  early: number
}

/** Starts of lines with a delimiter behind a short first cell and as many of it on the next line. */
function likelyStarts(text: string): readonly number[] {
  const starts: number[] = []
  const units = textUnits(text)
  let signs: LineSigns = { counts: new Uint32Array(QUOTE + 1), early: 0 }
  let above: LineSigns = { counts: new Uint32Array(QUOTE + 1), early: 0 }
  let startAbove = 0
  for (let start = 0; start <= text.length; ) {
    const feed = text.indexOf('\n', start)
    const end = feed < 0 ? text.length : feed
    const headEnd = Math.min(end, start + MAX_HEAD + 3)
    // By hand: telling an array of six to fill itself takes longer.
    for (let kind = 1; kind <= QUOTE; kind++) signs.counts[kind] = 0
    countSigns(units, start, headEnd, signs.counts)
    signs.early = 0
    for (let kind = 1; kind <= DELIMITERS.length; kind++) {
      if (signs.counts[kind] !== 0) signs.early |= 1 << kind
    }
    // Of what follows nothing is asked where neither line begins like a table.
    if (signs.early !== 0 || above.early !== 0) countSigns(units, headEnd, end, signs.counts)
    if (above.early !== 0 && mayGoOn(above, signs)) starts.push(startAbove)
    startAbove = start
    start = end + 1
    const done = above
    above = signs
    signs = done
  }
  return starts
}

function countSigns(units: Uint16Array, start: number, end: number, counts: Uint32Array): void {
  for (let at = start; at < end; at++) {
    const kind = kinds[units[at] as number] as number
    if (kind !== 0) counts[kind] = (counts[kind] as number) + 1
  }
}

/** Whether two lines may have as many cells by one of the delimiters that come early in the first. */
function mayGoOn(above: LineSigns, below: LineSigns): boolean {
  for (let kind = 1; kind <= DELIMITERS.length; kind++) {
    if ((above.early & (1 << kind)) === 0) continue
    // Bars stand at the ends of some lines, and a line below heads has none.
    const inAbove = above.counts[kind] as number
    const inBelow = below.counts[kind] as number
    if (kind === BAR || inAbove === inBelow) return true
    // A sheet leaves out the empty cells at the end of a row.
    if (kind === TAB && inBelow > 0 && inBelow < inAbove) return true
    const hasQuotes = above.counts[QUOTE] !== 0 || below.counts[QUOTE] !== 0
    if (hasQuotes && below.counts[kind] !== 0) return true
  }
  return false
}

/** The first line of a table, if one begins here: the next line has as many cells, or parts heads from rows. */
function firstRow(text: string, start: number): TableRow | undefined {
  const line = lineAt(text, start)
  const second = below(text, line)
  if (line === undefined || second === undefined) return undefined
  const written = text.slice(line.start, line.end)
  const next = text.slice(second.start, second.end)
  for (const delimiter of DELIMITERS) {
    // A blank behind a comma is prose, or code.
    if (!written.includes(delimiter) || (delimiter === ',' && written.includes(', '))) continue
    // A line of prose or code may end with the sign.
    if (delimiter !== '|' && written.endsWith(delimiter)) continue
    // Most lines that are indented by the sign begin with no head: only others are taken apart.
    const named = firstCell(written, start, delimiter)
    if (named === undefined || !isHead(text, named)) continue
    const cells = cellsOf(written, start, delimiter)
    if (cells.length < 2 || isEmpty(cells.at(-1))) continue
    const isRuled = delimiter === '|' && isRuler(next)
    // What Markdown rules off is a head, also a number: of a version, of a year.
    const isOneOfHeads = (cell: Range) =>
      isEmpty(cell) || isHead(text, cell) || (isRuled && lengthOf(cell) <= MAX_HEAD)
    const heads = cells.every(isOneOfHeads)
      ? cells.map((cell) => text.slice(cell.start, cell.end))
      : []
    const nextCells = cellsOf(next, 0, delimiter)
    const isRow =
      nextCells.length === cells.length ||
      (!isEmpty(cells[0]) && isShort({ delimiter, heads }, nextCells))
    if (!isRuled && !isRow) continue
    // Two words with a comma between them are anything.
    const isField = cells.length === 2 && delimiter !== ','
    if (heads.length > 0 || isField) {
      return { delimiter, isField, heads, cells, isOfHeads: heads.length > 0 }
    }
  }
  return undefined
}

function below(text: string, line: Range | undefined): Range | undefined {
  return line && lineAt(text, line.end + 1)
}

function isRuler(line: string): boolean {
  return line.length <= MAX_LINE && RULER.test(line)
}

function isHead(text: string, { start, end }: Range): boolean {
  return end - start <= MAX_HEAD && HEAD.test(text.slice(start, end))
}

/** The line from a place on; none behind the end. */
function lineAt(text: string, start: number): Range | undefined {
  if (start >= text.length) return undefined
  const feed = text.indexOf('\n', start)
  return { start, end: feed < 0 ? text.length : feed }
}

/**
 * The cells of a line; none of a line that is too long to be a row.
 * @param offset where the line stands in the text
 */
function cellsOf(line: string, offset: number, delimiter: Delimiter): readonly Range[] {
  if (line.length > MAX_LINE) return []
  const cells: Range[] = []
  for (let at = 0; at <= line.length && cells.length <= MAX_COLUMNS; ) {
    const end = endOfCell(line, at, delimiter)
    cells.push(trimmed(line, at, end))
    at = end + 1
  }
  // Bars at both ends of a line part nothing.
  if (delimiter === '|') {
    if (isEmpty(cells[0])) cells.shift()
    if (isEmpty(cells.at(-1))) cells.pop()
  }
  return cells.map(({ start, end }) => ({ start: offset + start, end: offset + end }))
}

/** The first cell of a line that is not empty; none of a line that is too long to be a row. */
function firstCell(line: string, offset: number, delimiter: Delimiter): Range | undefined {
  if (line.length > MAX_LINE) return undefined
  for (let at = 0, cells = 0; at <= line.length && cells <= MAX_COLUMNS; cells++) {
    const end = endOfCell(line, at, delimiter)
    const cell = trimmed(line, at, end)
    if (!isEmpty(cell)) return { start: offset + cell.start, end: offset + cell.end }
    at = end + 1
  }
  return undefined
}

function isEmpty(cell: Range | undefined): boolean {
  return cell?.start === cell?.end
}

/** Where a cell ends; a delimiter within quotes is part of it. */
function endOfCell(line: string, start: number, delimiter: Delimiter): number {
  const quoted = line[start] === '"' ? closingQuote(line, start) : -1
  const end = line.indexOf(delimiter, quoted < 0 ? start : quoted + 1)
  return end < 0 ? line.length : end
}

/** The quote that ends a quoted cell, or -1; two of them are one that is meant. */
function closingQuote(line: string, start: number): number {
  let close = line.indexOf('"', start + 1)
  while (close >= 0 && line[close + 1] === '"') close = line.indexOf('"', close + 2)
  return close
}

function trimmed(line: string, start: number, end: number): Range {
  return trimmedRange(line, { start, end }, (unit) => AROUND.has(unit))
}
