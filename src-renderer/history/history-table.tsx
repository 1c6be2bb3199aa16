/** Past scans as a table: name, when, decision, how complete, decisions by category. */

import { Link } from '@tanstack/react-router'
import { Cell, Column, Row, Table, TableBody, TableHeader } from 'react-aria-components'
import type { HistoryEntry } from '../../src-shared/workspace/history.ts'
import { documentName } from '../messages/document-name.ts'
import { messages } from '../messages/en.ts'
import { formatDate, formatDay } from '../messages/format.ts'
import { classNames } from '../ui/class-names.ts'
import { DecisionCounts } from '../verdict/decision-counts.tsx'
import { type Verdict, verdictOfEntry } from '../verdict/verdict.ts'
import { VerdictBadge } from '../verdict/verdict-badge.tsx'
import { DeleteScan } from './delete-scan.tsx'

const { history: words } = messages

export function HistoryTable({ entries }: { readonly entries: readonly HistoryEntry[] }) {
  return (
    <div className="relative mt-6 overflow-x-auto rounded-xl border border-line bg-surface">
      <Table aria-label={words.table} className="w-full text-left">
        <TableHeader className="text-xs text-ink-soft">
          <HeadColumn isRowHeader>{words.columns.name}</HeadColumn>
          <HeadColumn>{words.columns.when}</HeadColumn>
          <HeadColumn>{words.columns.verdict}</HeadColumn>
          <HeadColumn>{words.columns.decisions}</HeadColumn>
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
                  {documentName(entry.source, entry.kind)}
                </Link>
              </Cell>
              <Cell className="px-3 py-2 whitespace-nowrap text-ink-soft">
                {formatDate(entry.created_at)}
              </Cell>
              <Cell className="px-3 py-2">
                <VerdictBadge verdict={verdictOfEntry(entry)} />
              </Cell>
              <Cell className="px-3 py-2 whitespace-nowrap">
                <Counts verdict={verdictOfEntry(entry)} />
              </Cell>
              <Cell className="px-3 py-2 whitespace-nowrap text-ink-soft max-lg:hidden">
                {entry.expires_at === null ? null : formatDay(entry.expires_at)}
              </Cell>
              <Cell className="sticky right-0 w-12 bg-surface px-2 py-1">
                <DeleteScan jobId={entry.job_id} name={documentName(entry.source, entry.kind)} />
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

/** Decisions by category. "None" only where something was checked: a scan that runs or failed has no count yet. */
function Counts({ verdict }: { readonly verdict: Verdict }) {
  const { outcomes, scope } = verdict
  const found = outcomes.filter((outcome) => outcome.state === 'findings')
  if (found.length === 0 && scope.categories > 0) {
    return <span className="text-ink-soft">{words.noFindings}</span>
  }
  if (found.length === 0) {
    return (
      <span className="text-ink-soft" role="img" aria-label={words.notCountedName}>
        {words.notCounted}
      </span>
    )
  }
  return (
    <span className="flex gap-3">
      <DecisionCounts verdict={verdict} />
    </span>
  )
}
