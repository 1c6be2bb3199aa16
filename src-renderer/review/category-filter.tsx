/** Chips that narrow the findings to some categories, each with its count. None pressed means all. */

import { ToggleButton } from 'react-aria-components'
import { CATEGORIES } from '../../src-shared/model/vocabulary.ts'
import { toggleCategory } from '../findings/findings.ts'
import { messages } from '../messages/en.ts'
import { formatNumber } from '../messages/format.ts'
import { CategoryBadge } from '../ui/category-badge.tsx'
import { classNames } from '../ui/class-names.ts'
import type { ReviewState } from './review-state.ts'

const { review: words } = messages

/** Only categories that were checked get a chip. */
export function CategoryFilter({ review }: { readonly review: ReviewState }) {
  const { counts, filter, document } = review
  const checked = CATEGORIES.filter((category) => category in document.job.categories)
  const total = checked.reduce((sum, category) => sum + counts[category], 0)
  if (checked.length < 2) return null
  return (
    <fieldset
      aria-label={words.filter}
      className="flex flex-wrap gap-1 border-b border-line px-3 py-2"
    >
      <ToggleButton
        aria-label={words.filterAll(total)}
        isSelected={filter.length === 0}
        onChange={() => review.setFilter([])}
        className={chipClass}
      >
        {words.all}
        <span className="tabular-nums">{formatNumber(total)}</span>
      </ToggleButton>
      {checked.map((category) => (
        <ToggleButton
          key={category}
          aria-label={words.filterCategory(messages.categories[category].name, counts[category])}
          isSelected={filter.includes(category)}
          onChange={() => review.setFilter(toggleCategory(filter, category))}
          className={chipClass}
        >
          <CategoryBadge category={category} faint={counts[category] === 0} />
          <span className="tabular-nums">{formatNumber(counts[category])}</span>
        </ToggleButton>
      ))}
    </fieldset>
  )
}

function chipClass({ isSelected }: { readonly isSelected: boolean }): string {
  return classNames(
    'inline-flex h-7 cursor-pointer items-center gap-1.5 rounded-md border px-2 text-xs',
    isSelected
      ? 'border-line-strong bg-pressed font-medium text-ink'
      : 'border-transparent text-ink-soft hover:bg-raised',
  )
}
