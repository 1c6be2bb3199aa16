/** From findings to a decision, and from a decision to a safety status. */

import type { Completion } from '../../src-shared/contract/scan-result.ts'
import { DEFAULT_POLICY, type Policy } from '../../src-shared/model/policy.ts'
import {
  type Category,
  type Decision,
  type SafetyStatus,
  strongerDecision,
} from '../../src-shared/model/vocabulary.ts'
import type { Chunk } from '../chunk/chunker.ts'
import { arbitrate, dissents } from './arbitrate.ts'
import type { Candidate } from './candidates.ts'
import { EVIDENCE_ONLY_LABELS, isWithinReviewBand } from './policy.ts'

export interface Verdict {
  readonly decision: Decision
  readonly safetyStatus: SafetyStatus
}

/** Candidates of every category for which a detector ran. */
export type CandidatesByCategory = ReadonlyMap<Category, readonly Candidate[]>

/**
 * The verdict on one document: the strongest decision of its categories, and at
 * least `review` where not all planned work ran. `allow` with safety `review`
 * is legal: nothing was found, but a candidate was close, or not all was read.
 * @param isWhole whether the extraction left nothing out.
 */
export function verdictOf(
  byCategory: CandidatesByCategory,
  completion: Completion['state'],
  chunks: readonly Chunk[],
  isWhole: boolean,
  policy: Policy = DEFAULT_POLICY,
): Verdict {
  let decision: Decision = completion === 'complete' ? 'allow' : 'review'
  let isInconclusive = !isWhole
  for (const [category, findings] of byCategory) {
    decision = strongerDecision(decision, decisionOf(category, findings, policy))
    isInconclusive ||= isNearMiss(findings) || isDisputed(category, findings, chunks)
  }
  return { decision, safetyStatus: safetyOf(decision, isInconclusive) }
}

function decisionOf(category: Category, findings: readonly Candidate[], policy: Policy): Decision {
  let decision: Decision = 'allow'
  for (const finding of findings) {
    if (finding.accepted) decision = strongerDecision(decision, weightOf(finding, policy))
  }
  return isNearMiss(findings) ? strongerDecision(decision, policy[category].candidate) : decision
}

/** Whether a finding can move a decision: an accepted one, or one close to it where those ask for something. */
export function isWeighed(
  { accepted, category, score, threshold, reviewFrom }: Candidate,
  policy: Policy = DEFAULT_POLICY,
): boolean {
  if (accepted) return true
  const isAsked = policy[category].candidate !== 'allow'
  return isAsked && isWithinReviewBand(score, threshold, reviewFrom)
}

/**
 * Places of the findings that were rejected and ask for something all the same: close to it, in
 * a category of which nothing was accepted. With the accepted ones they are all that a decision stands on.
 * @param known places of those that count no more.
 */
export function askingPlaces(
  findings: readonly Candidate[],
  policy: Policy = DEFAULT_POLICY,
  known: ReadonlySet<number> = new Set(),
): ReadonlySet<number> {
  const settled = new Set<Category>()
  for (const [place, { accepted, category }] of findings.entries()) {
    if (accepted && !known.has(place)) settled.add(category)
  }
  const asks = (finding: Candidate, place: number) =>
    !known.has(place) && !settled.has(finding.category) && isWeighed(finding, policy)
  return new Set(findings.flatMap((finding, place) => (asks(finding, place) ? [place] : [])))
}

/** The decision that some findings of a document ask for, where the others are known and accepted. */
export function decisionOfSome(
  findings: readonly Candidate[],
  completion: Completion['state'],
  policy: Policy = DEFAULT_POLICY,
): Decision {
  const categories = new Set(findings.map(({ category }) => category))
  return [...categories].reduce<Decision>(
    (decision, category) =>
      strongerDecision(
        decision,
        decisionOf(
          category,
          findings.filter((finding) => finding.category === category),
          policy,
        ),
      ),
    completion === 'complete' ? 'allow' : 'review',
  )
}

/** {@link decisionOfSome} of accepted findings, for whoever knows no candidates. */
export function decisionOfAccepted(
  findings: readonly Accepted[],
  completion: Completion['state'],
  policy: Policy = DEFAULT_POLICY,
): Decision {
  return findings.reduce<Decision>(
    (decision, finding) => strongerDecision(decision, weightOf(finding, policy)),
    completion === 'complete' ? 'allow' : 'review',
  )
}

type Accepted = Pick<Candidate, 'category' | 'label' | 'severity'>

/** What one accepted finding asks for. */
function weightOf({ category, label, severity }: Accepted, policy: Policy): Decision {
  return EVIDENCE_ONLY_LABELS.has(label) ? 'allow' : policy[category][severity]
}

/** Nothing was accepted, but the best candidate came close to its threshold. */
function isNearMiss(findings: readonly Candidate[]): boolean {
  return (
    !findings.some((finding) => finding.accepted) &&
    findings.some(({ score, threshold, reviewFrom }) =>
      isWithinReviewBand(score, threshold, reviewFrom),
    )
  )
}

/** The mean of both levels decided, and L3 alone would have called it something else. */
function isDisputed(
  category: Category,
  candidates: readonly Candidate[],
  chunks: readonly Chunk[],
): boolean {
  const { winner, decisive, source } = arbitrate(category, candidates, chunks)
  return source === 'union' && decisive.some((candidate) => dissents(candidate, winner))
}

function safetyOf(decision: Decision, isInconclusive: boolean): SafetyStatus {
  if (decision === 'block') return 'attack'
  return decision === 'review' || isInconclusive ? 'review' : 'benign'
}
