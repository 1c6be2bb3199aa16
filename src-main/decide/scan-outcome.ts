/** Puts together what one job answers: results, verdict, completion, and every finding. */

import type {
  Completion,
  Failure,
  Progress,
  SubmissionJob,
  UrlSegment,
} from '../../src-shared/contract/scan-result.ts'
import type { ChunkHeat } from '../../src-shared/model/chunk-heat.ts'
import type { Policy } from '../../src-shared/model/policy.ts'
import { ruleDetectorId } from '../../src-shared/model/rule-detectors.ts'
import type { Range } from '../../src-shared/model/spans.ts'
import { TextOffsets } from '../../src-shared/model/text-offsets.ts'
import type { Category } from '../../src-shared/model/vocabulary.ts'
import { saidBefore } from '../chunk/scripts.ts'
import { partsOf } from '../chunk/text-parts.ts'
import type { ModelManifest, ModelsRead } from '../detect/detector.ts'
import { leavesOut } from '../extract/canonical-document.ts'
import { type Candidate, shownOf } from './candidates.ts'
import { type CategoryReading, categoryResult, type ResultContext } from './category-result.ts'
import { chunkHeat } from './chunk-heat.ts'
import { completionOf } from './completeness.ts'
import { countDecisions, type DecisionCounts } from './count-decisions.ts'
import { deduplicateFindings } from './deduplicate-findings.ts'
import type { Detected } from './detected.ts'
import { limitResultSize } from './limit-result-size.ts'
import { weighPlaces } from './place/weigh-place.ts'
import { readingsOf, withScripts } from './readings.ts'
import { partTeller } from './told-part.ts'
import { askingPlaces, verdictOf } from './verdict.ts'

/** The part of a job that detection settles, in the words of the interface. */
export type JobResult = Pick<
  SubmissionJob,
  'progress' | 'categories' | 'detectors' | 'decision' | 'safety_status' | 'timings' | 'segments'
> & { readonly completion: Completion }

export interface ScanOutcome {
  readonly status: 'completed' | 'failed'
  readonly result: JobResult
  /** Every finding, rejected candidates included, in reading order; one passage once. */
  readonly findings: readonly Candidate[]
  /** What the models made of each chunk; empty where none has read one. */
  readonly heat: readonly ChunkHeat[]
  readonly decisions: DecisionCounts
}

/** Decides one document, and each of its segments by what was found in it. */
export function decideDocument({
  text,
  chunks,
  segments,
  warnings,
  hidden,
  categories,
  scripts,
  models,
  failures,
  policy,
}: Detected): ScanOutcome {
  const context = { text, chunks, offsets: new TextOffsets(text), policy }
  const said = scripts ? saidBefore(text, scripts.start) : text
  const parts = partsOf(said, segments)
  const places = weighPlaces(said, phishingIn(models), parts)
  const read = readingsOf(
    { text: said, hidden, segments, parts, places, partOf: partTeller(said, segments) },
    categories,
    models,
  )
  const found = scripts ? withScripts(text, read, scripts) : read
  const findings = withAsking(deduplicateFindings(found), policy)
  const verdict = judge(found, failures, context, !warnings.some(leavesOut))
  const { categories: results, segments: segmentResults } = limitResultSize({
    categories: verdict.categories,
    segments: segments?.map(({ id, kind, graphemes, start, end }) => ({
      id,
      kind,
      graphemes,
      // What was left out is none of the segments.
      ...judge(within(found, { start, end }), failures, context, true),
    })),
  })
  return {
    status: verdict.completion.state === 'failed' ? 'failed' : 'completed',
    result: {
      progress: progressOf(found, 'done', chunks.length, models),
      ...verdict,
      categories: results,
      ...(segmentResults && { segments: segmentResults }),
    },
    findings,
    decisions: countDecisions(text, foundIn(verdict.categories), findings),
    heat: chunkHeat(chunks, models?.chunks ?? [], places),
  }
}

/** Where networks find phishing. */
function phishingIn(models: ModelsRead | undefined): readonly Range[] {
  const threats = models?.categories.find(({ category }) => category === 'threat')
  return (threats?.candidates ?? []).filter(
    ({ className, accepted }) => accepted && className === 'phishing',
  )
}

