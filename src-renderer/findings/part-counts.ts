/** How many findings begin in each part, counted once for the whole list. */

import type { Range } from '../../src-shared/model/spans.ts'

/**
 * For each part, in the order given, the accepted findings whose start lies in
 * it. Sorts the starts once and looks each part up, as both lists may be long.
 */
export function countPerPart(
  parts: readonly Range[],
  findings: readonly { readonly start: number; readonly accepted: boolean }[],
): readonly number[] {
  const starts = findings.flatMap(({ start, accepted }) => (accepted ? [start] : []))
  starts.sort((left, right) => left - right)
  return parts.map(({ start, end }) => countBefore(starts, end) - countBefore(starts, start))
}

/** How many of the sorted numbers are less than the limit. */
function countBefore(sorted: readonly number[], limit: number): number {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] ?? limit) < limit) low = middle + 1
    else high = middle
  }
  return low
}
