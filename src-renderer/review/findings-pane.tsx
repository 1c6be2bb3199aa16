/** The left pane: filter by category, the findings, and the rejected candidates folded below. */

import { Button as AriaButton } from 'react-aria-components'
import type { DocumentFinding } from '../../src-shared/workspace/document.ts'
import { type Step, stepFinding } from '../findings/findings.ts'
import { messages } from '../messages/en.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ChevronDown, ChevronRight, ChevronUp, Eye, EyeOff } from '../ui/icons.ts'
import { ToggleIcon } from '../ui/toggle-icon.tsx'
import { CategoryFilter } from './category-filter.tsx'
import { FindingsList } from './findings-list.tsx'
import { type ReviewState, useMasked, useSwitches } from './review-state.ts'

const { review: words } = messages

interface FindingsPaneProps {
  readonly review: ReviewState
  readonly onStep: (step: Step) => void
}

export function FindingsPane({ review, onStep }: FindingsPaneProps) {
  const masked = useMasked()
  const { accepted, rejected } = review.lists
  const at = accepted.findIndex((finding) => finding.id === review.selected?.id)
  const step = (direction: 1 | -1) => {
    const next = stepFinding(accepted, review.selected?.id ?? null, direction)
    if (next === null) return
    review.select(next.finding.id)
    onStep(next)
  }
  return (
    <section aria-label={words.listPane} className="flex h-full flex-col bg-surface">
      <div className="flex items-center justify-between gap-1 border-b border-line py-1 pr-1.5 pl-4">
        <span className="text-xs text-ink-soft tabular-nums">
          {at === -1
            ? messages.verdict.findings(accepted.length)
            : words.position(at + 1, accepted.length)}
        </span>
        <span className="flex">
          <IconButton
            aria-label={words.previous}
            isDisabled={accepted.length === 0}
            onPress={() => step(-1)}
          >
            <ChevronUp aria-hidden="true" className="size-4" />
          </IconButton>
          <IconButton
            aria-label={words.next}
            isDisabled={accepted.length === 0}
            onPress={() => step(1)}
          >
            <ChevronDown aria-hidden="true" className="size-4" />
          </IconButton>
          <ToggleIcon
            label={words.maskOn}
            isSelected={masked}
            onChange={(next) => useSwitches.setState({ masked: next })}
          >
            {masked ? <EyeOff className="size-4" /> : <Eye className="size-4" />}
          </ToggleIcon>
        </span>
      </div>
      <CategoryFilter review={review} />
      <div className="min-h-0 flex-1">
        {accepted.length > 0 ? (
          <FindingsList label={words.list} findings={accepted} review={review} masked={masked} />
        ) : (
          <NoFindings review={review} />
        )}
      </div>
      {rejected.length > 0 ? (
        <RejectedFold review={review} findings={rejected} masked={masked} />
      ) : null}
    </section>
  )
}

function NoFindings({ review }: { readonly review: ReviewState }) {
  if (review.filter.length === 0) {
    return <EmptyState title={words.noFindings} hint={words.noFindingsHint} />
  }
  return (
    <EmptyState title={words.noneInFilter}>
      <Button onPress={() => review.setFilter([])}>{words.showAll}</Button>
    </EmptyState>
  )
}

interface RejectedFoldProps {
  readonly review: ReviewState
  readonly findings: readonly DocumentFinding[]
  readonly masked: boolean
}

function RejectedFold({ review, findings, masked }: RejectedFoldProps) {
  const open = useSwitches((state) => state.rejectedOpen)
  const Icon = open ? ChevronDown : ChevronRight
  return (
    <div
      className={
        open ? 'flex max-h-2/5 min-h-32 flex-col border-t border-line' : 'border-t border-line'
      }
    >
      <AriaButton
        aria-expanded={open}
        className="flex h-9 w-full cursor-pointer items-center gap-1.5 px-3 text-ink-soft outline-offset-[-2px] hover:bg-raised hover:text-ink"
        onPress={() => useSwitches.setState({ rejectedOpen: !open })}
      >
        <Icon aria-hidden="true" className="size-4" />
        {words.rejected(findings.length)}
      </AriaButton>
      {open ? (
        <>
          <p className="px-4 pb-2 text-xs text-ink-soft">{words.rejectedHint}</p>
          <div className="min-h-0 flex-1">
            <FindingsList
              label={words.rejectedList}
              findings={findings}
              review={review}
              masked={masked}
            />
          </div>
        </>
      ) : null}
    </div>
  )
}
