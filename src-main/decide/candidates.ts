/** What rules and models claim of one category, in one form that can be weighed. */

import type { Explanation, Finding, MergedFinding } from '../../src-shared/model/finding.ts'
import { ruleDetectorId } from '../../src-shared/model/rule-detectors.ts'
import { compareRanges, lengthOf, overlapFinder, sharesHalf } from '../../src-shared/model/spans.ts'
import type { Category } from '../../src-shared/model/vocabulary.ts'
import { modelReading, modelTitle } from '../../src-shared/model/words.ts'
import { type Chunk, chunkAt } from '../chunk/chunker.ts'
import { isWeaker, type ModelCandidate } from '../detect/detector.ts'
import { besideOrders } from './beside-order.ts'
import { mergeFindings, moreSevere } from './merge-findings.ts'
import { wordsOf } from './place/answers/answers.ts'
import type { Bar, PlacedCandidate, PlaceWeights } from './place/weigh-place.ts'
import { ACCEPT_THRESHOLD, isWithinReviewBand } from './policy.ts'

/** Who makes a claim, the one that settles a chunk first (semantics of `final_result.source`). */
export const LEVEL_ORDER = ['l3', 'union', 'l2', 'l1'] as const
export type CandidateLevel = (typeof LEVEL_ORDER)[number]

/** A claim that may become evidence. */
export interface Candidate extends MergedFinding {
  readonly source: CandidateLevel
  /** `model` of the interface. */
  readonly model: string
  /** Score from which it is accepted. */
  readonly threshold: number
  /** Score from which it asks for a look where it is rejected; the policy's own where left out. */
  readonly reviewFrom?: number | undefined
  /** The chunk that a model read; where chunks overlap, a place alone does not tell it. */
  readonly chunkId?: number
}

/**
 * Claims of rules and models on one category, in reading order, each stretch claimed once a label.
 * @param places what claims weigh where they stand.
 */
export function joinCandidates(
  category: Category,
  findings: readonly Finding[],
  claims: readonly ModelCandidate[],
  places: PlaceWeights,
): readonly Candidate[] {
  const byRules: readonly Candidate[] = mergeFindings(findings).map((finding) => ({
    ...finding,
    source: 'l1',
    model: ruleDetectorId(category),
    threshold: ACCEPT_THRESHOLD,
    ...barOf(finding, places.ofRule(category, finding)),
  }))
  const orders = byRules.filter(({ accepted }) => category === 'injection' && accepted)
  const models = places.ofModels(category, besideOrders(claims, orders.toSorted(compareRanges)))
  const rulesOver = overlapFinder(byRules)
  const modelsOver = overlapFinder(models)
  const byModels: Candidate[] = []
  const joined = new Map<Candidate, Candidate>()
  const within = new Set<Candidate>()
  for (const claim of models) {
    if (hasCloserEvidence(claim, modelsOver(claim))) continue
    const candidate = fromModel(category, claim)
    const [rule, ...others] = rulesOver(candidate).filter((each) => isRepeat(candidate, each))
    if (!rule) byModels.push(candidate)
    else if (isSameEntity(candidate, rule)) {
      // Street, town and code in three cells of a row are one address, and none of them one by itself.
      const parts = others.filter((each) => isSameEntity(candidate, each) && !joined.has(each))
      joined.set(rule, [candidate, ...parts].reduce(join, joined.get(rule) ?? rule))
      for (const part of parts) within.add(part)
    }
  }
  const rules = byRules.filter((rule) => !within.has(rule) || joined.has(rule))
  return [...rules.map((rule) => joined.get(rule) ?? rule), ...byModels].sort(compareRanges)
}

/** The bar of a rule's finding where it is not the usual one, and the reason beside why it was found. */
function barOf({ explanations }: MergedFinding, bar: Bar | undefined): Partial<Candidate> {
  if (bar === undefined) return {}
  const { setting, ...own } = bar
  return {
    ...own,
    explanations: explanations.map((each) => ({
      ...each,
      description: `${each.description} ${wordsOf(setting, false)}`,
    })),
  }
}

