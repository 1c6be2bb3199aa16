/**
 * Finds long runs of certain signs without reading every sign: a run covers a place of every so many
 * as the shortest is long, so that only those are looked at, and what stands before the few that are
 * such signs (the step of Boyer and Moore, "A fast string searching algorithm", 1977).
 */

import type { Range } from '../../src-shared/model/spans.ts'

/**
 * Every run of at least `least` signs between two places, in order, each as far as it reaches there.
 * @param kinds by unit
 * @param bits of a kind that make its unit one of the signs
 */
export function longRuns(
  units: Uint16Array,
  { start: from, end }: Range,
  kinds: Uint8Array,
  bits: number,
  least: number,
): readonly Range[] {
  const runs: Range[] = []
  let last = from + least - 1
  while (last < end) {
    // What lies behind the last sign of another kind, up to here.
    let start = last + 1
    const first = last - least + 1
    while (start > first && ((kinds[units[start - 1] as number] as number) & bits) !== 0) start--
    if (start > first) {
      last = start + least - 1
      continue
    }
    let next = last + 1
    while (next < end && ((kinds[units[next] as number] as number) & bits) !== 0) next++
    runs.push({ start, end: next })
    last = next + least
  }
  return runs
}
