/**
 * How many decisions each category asks for, as its letter and a number; the same in every list of
 * scans. What is decided with another category has no number, and its letter alone would say nothing.
 */

import { CategoryBadge } from '../ui/category-badge.tsx'
import { outcomeSign, outcomeWords } from './present-verdict.ts'
import { decidedWith, type Verdict } from './verdict.ts'

export function DecisionCounts({ verdict: { outcomes } }: { readonly verdict: Verdict }) {
  return outcomes.map((outcome) =>
    outcome.state === 'findings' && decidedWith(outcome, outcomes) === null ? (
      <span
        key={outcome.category}
        title={outcomeWords(outcome, outcomes)}
        className="inline-flex items-center gap-1"
      >
        <CategoryBadge category={outcome.category} />
        <span className="sr-only">{outcomeWords(outcome, outcomes)}</span>
        <span aria-hidden="true" className="tabular-nums">
          {outcomeSign(outcome)}
        </span>
      </span>
    ) : null,
  )
}
