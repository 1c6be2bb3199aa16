/** A view of a document other than the editor: it scrolls as a whole, and a click on a mark selects what that marks. */

import type { ReactNode, Ref } from 'react'
import { clickedTarget, parseTargets } from './drawn-marks.ts'

interface MarkedViewProps {
  readonly ref: Ref<HTMLDivElement>
  readonly label: string
  readonly className: string
  /** What is selected now: of marks that lie on each other the next is meant. */
  readonly target: number | null
  readonly onSelect: (target: number) => void
  readonly children: ReactNode
}

export function MarkedView(props: MarkedViewProps) {
  const { ref, label, className, target, onSelect, children } = props
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: every mark is also a row of the list
    <div
      ref={ref}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region must be reachable by keyboard
      tabIndex={0}
      role="document"
      aria-label={label}
      className={className}
      onClick={(event) => {
        // Words were marked to be copied.
        if (!window.getSelection()?.isCollapsed) return
        const mark = (event.target as Element).closest<HTMLElement>('[data-ev]')
        if (!mark?.dataset.ev) return
        const clicked = clickedTarget(parseTargets(mark.dataset.ev), target)
        if (clicked !== null) onSelect(clicked)
      }}
    >
      {children}
    </div>
  )
}
