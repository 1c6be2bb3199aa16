/** One entry a requested category: its findings, their absence, or that it was not checked, and why. */

import type { Category } from '../../src-shared/model/vocabulary.ts'
import { CategoryBadge } from '../ui/category-badge.tsx'
import { outcomeWords } from './present-verdict.ts'
import type { CategoryOutcome } from './verdict.ts'

interface CategoryOutcomesProps {
  readonly outcomes: readonly CategoryOutcome[]
  /** Exact where the document is read; the answer of the interface may leave spans out. */
  readonly counts: Readonly<Record<Category, number>> | null
}

export function CategoryOutcomes({ outcomes, counts }: CategoryOutcomesProps) {
  if (outcomes.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1 border-t border-line px-6 py-2">
      {outcomes.map((outcome) => (
        <li key={outcome.category} className="flex items-center gap-2">
          <CategoryBadge category={outcome.category} faint={outcome.state !== 'findings'} />
          <span className={outcome.state === 'findings' ? 'font-medium' : 'text-ink-soft'}>
            {outcomeWords(outcome, counts?.[outcome.category])}
          </span>
        </li>
      ))}
    </ul>
  )
}
