/**
 * Letter badges of a page: left of the paper, beside the line of the mark,
 * because over the words they would cover letters. Pure.
 */

import { CATEGORIES, type Category } from '../../../src-shared/model/vocabulary.ts'
import type { Mark } from '../mark.ts'
import type { Rect } from './rects.ts'

/** A mark and where it stands on the drawn page. */
export interface PlacedMark {
  readonly mark: Mark
  readonly rects: readonly Rect[]
}

/** The categories that begin beside one place of the margin, one below the other; `y` is the middle of the first in pixels. */
export interface MarginBadge {
  readonly y: number
  readonly categories: readonly Category[]
  /** Those of them of which all that begins there is settled. */
  readonly settled: ReadonlySet<Category>
}

/** Pixels from a badge to the one below it. */
export const BADGE_PITCH = 14

/**
 * A badge a category and line, one below the other, since beside the paper there is room for one. Lines that stand beside
 * the badges of one above share those. Muted and faint marks have none.
 */
export function marginBadges(placed: readonly PlacedMark[]): readonly MarginBadge[] {
  const starts = placed
    .flatMap(({ mark, rects: [first] }) =>
      first && !mark.muted && mark.strength !== 'faint'
        ? [{ y: first.top + first.height / 2, mark }]
        : [],
    )
    .sort((a, b) => a.y - b.y)
  const lines: { y: number; marks: Mark[]; categories: Set<Category> }[] = []
  for (const { y, mark } of starts) {
    const last = lines.at(-1)
    if (last && y - last.y < BADGE_PITCH * last.categories.size) {
      last.marks.push(mark)
      last.categories.add(mark.category)
    } else lines.push({ y, marks: [mark], categories: new Set([mark.category]) })
  }
  return lines.map(({ y, marks, categories }) => {
    const open = new Set(marks.filter(({ settled }) => !settled).map(({ category }) => category))
    return {
      y,
      categories: CATEGORIES.filter((category) => categories.has(category)),
      settled: categories.difference(open),
    }
  })
}
