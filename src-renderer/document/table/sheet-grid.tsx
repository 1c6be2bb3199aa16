/** The rows of one sheet: those that are seen are drawn, below the head of their columns. */

import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual'
import { type CSSProperties, type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import type { SourceRange } from '../../../src-shared/model/source-map.ts'
import type { Range } from '../../../src-shared/model/spans.ts'
import { messages } from '../../messages/en.ts'
import { classNames } from '../../ui/class-names.ts'
import { inPixels } from '../../ui/in-pixels.ts'
import type { EditorLayout } from '../editor-layout.ts'
import { Pieces } from '../formatted/piece-view.tsx'
import type { PlacedLooks } from '../formatted/pieces.ts'
import { MarkedView } from '../marked-view.tsx'
import { cellPieces } from './cell-pieces.ts'
import { WIDEST } from './column-widths.ts'
import type { Cell } from './rows.ts'
import { rowAt, type Sheet } from './sheets.ts'

/** Of a row of one line, in root ems, and the line below it, in pixels; others are measured when they are drawn. */
const ROW_REM = 1.875
const BORDER = 1
const OVERSCAN = 8
/** A column of fewer letters holds no names. */
const NARROW = 8

interface SheetGridProps {
  readonly sheet: Sheet
  readonly label: string
  readonly looks: PlacedLooks
  /** Whether masks are longer than what they stand for, because they say which value it is. */
  readonly isNumbered: boolean
  readonly noteAt: (row: Range) => SourceRange | null
  readonly target: number | null
  /** A place that is to be brought into view; null where nothing is. */
  readonly wanted: number | null
  /** Called when it was. */
  readonly onReached: () => void
  readonly onSelect: (target: number) => void
  readonly onLayout: (layout: EditorLayout) => void
}

export function SheetGrid(props: SheetGridProps) {
  const { sheet, label, looks, noteAt, target, wanted, onReached, onSelect, onLayout } = props
  const { rows: all, widths, head } = sheet
  const scroller = useRef<HTMLDivElement>(null)
  const rows = useVirtualizer({
    count: all.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => inPixels(ROW_REM) + BORDER,
    measureElement: (element) => element.getBoundingClientRect().height || inPixels(ROW_REM),
    overscan: OVERSCAN,
  })
  const items = rows.getVirtualItems()
  useWanted({ scroller, rows, all, wanted, onReached })
  useEnds(scroller, rows, all.length - 1)
  useLayout(sheet, rows, onLayout)
  const offset = rows.scrollOffset ?? 0
  const first = items.find(({ end }) => end > offset)?.index ?? 0
  const stuck = head !== null && first > head ? head : null
  const draw = (index: number, place?: RowPlace) => (
    <Row
      key={index}
      sheet={sheet}
      index={index}
      looks={looks}
      note={noteAt(all[index] as Range)}
      {...(place && { place })}
    />
  )
  return (
    <MarkedView
      ref={scroller}
      label={label}
      className="table-view"
      target={target}
      onSelect={onSelect}
    >
      <table
        aria-label={label}
        aria-rowcount={all.length}
        aria-colcount={widths.length}
        dir={sheet.isRightToLeft ? 'rtl' : 'ltr'}
        className="sheet"
        style={{ '--columns': columnsOf(widths, props.isNumbered) } as CSSProperties}
      >
        {stuck === null ? null : <thead className="sheet-stuck">{draw(stuck)}</thead>}
        <tbody className="sheet-rows" style={{ height: rows.getTotalSize() }}>
          {items.map(({ index, start }) => draw(index, { start, measure: rows.measureElement }))}
        </tbody>
      </table>
    </MarkedView>
  )
}

/** Where a row of the virtual list is drawn. */
interface RowPlace {
  /** Pixels from the top of the rows. */
  readonly start: number
  readonly measure: (element: Element | null) => void
}

/** Each as wide as its cells ask for; the last takes what is left. */
function columnsOf(widths: readonly number[], isNumbered: boolean): string {
  const room = (width: number) => (isNumbered && width > NARROW && width < WIDEST ? 6 : 1)
  const each = widths.map((width) => `calc(${width + room(width)}ch + 1.5rem)`)
  const last = each.pop() ?? '1fr'
  return [...each, `minmax(${last}, 1fr)`].join(' ')
}

interface RowProps {
  readonly sheet: Sheet
  readonly index: number
  readonly looks: PlacedLooks
  /** What stands here instead of cells. */
  readonly note: SourceRange | null
  /** Left out of the head that stays above the rows. */
  readonly place?: RowPlace
}

function Row({ sheet, index, looks, note, place }: RowProps) {
  const { rows, cellsOf, head, isBeside, widths } = sheet
  const row = rows[index] as Range
  const isHead = index === head
  const isNote = note?.part !== undefined
  const Tag = isHead ? 'th' : 'td'
  return (
    <tr
      ref={place?.measure}
      aria-rowindex={index + 1}
      data-index={place === undefined ? undefined : index}
      className={classNames(
        'sheet-row',
        isNote ? 'sheet-note' : isHead && 'sheet-head',
        isBeside && 'sheet-line',
      )}
      style={place && { transform: `translateY(${place.start}px)` }}
    >
      {isNote ? (
        <td className="sheet-cell" dir="auto">
          <span className="sheet-note-kind">{messages.table.part(note.part)}</span>
          {/* What is no cell of the sheet is told so, not dressed as hidden once more. */}
          <Pieces pieces={cellPieces({ ...row, isQuoted: false }, { ...looks, hidden: [] })} />
        </td>
      ) : (
        drawnCells(cellsOf(row), widths.length).map((cell, column) => (
          <Tag
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column
            key={column}
            scope={isHead ? 'col' : undefined}
            colSpan={cell.columns > 1 ? cell.columns : undefined}
            className={classNames('sheet-cell', cell.columns > 1 && 'sheet-wide')}
            dir="auto"
          >
            <Pieces pieces={cellPieces(cell, looks)} />
          </Tag>
        ))
      )}
    </tr>
  )
}

/** A cell, and over how many columns it is drawn. */
interface DrawnCell extends Cell {
  readonly columns: number
}

/**
 * The cells of a row by column: empty ones where it ends early; a cell that stands alone, such as a caption, over all of
 * them; what stands behind the last column that is drawn, in that one.
 */
function drawnCells(cells: readonly Cell[], columns: number): readonly DrawnCell[] {
  const [first] = cells
  if (first !== undefined && cells.length === 1) return [{ ...first, columns }]
  const last = cells[columns - 1]
  const end = cells.at(-1)?.end ?? 0
  const shown = last === undefined ? cells : [...cells.slice(0, columns - 1), { ...last, end }]
  const missing = Math.max(0, columns - shown.length)
  const empty = { start: end, end, isQuoted: false }
  return [...shown, ...Array<Cell>(missing).fill(empty)].map((cell) => ({ ...cell, columns: 1 }))
}

interface Wanted extends Pick<SheetGridProps, 'wanted' | 'onReached'> {
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly rows: Virtualizer<HTMLDivElement, Element>
  readonly all: readonly Range[]
}

/** Scrolls to the row of a place, and when that is drawn, to what is outlined in it. */
function useWanted({ scroller, rows, all, wanted, onReached }: Wanted): void {
  useEffect(() => {
    if (wanted === null) return
    const index = rowAt(all, wanted)
    const seen = rows.getVirtualItems().find((item) => item.index === index)
    const { scrollOffset, scrollRect } = rows
    const isSeen =
      seen !== undefined &&
      scrollRect !== null &&
      seen.start >= (scrollOffset ?? 0) + inPixels(ROW_REM) &&
      seen.end <= (scrollOffset ?? 0) + scrollRect.height
    if (!isSeen) rows.scrollToIndex(index, { align: 'center' })
  }, [rows, all, wanted])
  // Drawn anew until it is there.
  useLayoutEffect(() => {
    if (wanted === null) return
    const index = rowAt(all, wanted)
    const place = scroller.current?.querySelector(`[data-index="${index}"]`)
    if (!place) return
    const shown = place.querySelector('.found-current') ?? place.querySelector('[data-selected]')
    ;(shown ?? place).scrollIntoView({ block: 'nearest', inline: 'nearest' })
    onReached()
  })
}

/** Home and End lead to the first and last row: rows that are measured on the way would stop what the browser begins. */
function useEnds(
  scroller: RefObject<HTMLDivElement | null>,
  rows: Virtualizer<HTMLDivElement, Element>,
  last: number,
): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
      if (event.key !== 'Home' && event.key !== 'End') return
      event.preventDefault()
      const [index, align] =
        event.key === 'Home' ? ([0, 'start'] as const) : ([last, 'end'] as const)
      rows.scrollToIndex(index, { align })
    }
    const element = scroller.current
    element?.addEventListener('keydown', onKeyDown)
    return () => element?.removeEventListener('keydown', onKeyDown)
  }, [scroller, rows, last])
}

/** Rows of the strip beside the sheet. */
const MOST_BUCKETS = 240

/** Tells what is seen, and where the stretches of the strip end. */
function useLayout(
  { rows, start, end }: Sheet,
  { range }: Virtualizer<HTMLDivElement, Element>,
  onLayout: (layout: EditorLayout) => void,
): void {
  const [first, last] = [range?.startIndex ?? 0, range?.endIndex ?? 0]
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when what is seen is another.
  useEffect(() => {
    const count = Math.min(MOST_BUCKETS, rows.length)
    const ends = Array.from({ length: count }, (_, bucket) =>
      bucket === count - 1
        ? end
        : (rows[Math.floor(((bucket + 1) * rows.length) / count)]?.start ?? end),
    )
    const seen = { start: rows[first]?.start ?? start, end: rows[last]?.end ?? end }
    onLayout({ ends, seen })
  }, [rows, first, last])
}
