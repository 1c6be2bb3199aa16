/** What an icon does, in words: beside it where the pointer rests, or where keys have brought the focus. */

import type { ReactNode } from 'react'
import { Tooltip, TooltipTrigger } from 'react-aria-components'

/** Milliseconds that a pointer rests before it is told something: one that passes by is told nothing. */
const REST_MS = 600
/** Milliseconds that its words stay behind it: time to get onto them (WCAG 2.2, 1.4.13). */
const STAY_MS = 250

interface TipProps {
  readonly words: ReactNode
  /** The one button that it is about. */
  readonly children: ReactNode
}

export function Tip({ words, children }: TipProps) {
  return (
    <TooltipTrigger delay={REST_MS} closeDelay={STAY_MS}>
      {children}
      <Tooltip
        offset={4}
        className="flex max-w-72 items-center gap-2 rounded-md border border-line-strong bg-surface px-2 py-1 text-xs wrap-anywhere text-ink shadow-lg"
      >
        {words}
      </Tooltip>
    </TooltipTrigger>
  )
}
