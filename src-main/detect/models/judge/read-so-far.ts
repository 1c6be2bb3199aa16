/** What packs have read of a document while they still read: for who looks at it before they are done. */

import type { Category } from '../../../../src-shared/model/vocabulary.ts'
import { type ModelsRead, modelsRead } from './models-read.ts'
import type { PlacedReading, ReadSoFar } from './pack-readings.ts'

/**
 * Sums up what was read so far. Where guards are to follow, what a screen says counts only where
 * one of them has read too: what it alone suspects is mostly taken back a moment later.
 */
export function modelsReadSoFar(
  soFar: ReadSoFar,
  hasGuards: boolean,
  asked: readonly Category[],
): ModelsRead {
  // Taggers first, as at the end, whoever has read first.
  const [taggers = [], others = []] = [true, false].map((isTagger) =>
    [...soFar].filter(([{ manifest }]) => (manifest.tagger !== undefined) === isTagger),
  )
  const packs = [...taggers, ...others]
  const guarded = new Set(
    packs.flatMap(([{ manifest }, readings]) =>
      manifest.level === 'L3' ? readings.map(placeOf) : [],
    ),
  )
  const read = packs.map(([pack, readings]) => {
    const waits = hasGuards && pack.manifest.level === 'L2'
    const settled = readings.filter((each) => !waits || guarded.has(placeOf(each)))
    const chunks = settled.filter(({ whole }) => whole).length
    return { pack, readings: settled, chunks, durationMs: 0 }
  })
  return modelsRead({ read, failed: [], earlyExit: false }, asked)
}

function placeOf({ start, end }: PlacedReading): string {
  return `${start}:${end}`
}
