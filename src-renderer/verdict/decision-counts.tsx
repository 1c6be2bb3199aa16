/** How many decisions each category asks for, as its letter and a number; the same in every list of scans. */

import { CategoryBadge } from '../ui/category-badge.tsx'
import { outcomeSign, outcomeWords } from './present-verdict.ts'
import type { Verdict } from './verdict.ts'

export function DecisionCounts({ verdict }: { readonly verdict: Verdict }) {
  return verdict.outcomes.map((outcome) =>
    outcome.state === 'findings' ? (
      <span
        key={outcome.category}
        title={outcomeWords(outcome)}
        className="inline-flex items-center gap-1"
      >
        <CategoryBadge category={outcome.category} />
        <span className="sr-only">{outcomeWords(outcome)}</span>
        <span aria-hidden="true" className="tabular-nums">
          {outcomeSign(outcome)}
        </span>
      </span>
    ) : null,
  )
}
