/** What the packs found in a document, by category. */

import type { Category } from '../../../src-shared/model/vocabulary.ts'
import { type ChunkReading, chunkReadings } from './chunk-readings.ts'
import { type ModelCandidate, modelCandidates, verdictsOn } from './model-candidates.ts'
import { categoriesOf, judges } from './plan-models.ts'
import type { ModelReadings } from './scan-models.ts'

/** One category as the packs read it. */
export interface ModelCategory {
  readonly category: Category
  readonly candidates: readonly ModelCandidate[]
  /** The packs that reported, L2 first. */
  readonly detectors: readonly { readonly model: string; readonly level: 'L2' | 'L3' }[]
  readonly durationMs: number
  readonly inferredChunks: number
  readonly cacheHits: number
  /** Whether L3 was there and no chunk needed it. */
  readonly earlyExit: boolean
}

export interface ModelsRead {
  readonly categories: readonly ModelCategory[]
  readonly chunks: readonly ChunkReading[]
  /** Milliseconds of L2, and whether none of its chunks had to be inferred. */
  readonly l2Ms: number
  readonly l2CacheHit: boolean
}

/** Sums up by category, only those that were asked for, and by chunk. */
export function modelsRead(
  { read, earlyExit }: ModelReadings,
  asked: readonly Category[],
): ModelsRead {
  const verdicts = new Map(asked.map((category) => [category, verdictsOn(category, read)]))
  const screens = read.filter(({ pack }) => pack.manifest.level === 'L2')
  return {
    categories: asked.flatMap((category) => {
      const own = read.filter(({ pack }) => categoriesOf(pack.manifest).includes(category))
      if (own.length === 0) return []
      const total = (of: (each: (typeof own)[number]) => number) =>
        own.reduce((sum, each) => sum + of(each), 0)
      return {
        category,
        candidates: modelCandidates(category, own, verdicts.get(category)),
        detectors: own
          .filter(({ pack }) => judges(pack.manifest, category))
          .map(({ pack: { manifest } }) => ({ model: manifest.id, level: manifest.level }))
          .sort((a, b) => a.level.localeCompare(b.level)),
        durationMs: total((each) => each.durationMs),
        inferredChunks: total((each) => each.inferred),
        cacheHits: total((each) => each.cacheHits),
        earlyExit,
      }
    }),
    chunks: chunkReadings(read, verdicts),
    l2Ms: screens.reduce((sum, { durationMs }) => sum + durationMs, 0),
    l2CacheHit: screens.length > 0 && screens.every(({ inferred }) => inferred === 0),
  }
}
