/**
 * Markdown: read as its source, because that is what an AI model is given;
 * comments and link targets are in it, so nothing is hidden from the scan.
 */

import { MEDIA_TYPES } from '../canonical-document.ts'
import type { Extractor } from '../extractor.ts'
import { textExtractor } from './extract-text.ts'

/** Takes text whose name says Markdown; nothing in the content could. */
export const markdownExtractor: Extractor = {
  mediaType: MEDIA_TYPES.markdown,
  recognises: ({ name }) => /\.(?:md|markdown)$/i.test(name),
  async extract(source) {
    return { ...(await textExtractor.extract(source)), mediaType: MEDIA_TYPES.markdown }
  },
}
