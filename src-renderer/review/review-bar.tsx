/** How far the review is, and its tools: undo, redo, steps, the mask, the filters. */

import { memo, useMemo } from 'react'
import { countOpen } from '../findings/counts.ts'
import { countNarrowing } from '../findings/filter.ts'
import { foldLow } from '../findings/groups.ts'
import { kindsOf, listLines } from '../findings/kinds.ts'
import { runInRoom } from '../keyboard/running-room.ts'
import { messages } from '../messages/en.ts'
import { IconButton } from '../ui/button.tsx'
import { ChevronDown, ChevronUp, Eye, EyeOff, Redo2, Undo2 } from '../ui/icons.ts'
import { ToggleIcon } from '../ui/toggle-icon.tsx'
import { FilterButton, FilteredReview } from './filter-button.tsx'
import { useMasked, useReviewOptions } from './review-options.ts'
import { ReviewProgress } from './review-progress.tsx'
import type { Judging } from './use-judging.ts'
import type { Review } from './use-review.ts'

const { review: words } = messages

/** Each kind as the one line that it is at first. */
const NONE_SPREAD: ReadonlySet<string> = new Set()

interface ReviewBarProps {
  readonly review: Review
  readonly judging: Judging
}

export function ReviewBar({ review, judging }: ReviewBarProps) {
  const { groups, listed, statuses } = review
  const masked = useMasked()
  const lines = useMemo(() => listLines(groups, kindsOf(groups), NONE_SPREAD).length, [groups])
  const low = useMemo(() => foldLow(groups).folded.length, [groups])
  const forFilters = useMemo(() => ({ review, judging }), [review, judging])
  return (
    <div className="flex items-center justify-between gap-2 border-b border-line bg-surface py-1.5 pr-1.5 pl-4">
      <ReviewProgress
        total={groups.length}
        lines={lines}
        low={low}
        open={countOpen(statuses)}
        confirmed={statuses.filter((status) => status === 'confirmed').length}
      />
      <span className="flex shrink-0 items-center">
        <ReviewTools
          canUndo={judging.undo !== null}
          canRedo={judging.redo !== null}
          isEmpty={listed.length === 0}
          masked={masked}
        />
        {groups.length < 2 ? null : (
          <FilteredReview value={forFilters}>
            <FilterButton narrowing={countNarrowing(review.filter)} />
          </FilteredReview>
        )}
      </span>
    </div>
  )
}

interface ReviewToolsProps {
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly isEmpty: boolean
  readonly masked: boolean
}

/** Drawn anew only when one of them changes: a step to the next finding changes none. */
const ReviewTools = memo(function ReviewTools(props: ReviewToolsProps) {
  const { canUndo, canRedo, isEmpty, masked } = props
  const buttons = [
    { label: messages.judging.undo, Icon: Undo2, isDisabled: !canUndo, command: 'undo' },
    { label: messages.judging.redo, Icon: Redo2, isDisabled: !canRedo, command: 'redo' },
    { label: words.previous, Icon: ChevronUp, isDisabled: isEmpty, command: 'previous' },
    { label: words.next, Icon: ChevronDown, isDisabled: isEmpty, command: 'next' },
  ] as const
  return (
    <>
      {buttons.map(({ label, Icon, isDisabled, command }) => (
        <IconButton
          key={label}
          small
          aria-label={label}
          isDisabled={isDisabled}
          onPress={() => runInRoom(command)}
        >
          <Icon aria-hidden="true" className="size-4" />
        </IconButton>
      ))}
      <ToggleIcon
        small
        label={words.maskOn}
        isSelected={masked}
        onChange={(next) => useReviewOptions.setState({ masked: next })}
      >
        {masked ? <EyeOff className="size-4" /> : <Eye className="size-4" />}
      </ToggleIcon>
    </>
  )
})
