/** Lists of names, towns, countries, company forms and titles: which words each knows, as hashes. */

import { hashOf } from './word-hash.ts'

const HEADER_BYTES = 4
const BYTES_EACH = 6

/** What lists know of words. */
export interface WordLists {
  /** A bit for each list that holds the word, which is in small letters; 0 for none. */
  readonly of: (word: string) => number
}

/**
 * Reads `lists.bin`: the number of words, their hashes ascending (32 bits each), and their bits (16
 * each), little-endian.
 * @throws Error where the file has another length than it says.
 */
export function readWordLists(file: Uint8Array): WordLists {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  const count = file.byteLength < HEADER_BYTES ? 0 : view.getUint32(0, true)
  if (file.byteLength !== HEADER_BYTES + BYTES_EACH * count) {
    throw new Error('the word lists are not as long as they say')
  }
  const bits = new Map<number, number>()
  for (let index = 0; index < count; index++) {
    const hash = view.getUint32(HEADER_BYTES + 4 * index, true)
    bits.set(hash, view.getUint16(HEADER_BYTES + 4 * count + 2 * index, true))
  }
  return { of: (word) => bits.get(hashOf(0, word, 0, word.length)) ?? 0 }
}
