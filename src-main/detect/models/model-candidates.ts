/**
 * From what packs say of chunks to candidates of one category, by the order of
 * levels: of each chunk L3, then the weighted mean of L3 and L2, then L2; the
 * first whose class passes its threshold stands for the chunk.
 */

import type { Range } from '../../../src-shared/model/spans.ts'
import type { Category, Severity } from '../../../src-shared/model/vocabulary.ts'
import type { LabelledSpan } from './inference-contract.ts'
import type { ModelHead, ModelManifest } from './model-manifest.ts'
import type { PackReadings, PlacedReading } from './scan-models.ts'

/** One class that a level gives to a stretch; places are UTF-16 units of the canonical text. */
export interface ModelCandidate extends Range {
  readonly chunkId: number
  readonly source: 'l2' | 'l3' | 'union'
  /** Id of the pack; of a union the guard's. */
  readonly model: string
  readonly className: string
  readonly severity: Severity
  /** 0 to 1. */
  readonly confidence: number
  /** Confidence from which it is accepted. */
  readonly threshold: number
  readonly accepted: boolean
}

/** Share of L3 in the weighted mean where the pack states none. */
const DEFAULT_UNION_SHARE = 0.5
/** Rejected candidates below this say nothing. */
const MIN_CANDIDATE = 0.05

/** Candidates of a category over all packs that read it, in reading order. */
export function modelCandidates(
  category: Category,
  read: readonly PackReadings[],
): readonly ModelCandidate[] {
  const candidates: ModelCandidate[] = []
  const scores: Score[] = []
  for (const { pack, readings } of read) {
    for (const [index, head] of pack.manifest.heads.entries()) {
      if (head.category !== category) continue
      for (const placed of readings) {
        const reading = placed.reading.heads[index]
        if (!reading) continue
        if (head.kind === 'tokens') {
          for (const span of reading.spans) pushSpan(candidates, span, placed, head, pack.manifest)
        } else {
          scores.push(...scoresOf(placed, reading.classes, head, pack.manifest))
        }
      }
    }
  }
  for (const ofPlace of groupByPlace(scores)) candidates.push(...chooseSource(ofPlace, category))
  return candidates
    .filter(({ accepted, confidence }) => accepted || confidence >= MIN_CANDIDATE)
    .sort((a, b) => a.start - b.start || a.end - b.end || b.confidence - a.confidence)
}

/** What a sequence head says of one class in one place. */
interface Score extends Range {
  readonly chunkId: number
  readonly whole: boolean
  readonly level: 'L2' | 'L3'
  readonly manifest: ModelManifest
  readonly className: string
  readonly severity: Severity
  readonly threshold: number
  readonly score: number
}

function scoresOf(
  { chunkId, whole, start, end }: PlacedReading,
  classes: readonly { readonly name: string; readonly score: number }[],
  head: ModelHead,
  manifest: ModelManifest,
): readonly Score[] {
  const place = { chunkId, whole, start, end, level: manifest.level, manifest }
  return classes.flatMap(({ name, score }) => {
    const stated = head.classes.find((each) => each.name === name)
    // A class that nothing reaches is there for the router alone.
    if (!stated || stated.threshold >= 1) return []
    const { severity, threshold } = stated
    return [{ ...place, className: name, severity, threshold, score }]
  })
}

function groupByPlace(scores: readonly Score[]): readonly (readonly Score[])[] {
  return [...Map.groupBy(scores, ({ start, end }) => `${start}:${end}`).values()]
}

/** The candidates that stand for one place: the first level that accepts, beside L3's own word where they differ. */
function chooseSource(scores: readonly Score[], category: Category): readonly ModelCandidate[] {
  const l3 = strongest(scores.filter(({ level }) => level === 'L3'))
  const l2 = strongest(scores.filter(({ level }) => level === 'L2'))
  const byLevel = [
    l3 && candidate(l3, 'l3', l3.score),
    unionOf(scores, category),
    l2 && candidate(l2, 'l2', l2.score),
  ].filter((each) => each !== undefined)
  const winner = byLevel.find(({ accepted }) => accepted)
  if (!winner) return byLevel.slice(0, 1)
  const first = byLevel[0]
  return first && first !== winner ? [winner, first] : [winner]
}

/** The class for which the weighted mean of both levels is highest (semantics of `union`). */
function unionOf(scores: readonly Score[], category: Category): ModelCandidate | undefined {
  const means: Score[] = []
  for (const guard of scores) {
    if (guard.level !== 'L3') continue
    const screen = strongest(
      scores.filter(({ level, className }) => level === 'L2' && className === guard.className),
    )
    if (!screen) continue
    const share = guard.manifest.union?.[category] ?? DEFAULT_UNION_SHARE
    means.push({ ...guard, score: share * guard.score + (1 - share) * screen.score })
  }
  const best = strongest(means)
  return best && candidate(best, 'union', best.score)
}

function strongest(scores: readonly Score[]): Score | undefined {
  let best: Score | undefined
  for (const score of scores) if (!best || score.score > best.score) best = score
  return best
}

function candidate(
  { chunkId, start, end, manifest, className, severity, threshold }: Score,
  source: ModelCandidate['source'],
  confidence: number,
): ModelCandidate {
  const accepted = confidence >= threshold
  const place = { chunkId, start, end }
  return {
    ...place,
    source,
    model: manifest.id,
    className,
    severity,
    confidence,
    threshold,
    accepted,
  }
}

function pushSpan(
  candidates: ModelCandidate[],
  { name, score, start, end }: LabelledSpan,
  placed: PlacedReading,
  head: ModelHead,
  { id, level }: ModelManifest,
): void {
  const stated = head.classes.find((each) => each.name === name)
  // Sentences are for verdicts; what stands in them is labelled in their chunk.
  if (!stated || !placed.whole) return
  candidates.push({
    chunkId: placed.chunkId,
    start: placed.start + start,
    end: placed.start + end,
    source: level === 'L3' ? 'l3' : 'l2',
    model: id,
    className: name,
    severity: stated.severity,
    confidence: score,
    threshold: stated.threshold,
    accepted: score >= stated.threshold,
  })
}
