/**
 * Builds a canonical text from pieces as a reader sees them: white space and
 * line breaks collapse, and what stands aside (hidden text, comments, text
 * boxes) follows the line it was met in, so that it cannot tear apart a word
 * that people read as one.
 */

import type { SourceMap, SourceRange } from '../../../src-shared/model/source-map.ts'
import { checkTextLimit } from './text-limit.ts'

/** Where a piece came from: a source range without its place. */
export type Origin = Omit<SourceRange, 'start' | 'end'>

interface Piece {
  readonly text: string
  readonly origin: Origin | undefined
}

/** One stretch of running text: the body, or a part that is written apart before its place is known. */
interface Flow {
  readonly pieces: Piece[]
  readonly asides: Flow[]
  pendingBreaks: number
  pendingTabs: number
  pendingSpace: boolean
  inCell: boolean
  /** In a table cell that has no text yet. */
  atCellStart: boolean
  /** Whether a line break was asked for before the first text. */
  startsLine: boolean
  /** Line breaks before it, where it stands aside. */
  lead: number
  /** Pieces that were there when the last aside came, and whether a space was pending then. */
  asideAt: number
  asideSpace: boolean
  brokenSinceAside: boolean
  /** The tables around, the innermost last. */
  readonly tables: Table[]
}

/** Of a table that is written: its rows so far, and the ordinals of the piece with which it starts and of those that part its cells. */
interface Table {
  rows: number
  readonly start: number
  readonly tabs: number[]
}

/** What was written between `open` and `close`; belongs to the writer. */
export type Part = Flow

const LINE_BREAK: Piece = { text: '\n', origin: undefined }
const WITHIN_CELL = { cell: true } as const
const SPACE: Piece = { text: ' ', origin: undefined }
const BLOCK_BREAK: Piece = { text: '\n\n', origin: undefined }
/** Cells with several lines that show a layout: in one alone, the others are what it is called or costs. */
const FEWEST_BLOCKS = 2

export interface TextWriter {
  /** Adds text as it is. Breaks, tabs or a space asked for before come first. */
  readonly write: (text: string, origin?: Origin) => void
  /** Adds text with each run of white space (U+0020, tab, LF, FF, CR) as one space, none at a line's start or end. */
  readonly writeCollapsed: (text: string, origin?: Origin) => void
  /** Ends the line, if anything is on it: 1 for a new line, 2 for a blank line between. */
  readonly breakLine: (lines: 1 | 2) => void
  /** A line break of the text itself: two leave a blank line, and so do more. */
  readonly newLine: () => void
  /**
   * A table cell: after the first of its row a tab comes before it, even where
   * cells are empty; breaks at its edges are dropped, so that the row stays a line.
   */
  readonly startCell: (first: boolean) => void
  /**
   * A table. One of a single row in which cells have several lines lays out a page, a sender beside a date or the parts of
   * a letterhead: its cells are blocks, each below the one before it, and no row.
   */
  readonly startTable: () => void
  readonly startRow: () => void
  readonly endTable: () => void
  readonly endCell: () => void
  /** Until the matching `close`, what is written becomes a part of its own. */
  readonly open: () => void
  readonly close: () => Part
  /** Puts a part here, as if it had been written here. */
  readonly addInline: (part: Part) => void
  /** Puts a part on lines of its own after the line that is open now. */
  readonly addAside: (part: Part) => void
  readonly finish: () => { readonly text: string; readonly sourceMap: SourceMap }
}

/** White space that HTML collapses (WHATWG Infra, "ASCII whitespace"); no-break space is not. */
const COLLAPSIBLE = /[ \t\n\f\r]+/g

/**
 * Starts an empty text.
 * @param marksCells whether the source map says which tabs and line breaks stand within a cell: of sheets, which screens
 *   show as tables.
 * @throws {ExtractionError} from `write` where the text grows above the limit of a document.
 */
