/**
 * The objects of a PDF as the parsing half of PDF.js has them (ISO 32000-2, 7.3),
 * as far as they are used. `pdfjs-changes.ts` hands them out.
 */

import { checkTextLimit } from '../text/text-limit.ts'
import type { PageItem } from './page-item.ts'

export interface PdfDict {
  readonly get: (key: string) => unknown
  readonly getRaw: (key: string) => unknown
  readonly getRawEntries: () => Iterable<readonly [key: string, value: unknown]>
}

export interface PdfStream {
  readonly dict?: PdfDict | null
  readonly getBytes: () => Uint8Array
  readonly reset: () => void
}

export interface PdfRef {
  readonly toString: () => string
}

interface Class<Instance> {
  readonly [Symbol.hasInstance]?: (value: unknown) => boolean
  new (...args: never[]): Instance
}

/** PDF.js's classes of these, and its decoding of text strings (7.9.2.2). */
export interface PdfClasses {
  readonly Dict: Class<PdfDict>
  readonly Ref: Class<PdfRef>
  readonly Name: Class<{ readonly name: string }>
  readonly BaseStream: Class<PdfStream>
  readonly stringToPDFString: (bytes: string) => string
}

/** PDF.js's reader of the text that a content stream draws. */
interface Evaluator {
  readonly getTextContent: (request: {
    readonly stream: PdfStream
    readonly resources: PdfDict | undefined
    readonly task: object
    readonly sink: object
    readonly viewBox: readonly number[]
  }) => Promise<void>
}

export interface InnerPage {
  readonly pageDict: PdfDict
  readonly resources: PdfDict
  readonly _createPartialEvaluator: (handler: object) => Evaluator
}

/** The open document, from within. */
export interface OpenDocument {
  readonly handler: object
  readonly manager: {
    readonly pdfDocument: {
      readonly numPages: number
      readonly xref: {
        readonly trailer: PdfDict
        readonly fetch: (ref: PdfRef) => unknown
      }
      readonly getPage: (index: number) => Promise<InnerPage>
    }
  }
}

/** No page is so large that a letter of a stream read by itself stands outside. */
const EVERYWHERE = [
  Number.NEGATIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  Number.POSITIVE_INFINITY,
  Number.POSITIVE_INFINITY,
]

/**
 * The text items of one content stream, read by itself, and what its marked content says that it is.
 * @throws {ExtractionError} where they are more than a document may have.
 */
export async function readStreamItems(
  page: InnerPage,
  handler: object,
  stream: PdfStream,
  resources: PdfDict,
): Promise<{ readonly items: readonly PageItem[]; readonly stated: readonly string[] }> {
  const items: PageItem[] = []
  const stated: string[] = []
  let units = 0
  await page._createPartialEvaluator(handler).getTextContent({
    stream,
    resources,
    viewBox: EVERYWHERE,
    task: { name: 'text', ensureNotTerminated: () => checkTextLimit(units) },
    sink: {
      desiredSize: Number.POSITIVE_INFINITY,
      ready: Promise.resolve(),
      onStated: (text: string) => stated.push(text),
      enqueue: (chunk: { readonly items: readonly PageItem[] }) => {
        for (const item of chunk.items) {
          items.push(item)
          units += item.str.length + 1
        }
      },
    },
  })
  stream.reset()
  // PDF.js takes what stops it for a fault of the file, and goes on with what it has.
  checkTextLimit(units)
  return { items, stated }
}
