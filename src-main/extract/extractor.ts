/**
 * What an extractor of one format is.
 *
 * To add one: write `<format>/extract-<format>.ts` with an {@link Extractor} and
 * add it to the list in `extract-document.ts`.
 */

import type { FileSource, Formats } from '../intake/submission.ts'
import type { CanonicalDocument, MediaType } from './canonical-document.ts'
import type { UnfoldRoom } from './office/read-zip.ts'

/** Page numbers from 1, both inclusive. */
export interface PageRange {
  readonly from: number
  readonly to: number
}

export interface Extractor {
  readonly mediaType: MediaType
  /** Whether the content, not the name, is of this type. Cheap, and never throws. */
  readonly recognises: (source: FileSource) => boolean
  /** @throws {ExtractionError} where the content cannot be read. */
  readonly extract: (source: FileRequest) => Promise<CanonicalDocument>
}

/** A file; of formats with pages, only a range of them: a part for {@link joinPages}, whose text may be empty. */
export interface FileRequest extends FileSource {
  readonly pages?: PageRange
  /** Where left out, those of the contract. */
  readonly formats?: Formats
  /** What the file and the files in it may take together; where left out, the file has it for itself. */
  readonly room?: TreeRoom
}

/** What all files of one tree share, counted down. */
export interface TreeRoom extends UnfoldRoom {
  /** Files within files that may still be read. */
  files: number
}
