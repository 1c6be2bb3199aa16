/** The headline of a verdict as shape, colour and word: any two of them may be missed. */

import { messages } from '../messages/en.ts'
import { classNames } from '../ui/class-names.ts'
import {
  CircleCheck,
  CircleDashed,
  CircleHelp,
  Diamond,
  type LucideIcon,
  OctagonX,
  TriangleAlert,
} from '../ui/icons.ts'
import type { Headline } from './verdict.ts'

const LOOKS: Readonly<Record<Headline, { icon: LucideIcon; color: string }>> = {
  running: { icon: CircleDashed, color: 'text-ink-soft' },
  failed: { icon: OctagonX, color: 'text-bad' },
  clear: { icon: CircleCheck, color: 'text-good' },
  passed: { icon: CircleDashed, color: 'text-ink-soft' },
  review: { icon: Diamond, color: 'text-warn' },
  block: { icon: TriangleAlert, color: 'text-bad' },
  undecided: { icon: CircleHelp, color: 'text-ink-soft' },
}

interface VerdictMarkProps {
  readonly headline: Headline
  readonly large?: boolean
}

export function VerdictMark({ headline, large = false }: VerdictMarkProps) {
  const { icon: Icon, color } = LOOKS[headline]
  return (
    <span
      className={classNames(
        'inline-flex items-center font-semibold',
        large ? 'gap-2 text-lg leading-tight' : 'gap-1.5',
      )}
    >
      <Icon
        aria-hidden="true"
        className={classNames(color, large ? 'size-5.5' : 'size-4')}
        strokeWidth={2.25}
      />
      {messages.verdict.headlines[headline]}
    </span>
  )
}
