/** A document of sheets as rows and cells: one sheet at a time, which follows the selection. */

import { useEffect, useMemo, useRef, useState } from 'react'
import type { SourceMap } from '../../../src-shared/model/source-map.ts'
import type { Range } from '../../../src-shared/model/spans.ts'
import { documentName } from '../../messages/document-name.ts'
import { messages } from '../../messages/en.ts'
import type { DocumentView } from '../document-view.ts'
import { drawnMarks, overMasks } from '../drawn-marks.ts'
import { type EditorLayout, NO_LAYOUT } from '../editor-layout.ts'
import type { Find } from '../find/use-find.ts'
import type { PlacedLooks } from '../formatted/pieces.ts'
import { Ruler } from '../ruler/ruler.tsx'
import { SheetGrid } from './sheet-grid.tsx'
import { SheetTabs } from './sheet-tabs.tsx'
import { notesOf, type Sheet, sheetOf } from './sheets.ts'
import { sheetsIn } from './sheets-in.ts'

const NOTHING_MASKED = [] as const

interface TableViewProps extends DocumentView {
  readonly find: Find
  /** Called with the place at the top of what is seen. */
  readonly onSeen: (place: number) => void
}

export function TableView(props: TableViewProps) {
  const { document, marks, selected, masked, find, onSelect, onSeen } = props
  const sheets = sheetsIn(document) ?? []
  const sourceMap = document.source_map as SourceMap
  const drawn = useMemo(() => drawnMarks(marks, masked), [marks, masked])
  const hidden = useMemo(() => sourceMap.filter((range) => range.hidden !== undefined), [sourceMap])
  const noteAt = useMemo(() => notesOf(sourceMap), [sourceMap])
  const outlined = useMemo(() => selected && overMasks(selected, masked), [selected, masked])
  const match = find.current === null ? null : (find.matches[find.current] ?? null)
  const looks: PlacedLooks = {
    text: document.text,
    marks: drawn,
    masked: masked ?? NOTHING_MASKED,
    hidden,
    selected: outlined,
    found: find.matches,
    current: match,
  }
  const isNumbered = useMemo(
    () => masked?.some(({ number }) => number !== undefined) ?? false,
    [masked],
  )
  const [at, setAt] = useState(() => (selected === null ? 0 : sheetOf(sheets, selected)))
  const [layout, setLayout] = useState<EditorLayout>(NO_LAYOUT)
  // What was asked for last is brought into view: a selection, or what was found. A sheet that was chosen by hand stays.
  const [wanted, setWanted] = useState<number | null>(() => selected && placeIn(sheets, selected))
  const goTo = (range: Range) => {
    setAt(sheetOf(sheets, range))
    setWanted(placeIn(sheets, range))
  }
  useFollowed(outlined, goTo)
  useFollowed(match, goTo)
  const sheet = sheets[at]
  if (sheet === undefined) return null
  return (
    <div className="flex h-full flex-col">
      {sheets.length > 1 ? (
        <SheetTabs
          sheets={sheets}
          at={at}
          marks={marks}
          onSheet={(chosen) => {
            setAt(chosen)
            setWanted(null)
          }}
        />
      ) : null}
      <div className="flex min-h-0 flex-1">
        <SheetGrid
          key={at}
          sheet={sheet}
          label={messages.table.label(
            documentName(document.job.source, document.job.input.kind),
            sheet.name,
          )}
          looks={looks}
          isNumbered={isNumbered}
          noteAt={noteAt}
          target={selected?.target ?? null}
          wanted={wanted}
          onReached={() => setWanted(null)}
          onSelect={onSelect}
          onLayout={(next) => {
            setLayout(next)
            onSeen(next.seen.start)
          }}
        />
        <Ruler
          marks={marks}
          matches={find.matches}
          layout={layout}
          onSelect={onSelect}
          onGoTo={(place) => goTo({ start: place, end: place + 1 })}
        />
      </div>
    </div>
  )
}

/** Where a range begins within the sheet that holds most of it. */
function placeIn(sheets: readonly Sheet[], range: Range): number {
  const sheet = sheets[sheetOf(sheets, range)]
  return Math.max(range.start, sheet?.rows[0]?.start ?? 0)
}

/** Goes to a place whenever another one is to be followed; not to the one that is there from the beginning. */
function useFollowed(place: Range | null, goTo: (range: Range) => void): void {
  const start = place?.start ?? null
  const before = useRef(start)
  useEffect(() => {
    if (before.current === start) return
    before.current = start
    if (place !== null) goTo(place)
  })
}
