/** Byte-pair encoding of one short word by a table: which of its bytes begin a token. */

import { FIRST_MERGED, type MergeTable } from './merge-table.ts'

/** The bytes of a word that is being merged, in room that is used again for the next one. */
export interface WordMerger {
  readonly add: (byte: number) => void
  /**
   * Merges what was added, the pair that was learned first before the others and of equal
   * pairs the leftmost; gives the number of tokens, and begins with the next word.
   */
  readonly merge: () => number
  /** Of the word that was merged last: the bytes with which its tokens begin, counted from 0. */
  readonly starts: Uint8Array
}

/** Twenty characters and a space, of four bytes each, are the longest word. */
const MOST_BYTES = 128

export function createWordMerger({ bytes, offsets, seconds, ranks }: MergeTable): WordMerger {
  const pieces = new Uint16Array(MOST_BYTES)
  const starts = new Uint8Array(MOST_BYTES)
  /** By its first piece: when a pair was learned. */
  const pairs = new Int32Array(MOST_BYTES)
  const never = 0x7fff_ffff
  let size = 0

  function rankAt(index: number): number {
    const first = pieces[index] as number
    const second = pieces[index + 1] as number
    let low = offsets[first] as number
    const end = offsets[first + 1] as number
    let high = end
    while (low < high) {
      const middle = (low + high) >> 1
      if ((seconds[middle] as number) < second) low = middle + 1
      else high = middle
    }
    return low < end && seconds[low] === second ? (ranks[low] as number) : never
  }

  function join(left: number): void {
    pieces[left] = FIRST_MERGED + (pairs[left] as number)
    size--
    for (let index = left + 1; index < size; index++) {
      pieces[index] = pieces[index + 1] as number
      starts[index] = starts[index + 1] as number
      pairs[index] = pairs[index + 1] as number
    }
    if (left + 1 < size) pairs[left] = rankAt(left)
    if (left > 0) pairs[left - 1] = rankAt(left - 1)
  }

  return {
    starts,
    add(byte) {
      pieces[size] = bytes[byte] as number
      starts[size] = size
      size++
    },
    merge() {
      for (let index = 0; index + 1 < size; index++) pairs[index] = rankAt(index)
      for (;;) {
        let left = 0
        let least = never
        for (let index = 0; index + 1 < size; index++) {
          const rank = pairs[index] as number
          if (rank < least) {
            least = rank
            left = index
          }
        }
        if (least === never) break
        join(left)
      }
      const count = size
      size = 0
      return count
    },
  }
}
