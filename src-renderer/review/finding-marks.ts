/** Findings as the document draws them. Pure. */

import type { FindingStatus } from '../../src-shared/model/judging.ts'
import { isMaskable } from '../../src-shared/model/mask.ts'
import type { Range } from '../../src-shared/model/spans.ts'
import { surenessOf } from '../../src-shared/model/sureness.ts'
import type { DocumentFinding } from '../../src-shared/workspace/document.ts'
import type { Mark, SelectedPlace } from '../document/mark.ts'
import type { ReviewGroup } from '../findings/groups.ts'

interface Marked {
  readonly status: FindingStatus
  readonly isFolded: boolean
  readonly marks: readonly Mark[]
}

/** Each decision draws its own group anew: of ten thousand the others have the marks that they had. */
const marked = new WeakMap<ReviewGroup, Marked>()

/**
 * The marks of a group: one a finding, each leading to its place. What was dismissed is muted, what was
 * confirmed is settled.
 * @param isFolded whether what weighs more is listed above it.
 */
export function placeMarks(
  group: ReviewGroup,
  status: FindingStatus,
  isFolded: boolean,
): readonly Mark[] {
  const before = marked.get(group)
  if (before?.status === status && before.isFolded === isFolded) return before.marks
  const marks = marksOf(group, status, isFolded)
  marked.set(group, { status, isFolded, marks })
  return marks
}

function marksOf(group: ReviewGroup, status: FindingStatus, isFolded: boolean): readonly Mark[] {
  return group.places.flatMap((place) =>
    place.findings.map((finding) => {
      const mark = markOf(finding, place.id, status)
      return isFolded ? { ...mark, strength: 'faint' as const } : mark
    }),
  )
}

/** The mark of a rejected candidate. */
export function candidateMark(finding: DocumentFinding): Mark {
  return markOf(finding, finding.id, 'dismissed')
}

/** What the document outlines. */
export function selectedPlace(
  place: (Range & { readonly id: number; readonly page: number | null }) | null,
): SelectedPlace | null {
  return place && { target: place.id, start: place.start, end: place.end, page: place.page }
}

function markOf(finding: DocumentFinding, target: number, status: FindingStatus): Mark {
  const { id, start, end, category, score } = finding
  return {
    id,
    target,
    start,
    end,
    category,
    strength: surenessOf(score),
    muted: status === 'dismissed',
    settled: status === 'confirmed',
    maskable: isMaskable(finding),
  }
}
