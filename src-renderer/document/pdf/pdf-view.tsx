/** The document as pages, drawn near what is seen, with the same marks and selection as the text. */

import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { SourceMap } from '../../../src-shared/model/source-map.ts'
import { type Range, rangesWithin } from '../../../src-shared/model/spans.ts'
import { messages } from '../../messages/en.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useElementWidth } from '../../ui/use-element-width.ts'
import type { DocumentView } from '../document-view.ts'
import { clickedTarget } from '../drawn-marks.ts'
import type { Find } from '../find/use-find.ts'
import { maskedSlice } from '../mask-values.ts'
import { copiedFromPages, coveredItems } from './copy-masked.ts'
import { countGhostWords, ghostsByPage } from './ghosts.ts'
import { useLivePages } from './live-pages.ts'
import { usePdf } from './open-pdf.ts'
import { pageWish } from './page-keys.ts'
import { pageMarks, pageStretches } from './page-marks.ts'
import { clearPageRequest, requestPage, usePageRequest } from './page-request.ts'
import { shareOf } from './page-size.ts'
import { usePages } from './pages-store.ts'
import { PdfPage } from './pdf-page.tsx'
import { Thumbnails } from './thumbnails.tsx'

const { document: words } = messages
const NOTHING: readonly never[] = []

interface PdfViewProps extends DocumentView {
  readonly find: Find
}

export function PdfView(props: PdfViewProps) {
  const state = usePdf(props.document.job.job_id)
  if (state.name === 'loading') return <EmptyState title={words.pageLoading} />
  if (state.name === 'failed') return <EmptyState title={words.pdfFailed} />
  return <Pages pdf={state.pdf} {...props} />
}

interface PagesProps extends PdfViewProps {
  readonly pdf: PDFDocumentProxy
}

function Pages(props: PagesProps) {
  const { pdf, document, marks, selected, masked, find, onSelect } = props
  const { zoom, rotation, thumbnails, current: looked } = usePages()
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const hint = useId()
  const room = useElementWidth(scroller)
  const pane = useMemo(
    () => ({ width: room, height: scroller?.clientHeight ?? 0 }),
    [room, scroller],
  )
  useCurrentPage(scroller, pdf.numPages)
  const { live, watch } = useLivePages(scroller)
  const byPage = useMemo(
    () => pageMarks(marks, document.source_map as SourceMap),
    [marks, document.source_map],
  )
  const sourceMap = document.source_map as SourceMap
  const ghosts = useMemo(() => ghostsByPage(sourceMap), [sourceMap])
  const { text } = document
  const stretches = useMemo(() => pageStretches(sourceMap), [sourceMap])
  const textOf = useCallback(
    ({ start, end }: Range) => {
      const slice = (from: number, to: number) => text.slice(from, to)
      return masked === null ? slice(start, end) : maskedSlice(slice, { start, end }, masked)
    },
    [text, masked],
  )
  const { matches, current } = find
  const found = useMemo(() => pageMarks(matches, sourceMap), [matches, sourceMap])
  const match = current === null ? null : (matches[current] ?? null)
  useEffect(() => {
    const page = match && rangesWithin(sourceMap, match).find((range) => range.page)?.page
    if (page) requestPage(page)
  }, [match, sourceMap])
  const unreadable = useMemo(() => new Set(document.pages?.without_text), [document.pages])
  // The pages are there once the pane's width is known.
  useScrollToPage(room === 0 ? null : scroller, selected?.page ?? null, selected?.target ?? null)

  return (
    <div className="flex h-full flex-col">
      <GhostNote text={text} ghosts={ghosts} />
      <p id={hint} hidden>
        {messages.pages.keys}
      </p>
      <div className="flex min-h-0 flex-1">
        {thumbnails ? <Thumbnails pdf={pdf} marks={byPage} /> : null}
        <section
          ref={setScroller}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region must be reachable by keyboard
          tabIndex={0}
          aria-label={messages.pages.region}
          aria-describedby={hint}
          className="pdf-scroller min-w-0 flex-1"
          onKeyDown={(event) => {
            const wish = pageWish(event, usePages.getState())
            if (wish === null) return
            event.preventDefault()
            if ('page' in wish) requestPage(wish.page)
            else usePages.setState(wish)
          }}
          onCopy={(event) => {
            const selection = window.getSelection()
            if (masked === null || selection === null || selection.rangeCount === 0) return
            const copied = copiedFromPages(selection.getRangeAt(0), coveredItems(byPage))
            event.clipboardData.setData('text/plain', copied)
            event.preventDefault()
          }}
        >
          {room === 0
            ? null
            : Array.from({ length: pdf.numPages }, (_, index) => index + 1).map((page) => (
                <PdfPage
                  key={page}
                  pdf={pdf}
                  number={page}
                  live={live.has(page)}
                  zoom={zoom}
                  rotation={rotation}
                  pane={pane}
                  onScale={page === looked ? tellShare : undefined}
                  marks={byPage.get(page) ?? NOTHING}
                  unreadable={unreadable.has(page)}
                  selected={selected?.target ?? null}
                  masked={masked !== null}
                  ghosts={ghosts.get(page) ?? NOTHING}
                  stretches={stretches.get(page) ?? NOTHING}
                  textOf={textOf}
                  found={found.get(page) ?? NOTHING}
                  currentFound={match}
                  watch={watch}
                  onClickMarks={(targets) => {
                    const target = clickedTarget(targets, selected?.target ?? null)
                    if (target !== null) onSelect(target)
                  }}
                />
              ))}
        </section>
      </div>
    </div>
  )
}

