/** What is claimed of a place: of several findings that say the same, one beside the other, one claim. Pure. */

import type { DocumentFinding, FindingExplanation } from '../../src-shared/workspace/document.ts'

export interface Claim {
  /** The strongest finding that says so. */
  readonly finding: DocumentFinding
  /** The surest first, each reason once. */
  readonly explanations: readonly FindingExplanation[]
}

/**
 * The claims of findings, in their order.
 * @param findings of one place, the strongest first.
 */
export function claimsOf(findings: readonly DocumentFinding[]): readonly Claim[] {
  const alike = Map.groupBy(findings, ({ category, label }) => `${category} ${label}`)
  return [...alike.values()].flatMap(([finding, ...others]) => {
    if (finding === undefined) return []
    const all = [finding, ...others].flatMap(({ explanations }) => explanations)
    const surest = new Map<string, FindingExplanation>()
    for (const each of all.toSorted((a, b) => b.score - a.score)) {
      const reason = `${each.detector_id} ${each.view} ${each.description}`
      if (!surest.has(reason)) surest.set(reason, each)
    }
    return [{ finding, explanations: [...surest.values()] }]
  })
}
