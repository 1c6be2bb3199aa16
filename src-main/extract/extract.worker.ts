/** Thread entry of extraction: a file, page or listing in, its document or the reason against it out, as plain data. */

import '../v8-flags.ts'
import {
  ExtractionError,
  type ExtractionOutcome,
  type ExtractionRequest,
  extractDocument,
  pinItems,
} from './extractor.ts'

// PDF.js rejects promises that nobody waits for, also after a document was left: the thread would
// die of it, and with it whichever file it reads next. What matters reaches the extractor itself.
process.on('unhandledRejection', () => {})

/** Errors lose their class between threads, so a refusal is a value; anything else is a fault of ours and is thrown. */
export default async function extract(request: ExtractionRequest): Promise<ExtractionOutcome> {
  try {
    const document = await extractDocument(request)
    return { ok: true, document, ...('server' in request && { pins: pinItems(request.server) }) }
  } catch (error) {
    if (!(error instanceof ExtractionError)) throw error
    return { ok: false, code: error.code, message: error.message }
  }
}
