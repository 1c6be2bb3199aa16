/** The frame of a room: its title on the one grid of all rooms, its actions at the right, what it holds below. */

import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { useDocumentTitle } from './use-document-title.ts'

interface RoomProps {
  readonly title: string
  readonly lead: string
  readonly actions?: ReactNode
  /** How wide what it holds may be: lines that are read are not as long as the window. */
  readonly width?: string
  readonly children: ReactNode
}

export function Room({ title, lead, actions, width, children }: RoomProps) {
  useDocumentTitle(title)
  return (
    <main className="h-full overflow-y-auto">
      <div className="mx-auto max-w-6xl px-8 py-7 max-sm:px-4 max-sm:py-4">
        <header className={classNames('flex flex-wrap items-end justify-between gap-4', width)}>
          <div>
            <h1 className="text-2xl leading-tight font-semibold tracking-tight">{title}</h1>
            <p className="mt-1 text-ink-soft">{lead}</p>
          </div>
          {actions}
        </header>
        <div className={classNames(width)}>{children}</div>
      </div>
    </main>
  )
}
