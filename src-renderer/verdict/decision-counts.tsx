/**
 * How many decisions each category asks for, as its letter, with or without its name, and a number;
 * the same in every list of scans. What is decided with another category has no number, and its letter alone would say nothing.
 */

import { messages } from '../messages/en.ts'
import { CategoryBadge } from '../ui/category-badge.tsx'
import { outcomeSign, outcomeWords } from './present-verdict.ts'
import { decidedWith, type Verdict } from './verdict.ts'

interface DecisionCountsProps {
  readonly verdict: Verdict
  /** Whether categories are called by name where there is room, for who knows no letters yet. */
  readonly isNamed?: boolean
}

export function DecisionCounts({ verdict: { outcomes }, isNamed = false }: DecisionCountsProps) {
  return outcomes.map((outcome) =>
    outcome.state === 'findings' && decidedWith(outcome, outcomes) === null ? (
      <span
        key={outcome.category}
        title={outcomeWords(outcome, outcomes)}
        className="inline-flex items-center gap-1"
      >
        <CategoryBadge category={outcome.category} />
        <span className="sr-only">{outcomeWords(outcome, outcomes)}</span>
        {isNamed ? (
          <span aria-hidden="true" className="text-ink-soft max-sm:hidden">
            {messages.categories[outcome.category].name}
          </span>
        ) : null}
        <span aria-hidden="true" className="tabular-nums">
          {outcomeSign(outcome, outcomes)}
        </span>
      </span>
    ) : null,
  )
}
