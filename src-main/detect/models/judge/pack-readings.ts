/** What a pack has read of a document, place by place. */

import type { Range } from '../../../../src-shared/model/spans.ts'
import type { ModelPack } from '../pack/model-contract.ts'
import type { TextReading } from '../run/inference-contract.ts'

/** A chunk, one of its sentences, or a turn in it. */
export interface Place extends Range {
  readonly chunkId: number
  readonly whole: boolean
  /** Whether it is a turn of a conversation that is read by itself. */
  readonly isTurn?: true
  /** Whether it is a note to an assistant, which is read by itself and for injections alone. */
  readonly isNote?: true
  readonly section: number
  /** What it says, where that is not what is written there. */
  readonly text?: string
  /** Chunks of its section, at most {@link MOST_PLACES}: so many places may look risky by chance. */
  readonly chunksInSection: number
}

/** What one pack says of it. */
export interface PlacedReading extends Place {
  readonly reading: TextReading
}

/** What one pack has read of a document. */
export interface PackReadings {
  readonly pack: ModelPack
  readonly readings: readonly PlacedReading[]
  /** Chunks that were read. */
  readonly chunks: number
  readonly durationMs: number
}

/** Called as a pack begins and as chunks are done: the pack, the chunks it has read, and those it will read. */
export type OnChunks = (pack: ModelPack, done: number, total: number) => void

/** What packs have read of a document by now, by pack; it grows while they read. */
export type ReadSoFar = Map<ModelPack, PlacedReading[]>

export function addReadings(
  soFar: ReadSoFar,
  pack: ModelPack,
  more: readonly PlacedReading[],
): void {
  const readings = soFar.get(pack) ?? []
  for (const reading of more) readings.push(reading)
  soFar.set(pack, readings)
}
