/** Worker thread entry: one document as it looks, or as rules read it. What makes it fail or hang ends here. */

import '../v8-flags.ts'
import type { Range } from '../../src-shared/model/spans.ts'
import type { FormattedDocument } from '../../src-shared/workspace/formatted.ts'
import type { DecodedDocument } from '../../src-shared/workspace/layers.ts'
import { decodeDeclared } from '../extract/html/charset.ts'

/** Documents as they look are read from their bytes, but Markdown, which is its own text. */
export type FormatRequest =
  | { readonly as: 'docx' | 'html'; readonly file: Uint8Array }
  | { readonly as: 'markdown'; readonly text: string }
  /** `hidden`: sorted and disjoint stretches that people cannot see. */
  | { readonly as: 'layers'; readonly text: string; readonly hidden: readonly Range[] }

/** Each reader is loaded when it is first asked for. */
export default async function format(
  request: FormatRequest,
): Promise<FormattedDocument | DecodedDocument> {
  switch (request.as) {
    case 'docx':
      return (await import('./format-docx.ts')).formatDocx(request.file)
    case 'html':
      return (await import('./format-html.ts')).formatHtml(decodeDeclared(request.file))
    case 'markdown':
      return (await import('./format-markdown.ts')).formatMarkdown(request.text)
    case 'layers':
      return (await import('./decoded-layers.ts')).decodedLayers(request.text, request.hidden)
  }
}
