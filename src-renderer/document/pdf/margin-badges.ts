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

/** The categories that begin beside one place of the margin; `y` is its middle in pixels. */
export interface MarginBadge {
  readonly y: number
  readonly categories: readonly Category[]
}

/** Pixels between two badges one below the other. */
const ROOM = 14

/** One badge a line: lines nearer than a badge is high share one. Muted marks have none. */
export function marginBadges(placed: readonly PlacedMark[]): readonly MarginBadge[] {
  const starts = placed
    .flatMap(({ mark, rects: [first] }) =>
      first && !mark.muted ? [{ y: first.top + first.height / 2, category: mark.category }] : [],
    )
    .sort((a, b) => a.y - b.y)
  const lines: { y: number; categories: Set<Category> }[] = []
  for (const { y, category } of starts) {
    const last = lines.at(-1)
    if (last && y - last.y < ROOM) last.categories.add(category)
    else lines.push({ y, categories: new Set([category]) })
  }
  return lines.map(({ y, categories }) => ({
    y,
    categories: CATEGORIES.filter((category) => categories.has(category)),
  }))
}
