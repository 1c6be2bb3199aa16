/** Past scans as a table: name, when, decision, how complete, decisions by category. */

import { Link, useNavigate } from '@tanstack/react-router'
import { Cell, Column, Row, Table, TableBody, TableHeader } from 'react-aria-components'
import {
  HISTORY_SORTS,
  type HistorySort,
  type SortDirection,
} from '../../src-shared/model/history-query.ts'
import { scanNumber } from '../../src-shared/model/scan-number.ts'
import type { HistoryEntry } from '../../src-shared/workspace/history.ts'
import { documentName } from '../messages/document-name.ts'
import { messages } from '../messages/en.ts'
import { formatDate, formatLeft, formatRelative } from '../messages/format.ts'
import { classNames } from '../ui/class-names.ts'
import { FileName } from '../ui/file-name.tsx'
import { ChevronDown, ChevronUp } from '../ui/icons.ts'
import { RelativeTime, useNow } from '../ui/relative-time.tsx'
import { DecisionCounts } from '../verdict/decision-counts.tsx'
import { OpenLeft } from '../verdict/open-left.tsx'
import { StrongestFinding } from '../verdict/strongest-finding.tsx'
import { type Verdict, verdictOfEntry } from '../verdict/verdict.ts'
import { VerdictBadge } from '../verdict/verdict-badge.tsx'
import { DeleteScan } from './delete-scan.tsx'

const { history: words } = messages

interface HistoryTableProps {
  readonly entries: readonly HistoryEntry[]
  readonly sort: HistorySort
  readonly direction: SortDirection
  readonly onSort: (sort: HistorySort, direction: SortDirection) => void
}

export function HistoryTable({ entries, sort, direction, onSort }: HistoryTableProps) {
  const now = useNow()
  const navigate = useNavigate()
  const open = (jobId: string) => void navigate({ to: '/review/$jobId', params: { jobId } })
  const alike = alikeIn(entries, now)
  return (
    <div className="relative mt-2 overflow-x-auto rounded-xl border border-line bg-surface">
      {/* Where each scan is a card, no column stands below its head: what is left of them is the order. */}
      <span
        aria-hidden="true"
        className="absolute top-2 left-3 text-xs text-ink-soft columned:hidden"
      >
        {words.sortBy}
      </span>
      <Table
        aria-label={words.table}
        className="w-full text-left carded:block"
        sortDescriptor={{ column: sort, direction }}
        onSortChange={({ column, direction: next }) => {
          const name = HISTORY_SORTS.find((known) => known === column)
          // Time and what asks for something are looked for from their upper end first.
          const first = name === 'name' || name === 'expires' ? 'ascending' : 'descending'
          if (name !== undefined) onSort(name, name === sort ? next : first)
        }}
      >
        <TableHeader className="text-xs text-ink-soft carded:block carded:pl-15 carded:[&_tr]:flex carded:[&_tr]:flex-wrap carded:[&_th]:px-1.5">
          <HeadColumn id="name" isRowHeader />
          <HeadColumn id="when" />
          <HeadColumn id="result" isRowHeader />
          <HeadColumn id="decisions" />
          <HeadColumn id="expires" className="max-lg:hidden" />
          <Column className="px-3 py-2 columned:max-lg:px-2 carded:hidden">
            <span className="sr-only">{words.columns.actions}</span>
          </Column>
        </TableHeader>
        <TableBody
          className="carded:block"
          items={entries.map((entry) => ({ ...entry, id: entry.job_id }))}
        >
          {(entry) => (
            // The row opens what it is about, wherever in it a key is pressed; its link says so to who points.
            <Row
              onAction={() => open(entry.job_id)}
              className="relative cursor-pointer border-t border-line hover:bg-raised carded:flex carded:flex-wrap carded:items-center carded:py-1"
            >
              <Cell className="w-1/4 max-w-0 px-3 py-2 columned:max-lg:px-2 carded:w-auto carded:max-w-full carded:min-w-0 carded:basis-full carded:pr-12 carded:pb-0">
                <Link
                  to="/review/$jobId"
                  params={{ jobId: entry.job_id }}
                  className="flex items-baseline gap-1.5 py-0.5 font-medium underline-offset-4 hover:underline"
                >
                  <FileName name={nameOf(entry)} />{' '}
                  {/* What tells it apart is never cut: a long name is. */}
                  {alike.has(entry.job_id) ? (
                    <span className="shrink-0 font-mono text-xs font-normal text-ink-soft">
                      {scanNumber(entry.job_id)}
                    </span>
                  ) : null}
                </Link>
              </Cell>
              <Cell className="px-3 py-2 whitespace-nowrap text-ink-soft columned:max-lg:px-2 carded:order-1 carded:basis-full carded:pt-0 carded:text-xs">
                <RelativeTime time={entry.created_at} />
              </Cell>
              {/* What "no action needed" stands on has a line, not two, where there is little room. */}
              <Cell className="px-3 py-2 columned:min-w-54 columned:max-lg:px-2">
                <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <VerdictBadge verdict={verdictOfEntry(entry)} />
                  <StrongestFinding verdict={verdictOfEntry(entry)} strongest={entry.strongest} />
                </span>
              </Cell>
              <Cell className="px-3 py-2 columned:max-lg:px-2 lg:min-w-44 carded:has-[[data-none]]:hidden">
                <Counts verdict={verdictOfEntry(entry)} entry={entry} />
              </Cell>
              <Cell className="px-3 py-2 whitespace-nowrap text-ink-soft max-lg:hidden">
                <Left entry={entry} now={now} />
              </Cell>
              <Cell className="sticky right-0 w-12 bg-surface px-2 py-1 carded:absolute carded:top-1">
                <DeleteScan
                  jobId={entry.job_id}
                  name={
                    alike.has(entry.job_id)
                      ? `${nameOf(entry)} ${scanNumber(entry.job_id)}`
                      : nameOf(entry)
                  }
                  scannedAt={entry.created_at}
                />
              </Cell>
            </Row>
          )}
        </TableBody>
      </Table>
    </div>
  )
}

