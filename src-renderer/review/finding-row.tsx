/** One row of the list: badges, and class above, the quote, how often it stands and its severity below. */

import type { ReactNode } from 'react'
import type { FindingStatus } from '../../src-shared/model/judging.ts'
import type { Category, Severity } from '../../src-shared/model/vocabulary.ts'
import { messages } from '../messages/en.ts'
import { labelWords } from '../messages/format.ts'
import { CategoryBadge } from '../ui/category-badge.tsx'
import { classNames } from '../ui/class-names.ts'
import { StatusIcon } from './status-icon.tsx'

const { review: words } = messages

interface FindingRowProps {
  readonly label: string
  /** Stands instead of the name of its class. */
  readonly title?: string | undefined
  readonly categories: readonly Category[]
  /** Null for a candidate that was rejected. */
  readonly severity: Severity | null
  readonly status: FindingStatus | 'rejected'
  /** It was not accepted, and asks for a look. */
  readonly asking?: boolean
  /** Masked already, where values are masked. */
  readonly quote: string
  readonly page: number | null
  readonly places: number
  /** How many values it stands for; left out for one. */
  readonly values?: number
  /** How many of them are still to be decided; left out for one. */
  readonly openValues?: number
  /** How many of them the last scan of the same source did not find. */
  readonly newValues?: number
}

export function FindingRow(props: FindingRowProps) {
  const {
    label,
    title = labelWords(label),
    categories,
    severity,
    status,
    asking = false,
    quote,
    page,
    places,
    values = 1,
    openValues = values,
    newValues = 0,
  } = props
  const settled = status === 'dismissed' || status === 'rejected'
  const valueCount = values === 1 ? null : words.values(values, openValues)
  const fresh = newValues === 0 ? null : words.newValues(newValues, values)
  return (
    <>
      <span className="sr-only">{rowName(props, valueCount, fresh)}</span>
      <div
        aria-hidden="true"
        className="flex h-full items-start gap-2.5 border-b border-line px-4 py-2 group-hover:bg-raised group-data-[selected]:bg-selection"
      >
        <span className="flex w-5 shrink-0 flex-col gap-0.5">
          {categories.slice(0, 2).map((category) => (
            <CategoryBadge
              key={category}
              category={category}
              faint={settled}
              small={categories.length > 1}
            />
          ))}
        </span>
        <div className="min-w-0 flex-1">
          <div className="flex items-center gap-2">
            <span
              className={classNames(
                'min-w-0 flex-1 truncate',
                settled ? 'text-ink-soft' : 'font-medium',
                status === 'dismissed' && 'line-through',
              )}
            >
              {title}
            </span>
            {fresh === null ? null : (
              <span className="shrink-0 rounded border border-line-strong px-1 text-xs leading-4">
                {fresh}
              </span>
            )}
            <StatusIcon status={status} />
          </div>
          <div className="flex items-baseline gap-2 text-xs text-ink-soft">
            <span className="min-w-0 flex-1 truncate text-left font-mono" dir="auto">
              {quote}
            </span>
            {valueCount === null ? null : (
              <span className="shrink-0 font-medium text-ink tabular-nums">{valueCount}</span>
            )}
            {places === 1 ? null : (
              <span className="shrink-0 tabular-nums">{words.manyPlaces(places)}</span>
            )}
            {page === null ? null : <span className="shrink-0">{words.page(page)}</span>}
            {asking ? (
              <span className="shrink-0 text-warn">{words.asking}</span>
            ) : (
              severity !== null && <SeverityWord severity={severity} />
            )}
          </div>
        </div>
      </div>
    </>
  )
}

function SeverityWord({ severity }: { readonly severity: Severity }): ReactNode {
  const grave = severity === 'critical' || severity === 'high'
  return (
    <span className={classNames('shrink-0', grave && 'font-medium text-ink')}>
      {messages.detail.severities[severity]}
    </span>
  )
}

/**
 * What a screen reader hears for the row.
 * @param valueCount how many values it stands for, in words; null for one.
 * @param fresh how many of them are new, in words; null for none.
 */
function rowName(props: FindingRowProps, valueCount: string | null, fresh: string | null): string {
  const { label, title = labelWords(label), categories, severity, status, asking = false } = props
  return words.rowName({
    ...props,
    values: valueCount,
    fresh,
    label: title,
    categories: categories.map((category) => messages.categories[category].name),
    severity: asking ? words.asking : severity && messages.detail.severities[severity],
    status: status === 'rejected' ? words.rejectedStatus : messages.judging.statuses[status],
  })
}
