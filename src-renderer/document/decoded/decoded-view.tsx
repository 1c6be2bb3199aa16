/** What rules read beside the text as it is written: codes undone layer by layer, disguises, hidden text. */

import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { overlaps, type Range } from '../../../src-shared/model/spans.ts'
import { TextOffsets } from '../../../src-shared/model/text-offsets.ts'
import { visibleText } from '../../../src-shared/model/visible-text.ts'
import type { Layer } from '../../../src-shared/workspace/layers.ts'
import { problemFrom } from '../../data/http-client.ts'
import { layersQuery } from '../../data/queries.ts'
import { documentName } from '../../messages/document-name.ts'
import { messages } from '../../messages/en.ts'
import { classNames } from '../../ui/class-names.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { DocumentView } from '../document-view.ts'
import { badgeAttributes, drawnMarks, overMasks } from '../drawn-marks.ts'
import { MarkedView } from '../marked-view.tsx'
import { maskedSlice } from '../mask-values.ts'
import { badgeSide } from '../right-to-left.ts'
import { type LayerLooks, layerRuns } from './layer-runs.ts'

const { decoded: words } = messages
/** UTF-16 units of what is written: the text view holds all of it. */
const SHOWN = 400
const NOTHING_MASKED = [] as const

export function DecodedView(props: DocumentView) {
  const { data, error } = useQuery(layersQuery(props.document.job.job_id))
  if (problemFrom(error) !== null) return <EmptyState title={words.failed} />
  if (data === undefined) return <EmptyState title={words.loading} />
  if (data.layers.length === 0) return <EmptyState title={words.none} />
  return <Layers {...props} layers={data.layers} isCut={data.isCut} />
}

interface LayersProps extends DocumentView {
  readonly layers: readonly Layer[]
  readonly isCut: boolean
}

function Layers({ document, layers, isCut, marks, selected, masked, onSelect }: LayersProps) {
  const root = useRef<HTMLDivElement>(null)
  const { text } = document
  const drawn = useMemo(() => drawnMarks(marks, masked), [marks, masked])
  const offsets = useMemo(() => new TextOffsets(text), [text])
  const looks: LayerLooks = {
    marks: drawn,
    masked: masked ?? NOTHING_MASKED,
    selected: selected && overMasks(selected, masked),
  }
  const target = selected?.target ?? null
  const isElsewhere = selected !== null && !layers.some((layer) => overlaps(layer, selected))
  // biome-ignore lint/correctness/useExhaustiveDependencies: another selection may stand elsewhere.
  useEffect(() => {
    root.current?.querySelector('[data-selected]')?.scrollIntoView({ block: 'nearest' })
  }, [target, layers])
  const written = ({ start, end }: Range) => {
    const to = Math.min(end, start + SHOWN)
    const shown = masked
      ? maskedSlice((from, until) => text.slice(from, until), { start, end: to }, masked)
      : text.slice(start, to)
    return `${visibleText(shown)}${to < end ? '…' : ''}`
  }
  /** What is only hidden says what is written: it stands there once. */
  const saysTheSame = (layer: Layer) =>
    layer.text.toLowerCase() === text.slice(layer.start, layer.end).toLowerCase()
  return (
    <MarkedView
      ref={root}
      label={words.label(documentName(document.job.source, document.job.input.kind))}
      className="decoded-view"
      target={target}
      onSelect={onSelect}
    >
      <p className="text-xs text-ink-soft">{words.intro}</p>
      {isElsewhere ? (
        <p role="status" className="mt-2 rounded-md border border-line bg-raised px-3 py-2">
          {words.asWritten}
        </p>
      ) : null}
      {layers.map((layer, index) => (
        <article
          // biome-ignore lint/suspicious/noArrayIndexKey: a layer is its place, which never changes
          key={index}
          className={classNames('decoded-layer', layer.depth > 1 && 'decoded-inner')}
          data-selected={(selected !== null && overlaps(layer, selected)) || undefined}
        >
          <h2 className="flex flex-wrap items-baseline gap-x-3 font-semibold">
            {words.title(layer.kind, layer.code)}
            <span className="text-xs font-normal text-ink-soft tabular-nums">
              {layer.kind === 'code' ? `${words.layer(layer.depth)}, ` : null}
              {words.place(offsets.toWire(layer.start).char, offsets.toWire(layer.end).char)}
            </span>
          </h2>
          <dl>
            {layer.depth > 1 || saysTheSame(layer) ? null : (
              <>
                <dt>{words.written}</dt>
                <dd dir="auto" className="text-ink-soft">
                  {written(layer)}
                </dd>
              </>
            )}
            <dt>{words.says}</dt>
            <dd dir="auto">
              <Said layer={layer} looks={looks} />
              {layer.isCut ? <span className="text-ink-soft"> {words.cut}</span> : null}
            </dd>
          </dl>
        </article>
      ))}
      {isCut ? <p className="mt-3 text-ink-soft">{words.more}</p> : null}
    </MarkedView>
  )
}

function Said({ layer, looks }: { readonly layer: Layer; readonly looks: LayerLooks }) {
  return layerRuns(layer, looks).map(({ text, mark, isSelected }, index) => (
    <span
      // biome-ignore lint/suspicious/noArrayIndexKey: a run is its place
      key={index}
      className={classNames(
        mark?.className,
        badgeSide(index === 0 && mark ? mark.badge : null, text),
        isSelected && 'ev-selected',
      )}
      data-ev={mark?.targets.join(' ')}
      {...badgeAttributes(index === 0 && mark ? mark.badge : null)}
    >
      {visibleText(text)}
    </span>
  ))
}
