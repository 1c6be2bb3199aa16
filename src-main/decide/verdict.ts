/** From findings to a decision, and from a decision to a safety status. */

import type { Completion } from '../../src-shared/contract/scan-result.ts'
import type { MergedFinding } from '../../src-shared/model/finding.ts'
import {
  type Category,
  type Decision,
  type SafetyStatus,
  strongerDecision,
} from '../../src-shared/model/vocabulary.ts'
import {
  DEFAULT_POLICY,
  EVIDENCE_ONLY_LABELS,
  isWithinReviewBand,
  REVIEWS_CANDIDATES,
} from './policy.ts'

export interface Verdict {
  readonly decision: Decision
  readonly safetyStatus: SafetyStatus
}

/** Findings of every category for which a detector ran. */
export type FindingsByCategory = ReadonlyMap<Category, readonly MergedFinding[]>

/**
 * The verdict on one document: the strongest decision of its categories, and at
 * least `review` where not all planned work ran. `allow` with safety `review`
 * is legal: nothing was found, but a candidate was close.
 */
export function verdictOf(
  byCategory: FindingsByCategory,
  completion: Completion['state'],
): Verdict {
  let decision: Decision = completion === 'complete' ? 'allow' : 'review'
  let isInconclusive = false
  for (const [category, findings] of byCategory) {
    decision = strongerDecision(decision, decisionOf(category, findings))
    isInconclusive ||= isNearMiss(findings)
  }
  return { decision, safetyStatus: safetyOf(decision, isInconclusive) }
}

function decisionOf(category: Category, findings: readonly MergedFinding[]): Decision {
  let decision: Decision = 'allow'
  for (const finding of findings) {
    if (finding.accepted && !EVIDENCE_ONLY_LABELS.has(finding.label)) {
      decision = strongerDecision(decision, DEFAULT_POLICY[category][finding.severity])
    }
  }
  const needsALook = REVIEWS_CANDIDATES.has(category) && isNearMiss(findings)
  return needsALook ? strongerDecision(decision, 'review') : decision
}

/** Nothing was accepted, but the best candidate came close to its threshold. */
function isNearMiss(findings: readonly MergedFinding[]): boolean {
  return (
    !findings.some((finding) => finding.accepted) &&
    findings.some((finding) => isWithinReviewBand(finding.score))
  )
}

function safetyOf(decision: Decision, isInconclusive: boolean): SafetyStatus {
  if (decision === 'block') return 'attack'
  return decision === 'review' || isInconclusive ? 'review' : 'benign'
}
