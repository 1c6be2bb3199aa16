/**
 * Loads PDF.js for text alone, once per thread and only when a PDF comes.
 *
 * In Node, PDF.js loads the native module `@napi-rs/canvas` for drawing.
 * Nothing is drawn here, and native code must not come near hostile content,
 * so it is given an empty module instead. Its worker part is loaded with the
 * changes of `pdfjs-changes.ts`.
 */

import { registerHooks } from 'node:module'
import { type CharacterOfName, type CompositeFont, CompositeLetters } from './composite-letters.ts'
import { decompress } from './decompress.ts'
import { drawnAgain } from './drawn-again.ts'
import { noteCut, noteOffPage, noteUndrawn } from './left-out.ts'
import { PageContent } from './page-content.ts'
import type { OpenDocument, PdfClasses } from './pdf-objects.ts'
import { changePdfjsWorker } from './pdfjs-changes.ts'

export type Pdfjs = typeof import('pdfjs-dist/legacy/build/pdf.mjs')

/** The half of PDF.js that parses; it is talked to through a port. */
interface PdfjsWorker extends PdfClasses {
  readonly WorkerMessageHandler: { readonly initializeFromPort: (port: object) => void }
  /** What it calls of ours, once it is set. */
  readonly helpers: {
    readCompositeFont?: (font: CompositeFont, characterOfName: CharacterOfName) => CompositeLetters
    PageContent?: typeof PageContent
    decompress?: typeof decompress
    drawnAgain?: typeof drawnAgain
    noteCut?: typeof noteCut
    noteOffPage?: typeof noteOffPage
    noteUndrawn?: typeof noteUndrawn
  }
}

export interface LoadedPdfjs {
  readonly pdfjs: Pdfjs
  /** By which the objects of a file are told apart. */
  readonly classes: PdfClasses
  /** Starts the parsing half, and gives its document once it is open. */
  readonly startWorker: (port: object) => Promise<OpenDocument>
}

const CANVAS = '@napi-rs/canvas'
const EMPTY_CANVAS_URL = 'assay:no-canvas'
/** PDF.js warns on the console where these names are missing. */
const EMPTY_CANVAS = 'exports.DOMMatrix = class {}; exports.Path2D = class {}'
const MAIN = 'pdfjs-dist/legacy/build/pdf.mjs'
const WORKER = 'pdfjs-dist/legacy/build/pdf.worker.mjs'

let failures = 0
let loading: Promise<LoadedPdfjs> | undefined

/**
 * PDF.js, legacy build: the modern one needs newer syntax than Node 24 has. What
 * kept it from loading may pass, so a thread that failed tries again at the next call.
 */
export function loadPdfjs(): Promise<LoadedPdfjs> {
  loading ??= importForText().catch((error) => {
    loading = undefined
    failures++
    throw error
  })
  return loading
}

async function importForText(): Promise<LoadedPdfjs> {
  const mainUrl = addressOf(MAIN)
  const workerUrl = addressOf(WORKER)
  const hooks = registerHooks({
    resolve: (specifier, context, next) =>
      specifier === CANVAS
        ? { url: EMPTY_CANVAS_URL, format: 'commonjs', shortCircuit: true }
        : next(specifier, context),
    load(url, context, next) {
      if (url === EMPTY_CANVAS_URL) {
        return { format: 'commonjs', source: EMPTY_CANVAS, shortCircuit: true }
      }
      const loaded = next(url, context)
      if (url !== workerUrl) return loaded
      return { ...loaded, source: changePdfjsWorker(String(loaded.source)) }
    },
  })
  try {
    const pdfjs: Pdfjs = await import(mainUrl)
    const worker: PdfjsWorker = await import(workerUrl)
    const { WorkerMessageHandler, helpers, ...classes } = worker
    Object.assign(helpers, {
      readCompositeFont: (font, name) => new CompositeLetters(font, name),
      PageContent,
      decompress,
      drawnAgain,
      noteCut,
      noteOffPage,
      noteUndrawn,
    } satisfies PdfjsWorker['helpers'])
    return {
      pdfjs,
      classes,
      startWorker: (port) =>
        new Promise((resolve) => {
          WorkerMessageHandler.initializeFromPort(Object.assign(port, { onDocument: resolve }))
        }),
    }
  } finally {
    hooks.deregister()
  }
}

/** Node remembers a module that failed by its address, so another try needs another one. */
function addressOf(module: string): string {
  const url = import.meta.resolve(module)
  return failures === 0 ? url : `${url}?try=${failures}`
}
