/**
 * Loads PDF.js for text alone, once per thread and only when a PDF comes.
 *
 * In Node, PDF.js loads the native module `@napi-rs/canvas` for drawing.
 * Nothing is drawn here, and native code must not come near hostile content,
 * so it is given an empty module instead.
 */

import { registerHooks } from 'node:module'

export type Pdfjs = typeof import('pdfjs-dist/legacy/build/pdf.mjs')

const CANVAS = '@napi-rs/canvas'
const EMPTY_CANVAS_URL = 'assay:no-canvas'
/** PDF.js warns on the console where these names are missing. */
const EMPTY_CANVAS = 'exports.DOMMatrix = class {}; exports.Path2D = class {}'

let loading: Promise<Pdfjs> | undefined

/** PDF.js, legacy build: the modern one needs newer syntax than Node 24 has. */
export function loadPdfjs(): Promise<Pdfjs> {
  loading ??= importWithoutCanvas()
  return loading
}

async function importWithoutCanvas(): Promise<Pdfjs> {
  const hooks = registerHooks({
    resolve: (specifier, context, next) =>
      specifier === CANVAS
        ? { url: EMPTY_CANVAS_URL, format: 'commonjs', shortCircuit: true }
        : next(specifier, context),
    load: (url, context, next) =>
      url === EMPTY_CANVAS_URL
        ? { format: 'commonjs', source: EMPTY_CANVAS, shortCircuit: true }
        : next(url, context),
  })
  try {
    return await import('pdfjs-dist/legacy/build/pdf.mjs')
  } finally {
    hooks.deregister()
  }
}
