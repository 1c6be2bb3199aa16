/** One field for everything: type a few letters of a command, a room or a document, and press Enter. */

import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import {
  Autocomplete,
  Dialog,
  Header,
  Input,
  Menu,
  MenuItem,
  MenuSection,
  Modal,
  ModalOverlay,
  SearchField,
} from 'react-aria-components'
import { messages } from '../../messages/en.ts'
import { Search } from '../../ui/icons.ts'
import { KeyCap } from '../../ui/key-cap.tsx'
import type { PaletteItem } from './filter-items.ts'
import { usePaletteGroups } from './palette-groups.ts'
import { float, useFloating } from './palette-store.ts'

const { palette: words } = messages
/** Typing is waited for: each search of the history looks at every scan. */
const MAX_TYPED = 200

export function Palette() {
  const isOpen = useFloating((state) => state.open === 'palette')
  // What was chosen may move the focus or open something: it is done once the palette is gone.
  const chosen = useRef<PaletteItem | null>(null)
  useEffect(() => {
    if (isOpen) return
    const item = chosen.current
    chosen.current = null
    item?.run()
  }, [isOpen])
  return (
    <ModalOverlay
      isDismissable
      isOpen={isOpen}
      onOpenChange={() => float(null)}
      className="fixed inset-0 z-50 flex items-start justify-center bg-[rgb(0_0_0/0.45)] p-4 pt-[12vh] short:pt-4"
    >
      <Modal className="flex max-h-full w-full max-w-xl flex-col overflow-hidden rounded-xl border border-line bg-surface shadow-xl">
        <Dialog aria-label={words.title} className="flex min-h-0 flex-col outline-none">
          <PaletteField
            onChoose={(item) => {
              chosen.current = item
              float(null)
            }}
            onClose={() => float(null)}
          />
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}

interface PaletteFieldProps {
  readonly onChoose: (item: PaletteItem) => void
  readonly onClose: () => void
}

function PaletteField({ onChoose, onClose }: PaletteFieldProps) {
  const [typed, setTyped] = useState('')
  const groups = usePaletteGroups(typed)
  const items = groups.flatMap((group) => group.items)
  const menu = useRef<HTMLDivElement>(null)
  const actAtOnce = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    // The field would only be emptied, and a second press be needed to leave.
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      onClose()
    }
    if (event.key !== 'Enter') return
    // The menu would wait for the key to come up, and lose what it is pressed on to answers that come in between.
    const marked = menu.current?.querySelector('[data-focused]')?.getAttribute('data-key')
    const first = typed.trim() === '' ? undefined : items[0]
    const item = items.find(({ id }) => id === marked) ?? first
    if (item === undefined) return
    event.preventDefault()
    event.stopPropagation()
    onChoose(item)
  }
  return (
    <Autocomplete inputValue={typed} onInputChange={setTyped}>
      <SearchField
        aria-label={words.title}
        maxLength={MAX_TYPED}
        autoFocus
        className="flex items-center gap-0.5 border-b border-line px-4"
      >
        <Search aria-hidden="true" className="size-4 shrink-0 text-ink-soft" />
        <Input
          placeholder={words.placeholder}
          onKeyDownCapture={actAtOnce}
          className="h-12 min-w-0 flex-1 bg-transparent px-1.5 text-base -outline-offset-3 outline-none placeholder:text-ink-soft [&::-webkit-search-cancel-button]:hidden"
        />
      </SearchField>
      <Menu
        ref={menu}
        aria-label={words.title}
        items={groups}
        dependencies={[groups]}
        className="min-h-0 overflow-y-auto p-2 outline-none"
        onAction={(id) => {
          const item = items.find((candidate) => candidate.id === id)
          if (item !== undefined) onChoose(item)
        }}
        renderEmptyState={() => <p className="p-4 text-ink-soft">{words.nothing}</p>}
      >
        {(group) => (
          <MenuSection id={group.name} items={group.items}>
            <Header className="px-2 pt-2 pb-1 text-xs font-medium text-ink-soft">
              {group.name}
            </Header>
            {group.items.map((item) => (
              <PaletteRow key={item.id} item={item} />
            ))}
          </MenuSection>
        )}
      </Menu>
    </Autocomplete>
  )
}

function PaletteRow({ item: { id, name, keys, hint } }: { readonly item: PaletteItem }) {
  return (
    <MenuItem
      id={id}
      textValue={name}
      className="flex cursor-default items-center justify-between gap-4 rounded-md px-2 py-1.5 -outline-offset-3 outline-none data-[focused]:bg-pressed"
    >
      <bdi className="min-w-0 truncate">{name}</bdi>
      {hint === undefined ? null : <span className="shrink-0 text-xs text-ink-soft">{hint}</span>}
      {keys === undefined ? null : <KeyCap>{keys}</KeyCap>}
    </MenuItem>
  )
}
