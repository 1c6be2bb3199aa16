/** A part of a room that is one line until it is opened. */

import type { ReactNode } from 'react'
import { Button, Disclosure, DisclosurePanel, Heading } from 'react-aria-components'
import { classNames } from './class-names.ts'
import { FoldMark } from './fold-mark.tsx'

interface FoldProps {
  readonly title: string
  /** What is in it, beside the title. */
  readonly said: string
  readonly children: ReactNode
}

export function Fold({ title, said, children }: FoldProps) {
  return (
    <Disclosure className="mt-4 rounded-xl border border-line bg-surface">
      {({ isExpanded }) => (
        <>
          <FoldLine {...{ level: 2, title, said, isExpanded }} className="rounded-xl px-4 py-2.5" />
          <DisclosurePanel>
            <div className="flex flex-col gap-4 px-4 pt-1 pb-4">{children}</div>
          </DisclosurePanel>
        </>
      )}
    </Disclosure>
  )
}

interface FoldLineProps extends Omit<FoldProps, 'children'> {
  /** Of its heading. */
  readonly level: number
  readonly isExpanded: boolean
  /** Its corners, and the room around its words. */
  readonly className: string
}

/** The line of a `Disclosure` that opens it. */
export function FoldLine({ level, title, said, isExpanded, className }: FoldLineProps) {
  return (
    <Heading level={level}>
      <Button
        slot="trigger"
        className={classNames(
          'flex w-full cursor-pointer items-center gap-2 text-left hover:bg-raised',
          className,
        )}
      >
        <FoldMark isExpanded={isExpanded} />
        <span className="shrink-0 font-medium">{title}</span>
        <span className="min-w-0 truncate text-ink-soft">{said}</span>
      </Button>
    </Heading>
  )
}