/** The findings, with those marked that ask for a look. */
function withAsking(
  findings: readonly Candidate[],
  policy: Policy | undefined,
): readonly Candidate[] {
  const asking = askingPlaces(findings, policy)
  return findings.map((finding, place) =>
    asking.has(place) ? { ...finding, asking: true } : finding,
  )
}

/** Categories that were read, and whether anything was accepted in them. */
function foundIn(results: JobResult['categories']): Readonly<Partial<Record<Category, boolean>>> {
  return Object.fromEntries(
    Object.entries(results).map(([category, { accepted }]) => [category, accepted === true]),
  )
}

/** Results and verdict of a document or a segment, from the findings in it. */
function judge(
  found: readonly CategoryReading[],
  failures: readonly Failure[],
  context: ResultContext & Pick<Detected, 'policy'>,
  isWhole: boolean,
): Required<Omit<UrlSegment, 'id' | 'kind' | 'graphemes'>> {
  const completion = completionOf(failures, found.length)
  const { decision, safetyStatus } = verdictOf(
    new Map(found.map(({ category, candidates }) => [category, candidates])),
    completion.state,
    context.chunks,
    isWhole,
    context.policy,
  )
  return {
    categories: Object.fromEntries(
      found.map((reading) => [reading.category, categoryResult(reading, context)]),
    ),
    detectors: Object.fromEntries(
      found.map(({ category, detectors }) => [category, detectors.map(({ model }) => model)]),
    ),
    completion,
    decision,
    safety_status: safetyStatus,
  }
}

/** What begins in a stretch: a finding belongs to one segment, also where a rule read on past its border. */
function within(
  found: readonly CategoryReading[],
  { start, end }: Range,
): readonly CategoryReading[] {
  return found.map((each) => {
    const candidates = each.candidates.filter(
      (candidate) => candidate.start >= start && candidate.start < end,
    )
    return { ...each, candidates, shown: shownOf(candidates) }
  })
}

/** The outcome of a job that ended before detection could answer. */
export function failedOutcome(failure: Failure): ScanOutcome {
  return {
    status: 'failed',
    result: {
      progress: {},
      categories: {},
      detectors: {},
      completion: { state: 'failed', failures: [failure] },
      decision: 'review',
      safety_status: 'review',
    },
    findings: [],
    heat: [],
    decisions: {},
  }
}

/**
 * Progress of categories that are read. Rules read all chunks at once; models
 * count theirs.
 */
export function progressOf(
  readings: readonly Pick<CategoryReading, 'category' | 'detectors'>[],
  stage: NonNullable<Progress['stage']>,
  totalChunks: number,
  models?: ModelsRead,
): SubmissionJob['progress'] {
  const completed = stage === 'done' ? totalChunks : 0
  return Object.fromEntries(
    readings.map(({ category, detectors }) => {
      const counted = models?.categories.find((each) => each.category === category)
      return [
        category,
        {
          category,
          model: detectors.at(-1)?.model ?? ruleDetectorId(category),
          stage,
          completed_chunks: completed,
          total_chunks: totalChunks,
          coverage: completed / totalChunks,
          ...(counted && {
            inferred_chunks: counted.inferredChunks,
            cache_hits: counted.cacheHits,
            early_exit: counted.earlyExit,
          }),
        },
      ]
    }),
  )
}

/** Progress with the categories that a pack reads at the chunks that it has come to. */
export function modelProgress(
  progress: SubmissionJob['progress'],
  { id, level, heads }: ModelManifest,
  done: number,
  total: number,
): SubmissionJob['progress'] {
  const own = new Set<string>(heads.map(({ category }) => category))
  const stage = level === 'L3' ? 'l3' : 'l2'
  return Object.fromEntries(
    Object.entries(progress).map(([category, before]) => [
      category,
      own.has(category)
        ? {
            category,
            model: id,
            stage,
            completed_chunks: done,
            total_chunks: total,
            coverage: total === 0 ? 1 : done / total,
          }
        : before,
    ]),
  )
}
