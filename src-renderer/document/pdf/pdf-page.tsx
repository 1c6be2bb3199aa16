/** One page: its place while it is far away, drawn with its marks while it is near. */

import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist'
import { type CSSProperties, useEffect, useMemo, useRef, useState } from 'react'
import type { Range } from '../../../src-shared/model/spans.ts'
import { messages } from '../../messages/en.ts'
import { TriangleAlert } from '../../ui/icons.ts'
import { targetsOf } from '../drawn-marks.ts'
import { BadgeLayer } from './badge-layer.tsx'
import { CoverLayer } from './cover-layer.tsx'
import { drawPage } from './draw-page.ts'
import { FoundLayer } from './found-layer.tsx'
import { GhostLayer, type PlacedGhost } from './ghost-layer.tsx'
import { type Ghost, ghostPlace } from './ghosts.ts'
import type { PlacedMark } from './margin-badges.ts'
import { MarkLayer } from './mark-layer.tsx'
import { measureMark } from './measure-mark.ts'
import { type OnPage, type PageMark, placesOn } from './page-marks.ts'
import { usePageRequest } from './page-request.ts'
import { type Rotation, type Size, scaleOf, type Zoom } from './page-size.ts'
import { holds, type Rect } from './rects.ts'

const { document: words } = messages
/** US Letter in points, until a page says its own size. */
const LETTER: Size = { width: 612, height: 792 }

interface PdfPageProps {
  readonly pdf: PDFDocumentProxy
  readonly number: number
  /** Draw it now; otherwise only hold its place. */
  readonly live: boolean
  readonly zoom: Zoom
  readonly rotation: Rotation
  /** In CSS pixels. */
  readonly pane: Size
  /** Told what the page is drawn at, in pixels a point. */
  readonly onScale: ((scale: number) => void) | undefined
  readonly marks: readonly PageMark[]
  readonly unreadable: boolean
  readonly selected: number | null
  readonly masked: boolean
  readonly ghosts: readonly OnPage<Ghost>[]
  /** What of the canonical text stands on it. */
  readonly stretches: readonly Range[]
  /** The canonical text of a stretch, masked where values are masked. */
  readonly textOf: (range: Range) => string
  /** Where what was looked for stands. */
  readonly found: readonly OnPage<Range>[]
  /** The match that is looked at, where it is on this page. */
  readonly currentFound: Range | null
  readonly onClickMarks: (targets: readonly number[]) => void
  readonly watch: (page: number, element: HTMLElement | null) => void
}

