/**
 * A list of what can be selected, only its visible rows drawn; all rows have
 * one height. Its selection is that of the document beside it.
 */

import { type ReactNode, useEffect, useRef } from 'react'
import { ListBox, ListBoxItem, ListLayout, Virtualizer } from 'react-aria-components'

const ROW_HEIGHT = 52

interface FindingListProps<T> {
  readonly label: string
  readonly items: readonly T[]
  /** The key of an item. */
  readonly keyOf: (item: T) => number
  readonly selected: number | null
  readonly onSelect: (item: T) => void
  /** Called for visible rows only. */
  readonly children: (item: T) => ReactNode
}

export function FindingList<T extends object>(props: FindingListProps<T>) {
  const { label, items, keyOf, selected, onSelect, children } = props
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const index = items.findIndex((item) => keyOf(item) === selected)
    if (index !== -1) scrollRowIntoView(list.current, index)
  }, [items, keyOf, selected])

  return (
    <Virtualizer layout={ListLayout} layoutOptions={{ rowSize: ROW_HEIGHT }}>
      <ListBox
        ref={list}
        aria-label={label}
        items={items}
        className="h-full overflow-y-auto outline-offset-[-2px]"
        selectionMode="single"
        selectionBehavior="replace"
        selectedKeys={selected === null ? [] : [selected]}
        onSelectionChange={(keys) => {
          const [key] = keys === 'all' ? [] : keys
          const item = items.find((candidate) => keyOf(candidate) === key)
          if (item !== undefined) onSelect(item)
        }}
      >
        {(item) => (
          <ListBoxItem
            id={keyOf(item)}
            textValue={String(keyOf(item))}
            className="group block h-full cursor-default outline-offset-[-2px]"
          >
            {children(item)}
          </ListBoxItem>
        )}
      </ListBox>
    </Virtualizer>
  )
}

/** Rows that are not drawn cannot scroll themselves. */
function scrollRowIntoView(list: HTMLElement | null, index: number): void {
  if (list === null) return
  const top = index * ROW_HEIGHT
  if (top < list.scrollTop) list.scrollTop = top
  const bottom = top + ROW_HEIGHT
  if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight
}
