/** Names and values below each other, as a description list. */

import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export function Facts({ children }: { readonly children: ReactNode }) {
  return (
    <dl className="grid grid-cols-[minmax(0,auto)_1fr] items-baseline gap-x-4 gap-y-1.5">
      {children}
    </dl>
  )
}

interface FactProps {
  readonly name: string
  /** Where it is not shown. */
  readonly className?: string
  readonly children: ReactNode
}

export function Fact({ name, className, children }: FactProps) {
  return (
    <>
      <dt className={classNames('text-ink-soft', className)}>{name}</dt>
      <dd className={classNames('min-w-0 break-words', className)}>{children}</dd>
    </>
  )
}
