/**
 * How the packs read each chunk, for a reviewer who asks what was looked at.
 *
 * Packs that only label tokens are left out: a name is not suspicion, and they
 * read every chunk, which would hide how deep the others went.
 */

import type { Category } from '../../../../src-shared/model/vocabulary.ts'
import type { ModelManifest } from '../pack/model-manifest.ts'
import type { ModelCandidate } from './model-candidate.ts'
import type { PackReadings } from './pack-readings.ts'
import { saysWhenSure, wantsGuard } from './wants-guard.ts'

/** What stands for a chunk or one of its sentences in one category. */
export interface ChunkClass extends ModelCandidate {
  readonly category: Category
}

/** One chunk that a pack has read. */
export interface ChunkReading {
  readonly chunkId: number
  /** The deepest that read it. */
  readonly level: 'L2' | 'L3'
  /** Of the categories that were asked for; rejected ones too, however low. */
  readonly candidates: readonly ChunkClass[]
  /** Whether a screen wanted a guard to read it and none did. */
  readonly unsure: boolean
}

/** The chunks that a pack has read, ascending, each once, with the candidates on them by category. */
export function chunkReadings(
  read: readonly PackReadings[],
  candidates: ReadonlyMap<Category, readonly ModelCandidate[]>,
): readonly ChunkReading[] {
  const levels = new Map<number, ChunkReading['level']>()
  const unsure = new Set<number>()
  for (const { pack, readings } of read) {
    const { heads, level } = pack.manifest
    if (!heads.some(isOfChunks)) continue
    const mayBeUnsure = saysWhenSure(pack.manifest)
    for (const { chunkId, reading } of readings) {
      if (level === 'L3' || !levels.has(chunkId)) levels.set(chunkId, level)
      if (mayBeUnsure && wantsGuard(reading, pack.manifest, [...candidates.keys()])) {
        unsure.add(chunkId)
      }
    }
  }
  const judged = [...candidates].flatMap(([category, own]) =>
    own.map((candidate) => ({ ...candidate, category })),
  )
  const byChunk = Map.groupBy(judged, ({ chunkId }) => chunkId)
  return [...levels]
    .sort(([a], [b]) => a - b)
    .map(([chunkId, level]) => ({
      chunkId,
      level,
      candidates: byChunk.get(chunkId) ?? [],
      unsure: level === 'L2' && unsure.has(chunkId),
    }))
}

function isOfChunks({ kind }: ModelManifest['heads'][number]): boolean {
  return kind === 'sequence'
}
