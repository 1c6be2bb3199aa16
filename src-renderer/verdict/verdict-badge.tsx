/** A verdict in one line, as shape, colour and word: any two of them may be missed. */

import { Chip, type Tone } from '../ui/chip.tsx'
import { classNames } from '../ui/class-names.ts'
import {
  CircleCheck,
  CircleDashed,
  CircleHelp,
  CircleSlash,
  Diamond,
  type LucideIcon,
  OctagonX,
  TriangleAlert,
} from '../ui/icons.ts'
import { presentVerdict } from './present-verdict.ts'
import type { Verdict, VerdictState } from './verdict.ts'

const ICONS: Readonly<Record<VerdictState, LucideIcon>> = {
  running: CircleDashed,
  cancelled: CircleSlash,
  failed: OctagonX,
  undecided: CircleHelp,
  block: TriangleAlert,
  review: Diamond,
  incomplete: CircleDashed,
  clear: CircleCheck,
}

const COLORS: Readonly<Record<Tone, string>> = {
  neutral: 'text-ink-soft',
  good: 'text-good',
  warn: 'text-warn',
  bad: 'text-bad',
}

interface VerdictBadgeProps {
  readonly verdict: Verdict
  /** The headline alone, in the size of a heading: the card says the rest below it. */
  readonly large?: boolean
}

/** Headline, what "no action needed" stands on, and what is not covered. */
export function VerdictBadge({ verdict, large = false }: VerdictBadgeProps) {
  const { state, headline, tone, scope, gaps } = presentVerdict(verdict)
  const Icon = ICONS[state]
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1 align-middle">
      <span
        className={classNames(
          'inline-flex items-center font-semibold whitespace-nowrap',
          large ? 'gap-2 text-lg leading-tight' : 'gap-1.5',
        )}
      >
        <Icon
          aria-hidden="true"
          className={classNames('shrink-0', COLORS[tone], large ? 'size-5.5' : 'size-4')}
          strokeWidth={2.25}
        />
        {headline}
      </span>
      {scope === null ? null : <span className="text-xs text-ink-soft">{scope}</span>}
      {large
        ? null
        : gaps.map((gap) => (
            <Chip key={gap} tone="warn">
              {gap}
            </Chip>
          ))}
    </span>
  )
}
