/** The left pane: how far the review is, the filters, the decisions, and below them what is folded. */

import { memo, type ReactNode, useMemo } from 'react'
import { Button as AriaButton } from 'react-aria-components'
import { countOpen } from '../findings/counts.ts'
import { countNarrowing, parseFilter } from '../findings/filter.ts'
import { foldLow } from '../findings/groups.ts'
import { runInRoom } from '../keyboard/running-room.ts'
import { messages } from '../messages/en.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ChevronDown, ChevronRight, ChevronUp, Eye, EyeOff, Redo2, Undo2 } from '../ui/icons.ts'
import { ToggleIcon } from '../ui/toggle-icon.tsx'
import { FilterButton, FilteredReview } from './filter-button.tsx'
import { CandidateList, GroupList } from './group-list.tsx'
import { QuoteContext, useQuoteSource } from './quote-source.ts'
import { useMasked, useReviewOptions } from './review-options.ts'
import { ReviewProgress } from './review-progress.tsx'
import { StatusContext } from './status-context.ts'
import type { Judging } from './use-judging.ts'
import type { Review } from './use-review.ts'

const { review: words } = messages

interface FindingsPaneProps {
  readonly review: Review
  readonly judging: Judging
}

export function FindingsPane({ review, judging }: FindingsPaneProps) {
  const { groups, listed, kinds, statuses, selected, candidate, rejected, select } = review
  const masked = useMasked()
  const lowOpen = useReviewOptions((state) => state.lowOpen)
  const rejectedOpen = useReviewOptions((state) => state.rejectedOpen)
  const { shown, folded } = useMemo(() => foldLow(listed), [listed])
  const lowShown = lowOpen || (selected !== null && folded.includes(selected))
  const forFilters = useMemo(() => ({ review, judging }), [review, judging])
  return (
    <section aria-label={words.listPane} className="flex h-full flex-col bg-surface">
      <div className="flex items-center justify-between gap-2 border-b border-line py-1.5 pr-1.5 pl-4">
        <ReviewProgress total={groups.length} open={countOpen(statuses)} />
        <span className="flex shrink-0 items-center">
          <ListTools
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
      <Unfinished review={review} />
      {review.stale === 0 ? null : (
        <p className="flex items-center justify-between gap-2 border-b border-line bg-raised px-4 py-1 text-xs">
          {words.stale(review.stale)}
          <Button weight="quiet" size="h-6 px-2" onPress={review.refresh}>
            {words.refresh}
          </Button>
        </p>
      )}
      <QuoteContext value={useQuoteSource(review)}>
        <StatusContext value={statuses}>
          <div className="min-h-0 flex-1">
            {shown.length > 0 ? (
              <GroupList
                label={words.list}
                groups={shown}
                kinds={kinds}
                selected={selected}
                onSelect={select}
              />
            ) : (
              <NothingListed review={review} />
            )}
          </div>
          <div className={lowShown || rejectedOpen ? 'contents' : CLOSED_FOLDS}>
            {folded.length === 0 ? null : (
              <Fold title={words.low(folded.length)} open={lowShown} onToggle={openLow}>
                <GroupList
                  label={words.lowList}
                  groups={folded}
                  kinds={kinds}
                  selected={selected}
                  onSelect={select}
                />
              </Fold>
            )}
            {rejected.length === 0 ? null : (
              <Fold
                title={words.rejected(rejected.length)}
                hint={words.rejectedHint}
                open={rejectedOpen}
                onToggle={openRejected}
              >
                <CandidateList
                  candidates={rejected}
                  selected={candidate?.id ?? null}
                  onSelect={select}
                />
              </Fold>
            )}
          </div>
        </StatusContext>
      </QuoteContext>
    </section>
  )
}

function openLow(open: boolean): void {
  useReviewOptions.setState({ lowOpen: open })
}

function openRejected(open: boolean): void {
  useReviewOptions.setState({ rejectedOpen: open })
}

interface ListToolsProps {
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly isEmpty: boolean
  readonly masked: boolean
}

/** Drawn anew only when one of them changes: a step to the next finding changes none. */
const ListTools = memo(function ListTools({ canUndo, canRedo, isEmpty, masked }: ListToolsProps) {
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

/** Below the list; beside each other where the window is low, so that the list keeps its rows. */
const CLOSED_FOLDS = 'contents short:flex short:shrink-0 short:*:min-w-0 short:*:flex-1'

/** Says of findings that they are not all: the scan goes on, or was stopped. */
function Unfinished({ review: { isRunning, document, groups } }: { readonly review: Review }) {
  const wasStopped = document.job.status === 'failed' && groups.length > 0
  if (!isRunning && !wasStopped) return null
  return (
    <p role="note" className="flex border-b border-line bg-warn-tint text-xs">
      <span aria-hidden="true" className="hatched w-2 shrink-0" />
      <span className="px-2 py-1">{isRunning ? words.soFar : words.stoppedEarly}</span>
    </p>
  )
}

function NothingListed({ review }: { readonly review: Review }) {
  if (countNarrowing(review.filter) > 0) {
    return (
      <EmptyState title={words.noneInFilter}>
        <Button onPress={() => review.setFilter(parseFilter({}))}>{words.showAll}</Button>
      </EmptyState>
    )
  }
  if (review.isRunning) return <EmptyState title={words.noneYet} />
  // Where the scan did not end, no findings say nothing.
  return review.document.job.status === 'failed' ? (
    <EmptyState title={words.notChecked} hint={words.notCheckedHint} />
  ) : (
    <EmptyState title={words.noFindings} hint={words.noFindingsHint} />
  )
}

interface FoldHeadingProps {
  readonly title: string
  readonly open: boolean
  /** Has to stay the same function, so that the heading is not drawn anew. */
  readonly onToggle: (open: boolean) => void
}

const FoldHeading = memo(function FoldHeading({ title, open, onToggle }: FoldHeadingProps) {
  const Icon = open ? ChevronDown : ChevronRight
  return (
    <AriaButton
      aria-expanded={open}
      className="flex h-9 w-full shrink-0 cursor-pointer items-center gap-1.5 px-3 text-ink-soft outline-offset-[-2px] hover:bg-raised hover:text-ink"
      onPress={() => onToggle(!open)}
    >
      <Icon aria-hidden="true" className="size-4" />
      {title}
    </AriaButton>
  )
})

interface FoldProps extends FoldHeadingProps {
  readonly hint?: string
  readonly children: ReactNode
}

function Fold({ title, hint, open, onToggle, children }: FoldProps) {
  return (
    <div
      className={
        open
          ? 'flex max-h-2/5 min-h-32 flex-1 flex-col border-t border-line'
          : 'border-t border-line'
      }
    >
      <FoldHeading title={title} open={open} onToggle={onToggle} />
      {open ? (
        <>
          {hint === undefined ? null : <p className="px-4 pb-2 text-xs text-ink-soft">{hint}</p>}
          <div className="min-h-0 flex-1">{children}</div>
        </>
      ) : null}
    </div>
  )
}
