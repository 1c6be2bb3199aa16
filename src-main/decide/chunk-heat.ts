/** How suspicious each chunk of a document is, in four steps. */

import type { ChunkHeat, HeatStep } from '../../src-shared/model/chunk-heat.ts'
import type { Chunk } from '../chunk/chunker.ts'
import { type ChunkClass, type ChunkReading, MIN_CANDIDATE } from '../detect/detector.ts'
import type { PlaceWeights } from './place/weigh-place.ts'
import { isWithinReviewBand } from './policy.ts'

/** Share of its threshold from which a class is worth a shade. */
const SOME = 0.5

/**
 * The heat of every chunk, in order; empty where no model has read one.
 * The most suspicious class stands for a chunk: the highest step, of these the
 * one that comes closest to its threshold.
 */
export function chunkHeat(
  chunks: readonly Chunk[],
  readings: readonly ChunkReading[],
  places: Pick<PlaceWeights, 'ofModel'>,
): readonly ChunkHeat[] {
  if (readings.length === 0) return []
  const byChunk = new Map(readings.map((reading) => [reading.chunkId, reading]))
  return chunks.map(({ id, start, end }) => {
    const reading = byChunk.get(id)
    if (!reading) return { start, end, level: 'L1', step: 0, unsure: false, verdict: null }
    const { level, unsure, candidates } = reading
    const worst = mostSuspicious(candidates.map((each) => places.ofModel(each.category, each)))
    const step = worst === undefined ? 0 : stepOf(worst)
    return {
      start,
      end,
      level,
      // A screen that wanted a second opinion and got none asks for a look.
      step: unsure && step < 2 ? 2 : step,
      unsure,
      verdict: worst === undefined ? null : verdictOf(worst),
    }
  })
}

/**
 * The band of step 2 is the one of the verdict: a candidate in it makes a document
 * `review`, so what the verdict calls a near miss is what stands out here. The
 * step is 3 exactly where a verdict was accepted.
 */
function stepOf({ accepted, confidence, threshold, reviewFrom }: ChunkClass): HeatStep {
  if (accepted) return 3
  if (confidence < MIN_CANDIDATE) return 0
  if (isWithinReviewBand(confidence, threshold, reviewFrom)) return 2
  return confidence >= SOME * threshold ? 1 : 0
}

function mostSuspicious(candidates: readonly ChunkClass[]): ChunkClass | undefined {
  let worst: ChunkClass | undefined
  for (const verdict of candidates) if (!worst || isWorse(verdict, worst)) worst = verdict
  return worst
}

function isWorse(a: ChunkClass, b: ChunkClass): boolean {
  const [stepA, stepB] = [stepOf(a), stepOf(b)]
  if (stepA !== stepB) return stepA > stepB
  // As products, because a threshold may be 0.
  return a.confidence * b.threshold > b.confidence * a.threshold
}

function verdictOf({
  category,
  className,
  confidence,
  threshold,
}: ChunkClass): ChunkHeat['verdict'] {
  return { category, className, score: confidence, threshold }
}
