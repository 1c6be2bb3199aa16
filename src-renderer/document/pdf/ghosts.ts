/** Letters that a page has and nobody sees: what stands where, and why. Pure. */

import type { HiddenReason, SourceMap } from '../../../src-shared/model/source-map.ts'
import type { Range } from '../../../src-shared/model/spans.ts'
import { countWords } from '../readers/unseen.ts'
import { type OnPage, pageMarks } from './page-marks.ts'
import type { Rect } from './rects.ts'

/** A stretch of the text that nobody sees. */
export interface Ghost extends Range {
  readonly why: HiddenReason
}

/** By page, from 1, each part of an item by itself: letters are drawn where their item stands. */
export function ghostsByPage(sourceMap: SourceMap): ReadonlyMap<number, readonly OnPage<Ghost>[]> {
  const ghosts = sourceMap.flatMap(({ start, end, hidden }): readonly Ghost[] =>
    hidden === undefined ? [] : [{ start, end, why: hidden }],
  )
  return pageMarks(ghosts, sourceMap)
}

/** How many words that is, counted as in the other views. */
export function countGhostWords(text: string, ghosts: ReturnType<typeof ghostsByPage>): number {
  return [...ghosts.values()]
    .flat()
    .reduce((sum, { mark }) => sum + countWords(text.slice(mark.start, mark.end)), 0)
}

/** How a ghost is drawn: in its place, or named beside the page where its place is not on it. */
export type GhostPlace =
  | {
      readonly kind: 'on_page'
      readonly rect: Rect
      readonly size: number
      readonly turned: boolean
    }
  | { readonly kind: 'beside' }

/**
 * Letters under this share of a page's short side (4 points of A4) are too small for a reader who
 * zooms in, too. They are drawn as large as small print (8 points); all others as large as they are.
 */
const TINY = 1 / 180
const READABLE = 1 / 75
/** Of the height of a line, what letters take. */
const LETTERS = 0.82

/** @param rects where the text layer has the letters, in pixels of the page; the first counts. */
export function ghostPlace(
  rects: readonly Rect[],
  page: { readonly width: number; readonly height: number },
): GhostPlace {
  const [rect] = rects
  if (rect === undefined || !touches(rect, page)) return { kind: 'beside' }
  const side = Math.min(page.width, page.height)
  const turned = rect.height > 2 * rect.width && rect.height > 2 * side * READABLE
  const across = turned ? rect.width : rect.height
  const size = across < side * TINY ? side * READABLE : across * LETTERS
  return { kind: 'on_page', rect, size, turned }
}

function touches({ left, top, width, height }: Rect, page: { width: number; height: number }) {
  const [right, bottom] = [left + width, top + height]
  // A margin of a few pixels: what only grazes the edge cannot be read there.
  return left < page.width - 4 && top < page.height - 4 && right > 4 && bottom > 4
}
