/** The right pane: everything about what is selected, or about the scan where nothing is. */

import { messages } from '../messages/en.ts'
import { IconButton } from '../ui/button.tsx'
import { X } from '../ui/icons.ts'
import { CandidateDetail } from './candidate-detail.tsx'
import { GroupDetail } from './group-detail.tsx'
import { RefusedNote } from './refused-note.tsx'
import { ScanDetail } from './scan-detail.tsx'
import type { Judging } from './use-judging.ts'
import type { Review } from './use-review.ts'

interface DetailPaneProps {
  readonly review: Review
  readonly judging: Judging
}

export function DetailPane({ review, judging }: DetailPaneProps) {
  const { selected, place, candidate, select } = review
  const nothing = selected === null && candidate === null
  return (
    <section
      aria-label={messages.review.detailPane}
      className="@container relative h-full overflow-y-auto bg-surface px-4 py-4"
    >
      {nothing ? null : (
        // Beside the heading alone: what wrapped below it would move the buttons from one decision to the next.
        <span className="absolute top-3 right-2">
          <IconButton small aria-label={messages.detail.close} onPress={() => select(null)}>
            <X aria-hidden="true" className="size-4" />
          </IconButton>
        </span>
      )}
      {selected !== null && place !== null ? (
        <GroupDetail review={review} judging={judging} group={selected} place={place} />
      ) : candidate !== null ? (
        <CandidateDetail key={candidate.id} review={review} finding={candidate} />
      ) : (
        <>
          <RefusedNote review={review} judging={judging} />
          <ScanDetail review={review} />
        </>
      )}
    </section>
  )
}
