/**
 * Range algebra: what overlaps, what lies within, and how overlapping ranges
 * become disjoint segments that can be drawn.
 */

/** Half-open: `start` belongs to the range, `end` does not. */
export interface Range {
  readonly start: number
  readonly end: number
}

/** A stretch in which the same ranges hold, innermost (shortest) last. */
export interface FlatRange<R extends Range> extends Range {
  readonly ranges: readonly R[]
}

/** Whether two ranges share at least one place. */
export function overlaps(a: Range, b: Range): boolean {
  return a.start < b.end && b.start < a.end
}

/** How many places a range has. */
export function lengthOf({ start, end }: Range): number {
  return end - start
}

/** How many places two ranges share. */
export function sharedLength(a: Range, b: Range): number {
  return Math.max(0, Math.min(a.end, b.end) - Math.max(a.start, b.start))
}

/** Whether two ranges share at least half of the shorter one: below that they are neighbours, not one. */
export function sharesHalf(a: Range, b: Range): boolean {
  return overlaps(a, b) && 2 * sharedLength(a, b) >= Math.min(lengthOf(a), lengthOf(b))
}

/**
 * A stretch of a text without what is not wanted at its ends; an empty one at its end where it holds nothing else.
 * @param isLeft whether a UTF-16 unit is left off at the beginning: white space where nothing is given.
 * @param isRight the same at the end.
 */
export function trimmedRange(
  text: string,
  { start, end }: Range,
  isLeft: (unit: string) => boolean = isSpace,
  isRight = isLeft,
): Range {
  let [from, to] = [start, end]
  while (from < to && isLeft(text.charAt(from))) from++
  while (to > from && isRight(text.charAt(to - 1))) to--
  return { start: from, end: to }
}

function isSpace(unit: string): boolean {
  return /\s/.test(unit)
}

/** Reading order: by start, the longer first where two start together. */
export function compareRanges(a: Range, b: Range): number {
  return a.start - b.start || b.end - a.end
}

/**
 * Cuts overlapping ranges into disjoint segments in reading order; stretches
 * that no range covers are left out, empty ranges too.
 *
 * A sweep over the sorted ends: O(n log n) and the depth of the overlap per
 * segment.
 */
export function flattenSpans<R extends Range>(ranges: readonly R[]): readonly FlatRange<R>[] {
  const full = ranges.filter((range) => range.end > range.start)
  const starts = [...full].sort(compareRanges)
  const ends = [...new Set(full.flatMap((range) => [range.start, range.end]))].sort((a, b) => a - b)
  const segments: FlatRange<R>[] = []
  let open: R[] = []
  let next = 0
  for (const [place, start] of ends.entries()) {
    const end = ends[place + 1]
    if (end === undefined) break
    open = open.filter((range) => range.end > start)
    for (let range = starts[next]; range !== undefined && range.start === start; ) {
      open.push(range)
      range = starts[++next]
    }
    if (open.length > 0) {
      const ranges = [...open].sort((a, b) => b.end - b.start - (a.end - a.start))
      segments.push({ start, end, ranges })
    }
  }
  return segments
}

/**
 * The ranges that share a place with `range`, in order. O(log n + result).
 * @param sorted by start, and disjoint.
 */
export function rangesWithin<R extends Range>(sorted: readonly R[], range: Range): readonly R[] {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] as R).end <= range.start) low = middle + 1
    else high = middle
  }
  const found: R[] = []
  for (let index = low; index < sorted.length; index++) {
    const candidate = sorted[index] as R
    if (candidate.start >= range.end) break
    found.push(candidate)
  }
  return found
}

/**
 * Finds the ranges that share a place with a given one, where they may overlap
 * each other. O(log n) and those between the first and the last of the result.
 * @param sorted by start.
 */
export function overlapFinder<R extends Range>(
  sorted: readonly R[],
): (range: Range) => readonly R[] {
  let furthest = 0
  // How far this range and all before it reach.
  const reach = sorted.map(({ end }) => {
    furthest = Math.max(furthest, end)
    return furthest
  })
  return (range) => {
    let low = 0
    let high = sorted.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((reach[middle] as number) <= range.start) low = middle + 1
      else high = middle
    }
    const found: R[] = []
    for (let index = low; index < sorted.length; index++) {
      const candidate = sorted[index] as R
      if (candidate.start >= range.end) break
      if (candidate.end > range.start) found.push(candidate)
    }
    return found
  }
}
