/**
 * The pieces of a vocabulary by their UTF-16 units, for the two models that look
 * for the pieces with which a stretch begins (WordPiece and Unigram).
 */

import { createPairTable } from './pair-table.ts'

export interface Trie {
  /** The node after `unit` from `node`, 0 being the root; -1 where no piece goes on so. */
  readonly next: (node: number, unit: number) => number
  /** What was given to the piece that ends at `node`; -1 where none does. */
  readonly valueAt: (node: number) => number
}

/** A trie of pieces and their values from 0; of equal pieces the last counts, empty ones are left out. */
export function createTrie(pieces: Iterable<readonly [piece: string, value: number]>): Trie {
  const edges = createPairTable()
  const values: number[] = [-1]
  for (const [piece, value] of pieces) {
    if (piece === '') continue
    let node = 0
    for (let index = 0; index < piece.length; index++) {
      const unit = piece.charCodeAt(index)
      let next = edges.get(node, unit)
      if (next === -1) {
        next = values.length
        values.push(-1)
        edges.set(node, unit, next)
      }
      node = next
    }
    values[node] = value
  }
  const found = Int32Array.from(values)
  return { next: edges.get, valueAt: (node) => found[node] ?? -1 }
}
