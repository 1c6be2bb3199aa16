/** Has a tagger read a document in stretches, and decides on each value once. */

import type { Range } from '../../../../src-shared/model/spans.ts'
import { type Chunk, chunkAt } from '../../../chunk/chunker.ts'
import type { OnChunks, PackReadings } from '../judge/pack-readings.ts'
import type { ModelPack } from '../pack/model-contract.ts'
import type { ReadTexts } from '../run/inference.ts'
import { decideNames, type NameReading } from './names-decision.ts'
import { withoutDatedAuthors } from './told/dated-authors.ts'
import { withListedPeople } from './told/listed.ts'
import { asSureAsElsewhere } from './told/said-again.ts'
import { toldForms } from './told/told-forms.ts'
import { inSingleNames } from './told/two-names.ts'

/** Chunks of one stretch: some thousand words, so that a cancelled scan ends soon. */
const CHUNKS_TOGETHER = 24
/**
 * UTF-16 units beside a stretch that are read with it. The network sees ten words to either side, and
 * what the chain thinks of a word hangs on those farther away less than its numbers can tell.
 */
const BESIDE = 400

/** Chunks that are read together, with what stands beside them. */
interface Stretch {
  /** What is read. */
  readonly read: Range
  /** Where names that begin in it are its own. */
  readonly own: Range
  readonly chunks: number
}

/**
 * What a tagger says of a document: names by the chunk in which they begin. What stands beside a
 * stretch is read with it, so that where it ends changes nothing.
 */
export async function readNames(
  pack: ModelPack,
  text: string,
  chunks: readonly Chunk[],
  readTexts: ReadTexts,
  signal: AbortSignal,
  onChunks: OnChunks,
): Promise<PackReadings> {
  const begin = performance.now()
  const stretches = stretchesOf(text, chunks)
  let [read, done] = [0, 0]
  onChunks(pack, done, chunks.length)
  const readings = await readTexts(
    pack,
    stretches.map(({ read: { start, end } }) => text.slice(start, end)),
    signal,
    (more) => {
      for (const stretch of stretches.slice(read, read + more.length)) done += stretch.chunks
      read += more.length
      onChunks(pack, done, chunks.length)
    },
  )
  const names: NameReading[] = []
  for (const [index, { read, own }] of stretches.entries()) {
    for (const span of readings[index]?.heads[0]?.spans ?? []) {
      const start = read.start + span.start
      if (start < own.start || start >= own.end) continue
      const { name, score, isLikeliest = true } = span
      names.push({ start, end: read.start + span.end, name, score, isLikeliest })
    }
  }
  const single = inSingleNames(text, names)
  const told = toldForms(text, withoutDatedAuthors(text, decideNames(text, single)))
  const decided = asSureAsElsewhere(text, withListedPeople(text, told))
  const byChunk = Map.groupBy(decided, ({ start }) => chunkAt(chunks, start))
  return {
    pack,
    readings: chunks.map((chunk) => {
      const { id, start, end, section } = chunk
      const spans = (byChunk.get(chunk) ?? []).map((each) => ({
        ...each,
        start: each.start - start,
        end: each.end - start,
      }))
      const reading = { heads: [{ classes: [], spans }], router: 0, cached: false }
      return { chunkId: id, section, whole: true, chunksInSection: 1, start, end, reading }
    }),
    chunks: chunks.length,
    durationMs: performance.now() - begin,
  }
}

/** Stretches of whole chunks, none over the border of a section. */
function stretchesOf(text: string, chunks: readonly Chunk[]): readonly Stretch[] {
  const stretches: Stretch[] = []
  for (const section of Map.groupBy(chunks, (chunk) => chunk.section).values()) {
    for (let first = 0; first < section.length; first += CHUNKS_TOGETHER) {
      const after = first + CHUNKS_TOGETHER
      const chunksOf = section.slice(first, after) as [Chunk, ...Chunk[]]
      const own = {
        start: chunksOf[0].start,
        end: section[after]?.start ?? (chunksOf.at(-1) as Chunk).end,
      }
      const around = {
        start: (section[first - 1] ?? chunksOf[0]).start,
        end: section[after]?.end ?? own.end,
      }
      stretches.push({ read: withBeside(text, own, around), own, chunks: chunksOf.length })
    }
  }
  return stretches
}

/** A stretch with whole words beside it, none outside of what may be read. */
function withBeside(text: string, own: Range, around: Range): Range {
  const before = text.slice(Math.max(around.start, own.start - BESIDE), own.start)
  const behind = text.slice(own.end, Math.min(around.end, own.end + BESIDE))
  const isCutBefore = own.start - before.length > around.start
  const isCutBehind = own.end + behind.length < around.end
  const wordBefore = isCutBefore ? Math.max(0, before.search(/\s/)) : 0
  const wordBehind = isCutBehind ? /\s\S*$/.exec(behind)?.index : undefined
  return {
    start: own.start - before.length + wordBefore,
    end: own.end + (wordBehind ?? behind.length),
  }
}
