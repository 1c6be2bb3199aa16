/** The review room without a document: what is still to be decided, or where to find something. */

import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { HistoryEntry } from '../../src-shared/workspace/history.ts'
import { roomProblem } from '../data/http-client.ts'
import { historyQuery } from '../data/queries.ts'
import { documentName } from '../messages/document-name.ts'
import { messages } from '../messages/en.ts'
import { buttonClass } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { FileName } from '../ui/file-name.tsx'
import { ProblemNote } from '../ui/problem-note.tsx'
import { RelativeTime } from '../ui/relative-time.tsx'
import { Room } from '../ui/room.tsx'
import { DecisionCounts } from '../verdict/decision-counts.tsx'
import { OpenLeft } from '../verdict/open-left.tsx'
import { compareWeight } from '../verdict/scan-weight.ts'
import { StrongestFinding } from '../verdict/strongest-finding.tsx'
import { verdictOfEntry } from '../verdict/verdict.ts'
import { VerdictBadge } from '../verdict/verdict-badge.tsx'

const { review: words } = messages
/** More is what the history is for. */
const SHOWN = 10
const UNDECIDED = { result: 'undecided', sort: 'result', direction: 'descending' } as const

export function EmptyReview() {
  const { data, error, isSuccess } = useInfiniteQuery(historyQuery(UNDECIDED))
  const problem = roomProblem(error)
  const [page] = data?.pages ?? []
  const entries = page?.jobs ?? []
  if (entries.length === 0) return isSuccess ? <NothingOpen /> : <Unknown problem={problem} />
  return (
    <Room title={words.title} lead={words.awaiting.lead}>
      <ul
        aria-label={words.awaiting.list}
        className="mt-6 divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface"
      >
        {entries
          .map((entry) => ({ entry, state: verdictOfEntry(entry).state }))
          .toSorted(compareWeight)
          .slice(0, SHOWN)
          .map(({ entry }) => (
            <AwaitingRow key={entry.job_id} entry={entry} />
          ))}
      </ul>
      <p className="mt-4 flex justify-center">
        <Link to="/history" search={UNDECIDED} className={buttonClass()}>
          {words.awaiting.all(page?.total ?? entries.length)}
        </Link>
      </p>
    </Room>
  )
}

function AwaitingRow({ entry }: { readonly entry: HistoryEntry }) {
  const name = documentName(entry.source, entry.kind, entry.created_at)
  const verdict = verdictOfEntry(entry)
  return (
    <li>
      <Link
        to="/review/$jobId"
        params={{ jobId: entry.job_id }}
        className="block px-4 py-3 outline-offset-[-2px] hover:bg-raised"
      >
        <span className="flex items-baseline gap-2">
          <FileName name={name} className="font-medium" />
          <span className="shrink-0 text-xs text-ink-soft">
            <RelativeTime time={entry.created_at} />
          </span>
        </span>
        <span className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
          <VerdictBadge verdict={verdict} />
          <StrongestFinding verdict={verdict} strongest={entry.strongest} />
          <DecisionCounts verdict={verdict} isNamed />
          <OpenLeft entry={entry} />
        </span>
      </Link>
    </li>
  )
}

/** Until it is known whether anything is open. */
function Unknown({ problem }: { readonly problem: ReturnType<typeof roomProblem> }) {
  return (
    <Room title={words.title} lead={words.awaiting.lead}>
      {problem === null ? null : <ProblemNote problem={problem} className="mt-6" />}
    </Room>
  )
}

function NothingOpen() {
  return (
    <main className="flex h-full items-center justify-center">
      <EmptyState title={words.emptyTitle} hint={words.empty}>
        <Link to="/history" className={buttonClass()}>
          {words.toHistory}
        </Link>
        <Link to="/scan" className={buttonClass('primary')}>
          {words.toScan}
        </Link>
      </EmptyState>
    </main>
  )
}
