/** Where any of many values stands in a text, in linear time, whatever a server sends. Pure. */

import type { Range } from '../../src-shared/model/spans.ts'
import {
  NOTHING_READ,
  type WordAutomaton,
  wordAutomaton,
} from '../../src-shared/model/word-automaton.ts'

/**
 * Gives the stretches of a text that values cover, in order; those that overlap are one. Empty values stand nowhere. What it
 * is worked out by is made once for all texts.
 */
export function valuePlaces(values: Iterable<string>): (text: string) => readonly Range[] {
  const automaton = wordAutomaton(Array.from(values, unitsOf))
  return (text) => placesIn(automaton, text)
}

function unitsOf(value: string): readonly number[] {
  return Array.from({ length: value.length }, (_, at) => value.charCodeAt(at))
}

function placesIn({ step, lengthAt }: WordAutomaton, text: string): readonly Range[] {
  const places: { start: number; end: number }[] = []
  let state = NOTHING_READ
  for (let at = 0; at < text.length; at++) {
    state = step(state, text.charCodeAt(at))
    const length = lengthAt(state)
    if (length === 0) continue
    const place = { start: at + 1 - length, end: at + 1 }
    for (let last = places.at(-1); last && last.end > place.start; last = places.at(-1)) {
      place.start = Math.min(place.start, last.start)
      places.pop()
    }
    places.push(place)
  }
  return places
}
