/**
 * The frame of a room: one measure and one grid for all, its actions at the right of its title,
 * what it holds below. It is where hidden inputs are placed by, which else would lengthen the page
 * behind it; the room of a scroll bar is kept, so that no title stands elsewhere for having one.
 */

import type { ReactNode } from 'react'
import { useDocumentTitle } from './use-document-title.ts'
import { useFocusWhenLost } from './use-focus-when-lost.ts'

interface RoomProps {
  readonly title: string
  readonly lead: string
  readonly actions?: ReactNode
  readonly children: ReactNode
}

export function Room({ title, lead, actions, children }: RoomProps) {
  useDocumentTitle(title)
  const main = useFocusWhenLost<HTMLElement>()
  return (
    <main
      ref={main}
      tabIndex={-1}
      className="relative h-full overflow-y-auto outline-none [scrollbar-gutter:stable] print:h-auto print:overflow-visible"
    >
      <div className="mx-auto max-w-[68rem] px-8 py-7 max-sm:px-4 max-sm:py-4">
        <header className="flex flex-wrap items-end justify-between gap-4">
          <div>
            <h1 className="text-2xl leading-tight font-semibold tracking-tight">{title}</h1>
            <p className="mt-1 text-ink-soft">{lead}</p>
          </div>
          {actions}
        </header>
        {children}
      </div>
    </main>
  )
}
