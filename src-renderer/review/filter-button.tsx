/** Opens the panel of filters; says how many narrow the list now. */

import { createContext, memo, useContext, useMemo } from 'react'
import { Dialog, DialogTrigger, Popover } from 'react-aria-components'
import { facetOptions } from '../findings/filter.ts'
import { messages } from '../messages/en.ts'
import { Button } from '../ui/button.tsx'
import { ListFilter } from '../ui/icons.ts'
import { FilterPanel } from './filter-panel.tsx'
import { JudgeAll } from './judge-all.tsx'
import type { Judging } from './use-judging.ts'
import type { Review } from './use-review.ts'

const { review: words } = messages

interface Filtered {
  readonly review: Review
  readonly judging: Judging
}

/** What the panel acts on: the button outlives it unchanged. */
export const FilteredReview = createContext<Filtered | null>(null)

interface FilterButtonProps {
  /** How many filters narrow the list. */
  readonly narrowing: number
}

export const FilterButton = memo(function FilterButton({ narrowing }: FilterButtonProps) {
  return (
    <DialogTrigger>
      <Button
        weight={narrowing === 0 ? 'quiet' : 'plain'}
        size="h-7 px-1.5"
        aria-label={narrowing === 0 ? words.filters : words.filterCount(narrowing)}
      >
        <ListFilter aria-hidden="true" className="size-4" />
        {narrowing === 0 ? null : <span className="text-xs tabular-nums">{narrowing}</span>}
      </Button>
      <Popover
        placement="bottom start"
        className="w-80 overflow-y-auto rounded-lg border border-line-strong bg-surface shadow-lg"
      >
        <Dialog aria-label={words.filters} className="outline-none">
          <OpenFilters />
        </Dialog>
      </Popover>
    </DialogTrigger>
  )
})

function OpenFilters() {
  const filtered = useContext(FilteredReview)
  return filtered === null ? null : <Filters {...filtered} />
}

/** Counted only while the panel is open. */
function Filters({ review, judging }: Filtered) {
  const { groups, statuses, filter, textOf, setFilter } = review
  const options = useMemo(
    () =>
      facetOptions(
        groups.map((group) => ({ group, status: statuses[group.index] ?? 'open' })),
        filter,
        textOf,
      ),
    [groups, statuses, filter, textOf],
  )
  return (
    <>
      <FilterPanel filter={filter} options={options} onChange={setFilter} />
      <JudgeAll
        review={review}
        judging={judging}
        groups={review.listed}
        className="sticky bottom-0 border-t border-line p-3"
      />
    </>
  )
}