export function PdfPage(props: PdfPageProps) {
  const { pdf, number, live, zoom, rotation, pane, onScale, marks, unreadable, selected, masked } =
    props
  const { onClickMarks, watch, ghosts, stretches, textOf, found, currentFound } = props
  const [size, setSize] = useState<Size>(LETTER)
  const [failed, setFailed] = useState(false)
  const [placed, setPlaced] = useState<readonly PlacedMark[]>([])
  const box = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const textLayer = useRef<HTMLDivElement>(null)
  const [textDivs, setTextDivs] = useState<readonly HTMLElement[]>([])
  const scale = scaleOf(zoom, size, pane)
  const pixels = { width: size.width * scale, height: size.height * scale }

  useEffect(() => {
    watch(number, box.current)
    return () => watch(number, null)
  }, [watch, number])

  useEffect(() => onScale?.(scale), [onScale, scale])

  useEffect(() => {
    if (!live) return
    let cancel = () => {}
    let gone = false
    const draw = async () => {
      const page = await pdf.getPage(number)
      if (gone) return
      const real = page.getViewport({ scale: 1, rotation: page.rotate + rotation })
      if (real.width !== size.width || real.height !== size.height) {
        setSize({ width: real.width, height: real.height })
        return
      }
      if (canvas.current === null || textLayer.current === null) return
      const drawing = drawPage(page, scale, rotation, canvas.current, textLayer.current)
      cancel = drawing.cancel
      const drawn = await drawing.done
      if (gone || drawn === null) return
      setTextDivs(drawn.textDivs)
    }
    draw().catch(() => {
      if (!gone) setFailed(true)
    })
    return () => {
      gone = true
      cancel()
      setTextDivs([])
      // What is drawn next may succeed.
      setFailed(false)
      void pdf.getPage(number).then(
        (page: PDFPageProxy) => page.cleanup(),
        () => {},
      )
    }
  }, [live, pdf, number, scale, rotation, size])

  useEffect(() => {
    setPlaced(placeMarks(box.current, textDivs, marks))
  }, [textDivs, marks])

  const placedGhosts = useMemo(
    () => placeGhosts(box.current, textDivs, ghosts, textOf),
    [textDivs, ghosts, textOf],
  )
  // A cover hides letters from eyes alone: where values are masked they are not read out either.
  const spoken = useMemo(
    () => (live && masked ? stretches.map(textOf).join('\n') : null),
    [live, masked, stretches, textOf],
  )
  const foundRects = useMemo(
    () =>
      found.map(({ mark, parts }) => ({
        match: mark,
        rects: rectsOf(box.current, textDivs, parts),
      })),
    [textDivs, found],
  )

  useEffect(() => {
    const match = foundRects.find(({ match }) => match === currentFound)
    const first = match?.rects[0]
    if (first && box.current) scrollRectIntoView(box.current, first)
  }, [foundRects, currentFound])

  const sought = useRef<{ selected: number | null; serial: number } | null>(null)
  useEffect(() => {
    const { serial } = usePageRequest.getState()
    if (sought.current?.selected !== selected) sought.current = { selected, serial }
    // Who went to another page since stays there, also where this one is drawn late or anew.
    if (sought.current.serial !== serial) return
    const first = placed.find(({ mark }) => mark.target === selected)?.rects[0]
    if (first && box.current) scrollRectIntoView(box.current, first)
  }, [placed, selected])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: every mark is also a row of the list
    <section
      ref={box}
      data-page={number}
      aria-label={words.pageName(number, pdf.numPages, placesOn(marks))}
      className="pdf-page"
      style={{ ...pixels, '--total-scale-factor': scale, '--scale-factor': scale } as CSSProperties}
      onClick={(event) => {
        if (!window.getSelection()?.isCollapsed) return
        const corner = event.currentTarget.getBoundingClientRect()
        const targets = targetsAt(placed, event.clientX - corner.left, event.clientY - corner.top)
        if (targets.length > 0) onClickMarks(targets)
      }}
      // Marks lie below the letters, which take the pointer: the page says what is under it.
      onPointerMove={({ currentTarget, clientX, clientY }) => {
        const corner = currentTarget.getBoundingClientRect()
        const targets = targetsAt(placed, clientX - corner.left, clientY - corner.top)
        if (targets.length === 0) delete currentTarget.dataset.ev
        else currentTarget.dataset.ev = targets.join(' ')
      }}
    >
      {live ? (
        <>
          <canvas ref={canvas} />
          <GhostLayer {...pixels} ghosts={placedGhosts} />
          {masked ? <CoverLayer {...pixels} marks={placed} textOf={textOf} /> : null}
          <FoundLayer {...pixels} found={foundRects} current={currentFound} isCovered={masked} />
          <MarkLayer {...pixels} marks={placed} selected={selected} />
          <BadgeLayer height={pixels.height} marks={placed} />
          <div ref={textLayer} className="text-layer" aria-hidden={spoken !== null} />
          {spoken === null ? null : <p className="sr-only">{spoken}</p>}
        </>
      ) : null}
      {unreadable ? <PageNote>{words.noTextLayer}</PageNote> : null}
      {failed ? <PageNote>{words.pageFailed}</PageNote> : null}
    </section>
  )
}

function PageNote({ children }: { readonly children: string }) {
  return (
    <p className="pdf-page-note">
      <TriangleAlert aria-hidden="true" className="size-4 shrink-0 text-warn" />
      {children}
    </p>
  )
}

function placeMarks(
  box: HTMLElement | null,
  textDivs: readonly HTMLElement[],
  marks: readonly PageMark[],
): readonly PlacedMark[] {
  if (box === null || textDivs.length === 0) return []
  return marks.map((entry) => ({
    mark: entry.mark,
    rects: measureMark(box, textDivs, entry),
  }))
}

function rectsOf(
  box: HTMLElement | null,
  textDivs: readonly HTMLElement[],
  parts: PageMark['parts'],
): readonly Rect[] {
  return box === null || textDivs.length === 0 ? [] : measureMark(box, textDivs, { parts })
}

function placeGhosts(
  box: HTMLElement | null,
  textDivs: readonly HTMLElement[],
  ghosts: readonly OnPage<Ghost>[],
  textOf: (range: Range) => string,
): readonly PlacedGhost[] {
  if (box === null || textDivs.length === 0) return []
  const page = { width: box.clientWidth, height: box.clientHeight }
  return ghosts.map(({ mark, parts }) => ({
    ghost: mark,
    text: textOf(mark),
    place: ghostPlace(rectsOf(box, textDivs, parts), page),
  }))
}

/** What a click at a place selects in turn, the shortest stretch first. */
function targetsAt(placed: readonly PlacedMark[], x: number, y: number): readonly number[] {
  return targetsOf(
    placed
      .filter(({ rects }) => rects.some((rect) => holds(rect, x, y)))
      .map(({ mark }) => mark)
      .sort((a, b) => a.end - a.start - (b.end - b.start)),
  )
}

function scrollRectIntoView(page: HTMLElement, rect: Rect): void {
  const scroller = page.closest('.pdf-scroller')
  if (scroller === null) return
  const pane = scroller.getBoundingClientRect()
  const top = page.getBoundingClientRect().top + rect.top - pane.top
  if (top >= 24 && top + rect.height <= pane.height - 24) return
  scroller.scrollTop += top - pane.height / 2
}
