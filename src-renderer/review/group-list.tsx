/** Groups as rows: what each is, its severity, its first quote, and what was decided. */

import { memo, useContext } from 'react'
import type { FindingStatus } from '../../src-shared/model/judging.ts'
import type { DocumentFinding } from '../../src-shared/workspace/document.ts'
import type { ReviewGroup } from '../findings/groups.ts'
import { messages } from '../messages/en.ts'
import { FindingList } from './finding-list.tsx'
import { FindingRow } from './finding-row.tsx'
import { quoteLine } from './quote.ts'
import { QuoteContext } from './quote-source.ts'
import { StatusContext } from './status-context.ts'

interface GroupListProps {
  readonly label: string
  readonly groups: readonly ReviewGroup[]
  readonly selected: number | null
  readonly onSelect: (finding: number | null) => void
}

export const GroupList = memo(function GroupList(props: GroupListProps) {
  const { label, groups, selected, onSelect } = props
  return (
    <FindingList
      label={label}
      items={groups}
      keyOf={indexOf}
      selected={selected}
      onSelect={(group) => onSelect(group.places[0]?.id ?? null)}
    >
      {drawGroup}
    </FindingList>
  )
})

const indexOf = ({ index }: ReviewGroup) => index
const drawGroup = (group: ReviewGroup) => <GroupRow group={group} />

function GroupRow({ group }: { readonly group: ReviewGroup }) {
  const source = useContext(QuoteContext)
  const status: FindingStatus = useContext(StatusContext)[group.index] ?? 'open'
  const [first] = group.places
  const strongest = first?.findings[0]
  if (first === undefined || strongest === undefined) return null
  return (
    <FindingRow
      {...group}
      status={status}
      quote={quoteLine(source, first, strongest)}
      page={first.page}
      places={group.places.length}
    />
  )
}

interface CandidateListProps {
  readonly candidates: readonly DocumentFinding[]
  readonly selected: number | null
  readonly onSelect: (finding: number) => void
}

/** Rejected candidates, one row each: nothing about them is to be decided. */
export function CandidateList({ candidates, selected, onSelect }: CandidateListProps) {
  return (
    <FindingList
      label={messages.review.rejectedList}
      items={candidates}
      keyOf={idOf}
      selected={selected}
      onSelect={({ id }) => onSelect(id)}
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
