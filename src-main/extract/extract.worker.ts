/** Thread entry of extraction: a file, page or listing in, its document or the reason against it out, as plain data. */

import '../v8-flags.ts'
import {
  type ExtractionOutcome,
  type ExtractionRequest,
  extractDocument,
  outcomeOf,
  pinItems,
} from './extract-document.ts'

// PDF.js rejects promises that nobody waits for, also after a document was left: the thread would
// die of it, and with it whichever file it reads next. What matters reaches the extractor itself.
process.on('unhandledRejection', () => {})

export default async function extract(request: ExtractionRequest): Promise<ExtractionOutcome> {
  const outcome = await outcomeOf(() => extractDocument(request))
  return outcome.ok && 'server' in request
    ? { ...outcome, pins: pinItems(request.server) }
    : outcome
}
