/** Finds words or a pattern in the whole text: the browser's own search sees only what is drawn. */

import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Input, SearchField, ToggleButton } from 'react-aria-components'
import { messages } from '../../messages/en.ts'
import { IconButton } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ChevronDown, ChevronUp, X } from '../../ui/icons.ts'
import type { FindQuery } from './find-matches.ts'
import type { Find } from './use-find.ts'

const { find: words } = messages
const SWITCHES = ['matchCase', 'wholeWords', 'isPattern'] as const satisfies (keyof FindQuery)[]

interface FindBarProps {
  readonly find: Find
  /** An object of its own each time the bar is asked for, so that it takes the focus again. */
  readonly asked: object
  readonly onClose: () => void
}

export function FindBar({ find, asked, onClose }: FindBarProps) {
  const { query, setQuery, matches, step } = find
  const field = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again, it takes the focus again.
  useEffect(() => {
    field.current?.focus()
    field.current?.select()
  }, [asked])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
    else if (event.key === 'Enter') step(event.shiftKey ? -1 : 1)
    else if (event.key === 'F3') step(event.shiftKey ? -1 : 1)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <search
      aria-label={words.bar}
      className="flex shrink-0 flex-wrap items-center gap-1.5 border-b border-line bg-raised px-3 py-1.5"
    >
      <SearchField
        aria-label={words.field}
        value={query.text}
        onChange={(text) => setQuery({ ...query, text })}
        className="min-w-32 flex-1"
      >
        <Input
          ref={field}
          dir="auto"
          placeholder={words.field}
          onKeyDownCapture={onKeyDown}
          className="h-7 w-full rounded-md border border-line-strong bg-surface px-2.5 font-mono text-xs placeholder:text-ink-soft [&::-webkit-search-cancel-button]:hidden"
        />
      </SearchField>
      {SWITCHES.map((name) => (
        <ToggleButton
          key={name}
          aria-label={words.switches[name].name}
          isSelected={query[name]}
          onChange={(chosen) => setQuery({ ...query, [name]: chosen })}
          className={({ isSelected }) =>
            classNames(
              'h-7 min-w-7 cursor-pointer rounded-md border px-1.5 font-mono text-xs',
              isSelected
                ? 'border-line-strong bg-pressed text-ink'
                : 'border-transparent text-ink-soft hover:bg-pressed hover:text-ink',
            )
          }
        >
          {words.switches[name].sign}
        </ToggleButton>
      ))}
      <p role="status" className="min-w-20 text-xs text-ink-soft tabular-nums">
        {said(find)}
      </p>
      <span className="flex">
        <IconButton
          small
          aria-label={words.previous}
          isDisabled={matches.length === 0}
          onPress={() => step(-1)}
        >
          <ChevronUp aria-hidden="true" className="size-4" />
        </IconButton>
        <IconButton
          small
          aria-label={words.next}
          isDisabled={matches.length === 0}
          onPress={() => step(1)}
        >
          <ChevronDown aria-hidden="true" className="size-4" />
        </IconButton>
        <IconButton small aria-label={words.close} onPress={onClose}>
          <X aria-hidden="true" className="size-4" />
        </IconButton>
      </span>
    </search>
  )
}

function said({ query, outcome, matches, current }: Find): string {
  if (query.text === '') return ''
  if (outcome === null) return words.searching
  if (outcome.kind === 'invalid') return words.invalid
  if (outcome.kind === 'too_long') return words.tooLong
  if (current === null) return words.none
  return words.position(current + 1, matches.length, outcome.more)
}
