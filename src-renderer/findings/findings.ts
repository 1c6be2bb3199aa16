/** The list of findings as the reviewer sees it: filtered, counted, stepped through. Pure. */

import { CATEGORIES, type Category, compareSeverity } from '../../src-shared/model/vocabulary.ts'
import type { DocumentFinding } from '../../src-shared/workspace/document.ts'

/** How many accepted findings each category has. */
export type CategoryCounts = Readonly<Record<Category, number>>

/** Findings and rejected candidates; only the former are ever counted. */
export interface FindingLists {
  readonly accepted: readonly DocumentFinding[]
  readonly rejected: readonly DocumentFinding[]
}

/** Reads a filter from the address: names of categories with commas between. Unknown names are dropped. */
export function parseCategoryFilter(value: string | undefined): readonly Category[] {
  const names = value?.split(',') ?? []
  return CATEGORIES.filter((category) => names.includes(category))
}

/** The filter as the address holds it; undefined where it lets everything through. */
export function formatCategoryFilter(filter: readonly Category[]): string | undefined {
  const shown = CATEGORIES.filter((category) => filter.includes(category))
  return shown.length === 0 || shown.length === CATEGORIES.length ? undefined : shown.join(',')
}

/** Adds the category to the filter, or takes it out. */
export function toggleCategory(
  filter: readonly Category[],
  category: Category,
): readonly Category[] {
  return filter.includes(category)
    ? filter.filter((name) => name !== category)
    : CATEGORIES.filter((name) => name === category || filter.includes(name))
}

/** Findings that pass the filter; an empty filter lets every category through. */
export function filterFindings(
  findings: readonly DocumentFinding[],
  filter: readonly Category[],
): FindingLists {
  const passing =
    filter.length === 0 ? findings : findings.filter((finding) => filter.includes(finding.category))
  return {
    accepted: passing.filter((finding) => finding.accepted),
    rejected: passing.filter((finding) => !finding.accepted),
  }
}

/** Counts accepted findings by category, whatever the filter. */
export function countFindings(findings: readonly DocumentFinding[]): CategoryCounts {
  const counts: Record<Category, number> = { injection: 0, dlp: 0, pii: 0, threat: 0 }
  for (const finding of findings) if (finding.accepted) counts[finding.category]++
  return counts
}

/** What stepping gives: the finding, and whether the step went past an end. */
export interface Step {
  readonly finding: DocumentFinding
  /** Place in the list, from 1. */
  readonly position: number
  readonly wrapped: boolean
}

/**
 * The next or previous finding of a list in reading order. Without a selection
 * the first step gives the first or the last; past an end it wraps. Null for an
 * empty list.
 */
export function stepFinding(
  list: readonly DocumentFinding[],
  selected: number | null,
  direction: 1 | -1,
): Step | null {
  if (list.length === 0) return null
  const at = list.findIndex((finding) => finding.id === selected)
  const start = direction === 1 ? 0 : list.length - 1
  const next = at === -1 ? start : at + direction
  const wrapped = next < 0 || next >= list.length
  const index = wrapped ? start : next
  const finding = list[index] as DocumentFinding
  return { finding, position: index + 1, wrapped }
}

/** The most severe accepted finding, the surest of those; null where there is none. */
export function strongestFinding(findings: readonly DocumentFinding[]): DocumentFinding | null {
  let strongest: DocumentFinding | null = null
  for (const finding of findings) {
    if (!finding.accepted) continue
    if (strongest === null || isStronger(finding, strongest)) strongest = finding
  }
  return strongest
}

function isStronger(a: DocumentFinding, b: DocumentFinding): boolean {
  return (compareSeverity(a.severity, b.severity) || b.score - a.score) < 0
}
