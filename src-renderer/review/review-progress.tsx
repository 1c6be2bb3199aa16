/** How many of the decisions are made, in words and as a bar; the end is said as one. */

import { messages } from '../messages/en.ts'
import { CircleCheck } from '../ui/icons.ts'

const { review: words } = messages

interface ReviewProgressProps {
  readonly total: number
  /** Lines of the list that they take: many of one kind are mostly decided at once. */
  readonly lines: number
  /** How many of them are folded since they weigh little. */
  readonly low: number
  readonly open: number
  readonly confirmed: number
}

export function ReviewProgress({ total, lines, low, open, confirmed }: ReviewProgressProps) {
  if (total === 0) {
    return <span className="text-xs text-ink-soft">{words.decisions(0)}</span>
  }
  if (open === 0) {
    return (
      // Two lines of the height that the tools beside it have: a long count takes no room from them.
      <span className="flex min-w-0 items-center gap-1.5 text-xs/3.5 font-medium">
        <CircleCheck aria-hidden="true" className="size-4 shrink-0 @max-[21rem]:hidden" />
        {words.allDecided(total, confirmed)}
      </span>
    )
  }
  const done = total - open
  return (
    <span className="min-w-0 flex-1">
      <span className="block truncate text-xs text-ink-soft tabular-nums">
        {done > 0 ? words.decided(done, total) : words.decisions(total)}
        {/* Where the list is narrow it counts them by itself. */}
        {done > 0 || (lines === total && low === 0) ? null : (
          <span className="@max-[21rem]:hidden">
            {low > 0 ? words.ofThemLow(low) : words.inLines(lines)}
          </span>
        )}
      </span>
      <span aria-hidden="true" className="progress-track mt-1 block h-0.5">
        <span
          className="progress-done block h-full"
          style={{ width: `${(done / total) * 100}%` }}
        />
      </span>
    </span>
  )
}
