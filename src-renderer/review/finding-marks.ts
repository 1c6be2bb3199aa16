/** Findings as the document draws them. Pure. */

import { isMaskable } from '../../src-shared/model/mask.ts'
import type { DocumentFinding } from '../../src-shared/workspace/document.ts'
import type { Mark } from '../document/mark.ts'

/** The mark of a finding; rejected candidates are muted. */
export function findingMark(finding: DocumentFinding): Mark {
  const { id, start, end, category, score, accepted, page } = finding
  return {
    id,
    start,
    end,
    category,
    strength: score < 0.5 ? 'low' : score < 0.8 ? 'medium' : 'high',
    muted: !accepted,
    maskable: isMaskable(finding),
    page,
  }
}
