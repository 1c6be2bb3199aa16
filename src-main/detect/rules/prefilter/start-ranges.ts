/**
 * Where matches of rules can start: ranges of places, rule by rule, as the
 * passes over a text find them.
 */

/** After so many numbers of one owner its last range grows instead: memory stays bounded, nothing is lost. */
const MAX_NUMBERS = 100_000

/** Collects ranges for owners known by their index: a few of a thousand, so an array by index would be mostly holes. */
export class StartRanges {
  readonly #ranges = new Map<number, number[]>()

  /** Owners with a range, in the order in which they got their first. */
  get owners(): Iterable<number> {
    return this.#ranges.keys()
  }

  /** Adds the places from `first` to `last`, both included; they may lie before the text. */
  add(owner: number, first: number, last: number): void {
    const ranges = this.#ranges.get(owner)
    if (ranges === undefined) {
      this.#ranges.set(owner, [first, last])
      return
    }
    const begin = ranges[ranges.length - 2] as number
    const end = ranges[ranges.length - 1] as number
    if (first >= begin && first <= end + 1) {
      if (last > end) ranges[ranges.length - 1] = last
    } else if (ranges.length < MAX_NUMBERS) ranges.push(first, last)
    else {
      ranges[ranges.length - 2] = Math.min(begin, first)
      ranges[ranges.length - 1] = Math.max(end, last)
    }
  }

  /**
   * The ranges of an owner as first, last, first, last …, by their first place in
   * ascending order; they may overlap. Empty where nothing was added.
   */
  of(owner: number): readonly number[] {
    const ranges = this.#ranges.get(owner)
    if (ranges === undefined) return []
    for (let at = 2; at < ranges.length; at += 2) {
      if ((ranges[at] as number) < (ranges[at - 2] as number)) return sorted(ranges)
    }
    return ranges
  }
}

/** By hand: words that begin a match at other distances tell of it out of turn, but by few places. */
function sorted(ranges: readonly number[]): readonly number[] {
  const inOrder = ranges.slice()
  for (let at = 2; at < inOrder.length; at += 2) {
    const [first, last] = [inOrder[at] as number, inOrder[at + 1] as number]
    let to = at
    for (; to > 0 && (inOrder[to - 2] as number) > first; to -= 2) {
      inOrder[to] = inOrder[to - 2] as number
      inOrder[to + 1] = inOrder[to - 1] as number
    }
    inOrder[to] = first
    inOrder[to + 1] = last
  }
  return inOrder
}
