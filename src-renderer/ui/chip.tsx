/** A small labelled fact. What it says is in its words; the tone only repeats it. */

import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type Tone = 'neutral' | 'good' | 'warn' | 'bad'

const TONES: Readonly<Record<Tone, string>> = {
  neutral: 'border-line bg-raised',
  good: 'border-good/40 bg-good-tint',
  warn: 'border-warn/50 bg-warn-tint',
  bad: 'border-bad/40 bg-bad-tint',
}

interface ChipProps {
  readonly label?: string
  readonly tone?: Tone
  readonly children: ReactNode
}

/** `label` is set before the value in softer ink. */
export function Chip({ label, tone = 'neutral', children }: ChipProps) {
  return (
    <span
      className={classNames(
        'inline-flex h-6 shrink-0 items-center gap-1.5 rounded-full border px-2.5 text-xs whitespace-nowrap',
        TONES[tone],
      )}
    >
      {label === undefined ? null : <span className="text-ink-soft">{label}</span>}
      <span className="font-medium">{children}</span>
    </span>
  )
}
