/** How a document compares with the scan of the same source before it: what is new, what is gone, what was taken over. */

import type { Baseline } from '../../src-shared/workspace/judging.ts'
import { messages } from '../messages/en.ts'
import { formatDate, labelWords } from '../messages/format.ts'
import { CategoryBadge } from '../ui/category-badge.tsx'

const { baseline: words } = messages

export function BaselineNote({ baseline }: { readonly baseline: Baseline }) {
  const { gone, gone_total: total } = baseline
  return (
    <section aria-label={words.title} className="mt-5 border-t border-line pt-4">
      <h3 className="font-semibold">{words.title}</h3>
      <p className="mt-1 text-ink-soft">{words.since(formatDate(baseline.created_at))}</p>
      <p className="mt-1">{words.counts(baseline.new, baseline.unchanged, total)}</p>
      {baseline.carried === 0 ? null : <p className="mt-1">{words.carried(baseline.carried)}</p>}
      {gone.length === 0 ? null : (
        <>
          <h4 className="mt-3 font-medium">{words.gone}</h4>
          <ul className="mt-1">
            {gone.map(({ category, label, quote }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: equal places may be gone twice, and the list never changes.
              <li key={at} className="flex items-baseline gap-2 py-0.5">
                <CategoryBadge category={category} small faint />
                <span className="shrink-0">{labelWords(label)}</span>
                <span className="min-w-0 truncate font-mono text-xs text-ink-soft" dir="auto">
                  {quote}
                </span>
              </li>
            ))}
          </ul>
          {total > gone.length ? (
            <p className="mt-1 text-xs text-ink-soft">{words.moreGone(total - gone.length)}</p>
          ) : null}
        </>
      )}
    </section>
  )
}
