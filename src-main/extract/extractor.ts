/**
 * The contract of the extraction room and the list of its extractors.
 *
 * To add one: write `extract-<type>.ts` with an {@link Extractor}, add it to
 * the list. Extractors run in a worker thread, on bytes that may be an attack.
 */

import type { ErrorCode } from '../../src-shared/contract/error-codes.ts'
import type { CanonicalDocument, MediaType } from './canonical-document.ts'

/** A file as it arrived. The name is cleaned and serves messages and hints only, never trust. */
export interface FileSource {
  readonly name: string
  readonly bytes: Uint8Array
}

export interface Extractor {
  readonly mediaType: MediaType
  /** Whether the content, not the name, is of this type. Cheap, and never throws. */
  readonly recognises: (source: FileSource) => boolean
  /** @throws {ExtractionError} where the content cannot be read. */
  readonly extract: (source: FileSource) => Promise<CanonicalDocument>
}

/** Codes that extraction may refuse with. */
export type ExtractionErrorCode = Extract<
  ErrorCode,
  | 'INVALID_TEXT'
  | 'UNSUPPORTED_FILE_TYPE'
  | 'EXTRACTION_FAILED'
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
