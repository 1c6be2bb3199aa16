/**
 * What the parts of the model room hand each other: packs that can run, texts as
 * token ids with their places, and what a network says of them.
 */

import type { Category } from '../../../../src-shared/model/vocabulary.ts'
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
