/** The room of past scans: find one, open it, delete it, or all that match. */

import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { Input, SearchField } from 'react-aria-components'
import { HISTORY_RESULTS, MAX_HISTORY_WORDS } from '../../src-shared/model/history-query.ts'
import { roomProblem } from '../data/http-client.ts'
import { historyQuery } from '../data/queries.ts'
import { messages } from '../messages/en.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Choice } from '../ui/choice.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ProblemNote } from '../ui/problem-note.tsx'
import { Room } from '../ui/room.tsx'
import { DeleteMatching } from './delete-matching.tsx'
import { HistoryTable } from './history-table.tsx'

const { history: words } = messages
const route = getRouteApi('/history')
const ANY = 'any'
/** Typing is waited for: each search looks at every scan. */
const TYPING_MS = 200

export function HistoryRoom() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const history = useInfiniteQuery(historyQuery(search))
  const entries = history.data?.pages.flatMap((page) => page.jobs) ?? []
  const total = history.data?.pages[0]?.total ?? 0
  const isNarrowed = search.q !== undefined || search.result !== undefined
  const problem = roomProblem(history.error)

  return (
    <Room title={words.title} lead={words.lead} actions={<HistoryFilters />}>
      {problem === null ? null : <ProblemNote problem={problem} className="mt-6" />}
      {search.q === undefined ? null : (
        <p className="mt-3 text-xs text-ink-soft">{words.searched}</p>
      )}
      <div className="mt-4 flex min-h-8 items-center justify-between gap-3">
        <span role="status" className="text-ink-soft">
          {/* What was read before stays told while the service does not answer. */}
          {history.data !== undefined
            ? isNarrowed
              ? words.totalMatching(total)
              : words.total(total)
            : null}
        </span>
        {entries.length > 0 ? (
          <DeleteMatching asked={search} total={total} isNarrowed={isNarrowed} />
        ) : null}
      </div>
      {entries.length > 0 ? (
        <HistoryTable
          entries={entries}
          sort={search.sort ?? 'when'}
          direction={search.direction ?? 'descending'}
          onSort={(sort, direction) =>
            navigate({ replace: true, search: (before) => ({ ...before, sort, direction }) })
          }
        />
      ) : null}
      {history.isSuccess && entries.length === 0 ? (
        isNarrowed ? (
          <NothingMatches />
        ) : (
          <NothingYet />
        )
      ) : null}
      {history.hasNextPage ? (
        <div className="mt-4 flex justify-center">
          <Button
            isDisabled={history.isFetchingNextPage}
            onPress={() => void history.fetchNextPage()}
          >
            {words.more}
          </Button>
        </div>
      ) : null}
    </Room>
  )
}

function HistoryFilters() {
  const { result } = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-2">
      <SearchWords />
      <Choice
        label={words.result}
        value={result ?? ANY}
        options={[
          { id: ANY, name: words.anyResult },
          ...HISTORY_RESULTS.map((id) => ({ id, name: words.results[id] })),
        ]}
        onChange={(id) => {
          const chosen = HISTORY_RESULTS.find((name) => name === id)
          navigate({
            replace: true,
            search: ({ result: _, ...rest }) =>
              chosen === undefined ? rest : { ...rest, result: chosen },
          })
        }}
      />
    </div>
  )
}

/** What is typed is shown at once and asked for a moment later. */
function SearchWords() {
  const { q = '' } = route.useSearch()
  const navigate = route.useNavigate()
  const [typed, setTyped] = useState(q)
  // The address may change by itself: a link, or the way back.
  const [known, setKnown] = useState(q)
  if (known !== q) {
    setKnown(q)
    setTyped(q)
  }
  useEffect(() => {
    if (typed === q) return
    const timer = setTimeout(
      () =>
        navigate({
          replace: true,
          search: ({ q: _, ...rest }) => (typed === '' ? rest : { ...rest, q: typed }),
        }),
      TYPING_MS,
    )
    return () => clearTimeout(timer)
  }, [typed, q, navigate])
  return (
    <SearchField
      aria-label={words.search}
      value={typed}
      maxLength={MAX_HISTORY_WORDS}
      onChange={setTyped}
      className="max-w-full"
    >
      <Input
        placeholder={words.search}
        title={words.searchHint}
        className="h-8 w-64 max-w-full rounded-md border border-line-strong bg-surface px-3 placeholder:text-ink-soft [&::-webkit-search-cancel-button]:hidden"
      />
    </SearchField>
  )
}

function NothingYet() {
  return (
    <EmptyState title={words.empty} hint={words.emptyHint}>
      <Link to="/scan" className={buttonClass('primary')}>
        {messages.review.toScan}
      </Link>
    </EmptyState>
  )
}

function NothingMatches() {
  return (
    <EmptyState title={words.nothingMatches} hint={words.searchHint}>
      <Link to="/history" className={buttonClass()}>
        {words.showEverything}
      </Link>
    </EmptyState>
  )
}
