/**
 * What stands where in a document, as a strip beside it shows it: marks by the
 * bucket of the strip that they begin in, and how many are above and below what
 * is seen. Pure.
 */

import type { Range } from '../../../src-shared/model/spans.ts'
import { CATEGORIES, type Category } from '../../../src-shared/model/vocabulary.ts'
import type { Mark } from '../mark.ts'

/** What the strip knows of a mark. */
export interface RulerMark extends Range {
  readonly target: number
  readonly category: Category
  /** Drawn nowhere: it counts for nothing. */
  readonly muted: boolean
  /** What is faint is drawn nowhere either. */
  readonly strength: Mark['strength']
}

export interface Bucket {
  /** In the order of the vocabulary, one lane each. */
  readonly categories: readonly Category[]
  /** Places that begin here. */
  readonly count: number
  /** The first of them; null where there is none. */
  readonly target: number | null
  /** Whether something that was looked for stands here. */
  readonly found: boolean
}

/**
 * Marks and matches by bucket.
 * @param ends where each bucket ends, ascending, in UTF-16 units; what stands behind the last belongs to it.
 * @param marks in reading order of their starts.
 * @param matches in reading order.
 */
export function bucketsOf(
  ends: readonly number[],
  marks: readonly RulerMark[],
  matches: readonly Range[],
): readonly Bucket[] {
  const last = ends.length - 1
  let [mark, match] = [0, 0]
  return ends.map((end, index) => {
    const isIn = ({ start }: Range) => start < end || index === last
    const categories = new Set<Category>()
    const targets = new Set<number>()
    for (; mark < marks.length && isIn(marks[mark] as RulerMark); mark++) {
      const each = marks[mark] as RulerMark
      if (!isDrawn(each)) continue
      categories.add(each.category)
      targets.add(each.target)
    }
    const before = match
    while (match < matches.length && isIn(matches[match] as Range)) match++
    return {
      categories: CATEGORIES.filter((category) => categories.has(category)),
      count: targets.size,
      target: [...targets][0] ?? null,
      found: match > before,
    }
  })
}

function isDrawn({ muted, strength }: RulerMark): boolean {
  return !muted && strength !== 'faint'
}

/** Places outside of what is seen: how many there are on each side, and the nearest of each. */
export interface Outside {
  readonly above: { readonly count: number; readonly nearest: number | null }
  readonly below: { readonly count: number; readonly nearest: number | null }
}

/** @param marks in reading order of their starts. */
export function outsideOf(marks: readonly RulerMark[], seen: Range): Outside {
  const above = new Set<number>()
  const below = new Set<number>()
  for (const { start, end, target } of marks.filter(isDrawn)) {
    if (end <= seen.start) {
      // The one named last is the nearest.
      above.delete(target)
      above.add(target)
    } else if (start >= seen.end) below.add(target)
  }
  return {
    above: { count: above.size, nearest: [...above].at(-1) ?? null },
    below: { count: below.size, nearest: [...below][0] ?? null },
  }
}
