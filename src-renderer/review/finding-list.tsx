/**
 * A list of what can be selected, only its visible rows drawn; all rows have
 * one height. Its selection is that of the document beside it: the list itself
 * has the focus and names the selected row (WAI-ARIA, listbox), so that no row
 * has to be there for it.
 */

import { useVirtualizer } from '@tanstack/react-virtual'
import {
  type KeyboardEvent,
  memo,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { inPixels } from '../ui/in-pixels.ts'

/** In root ems: the letters of a row grow with the size that the reader set for letters. */
const ROW_REM = 3.25
/** Rows drawn above and below what is seen. */
const OVERSCAN = 4
/** What tells these lists from others of the room. */
const IS_LIST = 'data-finding-list'

interface FindingListProps<T> {
  readonly label: string
  readonly items: readonly T[]
  /** The key of an item. */
  readonly keyOf: (item: T) => number
  readonly selected: number | null
  readonly onSelect: (item: T) => void
  /** Hears that the selected row was clicked, or Enter pressed on it: it is to be shown in full. */
  readonly onOpen?: (() => void) | undefined
  /** Draws a visible row; has to stay the same function, so that rows are not drawn anew. */
  readonly children: (item: T) => ReactNode
}

export function FindingList<T extends object>(props: FindingListProps<T>) {
  const { label, items, keyOf, selected, onSelect, onOpen, children } = props
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [rowHeight] = useState(() => inPixels(ROW_REM))
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => list.current,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
  })
  const at = useMemo(
    () => items.findIndex((item) => keyOf(item) === selected),
    [items, keyOf, selected],
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: other items at the same place are another place.
  useEffect(() => {
    if (at === -1) return
    // By what was measured last: to ask for it now would lay out the whole room at each step.
    const top = at * rowHeight
    const seen = rows.scrollOffset ?? 0
    const height = rows.scrollRect?.height ?? 0
    // What comes next is seen, too, where there is room for it.
    const beside = height < 3 * rowHeight ? 0 : rowHeight
    const end = top + rowHeight + beside
    if (top - beside < seen) rows.scrollToOffset(Math.max(0, top - beside))
    else if (end > seen + height) rows.scrollToOffset(end - height)
  }, [rows, items, at, rowHeight])

  // What is selected may go on to another list of its pane, by keys that every list hears: the focus goes with it.
  useEffect(() => {
    const focused = document.activeElement
    const isOfAnother = focused !== list.current && focused?.matches(`[${IS_LIST}]`)
    if (at !== -1 && isOfAnother) list.current?.focus({ preventScroll: true })
  }, [at])

  // A list that is folded away leaves the focus to one that stays: from nowhere no arrow key leads back.
  useLayoutEffect(() => {
    const own = list.current
    return () => {
      if (own === document.activeElement) otherList(own)?.focus({ preventScroll: true })
    }
  }, [])

  const go = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && at !== -1) onOpen?.()
    const step = STEPS[event.key]
    if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    const page = Math.max(1, Math.floor((list.current?.clientHeight ?? 0) / rowHeight) - 1)
    const next = items[Math.max(0, Math.min(items.length - 1, step(at, items.length, page)))]
    if (next !== undefined) onSelect(next)
  }

  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <div
        ref={list}
        {...{ [IS_LIST]: '' }}
        role="listbox"
        aria-label={label}
        tabIndex={0}
        {...(at !== -1 && { 'aria-activedescendant': rowId(id, at) })}
        onKeyDown={go}
        onClick={(event) => {
          const row = (event.target as Element).closest<HTMLElement>('[data-row]')
          const item = row === null ? undefined : items[Number(row.dataset.row)]
          if (item === undefined) return
          onSelect(item)
          onOpen?.()
        }}
        className="group/list peer min-h-0 flex-1 overflow-y-auto outline-none"
      >
        <div role="presentation" className="relative" style={{ height: rows.getTotalSize() }}>
          {rows.getVirtualItems().map(({ index, start }) => {
            const item = items[index]
            return item === undefined ? null : (
              <Row
                key={keyOf(item)}
                id={rowId(id, index)}
                item={item}
                index={index}
                top={start}
                height={rowHeight}
                total={items.length}
                isSelected={index === at}
                draw={children as (item: object) => ReactNode}
              />
            )
          })}
        </div>
      </div>
      {at === -1 ? <FocusRing /> : null}
    </div>
  )
}

function otherList(own: HTMLElement | null): HTMLElement | undefined {
  const lists = document.querySelectorAll<HTMLElement>(`[${IS_LIST}]`)
  return [...lists].find((list) => list !== own)
}

/** The list has the focus, and no row to show it: rows would cover an outline of the list. */
function FocusRing() {
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 hidden border-2 border-focus peer-focus-visible:block"
    />
  )
}

interface RowProps {
  readonly id: string
  readonly item: object
  readonly index: number
  readonly top: number
  readonly height: number
  readonly total: number
  readonly isSelected: boolean
  readonly draw: (item: object) => ReactNode
}

const Row = memo(function Row(props: RowProps) {
  const { id, item, index, top, height, total, isSelected, draw } = props
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the list has the focus and names its active row.
    <div
      role="option"
      id={id}
      data-row={index}
      aria-selected={isSelected}
      aria-posinset={index + 1}
      aria-setsize={total}
      {...(isSelected && { 'data-selected': '' })}
      className="group absolute inset-x-0 cursor-default -outline-offset-2 outline-focus group-focus-visible/list:data-[selected]:outline-2"
      style={{ top, height }}
    >
      {draw(item)}
    </div>
  )
})

/** Where each key leads: from a row (-1: none), in a list of so many, with so many on a page. */
const STEPS: Readonly<
  Partial<Record<string, (at: number, total: number, page: number) => number>>
> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at, total) => (at === -1 ? total - 1 : at - 1),
  PageDown: (at, _, page) => at + page,
  PageUp: (at, _, page) => at - page,
  Home: () => 0,
  End: (_, total) => total - 1,
}

function rowId(list: string, index: number): string {
  return `${list}-${index}`
}
