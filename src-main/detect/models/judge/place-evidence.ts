/**
 * Where in a chunk the evidence stands, where a pack labels tokens of a category that it
 * also judges by the chunk: the sentences that are mostly labelled. Sentences and not the
 * labels themselves, which have gaps and begin amid words.
 */

import { compareRanges, overlapFinder, type Range } from '../../../../src-shared/model/spans.ts'
import type { ModelCandidate } from './model-candidate.ts'

/** A sentence that by itself is less suspicious than this says nothing. */
const SAYS_NOTHING = 0.05

/**
 * The same beside a sentence that is accepted by itself. Of 1,923 planted requests 647 are found instead of 648, and
 * of all stretches that are named 98.1 % touch one instead of 97.8 %.
 */
const SAYS_LITTLE = 0.3

/** A sentence that was read by itself. */
export interface SentencePlace extends Range {
  readonly chunkId: number
}

/**
 * The candidates, with one more on each sentence that is mostly labelled with the class of an
 * accepted candidate of the same pack in the same chunk, be it on the chunk or on another
 * sentence: as sure as the surest of these, and in place of a rejected one of that class,
 * or of one that a weaker level accepts. Labels run on into what stands beside the evidence, a
 * heading for instance: sentences that by themselves say nothing are named only where no other is,
 * and beside one that is accepted by itself they have to say more.
 *
 * @param labels those that pass their threshold.
 */
export function placeEvidence(
  candidates: readonly ModelCandidate[],
  labels: readonly ModelCandidate[],
  sentences: readonly SentencePlace[],
): readonly ModelCandidate[] {
  if (labels.length === 0) return candidates
  const accepted = candidates.filter((candidate) => candidate.accepted)
  const acceptedBy = Map.groupBy(accepted, speakerOf)
  const sentencesOf = Map.groupBy(sentences, ({ chunkId }) => chunkId)
  const acceptedAs = Map.groupBy(accepted, claimOf)
  const aloneAs = new Map(candidates.map((each) => [claimOf(each), each.confidence]))
  const placed = new Map<string, ModelCandidate>()
  for (const [speaker, own] of Map.groupBy(labels, speakerOf)) {
    const surest = surestOf(acceptedBy.get(speaker) ?? [])
    if (!surest) continue
    const labelled = mostlyLabelled(sentencesOf.get(surest.chunkId) ?? [], own).map(
      ({ start, end }) => ({ ...surest, start, end }),
    )
    const isToldAlone = labelled.some((each) => acceptedAs.has(claimOf(each)))
    const least = isToldAlone ? SAYS_LITTLE : SAYS_NOTHING
    const telling = labelled.filter((each) => (aloneAs.get(claimOf(each)) ?? 0) >= least)
    for (const candidate of telling.length > 0 ? telling : labelled) {
      const claim = claimOf(candidate)
      // Where chunks overlap, a sentence is of both.
      const known = placed.get(claim)
      const settled = acceptedAs.get(claim)?.some((each) => !isWeaker(each, candidate))
      if (settled || (known && known.confidence >= candidate.confidence)) continue
      placed.set(claim, { ...candidate, byItself: aloneAs.get(claim) ?? 0 })
    }
  }
  return [
    // What stands at such a place is rejected or weaker, else it would have settled it.
    ...candidates.filter((candidate) => !placed.has(claimOf(candidate))),
    ...placed.values(),
  ]
}

/** Whether the screen alone says what the guard has a word in: semantics settle L3 first, then the mean of both. */
export function isWeaker(a: ModelCandidate, b: ModelCandidate): boolean {
  return a.source === 'l2' && b.source !== 'l2'
}

/** Which pack says what in which chunk. */
function speakerOf({ chunkId, model, className }: ModelCandidate): string {
  return `${chunkId} ${model} ${className}`
}

/** What is said of which place. */
function claimOf({ start, end, className }: ModelCandidate): string {
  return `${start}:${end} ${className}`
}

function surestOf(candidates: readonly ModelCandidate[]): ModelCandidate | undefined {
  return candidates.toSorted((a, b) => b.confidence - a.confidence)[0]
}

/** The sentences half of which or more is labelled; labels of one pack in one chunk do not overlap. */
function mostlyLabelled(sentences: readonly Range[], labels: readonly Range[]): readonly Range[] {
  const labelsOver = overlapFinder([...labels].sort(compareRanges))
  return sentences.filter((sentence) => {
    const shared = labelsOver(sentence).reduce(
      (sum, { start, end }) => sum + Math.min(end, sentence.end) - Math.max(start, sentence.start),
      0,
    )
    return shared * 2 >= sentence.end - sentence.start
  })
}
