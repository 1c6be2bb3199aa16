/**
 * Tries whether words carry the claim that is made of them: the passage around them is read twice
 * by the same detectors, with them and without. What else is claimed in it is taken out of both:
 * beside another attack nobody could see what these words do.
 */

import type { AppliedConfig } from '../../src-shared/contract/scan-settings.ts'
import { settingsOf } from '../../src-shared/contract/scan-settings.ts'
import { compareRanges, type Range, rangesWithin } from '../../src-shared/model/spans.ts'
import type { Category } from '../../src-shared/model/vocabulary.ts'
import { MAX_PASSAGE, type Proof, type ProofReading } from '../../src-shared/workspace/proof.ts'
import { type SealedOutcome, unsealOutcome } from '../decide/sealed-outcome.ts'
import type { DetectDocument, DetectedDocument } from './detect-document.ts'

/** UTF-16 units beside the words that are read with them: what one chunk of a network holds. */
const BESIDE = 500

export interface Claimed {
  /** A stretch of the text, not longer than a passage may be. */
  readonly words: Range
  /** What is claimed in the same category elsewhere in the text. */
  readonly others: readonly Range[]
  readonly category: Category
}

/**
 * @returns null where a reading did not come to its end.
 */
export async function proveEvidence(
  detect: DetectDocument,
  document: Pick<DetectedDocument, 'text' | 'sourceMap'>,
  config: AppliedConfig,
  { words, others, category }: Claimed,
  signal: AbortSignal,
): Promise<Proof | null> {
  const settings = settingsOf(config)
  const passage = passageAround(document.text, words)
  const read = async (given: DetectedDocument) =>
    readingOf(await detect(given, settings, signal), category)
  const alone = withoutOthers(
    cut(document, passage),
    shifted(words, -passage.start),
    others.map((other) => shifted(other, -passage.start)),
  )
  const as = await read(alone.document)
  const without = await read(takenOut(alone.document, alone.words))
  if (as === null || without === null) return null
  return { passage, with: as, without }
}

/** The words with whole lines beside them, as far as these are near. */
export function passageAround(text: string, { start, end }: Range): Range {
  const room = Math.max(0, Math.min(BESIDE, Math.floor((MAX_PASSAGE - (end - start)) / 2)))
  const from = Math.max(0, start - room)
  const to = Math.min(text.length, end + room)
  const lineEnd = text.lastIndexOf('\n', to - 1)
  const lineStart = text.indexOf('\n', from)
  return {
    start:
      from === 0 || lineStart === -1 || lineStart >= start ? wellFormed(text, from) : lineStart + 1,
    end: to === text.length || lineEnd < end ? wellFormed(text, to) : lineEnd,
  }
}

/** A place that parts no letter of two units. */
function wellFormed(text: string, at: number): number {
  const unit = text.charCodeAt(at)
  return unit >= 0xdc00 && unit <= 0xdfff ? at - 1 : at
}

function cut(
  { text, sourceMap }: Pick<DetectedDocument, 'text' | 'sourceMap'>,
  range: Range,
): DetectedDocument {
  const { start, end } = range
  return {
    text: text.slice(start, end),
    sourceMap: rangesWithin(sourceMap, range).map((each) => ({
      ...each,
      start: Math.max(each.start, start) - start,
      end: Math.min(each.end, end) - start,
    })),
    warnings: [],
  }
}

/** A space stands where the words stood, so that what was beside them stays apart. */
function takenOut(
  { text, sourceMap, warnings }: DetectedDocument,
  { start, end }: Range,
): DetectedDocument {
  const moved = (at: number) => (at <= start ? at : at < end ? start : at - (end - start) + 1)
  return {
    text: `${text.slice(0, start)} ${text.slice(end)}`,
    sourceMap: sourceMap
      .map((each) => ({ ...each, start: moved(each.start), end: moved(each.end) }))
      .filter((each) => each.end > each.start),
    warnings,
  }
}

/** The document without what others claim, and where the words stand in it then. */
function withoutOthers(document: DetectedDocument, words: Range, others: readonly Range[]) {
  const apart = others
    .map(({ start, end }) => ({
      start: Math.max(0, start),
      end: Math.min(document.text.length, end),
    }))
    .filter(({ start, end }) => end > start && (end <= words.start || start >= words.end))
  const alone = { document, words }
  // From the end, so that what stands before keeps its place.
  for (const { start, end } of merged(apart).toReversed()) {
    alone.document = takenOut(alone.document, { start, end })
    if (end <= alone.words.start) alone.words = shifted(alone.words, 1 - (end - start))
  }
  return alone
}

/** Ranges that overlap or touch as one, in order. */
function merged(ranges: readonly Range[]): readonly Range[] {
  const joined: { start: number; end: number }[] = []
  for (const { start, end } of ranges.toSorted(compareRanges)) {
    const last = joined.at(-1)
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end)
    else joined.push({ start, end })
  }
  return joined
}

function shifted({ start, end }: Range, by: number): Range {
  return { start: start + by, end: end + by }
}

/** The strongest that was said in a category; null where not all of it was read. */
function readingOf(sealed: SealedOutcome, category: Category): ProofReading | null {
  const { status, result, findings, heat } = unsealOutcome(sealed)
  if (status === 'failed' || result.completion.state !== 'complete') return null
  const claims = findings.filter((finding) => finding.category === category)
  const verdicts = heat.flatMap(({ verdict }) => (verdict?.category === category ? verdict : []))
  const scores = [...claims, ...verdicts].map(({ score }) => score)
  return { score: Math.max(0, ...scores), accepted: claims.some(({ accepted }) => accepted) }
}
