/**
 * Sets of UTF-16 units as sorted ranges: what one place of a pattern accepts.
 *
 * Apart from the reader of patterns, because the analysis of patterns and the
 * scanner of classes reckon with them too.
 */

/** Disjoint inclusive ranges in ascending order: first, last, first, last … */
export type CharSet = readonly number[]

const LAST_UNIT = 0xffff

/** Equal sets are one object, so that they can be told apart without reading them. */
const interned = new Map<string, CharSet>()
const sizes = new WeakMap<CharSet, number>()
const numbers = new WeakMap<CharSet, number>()

/** The one object for a set; what came from a file or another thread is a copy of it. */
export function intern(ranges: CharSet): CharSet {
  const key = ranges.join()
  const known = interned.get(key)
  if (known !== undefined) return known
  interned.set(key, ranges)
  sizes.set(
    ranges,
    rangesOf(ranges).reduce((sum, [first, last]) => sum + last - first + 1, 0),
  )
  numbers.set(ranges, interned.size)
  return ranges
}

/** A number for a set; equal sets have the same, others another. */
export function numberOf(set: CharSet): number {
  return numbers.get(set) ?? 0
}

/** The set of the given inclusive ranges, in any order, overlapping or not. */
export function charSet(ranges: readonly (readonly [number, number])[]): CharSet {
  const merged: number[] = []
  for (const [first, last] of [...ranges].sort((a, b) => a[0] - b[0])) {
    const end = merged.at(-1)
    if (end !== undefined && first <= end + 1) merged[merged.length - 1] = Math.max(end, last)
    else merged.push(first, last)
  }
  return intern(merged)
}

/** By unit: letters of patterns are most of their sets. */
const singles = new Map<number, CharSet>()

/** The set of one unit. */
export function single(unit: number): CharSet {
  let set = singles.get(unit)
  if (set === undefined) {
    set = intern([unit, unit])
    singles.set(unit, set)
  }
  return set
}

/** Every unit that is not in the set. */
export function complement(set: CharSet): CharSet {
  const rest: number[] = []
  let next = 0
  for (const [first, last] of rangesOf(set)) {
    if (first > next) rest.push(next, first - 1)
    next = last + 1
  }
  if (next <= LAST_UNIT) rest.push(next, LAST_UNIT)
  return intern(rest)
}

/** What is in any of the sets. */
export function union(sets: readonly CharSet[]): CharSet {
  return charSet(sets.flatMap(rangesOf))
}

/** The ranges of a set, each as a pair. */
export function rangesOf(set: CharSet): readonly (readonly [number, number])[] {
  const ranges: [number, number][] = []
  for (let at = 0; at < set.length; at += 2) ranges.push([set[at] as number, set[at + 1] as number])
  return ranges
}

/** How many units a set holds. */
export function sizeOf(set: CharSet): number {
  return sizes.get(set) ?? 0
}

/** The units of a set, ascending; for small sets. */
export function unitsOf(set: CharSet): readonly number[] {
  return rangesOf(set).flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, offset) => first + offset),
  )
}

/** A set as a bit for each unit, for one look-up. */
export class UnitTable {
  readonly #bits = new Uint8Array((LAST_UNIT + 1) / 8)

  constructor(set: CharSet) {
    const bits = this.#bits
    for (const [first, last] of rangesOf(set)) {
      let unit = first
      while (unit <= last) {
        // Whole bytes at once: ranges are single letters or most of Unicode.
        const bytes = (unit & 7) === 0 ? (last + 1 - unit) >> 3 : 0
        if (bytes > 0) bits.fill(0xff, unit >> 3, (unit >> 3) + bytes)
        else bits[unit >> 3] = (bits[unit >> 3] as number) | (1 << (unit & 7))
        unit += bytes > 0 ? 8 * bytes : 1
      }
    }
  }

  /** Whether a unit is in the set. */
  has(unit: number): boolean {
    return (((this.#bits[unit >> 3] as number) >> (unit & 7)) & 1) === 1
  }
}

/** Whether a unit is in a set. */
export function hasUnit(set: CharSet, unit: number): boolean {
  for (let at = 0; at < set.length; at += 2) {
    if (unit >= (set[at] as number) && unit <= (set[at + 1] as number)) return true
  }
  return false
}

/** Whether every unit of a set is in another. */
export function isWithin(set: CharSet, other: CharSet): boolean {
  return rangesOf(set).every(([first, last]) =>
    rangesOf(other).some((range) => first >= range[0] && last <= range[1]),
  )
}
