/** Keeps a result below the size that a response may have. */

import { MAX_RESPONSE_BYTES } from '../../src-shared/contract/limits.ts'
import type {
  CategoryResult,
  EvidenceSpan,
  UrlSegment,
} from '../../src-shared/contract/scan-result.ts'
import { type Category, DECISIONS, type Decision } from '../../src-shared/model/vocabulary.ts'

export type CategoryResults = Partial<Record<Category, CategoryResult>>

/** What a result says of a document and of its segments. */
export interface LimitedParts {
  readonly categories: CategoryResults
  readonly segments?: UrlSegment[] | undefined
}

/** Bytes left to everything in a response that is not a result. */
export const RESERVED_BYTES = 65_536

/**
 * Leaves out what would not fit a response: the evidence spans with the lowest
 * scores, of the document and of its segments alike, and the details of
 * segments, those that are allowed first. Each half of the room is for the
 * document or its segments, and what one of them leaves is the other's. The app
 * reads every finding from its own API, so nothing is lost to reviewers.
 */
export function limitResultSize(
  { categories, segments }: LimitedParts,
  budgetBytes: number = MAX_RESPONSE_BYTES - RESERVED_BYTES,
): LimitedParts {
  if (segments === undefined) return { categories: fitSpans(categories, budgetBytes) }
  const half = budgetBytes / 2
  return {
    categories: fitSpans(categories, Math.max(half, budgetBytes - sizeOf(segments))),
    segments: fitSegments(segments, Math.max(half, budgetBytes - sizeOf(spansOf(categories)))),
  }
}

/**
 * Evidence of a risk comes before the details of what is allowed: these go until
 * all evidence fits. Where it still does not, its weakest spans go, and the
 * details of other segments only where there are so many that they alone are
 * too long.
 */
function fitSegments(segments: readonly UrlSegment[], budgetBytes: number): UrlSegment[] {
  const risky = DECISIONS.filter((decision) => decision !== 'allow')
  let fitted = withoutDetails(segments, ['allow'], budgetBytes, sizeOf)
  fitted = withoutDetails(fitted, risky, budgetBytes, (part) => sizeOf(withoutSpans(part)))
  const spanBytes = budgetBytes - sizeOf(fitted.map(withoutSpans))
  const kept = strongestSpans(fitted.flatMap(resultsOf).flatMap(spansOf), spanBytes)
  return fitted.map((segment) => keepSpans(segment, kept))
}

/** Makes segments of these decisions brief, in this order and from the last one, until all fit. */
function withoutDetails(
  segments: readonly UrlSegment[],
  decisions: readonly Decision[],
  budgetBytes: number,
  bytesOf: (segment: UrlSegment) => number,
): UrlSegment[] {
  const fitted = [...segments]
  // A comma for each, and the brackets.
  let bytes = fitted.reduce((sum, segment) => sum + bytesOf(segment) + 1, 1)
  for (const decision of decisions) {
    for (let at = fitted.length - 1; at >= 0 && bytes > budgetBytes; at--) {
      const segment = fitted[at]
      if (segment?.decision !== decision) continue
      fitted[at] = brief(segment)
      bytes -= bytesOf(segment) - sizeOf(fitted[at])
    }
  }
  return fitted
}

function withoutSpans(segment: UrlSegment): UrlSegment {
  return keepSpans(segment, new Set())
}

function keepSpans(segment: UrlSegment, kept: ReadonlySet<EvidenceSpan>): UrlSegment {
  return segment.categories
    ? { ...segment, categories: withSpans(segment.categories, kept) }
    : segment
}

function fitSpans(categories: CategoryResults, budgetBytes: number): CategoryResults {
  const spans = spansOf(categories)
  const kept = strongestSpans(spans, budgetBytes)
  return kept.size === spans.length ? categories : withSpans(categories, kept)
}

function strongestSpans(
  spans: readonly EvidenceSpan[],
  budgetBytes: number,
): ReadonlySet<EvidenceSpan> {
  const kept = new Set<EvidenceSpan>()
  let bytes = 0
  // The sort is stable: of equal scores the earlier category and place stay.
  for (const span of spans.toSorted((a, b) => b.score - a.score)) {
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

function resultsOf({ categories }: UrlSegment): readonly CategoryResults[] {
  return categories === undefined ? [] : [categories]
}

function spansOf(categories: CategoryResults): readonly EvidenceSpan[] {
  return Object.values(categories).flatMap((result) => result.evidence_spans)
}

function sizeOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value))
}
