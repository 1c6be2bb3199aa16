/** What an MCP server offers otherwise than when it was last scanned, with old and new text. */

import { type ReactNode, useMemo, useState } from 'react'
import { visibleText } from '../../src-shared/model/visible-text.ts'
import type { McpChanges } from '../../src-shared/workspace/mcp-changes.ts'
import { messages } from '../messages/en.ts'
import { formatDate } from '../messages/format.ts'
import { classNames } from '../ui/class-names.ts'
import { diffLines } from './diff-lines.ts'
import { markWords } from './diff-words.ts'

const { changes: words, parts } = messages

/** Changes that are open at first: a server may change all it has. */
const STARTS_OPEN = 10
/** More lines than anyone reads here; a hostile server may send thousands. */
const MAX_LINES = 200

interface ChangesViewProps {
  readonly changes: McpChanges
  /** What everything of a kind and name says now; nothing where it was not read. */
  readonly textsOf: (kind: ItemProps['kind'], name: string) => readonly string[]
  /** Masks what is said of a kind and name; the text itself where values are shown. The same function until it is another mask. */
  readonly maskOf: (kind: ItemProps['kind'], name: string) => (text: string) => string
}

export function ChangesView({ changes, textsOf, maskOf }: ChangesViewProps) {
  const since = formatDate(changes.previous_scan_at)
  const { added, removed, changed } = changes
  return (
    <section
      className="changes-view"
      aria-label={words.title(since)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region must be reachable by keyboard
      tabIndex={0}
    >
      <h2 className="font-semibold">{words.title(since)}</h2>
      <p className="text-xs text-ink-soft">{words.hint}</p>
      {changed.map(({ kind, name, before, after }, at) => (
        <Fold
          // biome-ignore lint/suspicious/noArrayIndexKey: names need not be unique, and the list never changes.
          key={at}
          startsOpen={at < STARTS_OPEN}
          summary={<Item word={words.changed} kind={kind} name={name} />}
        >
          <Diff kind={kind} name={name} before={before} after={after} maskOf={maskOf} />
        </Fold>
      ))}
      {added.map(({ kind, name }, at) => (
        <Fold
          // biome-ignore lint/suspicious/noArrayIndexKey: as above.
          key={at}
          startsOpen={at < STARTS_OPEN}
          summary={<Item word={words.added} kind={kind} name={name} />}
        >
          <WholeTexts {...{ kind, name, textsOf, maskOf }} className="bg-good-tint" />
        </Fold>
      ))}
      {removed.map(({ kind, name, text }, at) => (
        <Fold
          // biome-ignore lint/suspicious/noArrayIndexKey: as above.
          key={at}
          startsOpen={false}
          summary={<Item word={words.removed} kind={kind} name={name} />}
        >
          <WholeTexts {...{ kind, name, maskOf }} textsOf={() => [text]} className="bg-bad-tint" />
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
    <details className="mt-4" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="cursor-pointer">{summary}</summary>
      {open ? children : null}
    </details>
  )
}

interface WholeTextsProps
  extends Pick<ItemProps, 'kind' | 'name'>,
    Pick<ChangesViewProps, 'textsOf' | 'maskOf'> {
  readonly className: string
}

/** All texts of an item, as one component: they are masked where they are drawn, not where they are folded. */
function WholeTexts({ kind, name, textsOf, maskOf, className }: WholeTextsProps) {
  const mask = maskOf(kind, name)
  return textsOf(kind, name).map((text, order) => (
    <pre
      // biome-ignore lint/suspicious/noArrayIndexKey: texts repeat, and the list never changes.
      key={order}
      className={classNames(
        'mt-1.5 rounded-md border border-line px-2.5 py-1 font-mono text-[0.8125rem] leading-6 whitespace-pre-wrap [overflow-wrap:anywhere]',
        className,
      )}
    >
      {visibleText(mask(text))}
    </pre>
  ))
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

interface DiffProps extends Pick<ItemProps, 'kind' | 'name'>, Pick<ChangesViewProps, 'maskOf'> {
  readonly before: string
  readonly after: string
}

function Diff({ kind, name, before, after, maskOf }: DiffProps) {
  const { lines, more } = useMemo(() => {
    const mask = maskOf(kind, name)
    const all = diffLines(mask(before), mask(after))
    const drawn = all.slice(0, MAX_LINES)
    const stretches = markWords(drawn)
    return {
      lines: drawn.map(({ change }, at) => ({ change, stretches: stretches[at] ?? [] })),
      more: all.length - drawn.length,
    }
  }, [kind, name, before, after, maskOf])
  // Items are told apart by all of their text, but only its beginning is kept.
  if (before === after) return <p className="mt-1 text-xs text-ink-soft">{words.beyondKept}</p>
  return (
    <>
      <ul className="mt-1.5 overflow-hidden rounded-md border border-line font-mono text-[0.8125rem] leading-6">
        {lines.map(({ change, stretches }, at) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: lines repeat, and the list never changes.
            key={at}
            className={classNames(
              'flex gap-2 px-2.5 [overflow-wrap:anywhere]',
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
                  <mark
                    // biome-ignore lint/suspicious/noArrayIndexKey: as above.
                    key={place}
                    // Its letters take the system's colour for marks, which only the system's ground for them shows.
                    className="bg-transparent font-bold text-inherit underline forced-colors:bg-[Mark]"
                  >
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