/** The chunk that a claim is about. */
export function chunkIdOf({ chunkId, start }: Candidate, chunks: readonly Chunk[]): number {
  return chunkId ?? chunkAt(chunks, start).id
}

/**
 * A chunk is no evidence and asks for no look where one of its sentences, accepted for the same class, says it closer; nor
 * where that sentence, by what it is, only asks for a look or for nothing.
 */
function hasCloserEvidence(whole: PlacedCandidate, near: readonly PlacedCandidate[]): boolean {
  const { accepted, confidence, threshold, reviewFrom } = whole
  return (
    (accepted || isWithinReviewBand(confidence, threshold, reviewFrom)) &&
    near.some(
      (other) =>
        other !== whole &&
        (other.accepted || (accepted ? other.explainsChunk : other.explainsLook)) &&
        other.className === whole.className &&
        !isWeaker(other, whole) &&
        other.start >= whole.start &&
        other.end <= whole.end &&
        lengthOf(other) < lengthOf(whole),
    )
  )
}

/**
 * A rule that is sure explains more than a model that says the same, and a name
 * that a model sees within an e-mail address is a part of the address.
 */
function isRepeat(candidate: Candidate, rule: Candidate): boolean {
  if (!rule.accepted) return false
  if (rule.label === candidate.label) return sharesHalf(candidate, rule)
  const within = candidate.start >= rule.start && candidate.end <= rule.end
  return candidate.category === 'pii' && within
}

/** Of personal data the same stretch: of an address a rule may see but the postcode. */
function isSameEntity(candidate: Candidate, rule: Candidate): boolean {
  return candidate.category === 'pii' && candidate.accepted && candidate.label === rule.label
}

/** Both as one, which never looks less sure, less severe or shorter than either. */
function join(rule: Candidate, candidate: Candidate): Candidate {
  const known = new Set(rule.explanations.map(({ detectorId }) => detectorId))
  const further = candidate.explanations.filter(({ detectorId }) => !known.has(detectorId))
  return {
    ...(candidate.score > rule.score ? candidate : rule),
    start: Math.min(rule.start, candidate.start),
    end: Math.max(rule.end, candidate.end),
    severity: moreSevere(rule, candidate),
    explanations: [...rule.explanations, ...further],
  }
}

/**
 * What is shown as evidence: of an accepted claim of a model that lies on an accepted
 * rule's, the rule's alone. The model still settles the class; the rule says why.
 * Of personal data each says something of its own: a name, and the address it stands in.
 */
export function shownOf(candidates: readonly Candidate[]): readonly Candidate[] {
  const byRules = candidates.filter(({ source, accepted }) => source === 'l1' && accepted)
  const rulesOver = overlapFinder(byRules)
  return candidates.filter(
    (candidate) =>
      candidate.category === 'pii' ||
      candidate.source === 'l1' ||
      !candidate.accepted ||
      !rulesOver(candidate).some((rule) => sharesHalf(candidate, rule)),
  )
}

function fromModel(category: Category, claim: PlacedCandidate): Candidate {
  const { start, end, chunkId, source, model, severity, accepted } = claim
  const { className, confidence, threshold, reviewFrom, setting } = claim
  const explanation: Explanation = {
    detectorId: model,
    title: modelTitle(model),
    description: setting
      ? `${modelReading(className)} ${wordsOf(setting, accepted)}`
      : modelReading(className),
    view: 'original',
    baseScore: confidence,
    score: confidence,
    validated: [],
    context: [],
  }
  return {
    ...{ start, end, chunkId, source, model, severity, accepted, threshold, reviewFrom },
    category,
    level: source === 'l2' ? 'L2' : 'L3',
    label: className,
    score: confidence,
    explanations: [explanation],
  }
}
