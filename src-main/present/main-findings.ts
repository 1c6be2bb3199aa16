/** What was found of a document, in one line for overviews. */

import { labelWords } from '../../src-shared/model/words.ts'
import type { ReviewDocument } from '../../src-shared/workspace/document.ts'
import { groupStatuses } from '../../src-shared/workspace/group-statuses.ts'

/** Kinds that an overview names of one document. */
const MAIN_KINDS = 3

/**
 * What weighs most of what is not dismissed, a kind once, with how many decisions there are of it: "Phishing, Person (2)
 * and 4 more". Empty where nothing was found.
 */
export function mainFindings({
  groups,
  findings,
}: Pick<ReviewDocument, 'groups' | 'findings'>): string {
  if (groups.length === 0) return ''
  const statuses = groupStatuses({ groups, findings })
  const byKind = new Map<string, number>()
  for (const [at, { label }] of groups.entries()) {
    if (statuses[at] === 'dismissed') continue
    const kind = labelWords(label)
    byKind.set(kind, (byKind.get(kind) ?? 0) + 1)
  }
  if (byKind.size === 0) return 'All dismissed'
  const kinds = [...byKind].map(([kind, often]) => (often === 1 ? kind : `${kind} (${often})`))
  const more = kinds.length - MAIN_KINDS
  return `${kinds.slice(0, MAIN_KINDS).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
}
