/**
 * Scans one thing after the other, for commands that are asked by other programs: agents,
 * hooks, a watched folder. Everything it gives is a document as reviewers read it.
 */

import type { ReviewDocument } from '../../../src-shared/workspace/document.ts'
import type { Source } from '../../intake/submission.ts'

export interface Scanner {
  /**
   * @param name by which the document is told; an address has its own.
   * @throws {ScanError} for what cannot be scanned; the sentence holds none of its content.
   */
  readonly scan: (source: Source, name: string, signal?: AbortSignal) => Promise<ReviewDocument>
  /** A scan of before; null where it is not known any more. */
  readonly earlier: (jobId: string) => Promise<ReviewDocument | null>
  readonly close: () => Promise<void>
}
