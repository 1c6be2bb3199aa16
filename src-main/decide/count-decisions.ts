/** How many decisions a document asks a reviewer for. */

import type { MergedFinding } from '../../src-shared/model/finding.ts'
import type { Category } from '../../src-shared/model/vocabulary.ts'
import { identifyFindings } from './identify-findings.ts'

/**
 * How many decisions each category that was read asks a reviewer for; a passage of two counts for
 * both. Null where all that it found is told in decisions of another category.
 */
export type DecisionCounts = Readonly<Partial<Record<Category, number | null>>>

/** @param found every category that was read, and whether anything was accepted in it. */
export function countDecisions(
  text: string,
  found: Readonly<Partial<Record<Category, boolean>>>,
  findings: readonly MergedFinding[],
): DecisionCounts {
  const counts: Partial<Record<Category, number | null>> = {}
  for (const [category, isFound] of Object.entries(found)) {
    counts[category as Category] = isFound ? null : 0
  }
  for (const group of identifyFindings(text, findings).groups) {
    const categories = new Set(group.findings.flatMap((id) => findings[id]?.category ?? []))
    for (const category of categories) counts[category] = (counts[category] ?? 0) + 1
  }
  return counts
}
