/** A document as it looks (Word, web page, Markdown), with the marks in place; what its structure does not show stands in bands. */

import { useQuery } from '@tanstack/react-query'
import { createElement, Fragment, type ReactNode, useEffect, useMemo, useRef } from 'react'
import type { SourceMap } from '../../../src-shared/model/source-map.ts'
import type {
  FormattedElement,
  FormattedNode,
  PlacedText,
} from '../../../src-shared/workspace/formatted.ts'
import { problemFrom } from '../../data/http-client.ts'
import { formattedQuery } from '../../data/queries.ts'
import { documentName } from '../../messages/document-name.ts'
import { messages } from '../../messages/en.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import type { DocumentView } from '../document-view.ts'
import { drawnMarks, overMasks } from '../drawn-marks.ts'
import type { Find } from '../find/use-find.ts'
import { MarkedView } from '../marked-view.tsx'
import { Pieces } from './piece-view.tsx'
import { type PlacedLooks, piecesOf } from './pieces.ts'
import {
  type Band,
  isContainer,
  isLetter,
  type PlacedDocument,
  placeBlocks,
} from './place-blocks.ts'

const { formatted: words } = messages
const NOTHING_MASKED = [] as const
const NO_BANDS: readonly Band[] = []

interface FormattedViewProps extends DocumentView {
  readonly find: Find
}

export function FormattedView(props: FormattedViewProps) {
  const { data, error } = useQuery(formattedQuery(props.document.job.job_id))
  if (problemFrom(error) !== null) return <EmptyState title={words.failed} />
  if (data === undefined) return <EmptyState title={words.loading} />
  return <Page {...props} nodes={data.nodes} isCut={data.isCut} />
}

interface PageProps extends FormattedViewProps {
  readonly nodes: readonly FormattedNode[]
  readonly isCut: boolean
}

function Page(props: PageProps) {
  const { document, nodes, isCut, marks, selected, masked, find, onSelect } = props
  const root = useRef<HTMLDivElement>(null)
  const sourceMap = document.source_map as SourceMap
  const placed = useMemo(
    () => placeBlocks(nodes, document.text, sourceMap),
    [nodes, document.text, sourceMap],
  )
  const drawn = useMemo(() => drawnMarks(marks, masked), [marks, masked])
  const hidden = useMemo(
    () => sourceMap.filter((range) => range.hidden !== undefined && range.hidden !== 'deleted'),
    [sourceMap],
  )
  const looks: PlacedLooks = {
    text: document.text,
    marks: drawn,
    masked: masked ?? NOTHING_MASKED,
    hidden,
    selected: selected && overMasks(selected, masked),
    found: find.matches,
    current: find.current === null ? null : (find.matches[find.current] ?? null),
  }
  // The place that is looked at comes into view; the mark of it carries its target.
  const target = selected?.target ?? null
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn anew, it may stand elsewhere.
  useEffect(() => {
    if (target === null) return
    root.current?.querySelector('[data-selected]')?.scrollIntoView({ block: 'nearest' })
  }, [target, placed])
  const { current } = looks
  useEffect(() => {
    if (current === null) return
    root.current?.querySelector('.found-current')?.scrollIntoView({ block: 'center' })
  }, [current])
  return (
    <MarkedView
      ref={root}
      label={words.label(documentName(document.job.source, document.job.input.kind))}
      className="formatted-view"
      target={target}
      onSelect={onSelect}
    >
      <article className="formatted-page">
        <Bands bands={placed.bands.get(null) ?? NO_BANDS} looks={looks} />
        {nodes.map((node, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a node is its place, which never changes
          <Node key={index} node={node} placed={placed} looks={looks} />
        ))}
        <Bands bands={placed.bands.get('end') ?? NO_BANDS} looks={looks} />
        {isCut ? <p className="formatted-band">{words.cut}</p> : null}
      </article>
    </MarkedView>
  )
}

interface NodeProps {
  readonly node: FormattedNode
  readonly placed: PlacedDocument
  readonly looks: PlacedLooks
}

/** A node that is no text of a block: blocks draw their own text. */
function Node({ node, placed, looks }: NodeProps): ReactNode {
  if (typeof node === 'string') return node
  if ('text' in node) return placedText(node, looks)
  const { tag, colSpan, rowSpan, children } = node
  const places = placed.places.get(node)
  const own = { taken: 0 }
  const inside = children.map((child, index) =>
    isContainer(child) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Node key={index} node={child} placed={placed} looks={looks} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Fragment key={index}>{inline(child, places, own, looks)}</Fragment>
    ),
  )
  const bands = placed.bands.get(node) ?? NO_BANDS
  if (tag === 'table') {
    return (
      <table>
        <tbody>{inside}</tbody>
      </table>
    )
  }
  const standing = <Bands bands={bands} looks={looks} />
  // Nothing may stand beside a cell or an item: theirs stands in them.
  if (HOLDS_BANDS.has(tag)) {
    return createElement(tag, { colSpan, rowSpan, dir: 'auto' }, inside, standing)
  }
  return (
    <>
      {createElement(tag, { dir: 'auto' }, tag === 'br' ? undefined : inside)}
      {standing}
    </>
  )
}

const HOLDS_BANDS: ReadonlySet<FormattedElement['tag']> = new Set(['li', 'td', 'th', 'blockquote'])

function placedText({ text, at }: PlacedText, looks: PlacedLooks): ReactNode {
  const places = Int32Array.from({ length: text.length }, (_, index) => at + index)
  return <Pieces pieces={piecesOf(text, places, looks)} />
}

/** Text and what dresses it; `own.taken` counts the block's letters that were drawn. */
function inline(
  node: FormattedNode,
  places: Uint32Array | undefined,
  own: { taken: number },
  looks: PlacedLooks,
): ReactNode {
  if (typeof node !== 'string') {
    return 'text' in node ? placedText(node, looks) : dressed(node, places, own, looks)
  }
  const known = new Int32Array(node.length)
  for (let at = 0; at < node.length; at++) {
    // White space belongs to the letter before it, so that a mark is not parted.
    known[at] = isLetter(node[at] as string)
      ? (places?.[own.taken++] ?? -1)
      : own.taken === 0
        ? -1
        : spaceBehind(places, own.taken)
  }
  return <Pieces pieces={piecesOf(node, known, looks)} />
}

function spaceBehind(places: Uint32Array | undefined, taken: number): number {
  const before = places?.[taken - 1]
  return before === undefined ? -1 : before + 1
}

function dressed(
  { tag, children }: FormattedElement,
  places: Uint32Array | undefined,
  own: { taken: number },
  looks: PlacedLooks,
): ReactNode {
  if (tag === 'br') return <br />
  return createElement(
    tag,
    null,
    children.map((child, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Fragment key={index}>{inline(child, places, own, looks)}</Fragment>
    )),
  )
}

interface BandsProps {
  readonly bands: readonly Band[]
  readonly looks: PlacedLooks
}

function Bands({ bands, looks }: BandsProps) {
  return bands.map((band) => {
    const text = looks.text.slice(band.start, band.end)
    const places = Int32Array.from({ length: text.length }, (_, at) => band.start + at)
    return (
      <aside key={band.start} className="formatted-band" dir="auto">
        <span className="formatted-band-title">{words.band(band.part, band.hidden)}</span>
        <Pieces pieces={piecesOf(text, places, { ...looks, hidden: [] })} />
      </aside>
    )
  })
}
