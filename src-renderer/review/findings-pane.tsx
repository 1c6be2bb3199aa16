/** The left pane: the decisions, and below them what is folded. */

import { memo, type ReactNode, useMemo } from 'react'
import { Button as AriaButton } from 'react-aria-components'
import { countNarrowing, parseFilter } from '../findings/filter.ts'
import { foldLow } from '../findings/groups.ts'
import { messages } from '../messages/en.ts'
import { Button } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { EmptyState } from '../ui/empty-state.tsx'
import { ChevronDown, ChevronRight } from '../ui/icons.ts'
import { CandidateList, GroupList } from './group-list.tsx'
import { QuoteContext, useQuoteSource } from './quote-source.ts'
import { ReviewBar } from './review-bar.tsx'
import { useReviewOptions } from './review-options.ts'
import { StatusContext } from './status-context.ts'
import type { Judging } from './use-judging.ts'
import type { Review } from './use-review.ts'

const { review: words } = messages

interface FindingsPaneProps {
  readonly review: Review
  readonly judging: Judging
  /** Shows in full what is clicked, where there is no room for it beside the list; its bar stands elsewhere then. */
  readonly onOpen?: () => void
}

export function FindingsPane({ review, judging, onOpen }: FindingsPaneProps) {
  const { listed, kinds, statuses, selected, candidate, rejected, select } = review
  const lowOpen = useReviewOptions((state) => state.lowOpen)
  const rejectedOpen = useReviewOptions((state) => state.rejectedOpen)
  const { shown, folded } = useMemo(() => foldLow(listed), [listed])
  const lowShown = lowOpen || (selected !== null && folded.includes(selected))
  return (
    <section
      aria-label={words.listPane}
      className="@container flex h-full flex-col overflow-y-auto bg-surface"
    >
      {onOpen === undefined ? <ReviewBar review={review} judging={judging} /> : null}
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
          {/* Two rows of it stay where the window is too low for all that is open below: then the pane is scrolled. */}
          <div className="flex min-h-26 flex-1 flex-col">
            {shown.length > 0 ? (
              <GroupList
                label={words.list}
                groups={shown}
                kinds={kinds}
                selected={selected}
                onSelect={select}
                onOpen={onOpen}
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
                  onOpen={onOpen}
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
                  onOpen={onOpen}
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

/** As high as its rows, up to where the list above it would lose too much; never less than one row. */
function Fold({ title, hint, open, onToggle, children }: FoldProps) {
  const least = hint === undefined ? 'min-h-22' : 'min-h-32'
  return (
    <div
      className={classNames(
        'border-t border-line',
        open ? `flex max-h-2/5 shrink-0 flex-col ${least}` : null,
      )}
    >
      <FoldHeading title={title} open={open} onToggle={onToggle} />
      {open ? (
        <>
          {hint === undefined ? null : <p className="px-4 pb-2 text-xs text-ink-soft">{hint}</p>}
          <div className="flex min-h-0 flex-col">{children}</div>
        </>
      ) : null}
    </div>
  )
}
