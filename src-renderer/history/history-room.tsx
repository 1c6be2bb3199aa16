/** The room of past scans: find one, open it, delete it. */

import { useInfiniteQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { Input, SearchField } from 'react-aria-components'
import { DECISIONS } from '../../src-shared/model/vocabulary.ts'
import { roomProblem } from '../data/http-client.ts'
import { historyQuery } from '../data/queries.ts'
import { messages } from '../messages/en.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Choice } from '../ui/choice.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ProblemNote } from '../ui/problem-note.tsx'
import { Room } from '../ui/room.tsx'
import { filterHistory } from './filter-history.ts'
import { HistoryTable } from './history-table.tsx'

const { history: words } = messages
const route = getRouteApi('/history')
const ANY = 'any'

export function HistoryRoom() {
  const search = route.useSearch()
  const history = useInfiniteQuery(historyQuery())
  const entries = history.data?.pages.flatMap((page) => page.jobs) ?? []
  const shown = filterHistory(entries, search)
  const problem = roomProblem(history.error)

  return (
    <Room title={words.title} lead={words.lead} actions={<HistoryFilters />}>
      {problem === null ? null : <ProblemNote problem={problem} className="mt-6" />}
      {shown.length > 0 ? <HistoryTable entries={shown} /> : null}
      {history.isSuccess && entries.length === 0 ? <NothingYet /> : null}
      {entries.length > 0 && shown.length === 0 ? <NothingMatches /> : null}
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
  const { q, decision } = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SearchField
        aria-label={words.search}
        value={q ?? ''}
        onChange={(value) =>
          navigate({
            replace: true,
            search: ({ q: _, ...rest }) => (value === '' ? rest : { ...rest, q: value }),
          })
        }
      >
        <Input
          placeholder={words.search}
          className="h-8 w-52 rounded-md border border-line-strong bg-surface px-3 placeholder:text-ink-soft [&::-webkit-search-cancel-button]:hidden"
        />
      </SearchField>
      <Choice
        label={words.decision}
        value={decision ?? ANY}
        options={[
          { id: ANY, name: words.anyDecision },
          ...DECISIONS.map((id) => ({ id, name: messages.decisions[id] })),
        ]}
        onChange={(id) => {
          const chosen = DECISIONS.find((name) => name === id)
          navigate({
            replace: true,
            search: ({ decision: _, ...rest }) =>
              chosen === undefined ? rest : { ...rest, decision: chosen },
          })
        }}
      />
    </div>
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
    <EmptyState title={words.nothingMatches}>
      <Link to="/history" className={buttonClass()}>
        {words.showEverything}
      </Link>
    </EmptyState>
  )
}
