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

/**
 * Counts what is outside, however often another stretch is seen: all marks are looked at once.
 * @param marks in reading order of their starts.
 */
export function outsideFinder(marks: readonly RulerMark[]): (seen: Range) => Outside {
  const drawn = marks.filter(isDrawn)
  const ending = drawn.toSorted((a, b) => a.end - b.end)
  const targetsBefore = countTargets(ending)
  const targetsBehind = countTargets(drawn.toReversed())
  return (seen) => {
    const above = countWhile(ending, ({ end }) => end <= seen.start)
    const notBelow = countWhile(drawn, ({ start }) => start < seen.end)
    return {
      above: { count: targetsBefore[above] ?? 0, nearest: ending[above - 1]?.target ?? null },
      below: {
        count: targetsBehind[drawn.length - notBelow] ?? 0,
        nearest: drawn[notBelow]?.target ?? null,
      },
    }
  }
}

/** How many targets the first of some marks have, for each number of marks from none to all. */
function countTargets(marks: readonly RulerMark[]): readonly number[] {
  const targets = new Set<number>()
  return [0, ...marks.map(({ target }) => targets.add(target).size)]
}

/** How many of the first hold. @param holds of no mark behind one of which it does not. O(log n). */
function countWhile(marks: readonly RulerMark[], holds: (mark: RulerMark) => boolean): number {
  let [low, high] = [0, marks.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (holds(marks[middle] as RulerMark)) low = middle + 1
    else high = middle
  }
  return low
}