interface GhostNoteProps {
  readonly text: string
  readonly ghosts: ReturnType<typeof ghostsByPage>
}

/** Says how much nobody sees, where there is any: a blank page would not. */
function GhostNote({ text, ghosts }: GhostNoteProps) {
  const count = countGhostWords(text, ghosts)
  if (count === 0) return null
  return (
    <p className="shrink-0 border-b border-line bg-warn-tint px-3 py-1.5 text-xs">
      {messages.ghosts.note(count, ghosts.size)}
    </p>
  )
}

function tellShare(scale: number): void {
  usePages.setState({ share: shareOf(scale) })
}

/** Follows which page is in the middle of the pane. */
function useCurrentPage(scroller: HTMLElement | null, total: number): void {
  useEffect(() => {
    usePages.setState({ total, current: 1 })
    if (scroller === null) return
    let frame = 0
    const look = () => {
      frame = 0
      const middle = scroller.getBoundingClientRect().top + scroller.clientHeight / 2
      const page = [...scroller.querySelectorAll<HTMLElement>('[data-page]')].find(
        (element) => element.getBoundingClientRect().bottom >= middle,
      )
      if (page) usePages.setState({ current: Number(page.dataset.page) })
    }
    const ask = () => {
      frame ||= requestAnimationFrame(look)
    }
    scroller.addEventListener('scroll', ask, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      scroller.removeEventListener('scroll', ask)
    }
  }, [scroller, total])
}

/** Brings the page of the selection, or one that was asked for elsewhere, near; the page then places its highlight. */
function useScrollToPage(
  scroller: HTMLElement | null,
  page: number | null,
  selected: number | null,
): void {
  const request = usePageRequest()
  const shown = useRef<number | null>(null)
  useEffect(() => {
    if (scroller === null) return
    const wanted = request.page ?? (selected === shown.current ? null : page)
    shown.current = selected
    if (wanted === null) return
    if (request.page !== null) clearPageRequest()
    const element = scroller.querySelector<HTMLElement>(`[data-page="${wanted}"]`)
    if (element && (request.page !== null || !isInView(element, scroller)))
      element.scrollIntoView({ block: 'start' })
  }, [scroller, page, selected, request])
}

function isInView(element: HTMLElement, scroller: HTMLElement): boolean {
  const [box, pane] = [element.getBoundingClientRect(), scroller.getBoundingClientRect()]
  return box.top < pane.bottom && box.bottom > pane.top
}
