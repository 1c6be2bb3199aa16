/** The right pane: everything about the selected finding, or about the scan where none is. */

import { messages } from '../messages/en.ts'
import { FindingDetail } from './finding-detail.tsx'
import type { ReviewState } from './review-state.ts'
import { ScanDetail } from './scan-detail.tsx'

export function DetailPane({ review }: { readonly review: ReviewState }) {
  return (
    <section
      aria-label={messages.review.detailPane}
      className="h-full overflow-y-auto bg-surface px-4 py-4"
    >
      {review.selected === null ? (
        <ScanDetail review={review} />
      ) : (
        <FindingDetail
          key={review.selected.id}
          document={review.document}
          finding={review.selected}
          stretches={review.stretches}
        />
      )}
    </section>
  )
}
