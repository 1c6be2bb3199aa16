/** Texts attached to a PDF page that stand outside its text layer. */

import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { DocumentPart, HiddenReason } from '../../../src-shared/model/source-map.ts'

/** A text with the part that it is of. */
export interface PdfAside {
  readonly text: string
  readonly part: DocumentPart
  readonly hidden?: HiddenReason
}

/** PDF.js's annotation data, as far as it is used (ISO 32000-2, 12.5). */
interface Annotation {
  readonly annotationFlags?: number
  readonly contentsObj?: { readonly str?: unknown }
  readonly titleObj?: { readonly str?: unknown }
  readonly alternativeText?: unknown
  readonly unsafeUrl?: unknown
  readonly fieldValue?: unknown
  readonly options?: readonly { readonly displayValue?: unknown }[]
  readonly file?: { readonly filename?: unknown; readonly description?: unknown }
}

/** Annotation flags Hidden and NoView (ISO 32000-2, table 167). */
const NOT_VIEWED = 2 | 32

export interface PdfAnnotations {
  /** Notes, link targets and the contents of form fields; each text once. */
  readonly asides: readonly PdfAside[]
  /** Whether files are attached to places of the page (ISO 32000-2, 12.5.6.15). */
  readonly hasFiles: boolean
}

/** What is attached to a page. */
export async function readAnnotations(page: PDFPageProxy): Promise<PdfAnnotations> {
  const asides = new Map<string, PdfAside>()
  let hasFiles = false
  for (const annotation of (await page.getAnnotations({ intent: 'any' })) as Annotation[]) {
    hasFiles ||= annotation.file !== undefined
    const hidden = ((annotation.annotationFlags ?? 0) & NOT_VIEWED) !== 0
    for (const [value, part] of textsOf(annotation)) {
      if (typeof value !== 'string' || value.trim() === '') continue
      const text = value.replaceAll('\0', '\ufffd')
      asides.set(`${part}\0${text}`, { text, part, ...(hidden && { hidden: 'layer_off' }) })
    }
  }
  return { asides: [...asides.values()], hasFiles }
}

function textsOf(annotation: Annotation): readonly (readonly [unknown, DocumentPart])[] {
  const { fieldValue, file, options = [] } = annotation
  const values = Array.isArray(fieldValue) ? fieldValue : [fieldValue]
  return [
    [annotation.titleObj?.str, 'comment'],
    [annotation.contentsObj?.str, 'comment'],
    [annotation.alternativeText, 'attribute'],
    [annotation.unsafeUrl, 'link_target'],
    ...values.map((value) => [value, 'text_box'] as const),
    ...options.map(({ displayValue }) => [displayValue, 'text_box'] as const),
    [file?.filename, 'metadata'],
    [file?.description, 'metadata'],
  ]
}
