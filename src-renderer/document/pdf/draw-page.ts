/** Draws one page: its picture on a canvas, and over it the letters as elements that can be measured and selected. */

import { type PDFPageProxy, RenderingCancelledException, TextLayer } from 'pdfjs-dist'

/** Pixels of one canvas, and of one of its sides; larger pages are drawn coarser. */
const MAX_CANVAS_PIXELS = 16_000_000
const MAX_CANVAS_SIDE = 8_192

export interface DrawnPage {
  /** Elements of the text items, in the order of `getTextContent()`. */
  readonly textDivs: readonly HTMLElement[]
}

export interface PageDrawing {
  /** Null where the drawing was cancelled. */
  readonly done: Promise<DrawnPage | null>
  readonly cancel: () => void
}

/** Draws at `scale` CSS pixels a point. */
export function drawPage(
  page: PDFPageProxy,
  scale: number,
  /** Of the page's own, clockwise. */
  rotation: number,
  canvas: HTMLCanvasElement,
  textLayer: HTMLElement,
): PageDrawing {
  const viewport = page.getViewport({ scale, rotation: page.rotate + rotation })
  const { width, height } = viewport
  const density = Math.min(
    window.devicePixelRatio || 1,
    Math.sqrt(MAX_CANVAS_PIXELS / (width * height)),
    MAX_CANVAS_SIDE / Math.max(width, height),
  )
  canvas.width = Math.max(1, Math.floor(width * density))
  canvas.height = Math.max(1, Math.floor(height * density))
  const render = page.render({
    canvas,
    viewport,
    transform: [density, 0, 0, density, 0, 0],
  })
  textLayer.replaceChildren()
  let layer: TextLayer | null = null
  let cancelled = false
  const drawLetters = async (): Promise<readonly HTMLElement[]> => {
    // The extractor asks the same way: the n-th item here is the n-th item of the source map.
    const content = await page.getTextContent()
    if (cancelled) return []
    layer = new TextLayer({ textContentSource: content, container: textLayer, viewport })
    await layer.render()
    for (const [item, div] of layer.textDivs.entries()) div.dataset.item = String(item)
    return layer.textDivs
  }
  return {
    // Both from the start: a picture that is cancelled while the letters are still read is refused, and was heard by nobody.
    done: Promise.all([drawLetters(), render.promise]).then(
      ([textDivs]) => (cancelled ? null : { textDivs }),
      (error) => {
        if (cancelled || error instanceof RenderingCancelledException) return null
        throw error
      },
    ),
    cancel: () => {
      cancelled = true
      render.cancel()
      layer?.cancel()
    },
  }
}
