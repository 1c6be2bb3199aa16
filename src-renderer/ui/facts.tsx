/** Names and values below each other, as a description list. */

import type { ReactNode } from 'react'

export function Facts({ children }: { readonly children: ReactNode }) {
  return (
    <dl className="grid grid-cols-[minmax(0,auto)_1fr] items-baseline gap-x-4 gap-y-1.5">
      {children}
    </dl>
  )
}

interface FactProps {
  readonly name: string
  readonly children: ReactNode
}

export function Fact({ name, children }: FactProps) {
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </>
  )
}
