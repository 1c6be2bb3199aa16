/** What an MCP server offers otherwise than when it was last scanned, with old and new text. */

import type { McpChanges } from '../../src-shared/workspace/mcp-changes.ts'
import { visibleText } from '../document/visible-text.ts'
import { messages } from '../messages/en.ts'
import { formatDay } from '../messages/format.ts'
import { classNames } from '../ui/class-names.ts'
import { diffLines } from './diff-lines.ts'

const { changes: words, parts } = messages

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
        // biome-ignore lint/suspicious/noArrayIndexKey: names need not be unique, and the list never changes.
        <details key={at} className="mt-2" open={changed.length === 1}>
          <summary className="cursor-pointer">
            <Item word={words.changed} kind={kind} name={name} />
          </summary>
          <Diff before={before} after={after} />
        </details>
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
        // biome-ignore lint/suspicious/noArrayIndexKey: as above.
        <details key={at} className="mt-2">
          <summary className="cursor-pointer">
            <Item word={words.removed} kind={kind} name={name} />
          </summary>
          <pre className="mt-1 whitespace-pre-wrap break-words font-mono text-xs">
            {visibleText(text)}
          </pre>
        </details>
      ))}
    </section>
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
  return (
    <ul className="mt-1 font-mono text-xs">
      {diffLines(before, after).map(({ change, text }, at) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: lines repeat, and the list never changes.
          key={at}
          className={classNames(
            'flex gap-2 px-1.5 py-0.5 break-words',
            change === 'gone' && 'bg-bad-tint',
            change === 'come' && 'bg-good-tint',
            change === 'same' && 'text-ink-soft',
          )}
        >
          <span aria-hidden="true" className="w-[1ch] shrink-0">
            {MARKS[change]}
          </span>
          <span className="min-w-0 flex-1">
            {change === 'same' ? null : (
              <span className="sr-only">{change === 'gone' ? words.before : words.after}</span>
            )}
            {visibleText(text)}
          </span>
        </li>
      ))}
    </ul>
  )
}

const MARKS = { same: '', gone: '−', come: '+' } as const
