/** How a PDF is known, and who reads it. */

import { MEDIA_TYPES } from '../canonical-document.ts'
import type { Extractor } from '../extractor.ts'

/** Where readers look for the header (PDF 1.7 reference, implementation note 13). */
const HEADER_WITHIN = 1_024

/** Takes files with a PDF header; text that only speaks of one has no objects. */
export const pdfExtractor: Extractor = {
  mediaType: MEDIA_TYPES.pdf,
  recognises({ bytes }) {
    const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    const head = content.toString('latin1', 0, HEADER_WITHIN)
    if (/^(?:\u00ef\u00bb\u00bf)?\s*%PDF-/.test(head)) return true
    return /%PDF-\d/.test(head) && (content.includes('startxref') || content.includes('endobj'))
  },
  async extract(request) {
    const { readPdf } = await import('./read-pdf.ts')
    return readPdf(request)
  },
}
