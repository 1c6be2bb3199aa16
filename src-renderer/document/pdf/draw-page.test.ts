// @vitest-environment happy-dom

import { type PDFPageProxy, RenderingCancelledException } from 'pdfjs-dist'
import { expect, test } from 'vitest'
import { drawPage } from './draw-page.ts'

/** A page whose picture and letters are ready when a test says so, as PDF.js gives them. */
function slowPage() {
  const picture = Promise.withResolvers<void>()
  const letters = Promise.withResolvers<object>()
  const page = {
    rotate: 0,
    getViewport: () => ({ width: 100, height: 100 }),
    render: () => ({
      promise: picture.promise,
      cancel: () => picture.reject(new RenderingCancelledException('cancelled', 0)),
    }),
    getTextContent: () => letters.promise,
  } as unknown as PDFPageProxy
  return { page, picture, letters }
}

const draw = (page: PDFPageProxy) =>
  drawPage(page, 1, 0, document.createElement('canvas'), document.createElement('div'))

test('a page that goes away before its letters are read ends without an error that nobody hears', async () => {
  const { page, letters } = slowPage()
  const drawing = draw(page)
  drawing.cancel()
  // Ends before the letters are there; an unheard refusal would fail the run.
  await expect(drawing.done).resolves.toBeNull()
  letters.resolve({})
})

test('a page whose letters cannot be read says so', async () => {
  const { page, letters } = slowPage()
  const drawing = draw(page)
  letters.reject(new Error('broken'))
  await expect(drawing.done).rejects.toThrow('broken')
})
