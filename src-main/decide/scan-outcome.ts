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
import type { Segment } from '../../src-shared/model/source-map.ts'
import type { Range } from '../../src-shared/model/spans.ts'
import { TextOffsets } from '../../src-shared/model/text-offsets.ts'
import { CATEGORIES, type Category } from '../../src-shared/model/vocabulary.ts'
import type { Chunk } from '../chunk/chunker.ts'
import { partsOf, type TextParts } from '../chunk/text-parts.ts'
import type { ModelManifest, ModelsRead, RulesResponse } from '../detect/detector.ts'
import { leavesOut } from '../extract/canonical-document.ts'
import { withoutLoneBankCodes } from './bank-codes.ts'
import { withoutContactsOfDuties } from './beside-duty.ts'
import { withoutBorneByNobody } from './borne-by-nobody.ts'
import { type Candidate, joinCandidates, shownOf } from './candidates.ts'
import { type CategoryReading, categoryResult, type ResultContext } from './category-result.ts'
import { chunkHeat } from './chunk-heat.ts'
import { completionOf } from './completeness.ts'
import { countDecisions, type DecisionCounts } from './count-decisions.ts'
import { deduplicateFindings } from './deduplicate-findings.ts'
import { withoutExampleValues } from './example-values.ts'
import { withoutInvoiceParties } from './invoice-parties.ts'
import { limitResultSize } from './limit-result-size.ts'
import { withoutListedOffices } from './listed-offices.ts'
import { withoutNamedPremises } from './named-premises.ts'
import { withNamesAgain } from './names-again.ts'
import { withoutNamesOfPlaces } from './names-of-places.ts'
import { withoutNobodysPeople } from './nobodys-people.ts'
import { withoutNobodysPlacesAndReferences } from './nobodys-places.ts'
import { withoutOwnBusiness } from './own-business.ts'
import { type PlaceWeights, weighPlaces } from './place/weigh-place.ts'
import { withPeopleOfPublicLife } from './public-life.ts'
import { withoutServiceNumbers } from './service-numbers.ts'
import { withParts, withReasons } from './told-effects.ts'
import { type PartTeller, partTeller, withoutLabels } from './told-part.ts'
import { askingPlaces, verdictOf } from './verdict.ts'
import { wholeOrders } from './whole-orders.ts'

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

/** What detection gave for one document. */
export interface Detected {
  readonly text: string
  readonly chunks: readonly Chunk[]
  /** Only of web pages and MCP servers. */
  readonly segments?: readonly Segment[] | undefined
  /** Those of its extraction. */
  readonly warnings: readonly string[]
  /** Stretches that people cannot see, sorted and disjoint; none where left out. */
  readonly hidden?: readonly Range[] | undefined
  readonly categories: RulesResponse
  readonly models?: ModelsRead | undefined
  readonly failures: readonly Failure[]
  /** The default one where left out. */
  readonly policy?: Policy | undefined
}

/** Decides one document, and each of its segments by what was found in it. */
export function decideDocument({
  text,
  chunks,
  segments,
  warnings,
  hidden,
  categories,
  models,
  failures,
  policy,
}: Detected): ScanOutcome {
  const context = { text, chunks, offsets: new TextOffsets(text), policy }
  const parts = partsOf(text, segments)
  const places = weighPlaces(text, phishingIn(models), parts)
  const found = readingsOf(
    { text, hidden, segments, parts, places, partOf: partTeller(text, segments) },
    categories,
    models,
  )
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

/** Every category that rules or models have read, in the interface's order. */
function readingsOf(
  document: WeighedText,
  rules: RulesResponse,
  models: ModelsRead | undefined,
): readonly CategoryReading[] {
  return CATEGORIES.flatMap((category) => {
    const byRules = rules.find((each) => each.category === category)
    const byModels = models?.categories.find((each) => each.category === category)
    // The interface knows no rules of threats: they are told where they found something.
    const rulesReport = byRules && (category !== 'threat' || byRules.findings.length > 0)
    if (!rulesReport && !byModels) return []
    const claims = byModels?.candidates ?? []
    const joined = joinCandidates(category, byRules?.findings ?? [], claims, document.places)
    const candidates = completed(category, joined, document)
    return {
      category,
      candidates,
      shown: shownOf(candidates),
      durationMs: (byRules?.durationMs ?? 0) + (byModels?.durationMs ?? 0),
      detectors: [
        ...(rulesReport ? [{ model: ruleDetectorId(category), level: 'L1' as const }] : []),
        ...(byModels?.detectors ?? []),
      ],
    }
  })
}

/** A text, and what its stretches weigh where they stand. */
interface WeighedText extends Pick<Detected, 'text' | 'hidden' | 'segments'> {
  readonly parts: TextParts
  readonly places: PlaceWeights
  readonly partOf: PartTeller
}

/** Candidates with what the rest of the document says of them: orders as far as they go, names wherever they stand. */
function completed(
  category: Category,
  joined: readonly Candidate[],
  { text, hidden, segments, parts, places, partOf }: WeighedText,
): readonly Candidate[] {
  if (category === 'injection') {
    const orders = withoutLabels(text, wholeOrders(text, joined, hidden, parts), segments)
    return withReasons(text, orders, partOf, parts)
  }
  return withParts(
    category === 'pii' ? ofSomebody(text, withNamesAgain(text, joined, places)) : joined,
    partOf,
  )
}

/** Personal data without people who are nobody or a place's name, without what a business prints of itself, and then without the places of a document in which nobody is left. */
function ofSomebody(text: string, found: readonly Candidate[]): readonly Candidate[] {
  const shown = withoutExampleValues(text, withoutLoneBankCodes(found))
  const ours = withoutServiceNumbers(text, shown)
  const parties = withoutInvoiceParties(text, withoutNamesOfPlaces(text, ours))
  const listed = withoutListedOffices(text, parties)
  const duties = withoutContactsOfDuties(text, withoutOwnBusiness(text, listed))
  const ofPeople = withoutNamedPremises(text, duties)
  // An illness of nobody makes nobody somebody, and is nobody's again once those it was told of are.
  const borne = withoutBorneByNobody(text, ofPeople)
  const health = withoutBorneByNobody(text, withoutNobodysPeople(text, borne))
  return withPeopleOfPublicLife(text, withoutNobodysPlacesAndReferences(text, health))
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
