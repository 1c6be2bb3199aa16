/**
 * The contract of the detection room: a document in, findings out.
 *
 * Nothing here knows HTTP, SQL or the screen. The rules run in worker threads,
 * so what crosses is plain data.
 */

export type { ChunkClass, ChunkReading } from './models/judge/chunk-readings.ts'
export type { ModelCandidate } from './models/judge/model-candidate.ts'
export { MIN_CANDIDATE, SEVERAL_MATTERS } from './models/judge/model-candidates.ts'
export { type ModelsRead, modelsRead } from './models/judge/models-read.ts'
export type { ReadSoFar } from './models/judge/pack-readings.ts'
export { isWeaker } from './models/judge/place-evidence.ts'
export { modelsReadSoFar } from './models/judge/read-so-far.ts'
export { type ScannedText, scanModels } from './models/judge/scan-models.ts'
export type { InstalledPacks, SelectedModels } from './models/judge/select-models.ts'
export { categoriesOf } from './models/pack/manifest-heads.ts'
export type { ModelManifest } from './models/pack/model-manifest.ts'
export { createInference, type ReadTexts } from './models/run/inference.ts'
export type { InferenceRequest, InferenceResponse } from './models/run/inference-contract.ts'

import type { Finding } from '../../src-shared/model/finding.ts'
import type { Range } from '../../src-shared/model/spans.ts'
import type { Category } from '../../src-shared/model/vocabulary.ts'
import type { Sealed } from '../workers/sealed.ts'

/** What a rules worker is asked. */
export interface RulesRequest {
  readonly text: string
  /** Stretches that people cannot see, sorted and disjoint. */
  readonly hidden: readonly Range[]
  readonly categories: readonly Category[]
  /** Rules switched by the request: id to on or off. */
  readonly switches: ReadonlyMap<string, boolean>
}

/** Findings of one category, in reading order. */
export interface CategoryFindings {
  readonly category: Category
  readonly findings: readonly Finding[]
  readonly durationMs: number
  /** Ids of rules that met so many matches that they did not read to the end; absent where none did. */
  readonly capped?: readonly string[]
  /** Whether layers of encodings were left unread because there were too many of them; absent where none were. */
  readonly isCut?: boolean
}

/** What the rules find: one entry per requested category that has rules. */
export type RulesResponse = readonly CategoryFindings[]

/** What a rules worker answers. */
export interface RulesAnswer {
  readonly found: Sealed<RulesResponse>
  /** Where rules fired: start and end of each finding in turn, in UTF-16 units. */
  readonly places: Uint32Array
  /** Ids of rules that stopped at their bound of findings. */
  readonly capped: readonly string[]
  /** Whether layers of encodings were left unread. */
  readonly isCut: boolean
}
