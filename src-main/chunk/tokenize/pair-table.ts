/**
 * A map from two whole numbers to one, in flat arrays. Tries and merge tables of
 * a quarter of a million pieces fit into some 25 MB this way; nested Maps need
 * ten times that.
 */

export interface PairTable {
  /** -1 where there is none. */
  readonly get: (first: number, second: number) => number
  readonly set: (first: number, second: number, value: number) => void
}

/**
 * An empty table of whole numbers from 0; it grows as needed.
 * @param expected pairs, so that it need not grow: a start waits for that.
 */
export function createPairTable(expected = 0): PairTable {
  let mask = 1023
  while (expected * 2 > mask) mask = mask * 2 + 1
  let firsts = new Int32Array(mask + 1)
  let seconds = new Int32Array(mask + 1)
  let values = new Int32Array(mask + 1).fill(-1)
  let size = 0

  function slotOf(first: number, second: number): number {
    let slot = hashOf(first, second) & mask
    while (values[slot] !== -1 && (firsts[slot] !== first || seconds[slot] !== second)) {
      slot = (slot + 1) & mask
    }
    return slot
  }

  function grow(): void {
    const [oldFirsts, oldSeconds, oldValues] = [firsts, seconds, values]
    mask = mask * 2 + 1
    firsts = new Int32Array(mask + 1)
    seconds = new Int32Array(mask + 1)
    values = new Int32Array(mask + 1).fill(-1)
    for (const [index, value] of oldValues.entries()) {
      if (value === -1) continue
      const [first, second] = [oldFirsts[index] ?? 0, oldSeconds[index] ?? 0]
      place(first, second, value, slotOf(first, second))
    }
  }

  function place(first: number, second: number, value: number, slot: number): void {
    firsts[slot] = first
    seconds[slot] = second
    values[slot] = value
  }

  return {
    get: (first, second) => values[slotOf(first, second)] ?? -1,
    set: (first, second, value) => {
      let slot = slotOf(first, second)
      if (values[slot] === -1) {
        size++
        if (size * 2 > mask) {
          grow()
          slot = slotOf(first, second)
        }
      }
      place(first, second, value, slot)
    },
  }
}

/** Mixes both numbers into all bits (multiplicative hashing, Knuth vol. 3 §6.4). */
function hashOf(first: number, second: number): number {
  const mixed = Math.imul(first, 0x9e37_79b1) ^ Math.imul(second + 0x7f4a_7c15, 0x85eb_ca6b)
  return Math.imul(mixed ^ (mixed >>> 15), 0xc2b2_ae35) >>> 7
}
