/** What was decided of groups of findings, for screens, reports and lists of scans. */

import type { FindingGroup } from '../model/finding-groups.ts'
import { type FindingStatus, statusTogether } from '../model/judging.ts'
import type { ReviewDocument } from './document.ts'

/** The status of each group of a document, by its index. */
export function groupStatuses({
  groups,
  findings,
}: Pick<ReviewDocument, 'groups' | 'findings'>): readonly FindingStatus[] {
  return statusesOf(groups, (id) => findings[id]?.judgement?.status)
}

/** How many groups of a document are decided. */
export function decidedOf(document: Pick<ReviewDocument, 'groups' | 'findings'>): number {
  return groupStatuses(document).filter((status) => status !== 'open').length
}

/** @param statusOf of a finding, by its id; undefined where nobody has judged it. */
export function statusesOf(
  groups: readonly Pick<FindingGroup, 'findings'>[],
  statusOf: (id: number) => FindingStatus | undefined,
): readonly FindingStatus[] {
  return groups.map((group) => statusTogether(group.findings.map((id) => statusOf(id) ?? 'open')))
}
