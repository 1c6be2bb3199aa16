/** Thread entry of extraction: a file in, its document or the reason against it out, as plain data. */

import '../v8-flags.ts'
import type { FileSource } from '../intake/submission.ts'
import { ExtractionError, type ExtractionOutcome, extractDocument } from './extractor.ts'

/** Errors lose their class between threads, so a refusal is a value; anything else is a fault of ours and is thrown. */
export default async function extract(source: FileSource): Promise<ExtractionOutcome> {
  try {
    return { ok: true, document: await extractDocument(source) }
  } catch (error) {
    if (!(error instanceof ExtractionError)) throw error
    return { ok: false, code: error.code, message: error.message }
  }
}