export function createTextWriter({ marksCells = false } = {}): TextWriter {
  let flow = emptyFlow()
  const outer: Flow[] = []
  let units = 0

  function push(text: string, origin?: Origin) {
    units += text.length
    checkTextLimit(units)
    flow.pieces.push({ text, origin })
  }

  function settle(origin?: Origin) {
    if (flow.pendingBreaks > 0) {
      drainAsides(flow)
      const isWithin = marksCells && flow.inCell && !flow.atCellStart
      if (flow.pieces.length > 0) {
        push('\n'.repeat(flow.pendingBreaks), isWithin ? WITHIN_CELL : undefined)
      }
    }
    const before = flow.pieces.at(-1)
    if (flow.pendingTabs > 0) {
      flow.tables.at(-1)?.tabs.push(flow.pieces.length)
      push('\t'.repeat(flow.pendingTabs))
    } else if ((flow.pendingSpace || flow.asideSpace) && before && !/[\n\t ]$/.test(before.text)) {
      // Within one origin the space belongs to it, so that its range stays whole.
      push(' ', before.origin && sameOrigin(before.origin, origin) ? origin : undefined)
    }
    flow.pendingBreaks = 0
    flow.pendingTabs = 0
    flow.pendingSpace = false
    flow.asideSpace = false
    flow.atCellStart = false
  }

  function requestBreaks(breaks: number) {
    if (flow.pieces.length === 0) flow.startsLine = true
    flow.brokenSinceAside = true
    if (flow.atCellStart) return
    flow.pendingBreaks = breaks
    flow.pendingTabs = 0
  }

  function write(text: string, origin?: Origin) {
    if (text === '') return
    settle(origin)
    const isParted = marksCells && flow.inCell && /[\n\t]/.test(text)
    push(text, isParted ? { ...origin, ...WITHIN_CELL } : origin)
  }

  return {
    write,
    writeCollapsed(text, origin) {
      const collapsed = text.replace(COLLAPSIBLE, ' ')
      if (collapsed.startsWith(' ')) flow.pendingSpace = true
      const inner = collapsed.replace(/^ | $/g, '')
      if (inner === '') return
      write(inner, origin)
      flow.pendingSpace = collapsed.endsWith(' ')
    },
    breakLine(lines) {
      requestBreaks(Math.max(flow.pendingBreaks, lines))
    },
    newLine() {
      requestBreaks(Math.min(2, flow.pendingBreaks + 1))
    },
    startTable() {
      flow.tables.push({ rows: 0, start: flow.pieces.length, tabs: [] })
    },
    startRow() {
      const table = flow.tables.at(-1)
      if (table) table.rows++
    },
    endTable() {
      const table = flow.tables.pop()
      if (table?.rows === 1) partBlocks(flow.pieces, table)
    },
    startCell(first) {
      if (!first) flow.pendingTabs += 1
      flow.inCell = true
      flow.atCellStart = true
    },
    endCell() {
      if (!flow.atCellStart) flow.pendingBreaks = 0
      flow.inCell = false
      flow.atCellStart = false
    },
    open() {
      outer.push(flow)
      flow = emptyFlow()
    },
    close() {
      const part = flow
      flow = outer.pop() ?? emptyFlow()
      return part
    },
    addInline(part) {
      const [first] = part.pieces
      if (first) settle(first.origin)
      for (const piece of part.pieces) flow.pieces.push(piece)
      for (const aside of part.asides) flow.asides.push(aside)
    },
    addAside(part) {
      drainAsides(part)
      if (part.pieces.length === 0) return
      const last = flow.asides.at(-1)
      if (last && flow.asideAt === flow.pieces.length && !flow.brokenSinceAside) {
        // Nothing that people see lies between: the two read on as one text.
        if (part.startsLine || last.pendingBreaks > 0) last.pieces.push(LINE_BREAK)
        else if (flow.pendingSpace || last.pendingSpace)
          last.pieces.push({ ...SPACE, origin: part.pieces[0]?.origin })
        for (const piece of part.pieces) last.pieces.push(piece)
        last.pendingBreaks = part.pendingBreaks
        last.pendingSpace = part.pendingSpace
      } else {
        // Where a line has just ended, the part takes that end; one break stays for what follows.
        part.lead = Math.max(1, flow.pendingBreaks)
        flow.pendingBreaks = Math.min(1, flow.pendingBreaks)
        flow.asides.push(part)
      }
      flow.brokenSinceAside = false
      flow.asideAt = flow.pieces.length
      flow.asideSpace ||= flow.pendingSpace
      flow.pendingSpace = false
    },
    finish() {
      drainAsides(flow)
      return assemble(flow.pieces)
    },
  }
}

function emptyFlow(): Flow {
  return {
    pieces: [],
    asides: [],
    pendingBreaks: 0,
    pendingTabs: 0,
    pendingSpace: false,
    inCell: false,
    atCellStart: false,
    startsLine: false,
    lead: 1,
    asideAt: 0,
    asideSpace: false,
    brokenSinceAside: false,
    tables: [],
  }
}

/** Parts the cells of a row as blocks where enough of them have several lines. */
function partBlocks(pieces: Piece[], { start, tabs }: Table): void {
  const ends = [...tabs, pieces.length]
  const hasLines = ends.map((end, cell) =>
    pieces
      .slice(cell === 0 ? start + 1 : tabs[cell - 1], end)
      .some(({ text }) => text.includes('\n')),
  )
  if (hasLines.filter(Boolean).length < FEWEST_BLOCKS) return
  for (const tab of tabs) pieces[tab] = BLOCK_BREAK
}

/** Puts what stands aside behind the text, each on lines of its own. */
function drainAsides(flow: Flow): void {
  for (const aside of flow.asides.splice(0)) {
    if (flow.pieces.length > 0) {
      flow.pieces.push({ text: '\n'.repeat(aside.lead), origin: undefined })
    }
    for (const piece of aside.pieces) flow.pieces.push(piece)
  }
}

/** All text of a part, asides included; for comparing parts. */
export function textOf(part: Part): string {
  return [part, ...part.asides].map((flow) => joined(flow.pieces)).join('\n')
}

function joined(pieces: readonly Piece[]): string {
  return pieces.map((piece) => piece.text).join('')
}

function assemble(pieces: readonly Piece[]): { text: string; sourceMap: SourceMap } {
  const ranges: SourceRange[] = []
  let start = 0
  for (const { text, origin } of pieces) {
    const end = start + text.length
    if (origin) {
      const last = ranges.at(-1)
      if (last?.end === start && sameOrigin(last, origin))
        ranges[ranges.length - 1] = { ...last, end }
      else ranges.push({ ...origin, start, end })
    }
    start = end
  }
  // A lone surrogate has no UTF-8 form; its replacement has the same length.
  return { text: joined(pieces).toWellFormed(), sourceMap: ranges }
}

function sameOrigin(a: Origin, b: Origin | undefined): boolean {
  return (
    a.page === b?.page &&
    a.item === b?.item &&
    a.part === b?.part &&
    a.hidden === b?.hidden &&
    a.change === b?.change &&
    a.cell === b?.cell
  )
}
