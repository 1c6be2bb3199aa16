/** The document as pages, drawn near what is seen, with the same marks and selection as the text. */

import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { SourceMap } from '../../../src-shared/model/source-map.ts'
import { messages } from '../../messages/en.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useElementWidth } from '../../ui/use-element-width.ts'
import type { DocumentView } from '../document-view.ts'
import { clickedTarget } from '../drawn-marks.ts'
import { copiedFromPages, coveredItems } from './copy-masked.ts'
import { useLivePages } from './live-pages.ts'
import { usePdf } from './open-pdf.ts'
import { type PageMark, pageMarks } from './page-marks.ts'
import { clearPageRequest, usePageRequest } from './page-request.ts'
import { shareOf } from './page-size.ts'
import { usePages } from './pages-store.ts'
import { PdfPage } from './pdf-page.tsx'
import { Thumbnails } from './thumbnails.tsx'

const { document: words } = messages
const NO_MARKS: readonly PageMark[] = []

export function PdfView(props: DocumentView) {
  const state = usePdf(props.document.job.job_id)
  if (state.name === 'loading') return <EmptyState title={words.pageLoading} />
  if (state.name === 'failed') return <EmptyState title={words.pdfFailed} />
  return <Pages pdf={state.pdf} {...props} />
}

interface PagesProps extends DocumentView {
  readonly pdf: PDFDocumentProxy
}

function Pages(props: PagesProps) {
  const { pdf, document, marks, selected, masked, onSelect } = props
  const { zoom, rotation, thumbnails } = usePages()
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null)
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
  const unreadable = useMemo(() => new Set(document.pages?.without_text), [document.pages])
  // The pages are there once the pane's width is known.
  useScrollToPage(room === 0 ? null : scroller, selected?.page ?? null, selected?.target ?? null)

  return (
    <div className="flex h-full">
      {thumbnails ? <Thumbnails pdf={pdf} marks={byPage} /> : null}
      <div
        ref={setScroller}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region must be reachable by keyboard
        tabIndex={0}
        className="pdf-scroller min-w-0 flex-1"
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
                onScale={tellShare}
                marks={byPage.get(page) ?? NO_MARKS}
                unreadable={unreadable.has(page)}
                selected={selected?.target ?? null}
                masked={masked !== null}
                watch={watch}
                onClickMarks={(targets) => {
                  const target = clickedTarget(targets, selected?.target ?? null)
                  if (target !== null) onSelect(target)
                }}
              />
            ))}
      </div>
    </div>
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
