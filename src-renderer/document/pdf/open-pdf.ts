/** Opens a PDF in the worker of PDF.js, with everything it needs from this app's own files. */

import {
  GlobalWorkerOptions,
  getDocument,
  type PDFDocumentLoadingTask,
  type PDFDocumentProxy,
} from 'pdfjs-dist'
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url'
import { useEffect, useState } from 'react'
import { fetchOriginal } from '../../data/queries.ts'

GlobalWorkerOptions.workerSrc = workerUrl

const ASSETS = '/assets/pdfjs'
/** Pixels of a picture; PDF.js has no limit of its own. */
const MAX_PICTURE = 50_000_000

/** Starts reading a document; its buffer goes to the worker. */
function openPdf(data: Uint8Array): PDFDocumentLoadingTask {
  return getDocument({
    data,
    cMapUrl: `${ASSETS}/cmaps/`,
    standardFontDataUrl: `${ASSETS}/standard_fonts/`,
    wasmUrl: `${ASSETS}/wasm/`,
    iccUrl: `${ASSETS}/iccs/`,
    maxImageSize: MAX_PICTURE,
    enableXfa: false,
    stopAtErrors: false,
  })
}

export type PdfState =
  | { readonly name: 'loading' }
  | { readonly name: 'open'; readonly pdf: PDFDocumentProxy }
  | { readonly name: 'failed' }

/** The original of a job as an open PDF; closed again when the view goes. */
export function usePdf(jobId: string): PdfState {
  const [state, setState] = useState<PdfState>({ name: 'loading' })
  useEffect(() => {
    const controller = new AbortController()
    let task: PDFDocumentLoadingTask | null = null
    const open = async () => {
      const bytes = await fetchOriginal(jobId, controller.signal)
      if (controller.signal.aborted) return
      task = openPdf(bytes)
      const pdf = await task.promise
      if (!controller.signal.aborted) setState({ name: 'open', pdf })
    }
    open().catch(() => {
      if (!controller.signal.aborted) setState({ name: 'failed' })
    })
    return () => {
      controller.abort()
      void task?.destroy()
    }
  }, [jobId])
  return state
}
