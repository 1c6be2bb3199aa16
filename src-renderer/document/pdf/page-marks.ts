/**
 * Which letters of which page a mark covers: from a stretch of the canonical
 * text to text items and places in them. Pure; the page view turns the result
 * into rectangles and never searches for words.
 */

import type { SourceMap } from '../../../src-shared/model/source-map.ts'
import { type Range, rangesWithin } from '../../../src-shared/model/spans.ts'
import type { Mark } from '../mark.ts'

/** A part of one mark in one text item; `from` and `to` are UTF-16 units of the item's string. */
export interface ItemPart {
  readonly item: number
  readonly from: number
  readonly to: number
}

/** What one mark, or another stretch, covers on one page. */
export interface OnPage<R extends Range = Mark> {
  readonly mark: R
  readonly parts: readonly ItemPart[]
}
export type PageMark = OnPage

/** How many places of a page are marked and count. */
export function placesOn(marks: readonly PageMark[] | undefined): number {
  return new Set(marks?.filter(({ mark }) => !mark.muted).map(({ mark }) => mark.target)).size
}

/** Marks by page, from 1, in the order given. Joints between items belong to no page. */
export function pageMarks<R extends Range>(
  marks: readonly R[],
  sourceMap: SourceMap,
): ReadonlyMap<number, readonly OnPage<R>[]> {
  const pages = new Map<number, OnPage<R>[]>()
  for (const mark of marks) {
    for (const [page, parts] of partsByPage(mark, sourceMap)) {
      const onPage = pages.get(page) ?? []
      onPage.push({ mark, parts })
      pages.set(page, onPage)
    }
  }
  return pages
}

function partsByPage(mark: Range, sourceMap: SourceMap): ReadonlyMap<number, readonly ItemPart[]> {
  const pages = new Map<number, ItemPart[]>()
  for (const { page, item, from: before = 0, start, end } of rangesWithin(sourceMap, mark)) {
    if (page === undefined || item === undefined) continue
    const from = before + Math.max(mark.start, start) - start
    const to = before + Math.min(mark.end, end) - start
    if (to <= from) continue
    const parts = pages.get(page) ?? []
    parts.push({ item, from, to })
    pages.set(page, parts)
  }
  return pages
}

/** What of the canonical text stands on each page, from 1, in its order, with the joints between items. */
export function pageStretches(sourceMap: SourceMap): ReadonlyMap<number, readonly Range[]> {
  const pages = new Map<number, Range[]>()
  let last: number | undefined
  for (const { page, start, end } of sourceMap) {
    if (page === undefined) continue
    const stretches = pages.get(page) ?? []
    const begun = page === last ? stretches.pop() : undefined
    pages.set(page, [...stretches, { start: begun?.start ?? start, end }])
    last = page
  }
  return pages
}
