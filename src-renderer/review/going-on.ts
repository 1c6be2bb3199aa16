/** What is open beside a decision, and where a reviewer is led once it is made. */

import { countOpen } from '../findings/counts.ts'
import type { ReviewGroup } from '../findings/groups.ts'
import { openAfter } from '../findings/kinds.ts'
import { useReviewOptions } from './review-options.ts'
import type { Review } from './use-review.ts'

export interface GoingOn {
  /** What is open of the line that a group shares. */
  readonly openOfLine: (group: ReviewGroup) => readonly ReviewGroup[]
  /** What is open behind a group, in the order of the list. */
  readonly openAfterIt: (group: ReviewGroup) => ReviewGroup | undefined
  /** How many decisions are open beside some. */
  readonly leftBeside: (groups: readonly ReviewGroup[]) => number
  /** Leads to what is open next; where nothing of the list is, what was decided stays selected. */
  readonly goOn: (next: ReviewGroup | undefined, left: number) => void
  /** Leads to the first of the list that is among findings, or to the first of them. */
  readonly showFirst: (findings: readonly number[]) => void
}

export function goingOn({ listed, kinds, statuses, select }: Review): GoingOn {
  const isOpen = ({ index }: ReviewGroup) => statuses[index] === 'open'
  return {
    openOfLine: (group) => (kinds.get(group.index)?.groups ?? [group]).filter(isOpen),
    openAfterIt: (group) =>
      openAfter(group, listed, kinds, useReviewOptions.getState().spread, statuses),
    leftBeside: (groups) => countOpen(statuses) - groups.filter(isOpen).length,
    goOn: (next, left) => {
      if (next === undefined) useReviewOptions.setState({ ended: left })
      else select(next.places[0]?.id ?? null)
    },
    showFirst: (findings) => {
      const ids = new Set(findings)
      const first = listed.flatMap((group) => group.findings).find((id) => ids.has(id))
      const shown = first ?? findings[0]
      if (shown !== undefined) select(shown)
    },
  }
}
