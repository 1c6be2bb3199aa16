/** Finds all matches of an expression by trying it where a match can start. */

import type { Range } from '../../../../src-shared/model/spans.ts'
import { type StartFilter, WORD_UNITS } from '../prefilter/start-filter.ts'

/** A match, and where the stretch that it was found in begins. */
export type PlacedMatch = readonly [match: RegExpExecArray, stretchStart: number]

/**
 * Every match within the stretches that starts at one of the places and is not
 * empty, left to right, without overlap but for the sign behind a value.
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
  const nexts = filter.rare?.map(() => -1)
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
          place = nextStart(filter, nexts, text, place, last)
          if (place > last) break
        }
        sticky.lastIndex = place - start
        const match = sticky.exec(stretch)
        if (match === null || match[0] === '') continue
        next = start + sticky.lastIndex - Number(endsInBorder(match))
        place = next - 1
        yield [match, start]
      }
      next = Math.max(next, last + 1)
    }
  }
}

/**
 * Whether more than its value was matched. What parts a value from the next is the border of both: in a list with one
 * number a line every second one would be read over with the end of the line before it.
 */
function endsInBorder({ 0: whole, groups }: RegExpExecArray): boolean {
  const value = groups?.value
  return (
    value !== undefined && value !== '' && whole.length > (groups?.lead?.length ?? 0) + value.length
  )
}

/** Places that are looked at one by one: looking for a character by the text itself costs as much as these. */
const FEW_PLACES = 32

/**
 * The first place from `from` to `last` at which the filter lets a match start; `last + 1` where
 * there is none. A loop of its own, outside of the generator: nearly all places are only passed,
 * and a log of 100 KiB has 140,000 of them.
 * @param nexts of each rare first character the place that was found last
 * @param from above 0
 */
function nextStart(
  { border, first, rare, second }: StartFilter,
  nexts: number[] | undefined,
  text: string,
  from: number,
  last: number,
): number {
  const { length } = text
  for (let place = from; place <= last; place++) {
    if (rare !== undefined && nexts !== undefined && last - place > FEW_PLACES) {
      place = nextOf(rare, nexts, text, place)
      if (place > last) break
    }
    const unit = text.charCodeAt(place)
    if (first !== undefined && !first.has(unit)) continue
    if (border && WORD_UNITS.has(unit) === WORD_UNITS.has(text.charCodeAt(place - 1))) continue
    if (second === undefined || place + 1 >= length) return place
    if (second.has(text.charCodeAt(place + 1))) return place
  }
  return last + 1
}

/** The nearest place from `from` on of any of some characters; the end of the text where there is none. */
function nextOf(
  characters: readonly string[],
  nexts: number[],
  text: string,
  from: number,
): number {
  let nearest = text.length
  for (let one = 0; one < characters.length; one++) {
    if ((nexts[one] as number) < from) {
      const found = text.indexOf(characters[one] as string, from)
      nexts[one] = found < 0 ? text.length : found
    }
    nearest = Math.min(nearest, nexts[one] as number)
  }
  return nearest
}
