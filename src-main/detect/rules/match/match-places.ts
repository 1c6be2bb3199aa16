/** Finds all matches of an expression by trying it where a match can start. */

import type { Range } from '../../../../src-shared/model/spans.ts'
import { type StartFilter, WORD_UNITS } from '../prefilter/start-filter.ts'

/** A match, and where the stretch that it was found in begins. */
export type PlacedMatch = readonly [match: RegExpExecArray, stretchStart: number]

/**
 * Every match within the stretches that starts at one of the places and is not
 * empty, left to right, without overlap.
 * @param sticky with the flag `y`
 * @param starts first, last, first, last …, by first place; where a match can start
 */
export function* matchesAtStarts(
  sticky: RegExp,
  text: string,
  windows: readonly Range[],
  starts: readonly number[],
  filter: StartFilter,
): Generator<PlacedMatch> {
  let range = 0
  for (const { start, end } of windows) {
    const stretch = text.slice(start, end)
    let next = start
    // A range can reach into several windows: those that end before this one are done with.
    while (range < starts.length && (starts[range + 1] as number) < start) range += 2
    for (let at = range; at < starts.length && (starts[at] as number) < end; at += 2) {
      const last = Math.min(starts[at + 1] as number, end - 1)
      for (let place = Math.max(starts[at] as number, next); place <= last; place++) {
        if (place > start) {
          place = nextStart(filter, text, place, last)
          if (place > last) break
        }
        sticky.lastIndex = place - start
        const match = sticky.exec(stretch)
        if (match === null || match[0] === '') continue
        next = start + sticky.lastIndex
        place = next - 1
        yield [match, start]
      }
      next = Math.max(next, last + 1)
    }
  }
}

/**
 * The first place from `from` to `last` at which the filter lets a match start; `last + 1` where
 * there is none. A loop of its own, outside of the generator: nearly all places are only passed,
 * and a log of 100 KiB has 140,000 of them.
 * @param from above 0
 */
function nextStart(
  { border, first, second }: StartFilter,
  text: string,
  from: number,
  last: number,
): number {
  const { length } = text
  for (let place = from; place <= last; place++) {
    const unit = text.charCodeAt(place)
    if (first !== undefined && !first.has(unit)) continue
    if (border && WORD_UNITS.has(unit) === WORD_UNITS.has(text.charCodeAt(place - 1))) continue
    if (second === undefined || place + 1 >= length) return place
    if (second.has(text.charCodeAt(place + 1))) return place
  }
  return last + 1
}
