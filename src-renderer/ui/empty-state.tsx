/** What an empty place says: what it is, and what to do about it. */

import type { ReactNode } from 'react'

interface EmptyStateProps {
  readonly title: string
  readonly hint?: string
  readonly children?: ReactNode
}

export function EmptyState({ title, hint, children }: EmptyStateProps) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center gap-1 px-4 py-8 text-center">
      <p className="font-medium">{title}</p>
      {hint === undefined ? null : <p className="text-ink-soft">{hint}</p>}
      {children === undefined ? null : (
        <div className="mt-3 flex flex-wrap justify-center gap-2">{children}</div>
      )}
    </div>
  )
}
