/** Keeps a result below the size that a response may have. */

import { MAX_RESPONSE_BYTES } from '../../src-shared/contract/limits.ts'
import type { CategoryResult, EvidenceSpan } from '../../src-shared/contract/scan-result.ts'
import type { Category } from '../../src-shared/model/vocabulary.ts'

export type CategoryResults = Partial<Record<Category, CategoryResult>>

/** Bytes left to everything in a response that is not an evidence span. */
export const RESERVED_BYTES = 65_536

/**
 * Leaves out the evidence spans with the lowest scores where all of them would
 * not fit a response, and keeps the others in reading order. The app reads every
 * finding from its own API, so nothing is lost to reviewers.
 */
export function fitSpans(
  categories: CategoryResults,
  budgetBytes: number = MAX_RESPONSE_BYTES - RESERVED_BYTES,
): CategoryResults {
  const spans = Object.values(categories).flatMap((result) => result.evidence_spans)
  const kept = new Set<EvidenceSpan>()
  let bytes = 0
  // The sort is stable: of equal scores the earlier category and place stay.
  for (const span of [...spans].sort((a, b) => b.score - a.score)) {
    bytes += Buffer.byteLength(JSON.stringify(span)) + 1
    if (bytes > budgetBytes) break
    kept.add(span)
  }
  if (kept.size === spans.length) return categories
  return Object.fromEntries(
    Object.entries(categories).map(([category, result]) => [
      category,
      { ...result, evidence_spans: result.evidence_spans.filter((span) => kept.has(span)) },
    ]),
  )
}
