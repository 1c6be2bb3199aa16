/** One row of the list: badge, label and confidence above, the quote and its page below. */

import type { DocumentFinding } from '../../src-shared/workspace/document.ts'
import { messages } from '../messages/en.ts'
import { formatScore, labelWords } from '../messages/format.ts'
import { CategoryBadge } from '../ui/category-badge.tsx'
import { classNames } from '../ui/class-names.ts'

const { review: words } = messages

interface FindingRowProps {
  readonly finding: DocumentFinding
  /** Masked already, where values are masked. */
  readonly quote: string
}

export function FindingRow({ finding, quote }: FindingRowProps) {
  const { category, label, accepted, score, page } = finding
  return (
    <>
      <span className="sr-only">{rowName(finding, quote)}</span>
      <div
        aria-hidden="true"
        className="flex h-full items-start gap-2.5 border-b border-line px-4 py-2 group-hover:bg-raised group-data-[selected]:bg-selection"
      >
        <CategoryBadge category={category} faint={!accepted} />
        <div className="min-w-0 flex-1">
          <div className="flex items-baseline gap-2">
            <span
              className={classNames(
                'min-w-0 flex-1 truncate',
                accepted ? 'font-medium' : 'text-ink-soft',
              )}
            >
              {labelWords(label)}
            </span>
            <span className="shrink-0 text-xs text-ink-soft tabular-nums">
              {formatScore(score)}
            </span>
          </div>
          <div className="flex items-baseline gap-2 text-xs text-ink-soft">
            <span className="min-w-0 flex-1 truncate font-mono" dir="auto">
              {quote === '' ? invisibleWords(finding) : quote}
            </span>
            {page === null ? null : <span className="shrink-0">{words.page(page)}</span>}
          </div>
        </div>
      </div>
    </>
  )
}

/** What a screen reader hears for the row. */
function rowName(finding: DocumentFinding, quote: string): string {
  return words.rowName({
    label: labelWords(finding.label),
    category: messages.categories[finding.category].name,
    quote: quote === '' ? invisibleWords(finding) : quote,
    page: finding.page,
    score: formatScore(finding.score),
    status: finding.accepted ? words.accepted : words.rejectedStatus,
  })
}

/** A stretch of characters that have no shape has no quote. */
function invisibleWords({ start_char: start, end_char: end }: DocumentFinding): string {
  return words.invisible(end - start)
}
