/**
 * From what packs say of chunks to candidates of one category, by the order of
 * levels: of each chunk L3, then the weighted mean of L3 and L2, then L2; the
 * first whose class passes its threshold stands for the chunk.
 */

import { compareRanges, type Range } from '../../../../src-shared/model/spans.ts'
import type { Category, Severity } from '../../../../src-shared/model/vocabulary.ts'
import { accepts } from '../pack/manifest-heads.ts'
import type { ModelHead, ModelManifest } from '../pack/model-manifest.ts'
import type { HeadReading, LabelledSpan } from '../run/inference-contract.ts'
import type { ModelCandidate, PlaceThresholds } from './model-candidate.ts'
import type { PackReadings, PlacedReading } from './pack-readings.ts'
import { placeEvidence } from './place-evidence.ts'

/** Share of L3 in the weighted mean where the pack states none. */
const DEFAULT_UNION_SHARE = 0.5
/** Rejected candidates below this say nothing. */
export const MIN_CANDIDATE = 0.05

/**
 * Candidates of a category over all packs that read it, in reading order: those of its chunks and sentences, and what
 * is labelled.
 */
export function modelCandidates(
  category: Category,
  read: readonly PackReadings[],
  candidates = chunkCandidates(category, read),
): readonly ModelCandidate[] {
  const claims: ModelCandidate[] = []
  const places: ModelCandidate[] = []
  for (const { head, placed, reading, manifest } of headReadings(category, read)) {
    const labels = onlyPlaces(manifest, category) ? places : claims
    for (const span of reading.spans) pushSpan(labels, span, placed, head, manifest)
  }
  const sentences = read.flatMap(({ readings }) =>
    readings.filter(({ whole, isNote }) => !whole && !isNote),
  )
  const surePlaces = places.filter(({ accepted }) => accepted)
  return [...joinedLabels(claims), ...placeEvidence(candidates, surePlaces, sentences)]
    .filter(({ accepted, confidence }) => accepted || confidence >= MIN_CANDIDATE)
    .sort((a, b) => a.start - b.start || a.end - b.end || b.confidence - a.confidence)
}

/**
 * Labels of one pack and class that meet, as they do where chunks overlap, are one, as sure as the
 * surest; one that is rejected does not stretch one that is accepted.
 */
function joinedLabels(labels: readonly ModelCandidate[]): readonly ModelCandidate[] {
  const bySpeaker = Map.groupBy(labels, ({ model, className }) => `${model} ${className}`)
  return [...bySpeaker.values()].flatMap((own) => {
    const joined: ModelCandidate[] = []
    for (const label of own.toSorted(compareRanges)) {
      const last = joined.at(-1)
      if (!last || label.start >= last.end) {
        joined.push(label)
        continue
      }
      const surer = label.confidence > last.confidence ? label : last
      const both = { start: last.start, end: Math.max(last.end, label.end) }
      joined[joined.length - 1] = last.accepted === label.accepted ? { ...surer, ...both } : surer
    }
    return joined
  })
}

/**
 * Whether the labels of a pack only say where its candidates on a category stand. Of personal
 * data and leaks what is labelled is itself the find.
 */
function onlyPlaces({ heads }: ModelManifest, category: Category): boolean {
  if (category === 'pii' || category === 'dlp') return false
  return heads.some((head) => head.kind === 'sequence' && accepts(head, category))
}

/** What stands for each chunk and sentence in a category, however low it is; not what is labelled in them. */
export function chunkCandidates(
  category: Category,
  read: readonly PackReadings[],
): readonly ModelCandidate[] {
  const scores = backed(scoresOn(category, read), read)
  return groupByPlace(scores).flatMap((ofPlace) => chooseLevel(ofPlace, category))
}

/** What the heads of a category say of each class in each place. */
function scoresOn(category: Category, read: readonly PackReadings[]): readonly Score[] {
  const scores: Score[] = []
  for (const { head, placed, reading, manifest } of headReadings(category, read)) {
    scores.push(...scoresOf(placed, reading.classes, head, manifest))
  }
  return withinChunks(scores)
}

