/** A bar for work that runs, which never falls; without a known share a piece of it travels. */

import { useState } from 'react'
import { ProgressBar as AriaProgressBar } from 'react-aria-components'
import { classNames } from './class-names.ts'

interface ProgressBarProps {
  readonly label: string
  /** 0 to 1; null while nothing can be said. */
  readonly share: number | null
  readonly className?: string
}

export function ProgressBar({ label, share: told, className }: ProgressBarProps) {
  const [highest, setHighest] = useState(told)
  if (told !== null && told > (highest ?? -1)) setHighest(told)
  const share = told === null ? null : Math.max(told, highest ?? 0)
  return (
    <AriaProgressBar
      aria-label={label}
      isIndeterminate={share === null}
      value={(share ?? 0) * 100}
      className={classNames('block', className)}
    >
      <div className="progress-track h-1">
        {share === null ? (
          <div className="h-full w-2/5 motion-safe:animate-[travel_1.6s_ease-in-out_infinite] rounded-full bg-line-strong forced-colors:bg-[Highlight]" />
        ) : (
          <div
            className="h-full progress-done rounded-full motion-safe:transition-[width] motion-safe:duration-300"
            style={{ width: `${share * 100}%` }}
          />
        )}
      </div>
    </AriaProgressBar>
  )
}
