/** Keeps a result below the size that a response may have. */

import { MAX_RESPONSE_BYTES } from '../../src-shared/contract/limits.ts'
import type {
  CategoryResult,
  EvidenceSpan,
  UrlSegment,
} from '../../src-shared/contract/scan-result.ts'
import { type Category, DECISIONS } from '../../src-shared/model/vocabulary.ts'

export type CategoryResults = Partial<Record<Category, CategoryResult>>

/** What a result says of a document and of its segments. */
export interface FittedParts {
  readonly categories: CategoryResults
  readonly segments?: UrlSegment[] | undefined
}

/** Bytes left to everything in a response that is not a result. */
export const RESERVED_BYTES = 65_536

/**
 * Leaves out what would not fit a response: the evidence spans with the lowest
 * scores, of the document and of its segments alike, and, where there are so
 * many segments that their results alone are too long, the details of those
 * with the weakest decision. The app reads every finding from its own API, so
 * nothing is lost to reviewers.
 */
export function fitResult(
  { categories, segments }: FittedParts,
  budgetBytes: number = MAX_RESPONSE_BYTES - RESERVED_BYTES,
): FittedParts {
  if (segments === undefined) return { categories: fitSpans(categories, budgetBytes) }
  const half = budgetBytes / 2
  let fitted = segments
  for (const decision of DECISIONS) {
    if (sizeWithoutSpans(fitted) <= half) break
    fitted = fitted.map((segment) => (segment.decision === decision ? brief(segment) : segment))
  }
  const kept = strongestSpans(fitted.flatMap(resultsOf), half - sizeWithoutSpans(fitted))
  return {
    categories: fitSpans(categories, half),
    segments: fitted.map((segment) =>
      segment.categories
        ? { ...segment, categories: withSpans(segment.categories, kept) }
        : segment,
    ),
  }
}

function fitSpans(categories: CategoryResults, budgetBytes: number): CategoryResults {
  return withSpans(categories, strongestSpans([categories], budgetBytes))
}

function strongestSpans(
  results: readonly CategoryResults[],
  budgetBytes: number,
): ReadonlySet<EvidenceSpan> {
  const kept = new Set<EvidenceSpan>()
  let bytes = 0
  // The sort is stable: of equal scores the earlier category and place stay.
  for (const span of results.flatMap(spansOf).sort((a, b) => b.score - a.score)) {
    bytes += sizeOf(span) + 1
    if (bytes > budgetBytes) break
    kept.add(span)
  }
  return kept
}

function withSpans(categories: CategoryResults, kept: ReadonlySet<EvidenceSpan>): CategoryResults {
  return Object.fromEntries(
    Object.entries(categories).map(([category, result]) => [
      category,
      { ...result, evidence_spans: result.evidence_spans.filter((span) => kept.has(span)) },
    ]),
  )
}

function brief({ id, kind, graphemes, decision, safety_status }: UrlSegment): UrlSegment {
  return {
    id,
    kind,
    graphemes,
    ...(decision && { decision }),
    ...(safety_status && { safety_status }),
  }
}

function sizeWithoutSpans(segments: readonly UrlSegment[]): number {
  return sizeOf(segments) - sizeOf(segments.flatMap(resultsOf).flatMap(spansOf))
}

function resultsOf({ categories }: UrlSegment): readonly CategoryResults[] {
  return categories === undefined ? [] : [categories]
}

function spansOf(categories: CategoryResults): readonly EvidenceSpan[] {
  return Object.values(categories).flatMap((result) => result.evidence_spans)
}

function sizeOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value))
}
