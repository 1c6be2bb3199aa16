/** What the packs found in a document, by category. */

import type { Category } from '../../../../src-shared/model/vocabulary.ts'
import { categoriesOf, judges } from '../pack/manifest-heads.ts'
import { type ChunkReading, chunkReadings } from './chunk-readings.ts'
import type { ModelCandidate } from './model-candidate.ts'
import { chunkCandidates, modelCandidates } from './model-candidates.ts'
import type { PackReadings } from './pack-readings.ts'
import type { ModelReadings } from './scan-models.ts'

/** One category as the packs read it. */
export interface ModelCategory {
  readonly category: Category
  readonly candidates: readonly ModelCandidate[]
  /** The packs that reported, L2 first. */
  readonly detectors: readonly { readonly model: string; readonly level: 'L2' | 'L3' }[]
  readonly durationMs: number
  /** Chunks for which a network ran, for all of them or for a sentence. */
  readonly inferredChunks: number
  /** Chunks of which all was known before; both together are the chunks that were read. */
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
  const candidates = new Map(asked.map((category) => [category, chunkCandidates(category, read)]))
  const ofL2 = read.filter(({ pack }) => pack.manifest.level === 'L2')
  const { taggers = [], screens = [] } = Object.groupBy(ofL2, ({ pack }) =>
    pack.manifest.tagger === undefined ? 'screens' : 'taggers',
  )
  return {
    categories: asked.flatMap((category) => {
      const own = read.filter(({ pack }) => categoriesOf(pack.manifest).includes(category))
      if (own.length === 0) return []
      return {
        category,
        candidates: modelCandidates(category, own, candidates.get(category)),
        detectors: own
          .filter(({ pack }) => judges(pack.manifest, category))
          .map(({ pack: { manifest } }) => ({ model: manifest.id, level: manifest.level }))
          .sort((a, b) => a.level.localeCompare(b.level)),
        durationMs: durationOf(own),
        ...chunkCounts(own),
        earlyExit,
      }
    }),
    chunks: chunkReadings(read, candidates),
    // They read beside each other.
    l2Ms: Math.max(durationOf(taggers), durationOf(screens)),
    l2CacheHit: ofL2.length > 0 && ofL2.every(isRemembered),
  }
}

function durationOf(read: readonly PackReadings[]): number {
  return read.reduce((sum, { durationMs }) => sum + durationMs, 0)
}

/** Counts chunks, not texts: several packs read a chunk, and its sentences too. */
function chunkCounts(read: readonly PackReadings[]) {
  const ofChunk = Map.groupBy(
    read.flatMap(({ readings }) => readings),
    ({ chunkId }) => chunkId,
  )
  const cacheHits = [...ofChunk.values()].filter((readings) => isRemembered({ readings })).length
  return { inferredChunks: ofChunk.size - cacheHits, cacheHits }
}

/** Whether no network had to run. */
function isRemembered({ readings }: Pick<PackReadings, 'readings'>): boolean {
  return readings.every(({ reading }) => reading.cached)
}
