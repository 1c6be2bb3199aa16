/** Where rows and cells of a table begin and end in its text. Nothing of the text is copied or moved. Pure. */

import { type Range, rangesWithin } from '../../../src-shared/model/spans.ts'

/** One cell: the letters between its separators, without the quotes around them. */
export interface Cell extends Range {
  /** Whether two quotes in it stand for one. */
  readonly isQuoted: boolean
}

/** How a text parts rows and cells. */
export interface TableGrammar {
  /** Rows of a stretch of the text, in order; empty lines are none. O(n). */
  readonly rowsOf: (stretch: Range) => readonly Range[]
  /** Cells of one of them. O(n) of the row. */
  readonly cellsOf: (row: Range) => readonly Cell[]
}

/**
 * Rows as lines and cells by tabs, as sheets of workbooks are written.
 * @param within stretches whose tabs and line breaks stand within one cell; disjoint and in order.
 */
export function tabbedRows(text: string, within: readonly Range[]): TableGrammar {
  const parts = (sign: string, { start, end }: Range): Range[] => {
    const found: Range[] = []
    const inner = rangesWithin(within, { start, end })
    let [from, nextInner] = [start, 0]
    for (
      let at = indexWithin(text, sign, start, end);
      at !== -1;
      at = indexWithin(text, sign, at + 1, end)
    ) {
      while ((inner[nextInner]?.end ?? end) <= at) nextInner++
      if ((inner[nextInner]?.start ?? end) <= at) continue
      found.push({ start: from, end: at })
      from = at + 1
    }
    found.push({ start: from, end })
    return found
  }
  return {
    rowsOf: (stretch) => parts('\n', stretch).filter((row) => row.end > row.start),
    cellsOf: (row) => parts('\t', row).map((cell) => ({ ...cell, isQuoted: false })),
  }
}

/** As `indexOf`, in a stretch alone: behind it the next sign may be a whole text away. */
function indexWithin(text: string, sign: string, start: number, end: number): number {
  const at = text.slice(start, end).indexOf(sign)
  return at === -1 ? -1 : start + at
}

const QUOTE = '"'
const [QUOTE_UNIT, LINE_END, RETURN, SPACE] = [0x22, 0x0a, 0x0d, 0x20]

/**
 * Rows and cells of RFC 4180, with any separator: quoted cells hold separators, line breaks and doubled quotes.
 * @param separator one UTF-16 unit.
 */
export function separatedRows(text: string, separator: string): TableGrammar {
  return {
    rowsOf({ start, end }) {
      const rows: Range[] = []
      const between = separator.charCodeAt(0)
      let from = start
      let isQuoted = false
      let atCellStart = true
      let closed = -1
      for (let at = start; at <= end; at++) {
        const unit = at === end ? LINE_END : text.charCodeAt(at)
        if (isQuoted && at < end) {
          if (unit !== QUOTE_UNIT) continue
          isQuoted = false
          closed = at
        } else if (unit === QUOTE_UNIT) {
          // A quote within a cell that is not quoted is a letter; behind one that closed, it stands for a quote.
          if (atCellStart || closed === at - 1) isQuoted = true
          atCellStart = false
        } else if (unit === LINE_END) {
          const to = at > from && text.charCodeAt(at - 1) === RETURN ? at - 1 : at
          if (to > from) rows.push({ start: from, end: to })
          from = at + 1
          atCellStart = true
        } else atCellStart = unit === between || (atCellStart && unit === SPACE)
      }
      return rows
    },
    cellsOf({ start, end }) {
      const cells: Cell[] = []
      let from = start
      while (from <= end) {
        const cell = cellAt(text, from, end, separator)
        cells.push(cell.cell)
        from = cell.next
      }
      return cells
    },
  }
}

/** The cell that begins at a place, and where the next one begins: behind the end of the row where there is none. */
function cellAt(
  text: string,
  from: number,
  end: number,
  separator: string,
): { readonly cell: Cell; readonly next: number } {
  let first = from
  while (first < end && text[first] === ' ') first++
  if (text[first] !== QUOTE || first >= end) {
    const at = indexWithin(text, separator, from, end)
    const to = at === -1 ? end : at
    return { cell: { start: from, end: to, isQuoted: false }, next: to + 1 }
  }
  let close = first + 1
  while (close < end && !(text[close] === QUOTE && text[close + 1] !== QUOTE)) {
    close += text[close] === QUOTE ? 2 : 1
  }
  close = Math.min(close, end)
  const at = indexWithin(text, separator, close, end)
  const next = at === -1 ? end : at
  // What stands between the quote and the separator belongs to the cell: nothing of the text is left out.
  const isClean = text.slice(close + 1, next).trim() === ''
  return {
    cell: isClean
      ? { start: first + 1, end: close, isQuoted: true }
      : { start: from, end: next, isQuoted: false },
    next: next + 1,
  }
}

const SEPARATORS = [',', ';', '\t', '|'] as const
/** Rows that are looked at, and the share of them that has to have as many cells as most. */
const LOOKED_AT = 40
const LEAST_SHARE = 0.8

/**
 * By what the cells of a text are parted: the sign by which most rows have as many cells as the others, two at least.
 * Null where there is none.
 */
export function separatorOf(text: string): string | null {
  const said = /^sep=(.)\r?\n/.exec(text)?.[1]
  if (said !== undefined) return said
  // A beginning of the text: a quote that is never closed would be read to its end four times.
  const beginning = { start: 0, end: Math.min(text.length, LOOKED_AT_UNITS) }
  let best: { readonly separator: string; readonly weight: number } | null = null
  for (const separator of SEPARATORS) {
    const { rowsOf, cellsOf } = separatedRows(text, separator)
    const rows = rowsOf(beginning).slice(0, LOOKED_AT)
    const counts = new Map<number, number>()
    for (const row of rows) {
      const { length } = cellsOf(row)
      counts.set(length, (counts.get(length) ?? 0) + 1)
    }
    const [columns, agreeing] = [...counts].sort(([, a], [, b]) => b - a)[0] ?? [0, 0]
    if (columns < 2 || rows.length < 2 || agreeing / rows.length < LEAST_SHARE) continue
    const weight = (agreeing / rows.length) * Math.min(columns, 10)
    if (best === null || weight > best.weight) best = { separator, weight }
  }
  return best?.separator ?? null
}

const LOOKED_AT_UNITS = 40_000
