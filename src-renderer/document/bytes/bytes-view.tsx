/** The bytes around the selection: what is there, whatever it looks like. */

import { Fragment, useEffect, useMemo, useState } from 'react'
import { rangesWithin } from '../../../src-shared/model/spans.ts'
import { TextOffsets } from '../../../src-shared/model/text-offsets.ts'
import { documentName } from '../../messages/document-name.ts'
import { messages } from '../../messages/en.ts'
import { formatNumber } from '../../messages/format.ts'
import { IconButton } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ChevronDown, ChevronUp } from '../../ui/icons.ts'
import { useElementWidth } from '../../ui/use-element-width.ts'
import type { DocumentView } from '../document-view.ts'
import { type DrawnMark, drawnMarks } from '../drawn-marks.ts'
import { MarkedView } from '../marked-view.tsx'
import { type ByteCell, byteRows, letterOf, ROW_BYTES, wholePlace } from './byte-rows.ts'

const { bytes: words } = messages
/** Bytes that are shown at one time. */
const SHOWN = 4_096
/** Pixels from which a row of sixteen bytes and its letters stand beside each other. */
const WIDE = 680
/** UTF-16 units before the selection. */
const LEAD = 512

export function BytesView({ document, marks, selected, masked, onSelect }: DocumentView) {
  const { text } = document
  const [root, setRoot] = useState<HTMLDivElement | null>(null)
  const width = useElementWidth(root)
  const inRow = width > 0 && width < WIDE ? ROW_BYTES.narrow : ROW_BYTES.wide
  const offsets = useMemo(() => new TextOffsets(text), [text])
  const drawn = useMemo(() => drawnMarks(marks), [marks])
  const home = wholePlace(text, Math.max(0, (selected?.start ?? 0) - LEAD))
  const [moved, setMoved] = useState<{ readonly home: number; readonly from: number } | null>(null)
  const from = moved?.home === home ? moved.from : home
  const firstByte = offsets.toWire(from).byte
  const { rows, end } = useMemo(
    () => byteRows(text, from, firstByte, SHOWN, inRow),
    [text, from, firstByte, inRow],
  )
  const target = selected?.target ?? null
  // biome-ignore lint/correctness/useExhaustiveDependencies: another selection stands elsewhere.
  useEffect(() => {
    root?.querySelector('[data-selected]')?.scrollIntoView({ block: 'center' })
  }, [target, from, root, inRow])
  const lookOf = ({ place }: ByteCell): Look => {
    const at = { start: place, end: place + 1 }
    return {
      mark: rangesWithin(drawn, at)[0] ?? null,
      isMasked: masked !== null && rangesWithin(masked, at).length > 0,
      isSelected: selected !== null && place >= selected.start && place < selected.end,
    }
  }
  const lastByte = offsets.toWire(end).byte
  const selectedBytes = selected && {
    from: offsets.toWire(selected.start).byte,
    to: offsets.toWire(selected.end).byte,
  }
  return (
    <div className="flex h-full flex-col">
      <div className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-raised px-3 py-1 text-xs text-ink-soft tabular-nums">
        <span>{words.hint}</span>
        <span>{words.range(firstByte, lastByte, offsets.end.byte)}</span>
        {selectedBytes === null ? null : (
          <span className="text-ink">
            {words.selected(selectedBytes.from, selectedBytes.to - selectedBytes.from)}
          </span>
        )}
        <span className="ms-auto flex">
          <IconButton
            small
            aria-label={words.earlier}
            isDisabled={from === 0}
            onPress={() => setMoved({ home, from: wholePlace(text, Math.max(0, from - SHOWN)) })}
          >
            <ChevronUp aria-hidden="true" className="size-4" />
          </IconButton>
          <IconButton
            small
            aria-label={words.later}
            isDisabled={end >= text.length}
            onPress={() => setMoved({ home, from: end })}
          >
            <ChevronDown aria-hidden="true" className="size-4" />
          </IconButton>
        </span>
      </div>
      <MarkedView
        ref={setRoot}
        label={words.label(documentName(document.job.source, document.job.input.kind))}
        className="bytes-view"
        target={target}
        onSelect={onSelect}
      >
        <table aria-label={messages.views.names.bytes}>
          <thead>
            <tr>
              <th scope="col">{words.offset}</th>
              <th scope="col">{words.hex}</th>
              <th scope="col">{words.letters}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ offset, cells }) => {
              const looks = cells.map((cell) => cell && lookOf(cell))
              return (
                <tr key={offset}>
                  <th scope="row" title={formatNumber(offset)}>
                    {offset.toString(16).padStart(6, '0')}
                  </th>
                  <td>
                    <Cells cells={cells} looks={looks} draw={hexOf} gap />
                  </td>
                  <td>
                    <Cells cells={cells} looks={looks} draw={letterOf} />
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </MarkedView>
    </div>
  )
}

function hexOf(value: number): string {
  return value.toString(16).padStart(2, '0')
}

interface Look {
  readonly mark: DrawnMark | null
  readonly isMasked: boolean
  readonly isSelected: boolean
}

interface CellsProps {
  readonly cells: readonly (ByteCell | null)[]
  readonly looks: readonly (Look | null)[]
  readonly draw: (value: number) => string
  /** Whether the bytes stand apart. */
  readonly gap?: boolean
}

/** Bytes of one look as one element: a row has one or two, not sixteen. */
function Cells({ cells, looks, draw, gap = false }: CellsProps) {
  const runs: { text: string; look: Look | null; length: number }[] = []
  for (const [column, cell] of cells.entries()) {
    const look = looks[column] ?? null
    const value = cell === null ? null : draw(cell.value)
    const text =
      value === null ? (gap ? '  ' : ' ') : look?.isMasked ? value.replace(/./g, '•') : value
    const last = runs.at(-1)
    if (last !== undefined && isSame(last.look, look)) {
      last.text += gap ? ` ${text}` : text
    } else runs.push({ text, look, length: 1 })
  }
  return runs.map(({ text, look }, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a run is its place
    <Fragment key={index}>
      {gap && index > 0 ? ' ' : null}
      {look?.mark || look?.isSelected ? (
        <span
          className={classNames(look.mark?.className, look.isSelected && 'bytes-selected')}
          data-ev={look.mark?.targets.join(' ')}
          data-selected={look.isSelected || undefined}
        >
          {text}
        </span>
      ) : (
        text
      )}
    </Fragment>
  ))
}

function isSame(a: Look | null, b: Look | null): boolean {
  if (a === null || b === null) return a === b
  return a.mark === b.mark && a.isMasked === b.isMasked && a.isSelected === b.isSelected
}
