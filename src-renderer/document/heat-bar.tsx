/**
 * What the band beside the text means, and the way through its passages by
 * keyboard: the band itself is drawn for eyes and pointers alone.
 */

import { memo } from 'react'
import { HEAT_STEPS } from '../../src-shared/model/chunk-heat.ts'
import { messages } from '../messages/en.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { ChevronDown, ChevronUp } from '../ui/icons.ts'
import { hottest, type Passage, stepPassage } from './heat.ts'

const { heat: words } = messages

interface HeatBarProps {
  readonly passages: readonly Passage[]
  readonly chosen: Passage | null
  readonly onGoTo: (index: number) => void
}

export const HeatBar = memo(function HeatBar({ passages, chosen, onGoTo }: HeatBarProps) {
  const worst = hottest(passages.filter(({ step }) => step > 0))
  const step = (direction: 1 | -1) =>
    onGoTo(stepPassage(passages.length, chosen?.index ?? null, direction))
  return (
    <section
      aria-label={words.title}
      className="shrink-0 border-b border-line px-3 py-0.5 text-xs text-ink-soft"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <Legend />
        <div className="ml-auto flex items-center gap-1">
          <Button
            weight="quiet"
            size="h-7 px-2"
            isDisabled={worst === null}
            onPress={() => worst !== null && onGoTo(worst.index)}
          >
            {words.worst}
          </Button>
          <IconButton small aria-label={words.previous} onPress={() => step(-1)}>
            <ChevronUp aria-hidden="true" className="size-4" />
          </IconButton>
          <IconButton small aria-label={words.next} onPress={() => step(1)}>
            <ChevronDown aria-hidden="true" className="size-4" />
          </IconButton>
        </div>
      </div>
      <p role="status" className="pb-1 text-ink empty:hidden">
        {chosen === null ? null : words.passage(chosen, passages.length)}
      </p>
    </section>
  )
})

function Legend() {
  return (
    // On a narrow window the text needs the line; each passage says its step when it is gone to.
    <ul
      className="flex flex-wrap items-center gap-x-2.5 gap-y-1 max-sm:hidden"
      aria-label={words.legend}
    >
      {HEAT_STEPS.map((step) => (
        <li key={step} className="flex items-center gap-1.5">
          <span aria-hidden="true" className={classNames('heat-swatch', `heat-step-${step}`)} />
          {words.steps[step]}
        </li>
      ))}
    </ul>
  )
}
