/** What an MCP server offers otherwise than when it was last scanned, with old and new text. */

import { type ReactNode, useMemo, useState } from 'react'
import type { McpChanges } from '../../src-shared/workspace/mcp-changes.ts'
import { visibleText } from '../document/visible-text.ts'
import { messages } from '../messages/en.ts'
import { formatDay } from '../messages/format.ts'
import { classNames } from '../ui/class-names.ts'
import { diffLines } from './diff-lines.ts'
import { markWords } from './diff-words.ts'

const { changes: words, parts } = messages

/** More lines than anyone reads here; a hostile server may send thousands. */
const MAX_LINES = 200

export function ChangesNote({ changes }: { readonly changes: McpChanges }) {
  const day = formatDay(changes.previous_scan_at)
  const { added, removed, changed } = changes
  if (added.length + removed.length + changed.length === 0) {
    return <p className="mt-5 border-t border-line pt-4 text-ink-soft">{words.none(day)}</p>
  }
  return (
    <section className="mt-5 border-t border-line pt-4" aria-label={words.title(day)}>
      <h3 className="font-semibold">{words.title(day)}</h3>
      {changed.map(({ kind, name, before, after }, at) => (
        <Fold
          // biome-ignore lint/suspicious/noArrayIndexKey: names need not be unique, and the list never changes.
          key={at}
          startsOpen={changed.length === 1}
          summary={<Item word={words.changed} kind={kind} name={name} />}
        >
          <Diff before={before} after={after} />
        </Fold>
      ))}
      <ul>
        {added.map(({ kind, name }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above.
          <li key={at} className="mt-2">
            <Item word={words.added} kind={kind} name={name} />
          </li>
        ))}
      </ul>
      {removed.map(({ kind, name, text }, at) => (
        <Fold
          // biome-ignore lint/suspicious/noArrayIndexKey: as above.
          key={at}
          startsOpen={false}
          summary={<Item word={words.removed} kind={kind} name={name} />}
        >
          <RemovedText text={text} />
        </Fold>
      ))}
    </section>
  )
}

interface FoldProps {
  readonly summary: ReactNode
  readonly startsOpen: boolean
  readonly children: ReactNode
}

/** What it holds is made only while it is open. */
function Fold({ summary, startsOpen, children }: FoldProps) {
  const [open, setOpen] = useState(startsOpen)
  return (
    <details className="mt-2" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="cursor-pointer">{summary}</summary>
      {open ? children : null}
    </details>
  )
}

function RemovedText({ text }: { readonly text: string }) {
  return (
    <pre className="mt-1 whitespace-pre-wrap break-words font-mono text-xs">
      {visibleText(text)}
    </pre>
  )
}

interface ItemProps {
  readonly word: string
  readonly kind: keyof typeof parts.kinds
  readonly name: string
}

function Item({ word, kind, name }: ItemProps) {
  return (
    <>
      <span className="font-medium">{word}</span> {parts.kinds[kind]}{' '}
      <bdi className="break-words">{visibleText(name)}</bdi>
    </>
  )
}

function Diff({ before, after }: { readonly before: string; readonly after: string }) {
  const { lines, more } = useMemo(() => {
    const all = diffLines(before, after)
    const drawn = all.slice(0, MAX_LINES)
    const stretches = markWords(drawn)
    return {
      lines: drawn.map(({ change }, at) => ({ change, stretches: stretches[at] ?? [] })),
      more: all.length - drawn.length,
    }
  }, [before, after])
  // Items are told apart by all of their text, but only its beginning is kept.
  if (before === after) return <p className="mt-1 text-xs text-ink-soft">{words.beyondKept}</p>
  return (
    <>
      <ul className="mt-1 font-mono text-xs">
        {lines.map(({ change, stretches }, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: lines repeat, and the list never changes.
            key={at}
            className={classNames(
              'flex gap-2 px-1.5 py-0.5 break-words',
              change === 'removed' && 'bg-bad-tint',
              change === 'added' && 'bg-good-tint',
              change === 'same' && 'text-ink-soft',
            )}
          >
            <span aria-hidden="true" className="w-[1ch] shrink-0">
              {MARKS[change]}
            </span>
            <span className="min-w-0 flex-1">
              {change === 'same' ? null : (
                <span className="sr-only">{change === 'removed' ? words.before : words.after}</span>
              )}
              {stretches.map(({ text, marked }, place) =>
                marked ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above.
                  <mark key={place} className="bg-transparent font-bold text-inherit underline">
                    {visibleText(text)}
                  </mark>
                ) : (
                  visibleText(text)
                ),
              )}
            </span>
          </li>
        ))}
      </ul>
      {more === 0 ? null : <p className="mt-1 text-xs text-ink-soft">{words.moreLines(more)}</p>}
    </>
  )
}

const MARKS = { same: '', removed: '−', added: '+' } as const
