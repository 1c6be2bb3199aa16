/**
 * How an extractor refuses a file. Apart from the contract, so that extractors
 * can throw it without importing the list that imports them.
 */

import type { ErrorCode } from '../../src-shared/contract/error-codes.ts'

/** Codes that extraction may refuse with. */
export type ExtractionErrorCode = Extract<
  ErrorCode,
  | 'INVALID_TEXT'
  | 'UNSUPPORTED_FILE_TYPE'
  | 'EXTRACTION_FAILED'
  | 'CONTENT_TOO_LARGE'
  | 'PDF_TEXT_LAYER_REQUIRED'
  | 'PDF_ENCRYPTED'
>

/** A file that cannot be read: the code, and a sentence's end that fits after the file's name. */
export class ExtractionError extends Error {
  readonly code: ExtractionErrorCode

  /** @param message what is wrong, to follow the name: `is encrypted`. Never content. */
  constructor(code: ExtractionErrorCode, message: string) {
    super(message)
    this.name = 'ExtractionError'
    this.code = code
  }
}
