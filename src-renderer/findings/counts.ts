/** How many decisions each category asks for, and how many are still to be made. Pure. */

import type { FindingStatus } from '../../src-shared/model/judging.ts'
import type { Category } from '../../src-shared/model/vocabulary.ts'
import type { ReviewDocument } from '../../src-shared/workspace/document.ts'

/** How many decisions of some groups each category asks for; a passage of two counts for both. */
export function countByCategory(
  groups: readonly ReviewDocument['groups'][number][],
  { findings }: Pick<ReviewDocument, 'findings'>,
): Readonly<Record<Category, number>> {
  const counts: Record<Category, number> = { injection: 0, dlp: 0, pii: 0, threat: 0 }
  for (const group of groups) {
    const categories = new Set(group.findings.map((id) => findings[id]?.category))
    for (const category of categories) if (category !== undefined) counts[category]++
  }
  return counts
}

/** How many of the groups are open. */
export function countOpen(statuses: readonly FindingStatus[]): number {
  return statuses.filter((status) => status === 'open').length
}