/** Without the classes that need a category of which the same pack accepts nothing in the place. */
function backed(scores: readonly Score[], read: readonly PackReadings[]): readonly Score[] {
  const keyOf = ({ manifest, start, end }: Score) => `${manifest.id} ${start}:${end}`
  const needed = new Set(scores.flatMap(({ needs }) => needs ?? []))
  const places = new Map(
    [...needed].map((category) => {
      const accepted = scoresOn(category, read).filter(({ score, threshold }) => score >= threshold)
      return [category, new Set(accepted.map(keyOf))]
    }),
  )
  return scores.filter((own) => own.needs === undefined || places.get(own.needs)?.has(keyOf(own)))
}

/**
 * Sentences judged together with the chunk around them, in which the same pack may
 * have seen that they are quoted or meant for a person: where a sentence looks riskier
 * than its chunk, its odds are the geometric mean of both. A turn that is read by itself is no part of what
 * surrounds it.
 */
function withinChunks(scores: readonly Score[]): readonly Score[] {
  const keyOf = ({ manifest, className, chunkId }: Score) =>
    `${manifest.id} ${className} ${chunkId}`
  const around = new Map(scores.filter(({ whole }) => whole).map((own) => [keyOf(own), own.score]))
  const ofSentences = Map.groupBy(
    scores.filter(({ whole }) => !whole),
    keyOf,
  )
  return scores.map((own) => {
    if (own.whole && isUnborne(own, ofSentences.get(keyOf(own)) ?? [])) {
      return { ...own, isUnborne: true as const }
    }
    const chunk = own.whole || own.isTurn || own.isNote ? undefined : around.get(keyOf(own))
    if (chunk === undefined) return own
    const alone = { ...(asksNothing({ ...own, score: chunk }) && { isAlone: true as const }) }
    if (own.score <= chunk) return { ...own, ...alone }
    return { ...own, ...alone, score: withMeanOdds(own.score, chunk) }
  })
}

/** UTF-16 units from which a chunk is more than one order in several sentences. */
export const SEVERAL_MATTERS = 400

/** Whether a chunk of some length has sentences and none of them, by itself, even asks for a look. */
function isUnborne({ start, end }: Range, sentences: readonly Score[]): boolean {
  return end - start >= SEVERAL_MATTERS && sentences.length > 0 && sentences.every(asksNothing)
}

function asksNothing({ score, threshold, reviewFrom = threshold }: Score): boolean {
  return score < reviewFrom
}

/** The probability whose odds are the geometric mean of those of two; even where one is 0 and the other 1. */
function withMeanOdds(a: number, b: number): number {
  const [risky, harmless] = [Math.sqrt(a * b), Math.sqrt((1 - a) * (1 - b))]
  return risky + harmless === 0 ? 0.5 : risky / (risky + harmless)
}

interface PlacedHeadReading {
  readonly head: ModelHead
  readonly placed: PlacedReading
  readonly reading: HeadReading
  readonly manifest: ModelManifest
}

/** What the heads of a category say: of a head that labels tokens spans alone, of another classes alone. */
function* headReadings(
  category: Category,
  read: readonly PackReadings[],
): Generator<PlacedHeadReading> {
  for (const { pack, readings } of read) {
    const { manifest } = pack
    for (const [index, head] of manifest.heads.entries()) {
      if (head.category !== category) continue
      for (const placed of readings) {
        if (placed.isNote && category !== 'injection') continue
        const reading = placed.reading.heads[index]
        if (reading) yield { head, placed, reading, manifest }
      }
    }
  }
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
  readonly reviewFrom: number | undefined
  readonly thresholdsIn: PlaceThresholds
  readonly thresholdOverruled: number | undefined
  /** See the manifest. */
  readonly needs: Category | undefined
  readonly score: number
  readonly isTurn: boolean
  readonly isNote: boolean
  readonly isUnborne?: true
  readonly isAlone?: true
}

