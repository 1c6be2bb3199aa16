/**
 * A list of findings in reading order, only its visible rows drawn. Its
 * selection is that of the document beside it, and stepping follows its order.
 */

import { createContext, useContext, useEffect, useMemo, useRef } from 'react'
import { ListBox, ListBoxItem, ListLayout, Virtualizer } from 'react-aria-components'
import { maskedText, QUOTE_READ, quoteOf } from '../../src-shared/model/mask.ts'
import type { Range } from '../../src-shared/model/spans.ts'
import type { DocumentFinding } from '../../src-shared/workspace/document.ts'
import { FindingRow } from './finding-row.tsx'
import type { ReviewState } from './review-state.ts'

const ROW_HEIGHT = 52

interface QuoteSource {
  readonly text: string
  readonly stretches: readonly Range[]
  readonly masked: boolean
}

/**
 * What rows read their quotes from. Not a property of the items: the list keeps
 * all of them, 20,000 perhaps, and would make them anew whenever it changes.
 */
const QuoteContext = createContext<QuoteSource>({ text: '', stretches: [], masked: true })

interface FindingsListProps {
  readonly label: string
  readonly findings: readonly DocumentFinding[]
  readonly review: ReviewState
  readonly masked: boolean
}

export function FindingsList({ label, findings, review, masked }: FindingsListProps) {
  const { stretches } = review
  const { text } = review.document
  const source = useMemo(() => ({ text, stretches, masked }), [text, stretches, masked])
  const selected = review.selected?.id
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const index = findings.findIndex((finding) => finding.id === selected)
    if (index !== -1) scrollRowIntoView(list.current, index)
  }, [findings, selected])

  return (
    <QuoteContext value={source}>
      <Virtualizer layout={ListLayout} layoutOptions={{ rowSize: ROW_HEIGHT }}>
        <ListBox
          ref={list}
          aria-label={label}
          items={findings}
          className="h-full overflow-y-auto outline-offset-[-2px]"
          selectionMode="single"
          selectionBehavior="replace"
          selectedKeys={selected === undefined ? [] : [selected]}
          onSelectionChange={(keys) => {
            const [id] = keys === 'all' ? [] : keys
            if (id !== undefined) review.select(Number(id))
          }}
        >
          {(finding) => (
            <ListBoxItem
              id={finding.id}
              textValue={finding.label}
              data-finding-id={finding.id}
              className="group block h-full cursor-default outline-offset-[-2px]"
            >
              <QuotedRow finding={finding} />
            </ListBoxItem>
          )}
        </ListBox>
      </Virtualizer>
    </QuoteContext>
  )
}

/** Drawn for visible rows only, so only they read their quote. */
function QuotedRow({ finding }: { readonly finding: DocumentFinding }) {
  const { text, stretches, masked } = useContext(QuoteContext)
  const { start, end } = finding
  const quote = masked
    ? maskedText(text, finding, stretches, QUOTE_READ)
    : text.slice(start, Math.min(end, start + QUOTE_READ))
  return <FindingRow finding={finding} quote={quoteOf(quote)} />
}

/** Rows that are not drawn cannot scroll themselves; all have one height. */
function scrollRowIntoView(list: HTMLElement | null, index: number): void {
  if (list === null) return
  const top = index * ROW_HEIGHT
  if (top < list.scrollTop) list.scrollTop = top
  const bottom = top + ROW_HEIGHT
  if (bottom > list.scrollTop + list.clientHeight) list.scrollTop = bottom - list.clientHeight
}
