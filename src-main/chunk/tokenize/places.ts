/**
 * Collects the tokens of a text with the places that evidence is shown at: without
 * white space at their edges, never half a surrogate pair, and with the combining
 * marks that the normaliser folded into a character or dropped.
 */

import { isHighSurrogate, isLowSurrogate, isWhite } from './characters.ts'
import type { Encoding } from './encoding.ts'

export interface TokenSink {
  /** A token from `start` to before `end`, in UTF-16 units; starts rise. */
  readonly push: (id: number, start: number, end: number) => void
  readonly finish: () => Encoding
}

/** An empty list of tokens of `text`, which has no lone surrogates. */
export function createTokenSink(text: string): TokenSink {
  // Prose has some four units a token.
  let ids = new Int32Array(64 + (text.length >> 2))
  let starts = new Uint32Array(ids.length)
  let ends = new Uint32Array(ids.length)
  let count = 0

  function grow(): void {
    const wider = ids.length * 2
    ids = widened(ids, new Int32Array(wider))
    starts = widened(starts, new Uint32Array(wider))
    ends = widened(ends, new Uint32Array(wider))
  }

  /** Marks between the last token and `limit`, right after it, become its own. */
  function takeMarks(limit: number): void {
    if (count === 0) return
    let end = ends[count - 1] ?? 0
    while (end < limit && text.charCodeAt(end) >= FIRST_MARK) {
      const mark = String.fromCodePoint(text.codePointAt(end) ?? 0)
      if (!/^\p{M}$/u.test(mark)) break
      end += mark.length
    }
    ends[count - 1] = end
  }

  function push(id: number, start: number, end: number): void {
    const from = isLowSurrogate(text.charCodeAt(start)) ? start - 1 : start
    const to = isHighSurrogate(text.charCodeAt(end - 1)) ? end + 1 : end
    let first = from
    let last = to
    while (first < last && isWhite(text.charCodeAt(first))) first++
    while (last > first && isWhite(text.charCodeAt(last - 1))) last--
    if (first === last) {
      // All white space: a token of its own.
      first = from
      last = to
    }
    takeMarks(first)
    if (count === ids.length) grow()
    ids[count] = id
    starts[count] = first
    ends[count] = last
    count++
  }

  return {
    push,
    finish: () => {
      takeMarks(text.length)
      return {
        ids: ids.slice(0, count),
        starts: starts.slice(0, count),
        ends: ends.slice(0, count),
      }
    },
  }
}

/** No combining mark has a lower code (Unicode, UnicodeData.txt). */
const FIRST_MARK = 0x300

function widened<T extends Int32Array | Uint32Array>(from: T, to: T): T {
  to.set(from)
  return to
}