function scoresOf(
  { chunkId, whole, isTurn, isNote, chunksInSection, start, end }: PlacedReading,
  classes: readonly { readonly name: string; readonly score: number }[],
  head: ModelHead,
  manifest: ModelManifest,
): readonly Score[] {
  const place = {
    chunkId,
    whole,
    isTurn: isTurn === true,
    isNote: isNote === true,
    start,
    end,
    level: manifest.level,
    manifest,
  }
  const places = manifest.counts_places === true ? chunksInSection : 1
  return classes.flatMap(({ name, score }) => {
    const stated = head.classes.find((each) => each.name === name)
    // A class that nothing reaches is there for promotion alone.
    if (!stated || stated.threshold >= 1) return []
    const { severity, threshold, needs } = stated
    const own = { ...place, className: name, severity, threshold, needs }
    const bars = {
      reviewFrom: stated.review_from,
      thresholdsIn: {
        tales: stated.threshold_in_tales,
        documents: stated.threshold_in_documents,
        commands: stated.threshold_in_commands,
      },
      thresholdOverruled: stated.threshold_overruled,
    }
    return [{ ...own, ...bars, score: withOddsOver(places, score) }]
  })
}

/** The probability whose odds are those of `score` divided by `places`. */
function withOddsOver(places: number, score: number): number {
  return score / (score + places * (1 - score))
}

function groupByPlace(scores: readonly Score[]): readonly (readonly Score[])[] {
  return [...Map.groupBy(scores, ({ start, end }) => `${start}:${end}`).values()]
}

/** The candidates that stand for one place: the first level that accepts, beside L3's own word where they differ. */
function chooseLevel(scores: readonly Score[], category: Category): readonly ModelCandidate[] {
  const l3 = strongest(scores.filter(({ level }) => level === 'L3'))
  const l2 = strongest(scores.filter(({ level }) => level === 'L2'))
  const byLevel = [
    l3 && candidate(l3, 'l3', l3.score),
    unionOf(scores, category),
    l2 && candidate(l3 ? overruled(l2) : l2, 'l2', l2.score),
  ].filter((each) => each !== undefined)
  const winner = byLevel.find(({ accepted }) => accepted)
  if (!winner) return byLevel.slice(0, 1)
  const first = byLevel[0]
  return first && first !== winner ? [winner, first] : [winner]
}

/** What a screen says of a place that a guard has read, too, and rejects. */
function overruled(screen: Score): Score {
  return { ...screen, threshold: screen.thresholdOverruled ?? screen.threshold }
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

/** The one whose odds are the most times those of its threshold; classes are not equally easy to see. */
function strongest(scores: readonly Score[]): Score | undefined {
  let best: Score | undefined
  for (const score of scores) if (!best || overThreshold(score) > overThreshold(best)) best = score
  return best
}

function overThreshold({ score, threshold }: Score): number {
  return (score / (1 - score)) * ((1 - threshold) / threshold)
}

function candidate(
  score: Score,
  source: ModelCandidate['source'],
  confidence: number,
): ModelCandidate {
  const { chunkId, start, end, manifest, className, severity } = score
  const { threshold, thresholdsIn, reviewFrom, isUnborne, isAlone, isNote } = score
  return {
    ...{ chunkId, start, end, source, model: manifest.id, className, severity, confidence },
    ...{ threshold, thresholdsIn, reviewFrom, accepted: confidence >= threshold },
    ...(isUnborne && { isUnborne }),
    ...(isAlone && { isAlone }),
    ...(isNote && source === 'l3' && { isNote: true as const }),
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
  // Sentences are for candidates; what stands in them is labelled in their chunk.
  // A class that nothing reaches is another pack's to find.
  if (!stated || stated.threshold >= 1 || !placed.whole) return
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
