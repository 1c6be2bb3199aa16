/** The frame of a line of the queue: what was submitted, what is said of it, and what can be done with it. */

import { Link } from '@tanstack/react-router'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { type QueueItem, removeItems } from '../data/queue-store.ts'
import { messages } from '../messages/en.ts'
import { formatBytes, formatTime } from '../messages/format.ts'
import { shownName } from '../messages/listed-names.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { Elapsed } from '../ui/elapsed.tsx'
import { FileName } from '../ui/file-name.tsx'
import { FileText, Globe, type LucideIcon, RotateCcw, Server, X } from '../ui/icons.ts'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { isFocusLost } from '../ui/use-focus-when-lost.ts'
import { retryUpload } from './uploader.ts'

const { scan } = messages

/** A line is heard by its name alone. */
export interface Named {
  readonly item: QueueItem
  /** As `listedNames` tells it. */
  readonly name: string
}

export interface Kept extends Named {
  /** Whether the focus is in the row, or was in what is gone of it. */
  readonly hadFocus: RefObject<boolean>
}

/** What was scanned: the address of a page looks like that of a server. */
const ICONS: Readonly<Record<QueueItem['content']['kind'], LucideIcon>> = {
  file: FileText,
  text: FileText,
  gone: FileText,
  url: Globe,
  mcp_server: Server,
}

/** What keys stop at. */
const OFFERED = 'a:not([tabindex]), button:not([disabled])'

interface QueueLineProps extends Kept {
  /** What the name opens; without one it opens nothing. */
  readonly jobId?: string
  readonly actions: ReactNode
  readonly children: ReactNode
}

export function QueueLine({
  item,
  name: label,
  hadFocus,
  jobId,
  actions,
  children,
}: QueueLineProps) {
  const row = useRef<HTMLLIElement>(null)
  // A button that is pressed may go, or be out of use: the focus stays with what the row offers then.
  useEffect(() => {
    if (!hadFocus.current || !isFocusLost()) return
    row.current?.querySelector<HTMLElement>(OFFERED)?.focus({ preventScroll: true })
  })
  const name = shownName(item)
  const Icon = ICONS[item.content.kind]
  return (
    <li
      ref={row}
      onFocus={() => {
        hadFocus.current = true
      }}
      onBlur={() => {
        hadFocus.current = false
      }}
      // What is not seen of hundreds is not laid out, and can be found and heard all the same.
      className="flex items-start gap-x-3 gap-y-1 px-4 py-1.5 slim:flex-wrap [contain-intrinsic-block-size:auto_3.75rem] [content-visibility:auto]"
      aria-label={label}
    >
      <Icon aria-hidden="true" className="mt-1 size-4 shrink-0 text-ink-soft" />
      <div className="min-w-0 flex-1 py-0.5 slim:basis-[calc(100%-1.75rem)]">
        <div className="flex items-baseline gap-2">
          {jobId === undefined ? (
            <FileName name={name} className="font-medium" />
          ) : (
            // For the pointer: keys stop once a row, at the link that says what it does.
            <Link
              to="/review/$jobId"
              params={{ jobId }}
              tabIndex={-1}
              className="flex min-w-0 font-medium underline-offset-4 hover:underline"
            >
              <FileName name={name} />
            </Link>
          )}
          {label === name ? null : (
            <span className="shrink-0 text-xs text-ink-soft">{formatTime(item.addedAt)}</span>
          )}
          {item.bytes === null ? null : (
            <span className="shrink-0 text-xs text-ink-soft">{formatBytes(item.bytes)}</span>
          )}
        </div>
        <div className="mt-0.5">{children}</div>
      </div>
      <div className="flex shrink-0 items-center gap-1 slim:pl-7">{actions}</div>
    </li>
  )
}

/** To try once more what may work then, and to put the line away. */
export function EndedActions({ item, name, retryable }: Named & { readonly retryable: boolean }) {
  return (
    <>
      {retryable ? (
        <Button weight="quiet" aria-label={scan.retryName(name)} onPress={() => retryUpload(item)}>
          <RotateCcw aria-hidden="true" className="size-3.5" />
          {messages.common.retry}
        </Button>
      ) : null}
      <IconButton
        aria-label={scan.removeName(name)}
        onPress={() => removeItems(new Set([item.id]))}
      >
        <X aria-hidden="true" className="size-4" />
      </IconButton>
    </>
  )
}

interface RunningLineProps {
  readonly name: string
  readonly words: string
  /** 0 to 1; null while nothing can be said. */
  readonly share: number | null
  readonly since: number
}

export function RunningLine({ name, words, share, since }: RunningLineProps) {
  return (
    <div>
      <div className="flex items-center justify-between gap-3 text-ink-soft">
        <span>{words}</span>
        <Elapsed since={since} />
      </div>
      <ProgressBar label={scan.progressName(name)} share={share} className="mt-1.5" />
    </div>
  )
}
