/** What is shown of all categories together, so that one passage is not told twice. */

import { compareRanges, overlapFinder, sharesHalf } from '../../src-shared/model/spans.ts'
import type { Candidate } from './candidates.ts'
import type { CategoryReading } from './category-result.ts'

/** Threats that are injections by another name: orders to an AI against its rules, or to give its secrets away. */
const ALSO_INJECTIONS: ReadonlySet<string> = new Set(['instruction_override', 'secrets_access'])

/**
 * The findings of a document, in reading order. Of a threat that is an injection too and lies on an
 * accepted injection, the injection alone; each category's own result keeps both.
 */
export function deduplicateFindings(
  readings: readonly Pick<CategoryReading, 'category' | 'shown'>[],
): readonly Candidate[] {
  const shown = readings.flatMap((reading) => reading.shown).sort(compareRanges)
  const injectionsOver = overlapFinder(
    shown.filter(({ category, accepted }) => category === 'injection' && accepted),
  )
  return shown.filter(
    (each) =>
      each.category !== 'threat' ||
      !ALSO_INJECTIONS.has(each.label) ||
      !injectionsOver(each).some((injection) => sharesHalf(each, injection)),
  )
}
