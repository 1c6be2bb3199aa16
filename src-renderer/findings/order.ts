/** The way through the groups of a list: to the next one, the next open one, the next place. Pure. */

import type { FindingStatus } from '../../src-shared/model/judging.ts'
import type { Place, ReviewGroup } from './groups.ts'

/** What stepping gives: the group, and whether the step went past an end. */
export interface Step {
  readonly group: ReviewGroup
  /** Place in the list, from 1. */
  readonly position: number
  /** How long that list is: of lines where the step was one of lines. */
  readonly total: number
  readonly wrapped: boolean
}

/**
 * The next or previous group of a list. Without a selection the first step gives
 * the first or the last; past an end it wraps. Null for an empty list.
 */
export function stepGroup(
  list: readonly ReviewGroup[],
  selected: ReviewGroup | null,
  direction: 1 | -1,
): Step | null {
  if (list.length === 0) return null
  const at = list.findIndex((group) => group.index === selected?.index)
  const start = direction === 1 ? 0 : list.length - 1
  const next = at === -1 ? start : at + direction
  const wrapped = next < 0 || next >= list.length
  const index = wrapped ? start : next
  return {
    group: list[index] as ReviewGroup,
    position: index + 1,
    total: list.length,
    wrapped,
  }
}

/** The next or previous open group, the selected one left out; null where no other is open. */
export function stepOpen(
  list: readonly ReviewGroup[],
  statuses: readonly FindingStatus[],
  selected: ReviewGroup | null,
  direction: 1 | -1,
): Step | null {
  let at = selected
  let wrapped = false
  for (let tries = 0; tries < list.length; tries++) {
    const step = stepGroup(list, at, direction)
    if (step === null || step.group.index === selected?.index) return null
    wrapped ||= step.wrapped
    if (statuses[step.group.index] === 'open') return { ...step, wrapped }
    at = step.group
  }
  return null
}

/** The next or previous place of groups that share a line, group by group, wrapping; null where there is but one. */
export function stepWithin(
  line: readonly Pick<ReviewGroup, 'places'>[],
  selected: Place | null,
  direction: 1 | -1,
): Place | null {
  const places = line.flatMap((group) => group.places)
  if (places.length < 2) return null
  const at = places.findIndex(({ id }) => id === selected?.id)
  return places[(Math.max(at, 0) + direction + places.length) % places.length] ?? null
}
