/** Says under the verdict that a server offers other things than when it was last read, and leads there. */

import { messages } from '../messages/en.ts'
import { formatDate } from '../messages/format.ts'
import { Button } from '../ui/button.tsx'
import { changeCount } from './change-count.ts'
import type { Review } from './use-review.ts'

const { changes: words } = messages

export function ChangesBand({ review }: { readonly review: Review }) {
  const { changes } = review.document
  if (changes === null || !review.views.includes('changes')) return null
  return (
    <div role="note" className="flex shrink-0 border-b border-line bg-warn-tint">
      <span aria-hidden="true" className="hatched w-2 shrink-0" />
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-1.5">
        <strong className="font-semibold">
          {words.band(changeCount(changes), formatDate(changes.previous_scan_at))}
        </strong>
        {words.bandHint}
        {review.view === 'changes' ? null : (
          <Button size="h-6 px-2" onPress={() => review.setView('changes')}>
            {words.show}
          </Button>
        )}
      </p>
    </div>
  )
}
