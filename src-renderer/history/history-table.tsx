/** Past scans as a table: name, when, decision, how complete, findings by category. */

import { Link } from '@tanstack/react-router'
import { Cell, Column, Row, Table, TableBody, TableHeader } from 'react-aria-components'
import { CATEGORIES } from '../../src-shared/model/vocabulary.ts'
import type { HistoryEntry } from '../../src-shared/workspace/history.ts'
import { messages } from '../messages/en.ts'
import { formatDate, formatDay, formatNumber } from '../messages/format.ts'
import { CategoryBadge } from '../ui/category-badge.tsx'
import { Chip } from '../ui/chip.tsx'
import { classNames } from '../ui/class-names.ts'
import { DeleteScan } from './delete-scan.tsx'
import { HistoryVerdict } from './history-verdict.tsx'

const { history: words } = messages

export function HistoryTable({ entries }: { readonly entries: readonly HistoryEntry[] }) {
  return (
    <div className="mt-6 overflow-x-auto rounded-xl border border-line bg-surface">
      <Table aria-label={words.table} className="w-full text-left">
        <TableHeader className="text-xs text-ink-soft">
          <HeadColumn isRowHeader>{words.columns.name}</HeadColumn>
          <HeadColumn>{words.columns.when}</HeadColumn>
          <HeadColumn>{words.columns.decision}</HeadColumn>
          <HeadColumn>{words.columns.findings}</HeadColumn>
          <HeadColumn>{words.columns.completion}</HeadColumn>
          <HeadColumn className="max-lg:hidden">{words.columns.expires}</HeadColumn>
          <HeadColumn>
            <span className="sr-only">{words.columns.actions}</span>
          </HeadColumn>
        </TableHeader>
        <TableBody items={entries.map((entry) => ({ ...entry, id: entry.job_id }))}>
          {(entry) => (
            <Row className="border-t border-line hover:bg-raised">
              <Cell className="max-w-56 px-3 py-2">
                <Link
                  to="/review/$jobId"
                  params={{ jobId: entry.job_id }}
                  dir="auto"
                  title={entry.source}
                  className="block truncate font-medium underline-offset-4 hover:underline"
                >
                  {sourceName(entry)}
                </Link>
              </Cell>
              <Cell className="px-3 py-2 whitespace-nowrap text-ink-soft">
                {formatDate(entry.created_at)}
              </Cell>
              <Cell className="px-3 py-2 whitespace-nowrap">
                <HistoryVerdict entry={entry} />
              </Cell>
              <Cell className="px-3 py-2 whitespace-nowrap">
                <Counts findings={entry.findings} />
              </Cell>
              <Cell className="px-3 py-2 whitespace-nowrap">
                <Gaps entry={entry} />
              </Cell>
              <Cell className="px-3 py-2 whitespace-nowrap text-ink-soft max-lg:hidden">
                {entry.expires_at === null ? null : formatDay(entry.expires_at)}
              </Cell>
              <Cell className="sticky right-0 w-12 bg-surface px-2 py-1">
                <DeleteScan jobId={entry.job_id} name={sourceName(entry)} />
              </Cell>
            </Row>
          )}
        </TableBody>
      </Table>
    </div>
  )
}

interface HeadColumnProps {
  readonly className?: string
  readonly isRowHeader?: boolean
  readonly children: React.ReactNode
}

function HeadColumn({ isRowHeader = false, className, children }: HeadColumnProps) {
  return (
    <Column
      isRowHeader={isRowHeader}
      className={classNames('px-3 py-2 font-medium whitespace-nowrap', className)}
    >
      {children}
    </Column>
  )
}

function Counts({ findings }: { readonly findings: HistoryEntry['findings'] }) {
  const found = CATEGORIES.filter((category) => (findings[category] ?? 0) > 0)
  if (found.length === 0) return <span className="text-ink-soft">{words.noFindings}</span>
  return (
    <span className="flex gap-3">
      {found.map((category) => (
        <span key={category} className="inline-flex items-center gap-1">
          <CategoryBadge category={category} />
          <span className="sr-only">{messages.categories[category].name}</span>
          <span className="tabular-nums">{formatNumber(findings[category] ?? 0)}</span>
        </span>
      ))}
    </span>
  )
}

/** Completion and coverage, each said in words where it is not whole. */
function Gaps({ entry }: { readonly entry: HistoryEntry }) {
  const { completion, coverage } = entry
  return (
    <span className="flex gap-1.5">
      {completion === null ? null : (
        <Chip tone={completion === 'complete' ? 'neutral' : 'warn'}>
          {messages.completion[completion]}
        </Chip>
      )}
      {coverage === 'partial' ? <Chip tone="warn">{words.partial}</Chip> : null}
    </span>
  )
}

function sourceName(entry: HistoryEntry): string {
  return entry.source === 'text' ? messages.scan.pastedText : entry.source
}
