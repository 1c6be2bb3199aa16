/** Title and lead of a room, with its actions at the right. */

import type { ReactNode } from 'react'

interface RoomHeaderProps {
  readonly title: string
  readonly lead: string
  readonly children?: ReactNode
}

export function RoomHeader({ title, lead, children }: RoomHeaderProps) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-4">
      <div>
        <h1 className="text-2xl leading-tight font-semibold tracking-tight">{title}</h1>
        <p className="mt-1 text-ink-soft">{lead}</p>
      </div>
      {children}
    </header>
  )
}
