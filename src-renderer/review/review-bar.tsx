/** How far the review is, and its tools: undo, redo, steps, the mask, the filters. */

import { memo, useMemo } from 'react'
import { countOpen } from '../findings/counts.ts'
import { countNarrowing } from '../findings/filter.ts'
import { foldLow } from '../findings/groups.ts'
import { kindsOf, listLines } from '../findings/kinds.ts'
import { CommandKey } from '../keyboard/command-key.tsx'
import type { ReviewCommand } from '../keyboard/review-keys.ts'
import { runInRoom } from '../keyboard/running-room.ts'
import { messages } from '../messages/en.ts'
import { IconButton } from '../ui/button.tsx'
import { ChevronDown, ChevronUp, Eye, EyeOff, Redo2, Undo2 } from '../ui/icons.ts'
import { ToggleIcon } from '../ui/toggle-icon.tsx'
import { FilterButton, FilteredReview } from './filter-button.tsx'
import { useMasked, useReviewOptions } from './review-options.ts'
import { ReviewProgress } from './review-progress.tsx'
import { turnedWords } from './turned-words.ts'
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
  const { groups, listed, kinds: listedKinds, statuses } = review
  const masked = useMasked()
  const kinds = useMemo(
    () => (listed === groups ? listedKinds : kindsOf(groups)),
    [groups, listed, listedKinds],
  )
  const lines = useMemo(() => listLines(groups, kinds, NONE_SPREAD).length, [groups, kinds])
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
          undo={judging.undo && turnedWords(judging.undo)}
          redo={judging.redo && turnedWords(judging.redo)}
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
  /** What they turn, in words; "" where it is not known, null where there is nothing. */
  readonly undo: string | null
  readonly redo: string | null
  readonly isEmpty: boolean
  readonly masked: boolean
}

/** Drawn anew only when one of them changes: a step to the next finding changes none. */
const ReviewTools = memo(function ReviewTools(props: ReviewToolsProps) {
  const { undo, redo, isEmpty, masked } = props
  const { judging } = messages
  const buttons = [
    { label: judging.undo, Icon: Undo2, isDisabled: undo === null, command: 'undo', of: undo },
    { label: judging.redo, Icon: Redo2, isDisabled: redo === null, command: 'redo', of: redo },
    { label: words.previous, Icon: ChevronUp, isDisabled: isEmpty, command: 'previous', of: null },
    { label: words.next, Icon: ChevronDown, isDisabled: isEmpty, command: 'next', of: null },
  ] as const
  return (
    <>
      {buttons.map(({ label, Icon, isDisabled, command, of }) => (
        <IconButton
          key={label}
          small
          aria-label={label}
          tip={<CommandTip words={judging.turns(label, of ?? '')} command={command} />}
          isDisabled={isDisabled}
          onPress={() => runInRoom(command)}
        >
          <Icon aria-hidden="true" className="size-4" />
        </IconButton>
      ))}
      <ToggleIcon
        small
        label={words.maskOn}
        tip={<CommandTip words={masked ? words.maskOff : words.maskOn} command="mask" />}
        isSelected={masked}
        onChange={(next) => useReviewOptions.setState({ masked: next })}
      >
        {masked ? <EyeOff className="size-4" /> : <Eye className="size-4" />}
      </ToggleIcon>
    </>
  )
})

/** What a tool does, and the key that does it. */
function CommandTip({
  words,
  command,
}: {
  readonly words: string
  readonly command: ReviewCommand
}) {
  return (
    <>
      {words}
      <CommandKey command={command} />
    </>
  )
}
