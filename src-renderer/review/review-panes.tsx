/** The three panes of the review room: findings, document, detail. One selection for all of them. */

import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { Group, Panel, useDefaultLayout } from 'react-resizable-panels'
import type { ReviewDocument } from '../../src-shared/workspace/document.ts'
import { nextToDecide, type ReviewGroup } from '../findings/groups.ts'
import type { Step } from '../findings/order.ts'
import { messages } from '../messages/en.ts'
import { labelWords } from '../messages/format.ts'
import { PaneSeparator } from '../ui/pane-separator.tsx'
import { useMediaQuery } from '../ui/use-media-query.ts'
import { ChangesBand } from './changes-band.tsx'
import { DetailPane } from './detail-pane.tsx'
import { FindingsPane } from './findings-pane.tsx'
import { PaneTabs } from './pane-tabs.tsx'
import { ReviewBar } from './review-bar.tsx'
import { useReviewOptions } from './review-options.ts'
import { ReviewedDocument } from './reviewed-document.tsx'
import { focusRoom, isListFocused } from './room-focus.ts'
import { useJudging } from './use-judging.ts'
import { type Review, useReview } from './use-review.ts'
import { useReviewKeys } from './use-review-keys.ts'

/** Below this the detail goes under the list: three columns would leave no room to read. */
const NARROW = '(max-width: 67.5em)'
/** Below this there is room for one pane at a time. */
const SINGLE = '(max-width: 56.25em)'

interface ReviewPanesProps {
  readonly document: ReviewDocument
  /** The service does not have it any more. */
  readonly isGone: boolean
}

export function ReviewPanes({ document, isGone }: ReviewPanesProps) {
  const root = useRef<HTMLElement>(null)
  const review = useReview(document, isGone)
  const narrow = useMediaQuery(NARROW)
  const single = useMediaQuery(SINGLE)
  const [announcement, setAnnouncement] = useState('')
  const announce = useCallback((said: string, group: ReviewGroup | null = null) => {
    setAnnouncement(group === null || isListFocused() ? said : `${said}. ${spokenGroup(group)}`)
  }, [])
  const announceStep = useCallback(
    ({ group, position, total, wrapped }: Step) =>
      announce(
        wrapped
          ? messages.review.wrapped(position, total)
          : messages.review.position(position, total),
        group,
      ),
    [announce],
  )
  const judging = useJudging(review, announce)
  useReviewKeys(root, review, judging, announceStep, announce)
  useStrongestAtFirst(review)

  // The letters act only inside the room: it takes the focus when a document opens.
  useEffect(() => focusRoom(root.current), [])

  const columns = useDefaultLayout({ groupId: narrow ? 'review-narrow' : 'review-wide' })
  const list = useMemo(
    () => (
      <FindingsPane review={review} judging={judging} {...(single && { onOpen: showDetail })} />
    ),
    [review, judging, single],
  )
  const detail = useMemo(() => <DetailPane review={review} judging={judging} />, [review, judging])
  const text = useMemo(() => <ReviewedDocument review={review} />, [review])

  return (
    <section
      ref={root}
      tabIndex={-1}
      aria-label={messages.review.room}
      data-review-room=""
      className="flex min-h-0 flex-1 flex-col outline-none"
    >
      <p className="sr-only" role="status">
        {announcement}
      </p>
      <ChangesBand review={review} />
      {single ? (
        <>
          <ReviewBar review={review} judging={judging} />
          <PaneTabs panes={{ list, document: text, detail }} />
        </>
      ) : (
        <Group
          key={narrow ? 'narrow' : 'wide'}
          orientation="horizontal"
          className="min-h-0 flex-1"
          {...columns}
        >
          <Panel id="list" defaultSize={narrow ? '38%' : '26%'} minSize="220px">
            {narrow ? (
              <Group orientation="vertical">
                <Panel id="rows" defaultSize="52%" minSize="20%">
                  {list}
                </Panel>
                <PaneSeparator label={messages.review.resizeDetail} isHorizontal />
                <Panel id="detail" minSize="20%">
                  {detail}
                </Panel>
              </Group>
            ) : (
              list
            )}
          </Panel>
          <PaneSeparator label={messages.review.resizeList} />
          <Panel id="document" minSize="30%">
            {text}
          </Panel>
          {narrow ? null : (
            <>
              <PaneSeparator label={messages.review.resizeDetail} />
              <Panel id="detail" defaultSize="25%" minSize="220px">
                {detail}
              </Panel>
            </>
          )}
        </Group>
      )}
    </section>
  )
}

function showDetail(): void {
  useReviewOptions.setState({ pane: 'detail' })
}

/** What a group is, for whoever hears where a step led. */
function spokenGroup({ label, severity, asking }: ReviewGroup): string {
  const { detail, review } = messages
  return `${labelWords(label)}, ${asking ? review.asking : detail.severities[severity]}`
}

/**
 * A document opens on the weightiest that is still to be decided, where its address names
 * nothing; an MCP server that changed shows what changed beside it.
 */
function useStrongestAtFirst({
  isRunning,
  listed,
  selected,
  candidate,
  part,
  views,
  statuses,
  setView,
  select,
}: Review): void {
  const opened = useRef(false)
  useEffect(() => {
    // What weighs most is known when the scan has ended.
    if (opened.current || isRunning) return
    opened.current = true
    const first = nextToDecide(listed, statuses)?.places[0]
    const named = selected !== null || candidate !== null || part !== null
    if (named) return
    if (first) select(first.id)
    if (views.includes('changes')) {
      setView('changes')
      useReviewOptions.setState({ pane: 'document' })
    }
  }, [isRunning, listed, selected, candidate, part, views, statuses, setView, select])
}
