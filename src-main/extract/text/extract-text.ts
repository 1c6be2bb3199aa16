/** Plain text: the file's own characters, all of them, and nothing else. */

import { MEDIA_TYPES } from '../canonical-document.ts'
import type { Extractor } from '../extractor.ts'
import { decodeUtf8 } from './decode-text.ts'
import { checkTextLimit } from './text-limit.ts'

/** Takes every text. The canonical text is the source as it is, so it needs no source map. */
export const textExtractor: Extractor = {
  mediaType: MEDIA_TYPES.text,
  recognises: () => true,
  async extract({ bytes }) {
    const text = decodeUtf8(bytes)
    checkTextLimit(text.length)
    return { mediaType: MEDIA_TYPES.text, text, sourceMap: [], warnings: [] }
  },
}
