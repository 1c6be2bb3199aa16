/** What was decided of groups of findings, for screens and reports. */

import { type FindingStatus, statusTogether } from '../model/judging.ts'
import type { ReviewDocument } from './document.ts'

/** The status of each group, by its index. */
export function groupStatuses({
  groups,
  findings,
}: Pick<ReviewDocument, 'groups' | 'findings'>): readonly FindingStatus[] {
  return groups.map((group) =>
    statusTogether(group.findings.map((id) => findings[id]?.judgement?.status ?? 'open')),
  )
}
