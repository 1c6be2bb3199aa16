/**
 * Has the packs read one document: every chunk by the L2 screens, and what they
 * are not sure of, what a rule fired in and the neighbours of these by the L3
 * guards, which also read the sentences of these chunks by themselves, since an
 * attack of one line can drown in its chunk.
 */

import { overlapFinder, type Range } from '../../../src-shared/model/spans.ts'
import type { Category } from '../../../src-shared/model/vocabulary.ts'
import type { Chunk } from '../../chunk/chunker.ts'
import { splitSentences } from '../../chunk/sentences.ts'
import type { ReadTexts } from './inference.ts'
import type { TextReading } from './inference-contract.ts'
import type { ModelPack } from './model-contract.ts'
import { categoriesOf, type ModelPlan } from './plan-models.ts'

/** What one pack says of one chunk or of one of its sentences. */
export interface PlacedReading extends Range {
  readonly chunkId: number
  readonly whole: boolean
  readonly reading: TextReading
}

/** What one pack has read of a document. */
export interface PackReadings {
  readonly pack: ModelPack
  readonly readings: readonly PlacedReading[]
  /** Chunks that were read. */
  readonly chunks: number
  /** Texts for which the network ran, and for which it did not have to. */
  readonly inferred: number
  readonly cacheHits: number
  readonly durationMs: number
}

/** A pack that could not read the document, with what was thrown. */
export interface PackFailure {
  readonly pack: ModelPack
  readonly error: unknown
}

export interface ModelReadings {
  readonly read: readonly PackReadings[]
  readonly failed: readonly PackFailure[]
  /** Whether guards were there and no chunk needed them. */
  readonly earlyExit: boolean
}

export interface ScannedText {
  readonly text: string
  readonly chunks: readonly Chunk[]
  /** Where rules fired. */
  readonly ruleRanges: readonly Range[]
}

/** Called as chunks are done: the pack, the chunks it has read, and those it will read. */
export type OnChunks = (pack: ModelPack, done: number, total: number) => void

/** Reads a document with the planned packs. What fails in one pack is a value. */
export async function scanModels(
  document: ScannedText,
  { categories, screens, guards }: Omit<ModelPlan, 'failures'>,
  readTexts: ReadTexts,
  signal: AbortSignal,
  onChunks: OnChunks,
): Promise<ModelReadings> {
  const read: PackReadings[] = []
  const failed: PackFailure[] = []
  const run = async (pack: ModelPack, chunks: readonly Chunk[], sentences: boolean) => {
    try {
      read.push(await readWith(pack, document.text, chunks, sentences, readTexts, signal, onChunks))
    } catch (error) {
      failed.push({ pack, error })
    }
  }
  for (const screen of screens) await run(screen, document.chunks, false)
  let promotedAny = false
  for (const guard of guards) {
    const asked = categoriesOf(guard.manifest).filter((each) => categories.includes(each))
    const promoted = promote(document, asked, read)
    promotedAny ||= promoted.length > 0
    // Sentences are for verdicts; labels of tokens are the same in their chunk.
    const judges = guard.manifest.heads.some(
      ({ kind, category }) => kind === 'sequence' && asked.includes(category),
    )
    if (promoted.length > 0) await run(guard, promoted, judges)
  }
  return { read, failed, earlyExit: guards.length > 0 && !promotedAny }
}

/**
 * The chunks that a guard reads: all, where no screen has read one of the
 * categories that it is asked for; else those with a reason of their own and the
 * neighbours of these.
 */
function promote(
  { chunks, ruleRanges }: ScannedText,
  categories: readonly Category[],
  read: readonly PackReadings[],
): readonly Chunk[] {
  const screened = new Set(read.flatMap(({ pack }) => categoriesOf(pack.manifest)))
  if (categories.some((category) => !screened.has(category))) return chunks
  const own = new Set<number>()
  for (const { pack, readings } of read) {
    const threshold = pack.manifest.router?.threshold ?? 0
    for (const { chunkId, reading } of readings) if (reading.router >= threshold) own.add(chunkId)
  }
  const chunksOver = overlapFinder(chunks)
  for (const range of ruleRanges) for (const { id } of chunksOver(range)) own.add(id)
  return chunks.filter(({ id }) => own.has(id) || own.has(id - 1) || own.has(id + 1))
}

async function readWith(
  pack: ModelPack,
  text: string,
  chunks: readonly Chunk[],
  sentences: boolean,
  readTexts: ReadTexts,
  signal: AbortSignal,
  onChunks: OnChunks,
): Promise<PackReadings> {
  const begin = performance.now()
  const places = chunks.flatMap((chunk) => placesOf(text, chunk, sentences))
  let done = 0
  let chunksDone = 0
  const readings = await readTexts(
    pack,
    places.map(({ start, end }) => text.slice(start, end)),
    signal,
    (more) => {
      for (let left = more.length; left > 0; left--) if (places[done++]?.whole) chunksDone++
      onChunks(pack, chunksDone, chunks.length)
    },
  )
  const cacheHits = readings.filter(({ cached }) => cached).length
  return {
    pack,
    readings: places.flatMap((place, index) => {
      const reading = readings[index]
      return reading ? [{ ...place, reading }] : []
    }),
    chunks: chunks.length,
    inferred: readings.length - cacheHits,
    cacheHits,
    durationMs: performance.now() - begin,
  }
}

/** A chunk, and behind it its sentences where there are several. */
function placesOf(
  text: string,
  { id, start, end }: Chunk,
  withSentences: boolean,
): readonly Omit<PlacedReading, 'reading'>[] {
  const whole = { chunkId: id, whole: true, start, end }
  const sentences = withSentences ? splitSentences(text.slice(start, end)) : []
  if (sentences.length < 2) return [whole]
  return [
    whole,
    ...sentences.map((sentence) => ({
      chunkId: id,
      whole: false,
      start: start + sentence.start,
      end: start + sentence.end,
    })),
  ]
}
