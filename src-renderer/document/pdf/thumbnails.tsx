/** All pages small, drawn near what is seen, each with how many places it holds; one leads to its page. */

import type { PDFDocumentProxy } from 'pdfjs-dist'
import { useEffect, useRef, useState } from 'react'
import { messages } from '../../messages/en.ts'
import { formatNumber } from '../../messages/format.ts'
import { classNames } from '../../ui/class-names.ts'
import { useLivePages } from './live-pages.ts'
import { type PageMark, placesOn } from './page-marks.ts'
import { requestPage } from './page-request.ts'
import { usePages } from './pages-store.ts'

const { pages: words } = messages
/** CSS pixels. */
const WIDTH = 88
/** Small canvases that may live at one time: a tall window shows eight. */
const MOST = 16

interface ThumbnailsProps {
  readonly pdf: PDFDocumentProxy
  readonly marks: ReadonlyMap<number, readonly PageMark[]>
}

export function Thumbnails({ pdf, marks }: ThumbnailsProps) {
  const [scroller, setScroller] = useState<HTMLElement | null>(null)
  const { live, watch } = useLivePages(scroller, MOST)
  return (
    <nav ref={setScroller} aria-label={words.thumbnails} className="pdf-thumbnails">
      {Array.from({ length: pdf.numPages }, (_, index) => index + 1).map((page) => (
        <Thumbnail
          key={page}
          pdf={pdf}
          page={page}
          places={placesOn(marks.get(page))}
          live={live.has(page)}
          watch={watch}
        />
      ))}
    </nav>
  )
}

interface ThumbnailProps {
  readonly pdf: PDFDocumentProxy
  readonly page: number
  readonly places: number
  readonly live: boolean
  readonly watch: (page: number, element: HTMLElement | null) => void
}

function Thumbnail({ pdf, page, places, live, watch }: ThumbnailProps) {
  const box = useRef<HTMLButtonElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const rotation = usePages((state) => state.rotation)
  const isCurrent = usePages((state) => state.current === page)
  useEffect(() => {
    watch(page, box.current)
    return () => watch(page, null)
  }, [watch, page])
  useEffect(() => {
    if (isCurrent) box.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])
  useEffect(() => {
    if (!live) return
    let stop = () => {}
    let gone = false
    const draw = async () => {
      const proxy = await pdf.getPage(page)
      if (gone || canvas.current === null) return
      const turned = proxy.rotate + rotation
      const real = proxy.getViewport({ scale: 1, rotation: turned })
      const viewport = proxy.getViewport({ scale: WIDTH / real.width, rotation: turned })
      canvas.current.width = Math.floor(viewport.width)
      canvas.current.height = Math.min(400, Math.floor(viewport.height))
      const task = proxy.render({ canvas: canvas.current, viewport })
      stop = () => task.cancel()
      await task.promise
    }
    // A page that cannot be drawn says so where it is large.
    draw().catch(() => {})
    return () => {
      gone = true
      stop()
    }
  }, [live, pdf, page, rotation])
  return (
    <button
      ref={box}
      type="button"
      data-page={page}
      aria-label={words.thumbnail(page, places)}
      aria-current={isCurrent ? 'page' : undefined}
      className={classNames('pdf-thumbnail', isCurrent && 'pdf-thumbnail-current')}
      onClick={() => requestPage(page)}
    >
      {live ? <canvas ref={canvas} /> : <span className="pdf-thumbnail-blank" />}
      <span aria-hidden="true" className="flex justify-between text-xs tabular-nums">
        {formatNumber(page)}
        {places === 0 ? null : <span className="pdf-thumbnail-count">{formatNumber(places)}</span>}
      </span>
    </button>
  )
}
