/** Groups as rows: what each is, its severity, its first quote, and what was decided. */

import { memo, useContext, useMemo } from 'react'
import { type FindingStatus, statusTogether } from '../../src-shared/model/judging.ts'
import type { DocumentFinding } from '../../src-shared/workspace/document.ts'
import { countOpen } from '../findings/counts.ts'
import { isNewSince, type ReviewGroup } from '../findings/groups.ts'
import {
  groupOfLine,
  isKind,
  isSpread,
  type Kind,
  type Kinds,
  listLines,
} from '../findings/kinds.ts'
import { messages } from '../messages/en.ts'
import { findingTitle } from '../messages/finding-title.ts'
import { FindingList } from './finding-list.tsx'
import { FindingRow } from './finding-row.tsx'
import { fromItsWords, quoteLine } from './quote.ts'
import { QuoteContext } from './quote-source.ts'
import { useReviewOptions } from './review-options.ts'
import { StatusContext } from './status-context.ts'

interface GroupListProps {
  readonly label: string
  readonly groups: readonly ReviewGroup[]
  readonly kinds: Kinds
  readonly selected: ReviewGroup | null
  readonly onSelect: (finding: number | null) => void
  readonly onOpen: (() => void) | undefined
}

export const GroupList = memo(function GroupList(props: GroupListProps) {
  const { label, groups, kinds, selected, onSelect, onOpen } = props
  const statuses = useContext(StatusContext)
  const spread = useReviewOptions((state) => state.spread)
  const lines = useMemo(() => listLines(groups, kinds, spread), [groups, kinds, spread])
  const kind = selected === null ? undefined : kinds.get(selected.index)
  const line = kind === undefined || isSpread(kind, spread) ? selected : kind
  return (
    <FindingList
      label={label}
      items={lines}
      keyOf={keyOfLine}
      selected={line === null ? null : keyOfLine(line)}
      onSelect={(chosen) => onSelect(groupOfLine(chosen, selected, statuses).places[0]?.id ?? null)}
      onOpen={onOpen}
    >
      {drawLine}
    </FindingList>
  )
})

/** Of kinds below zero, so that none is that of a group. */
const keyOfLine = (line: ReviewGroup | Kind) =>
  isKind(line) ? -1 - (line.groups[0]?.index ?? 0) : line.index
const drawLine = (line: ReviewGroup | Kind) =>
  isKind(line) ? <KindRow kind={line} /> : <GroupRow group={line} />

function GroupRow({ group }: { readonly group: ReviewGroup }) {
  const source = useContext(QuoteContext)
  const status: FindingStatus = useContext(StatusContext)[group.index] ?? 'open'
  const [first] = group.places
  const [form] = group.forms
  const shown = form?.findings[0]
  if (first === undefined || form === undefined || shown === undefined) return null
  return (
    <FindingRow
      {...group}
      title={findingTitle(group, group.strongest.explanations)}
      status={status}
      quote={quoteLine(source, fromItsWords(form, shown), shown)}
      page={first.page}
      places={group.places.length}
      newValues={isNewSince(group) ? 1 : 0}
    />
  )
}

/** Values that a line of their kind names; how many more there are it counts. */
const NAMED = 3

function KindRow({ kind: { groups } }: { readonly kind: Kind }) {
  const source = useContext(QuoteContext)
  const statuses = useContext(StatusContext)
  const [first] = groups
  if (first === undefined) return null
  const quotes = groups.slice(0, NAMED).flatMap(({ forms: [place] }) => {
    const finding = place?.findings[0]
    return place && finding ? [quoteLine(source, place, finding)] : []
  })
  const own = groups.map(({ index }) => statuses[index] ?? 'open')
  return (
    <FindingRow
      {...first}
      status={statusTogether(own)}
      quote={quotes.join(', ')}
      page={null}
      places={1}
      values={groups.length}
      openValues={countOpen(own)}
      newValues={groups.filter(isNewSince).length}
    />
  )
}

interface CandidateListProps {
  readonly candidates: readonly DocumentFinding[]
  readonly selected: number | null
  readonly onSelect: (finding: number) => void
  readonly onOpen: (() => void) | undefined
}

/** Rejected candidates, one row each: nothing about them is to be decided. */
export function CandidateList(props: CandidateListProps) {
  const { candidates, selected, onSelect, onOpen } = props
  return (
    <FindingList
      label={messages.review.rejectedList}
      items={candidates}
      keyOf={idOf}
      selected={selected}
      onSelect={({ id }) => onSelect(id)}
      onOpen={onOpen}
    >
      {drawCandidate}
    </FindingList>
  )
}

const idOf = ({ id }: DocumentFinding) => id
const drawCandidate = (finding: DocumentFinding) => <CandidateRow finding={finding} />

function CandidateRow({ finding }: { readonly finding: DocumentFinding }) {
  const source = useContext(QuoteContext)
  return (
    <FindingRow
      label={finding.label}
      categories={[finding.category]}
      severity={null}
      status="rejected"
      quote={quoteLine(source, finding, finding)}
      page={finding.page}
      places={1}
    />
  )
}
