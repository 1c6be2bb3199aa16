/**
 * What the parts of the model room hand each other: packs that can run, texts as
 * token ids with their places, and what a network says of them.
 */

import type { Category } from '../../../src-shared/model/vocabulary.ts'
import type { ModelManifest } from './model-manifest.ts'

/** A pack on this machine whose files are what its manifest says. */
export interface ModelPack {
  readonly manifest: ModelManifest
  /** Absolute paths. */
  readonly modelPath: string
  readonly tokenizerPath: string
  readonly tokenizerConfigPath: string | undefined
}

/** A pack on this machine that cannot run, and why, in words for its owner. */
export interface BrokenPack {
  readonly id: string
  readonly level: 'L2' | 'L3'
  /** Empty where its manifest cannot be read. */
  readonly categories: readonly Category[]
  readonly kind: 'missing_asset' | 'integrity_failure'
  readonly problem: string
}

/** A text as one tokenizer reads it; places are UTF-16 units of the text. */
export interface Encoding {
  readonly ids: Int32Array
  readonly starts: Uint32Array
  /** After the last unit of each token; white space between tokens belongs to none. */
  readonly ends: Uint32Array
}

export interface PackTokenizer {
  /** Without special tokens. */
  readonly encode: (text: string) => Encoding
  /** Ids that the network reads for one chunk: special tokens before and after. */
  readonly wrap: (ids: Int32Array) => Int32Array
  /** Special tokens before the first and after the last token of a chunk. */
  readonly before: number
  readonly after: number
  /** What fills up to a common length. */
  readonly padId: number
}