function nameOf({ source, kind, created_at }: HistoryEntry): string {
  return documentName(source, kind, created_at)
}

/** The ids of scans that name and time on the screen do not tell apart. */
function alikeIn(entries: readonly HistoryEntry[], now: number): ReadonlySet<string> {
  const shown = (entry: HistoryEntry) => `${nameOf(entry)} ${formatRelative(entry.created_at, now)}`
  const groups = [...Map.groupBy(entries, shown).values()]
  return new Set(
    groups
      .filter(({ length }) => length > 1)
      .flat()
      .map(({ job_id }) => job_id),
  )
}

function Left({ entry, now }: { readonly entry: HistoryEntry; readonly now: number }) {
  const { status, expires_at } = entry
  if (expires_at === null) return status === 'running' ? null : words.never
  return <span title={formatDate(expires_at)}>{formatLeft(expires_at, now)}</span>
}

interface HeadColumnProps {
  /** What the service sorts by. */
  readonly id: HistorySort
  readonly className?: string
  readonly isRowHeader?: boolean
}

/** Has its name as text, too: who does not see the table hears by which column it is sorted. */
function HeadColumn({ id, isRowHeader = false, className }: HeadColumnProps) {
  return (
    <Column
      id={id}
      textValue={words.columns[id]}
      allowsSorting
      isRowHeader={isRowHeader}
      className={classNames(
        'cursor-pointer px-3 py-2 font-medium whitespace-nowrap hover:text-ink columned:max-lg:px-2',
        className,
      )}
    >
      {({ sortDirection }) => (
        <span className="inline-flex items-center gap-1">
          {words.columns[id]}
          <SortSign direction={sortDirection} />
        </span>
      )}
    </Column>
  )
}

/** Takes its room also where it says nothing: no column moves when another one is sorted by. */
function SortSign({ direction }: { readonly direction: SortDirection | undefined }) {
  const Icon = direction === 'ascending' ? ChevronUp : ChevronDown
  return (
    <Icon
      aria-hidden="true"
      className={classNames('size-3.5', direction === undefined ? 'invisible carded:hidden' : null)}
    />
  )
}

interface CountsProps {
  readonly verdict: Verdict
  readonly entry: HistoryEntry
}

/** Decisions by category. "None" only where something was checked: a scan that runs or failed has no count yet. */
function Counts({ verdict, entry }: CountsProps) {
  const { outcomes, scope } = verdict
  const found = outcomes.filter((outcome) => outcome.state === 'findings')
  if (found.length === 0 && scope.categories > 0) {
    return (
      <span data-none="" className="text-ink-soft">
        {words.noFindings}
      </span>
    )
  }
  if (found.length === 0) {
    return (
      <span className="text-ink-soft" role="img" aria-label={words.notCountedName}>
        {words.notCounted}
      </span>
    )
  }
  return (
    <span className="flex flex-wrap gap-x-3 gap-y-1 *:whitespace-nowrap">
      <DecisionCounts verdict={verdict} />
      <OpenLeft entry={entry} />
    </span>
  )
}
