/** What was asked: one input kind, one or more sources, and the configuration. */

import type { ScanConfig } from '../../src-shared/contract/scan-request.ts'
import type { InputKind } from '../../src-shared/model/vocabulary.ts'

/** A file as it arrived. The name is cleaned and serves messages and hints only, never trust. */
export interface FileSource {
  readonly name: string
  readonly bytes: Uint8Array
}

/** One document to be: a text as it is, or a file to extract text from. */
export type Source =
  | { readonly type: 'text'; readonly text: string }
  | ({ readonly type: 'file' } & FileSource)

export interface Submission {
  readonly kind: InputKind
  /** In the order of the request; at least one. */
  readonly sources: readonly Source[]
  /** Of the right shape and without contradictions. */
  readonly config: ScanConfig
}
