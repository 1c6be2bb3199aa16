/** A part of a room with its heading, on a surface of its own. */

import type { ReactNode } from 'react'

interface SectionProps {
  readonly title: string
  readonly lead?: string
  readonly actions?: ReactNode
  readonly children: ReactNode
}

export function Section({ title, lead, actions, children }: SectionProps) {
  return (
    <section className="mt-6 rounded-xl border border-line bg-surface p-5" aria-label={title}>
      <div className="mb-3 flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="font-semibold">{title}</h2>
          {lead === undefined ? null : <p className="text-ink-soft">{lead}</p>}
        </div>
        {actions}
      </div>
      {children}
    </section>
  )
}
