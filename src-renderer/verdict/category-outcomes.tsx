/**
 * One entry a requested category: its findings, their absence, or that it was
 * not checked, and why. Where there is something to narrow, entries with
 * findings are switches that narrow it.
 */

import { ToggleButton } from 'react-aria-components'
import type { Category } from '../../src-shared/model/vocabulary.ts'
import { messages } from '../messages/en.ts'
import { CategoryBadge } from '../ui/category-badge.tsx'
import { classNames } from '../ui/class-names.ts'
import { outcomeSign, outcomeWords } from './present-verdict.ts'
import type { CategoryOutcome } from './verdict.ts'

/** What the entries of categories narrow. */
export interface CategoryChoice {
  readonly chosen: readonly Category[]
  readonly onToggle: (category: Category) => void
}

interface CategoryOutcomesProps {
  readonly outcomes: readonly CategoryOutcome[]
  /** Null until the document is read. */
  readonly choice: CategoryChoice | null
}

export function CategoryOutcomes({ outcomes, choice }: CategoryOutcomesProps) {
  if (outcomes.length === 0) return null
  return (
    <ul
      aria-label={messages.verdict.categories}
      className="flex flex-wrap gap-x-1.5 gap-y-1 border-t border-line px-4 py-1.5 max-sm:px-1 short:flex-nowrap short:overflow-x-auto short:py-0.5"
    >
      {outcomes.map((outcome) => (
        <li key={outcome.category}>
          <Outcome outcome={outcome} outcomes={outcomes} choice={choice} />
        </li>
      ))}
    </ul>
  )
}

interface OutcomeProps {
  readonly outcome: CategoryOutcome
  readonly outcomes: readonly CategoryOutcome[]
  readonly choice: CategoryChoice | null
}

const ENTRY = 'inline-flex h-7 shrink-0 items-center whitespace-nowrap gap-2 rounded-md border px-2'

function Outcome({ outcome, outcomes, choice }: OutcomeProps) {
  const { category, state } = outcome
  const weight = state === 'findings' ? 'font-medium' : 'text-ink-soft'
  const content = (
    <>
      <CategoryBadge category={category} faint={state !== 'findings'} />
      <span className={classNames('tight:sr-only short:sr-only', weight)}>
        {outcomeWords(outcome, outcomes)}
      </span>
      {/* Where sentences do not fit into a line; the name goes where not even names do. */}
      <span aria-hidden="true" className="hidden gap-1.5 tight:inline-flex short:inline-flex">
        <span className={classNames('max-sm:hidden short:max-md:hidden', weight)}>
          {messages.categories[category].name}
        </span>
        <span className="text-ink-soft tabular-nums">{outcomeSign(outcome, outcomes)}</span>
      </span>
    </>
  )
  if (choice === null || outcome.state !== 'findings' || outcome.decisions === 0) {
    return <span className={classNames(ENTRY, 'border-transparent')}>{content}</span>
  }
  return (
    <ToggleButton
      isSelected={choice.chosen.includes(category)}
      onChange={() => choice.onToggle(category)}
      className={({ isSelected }) =>
        classNames(
          ENTRY,
          'cursor-pointer',
          isSelected
            ? 'border-line-strong bg-pressed forced-colors:border-[Highlight]'
            : 'border-transparent hover:bg-raised',
        )
      }
    >
      {content}
    </ToggleButton>
  )
}
