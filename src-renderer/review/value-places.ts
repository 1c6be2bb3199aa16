/**
 * Where any of many values stands in a text: an Aho–Corasick automaton (Aho and Corasick, CACM 18(6),
 * 1975), in time that is linear in the values and the text, whatever a server sends. Pure.
 */

import type { Range } from '../../src-shared/model/spans.ts'

/**
 * Gives the stretches of a text that values cover, in order; those that overlap are one. Empty values stand nowhere. What it
 * is worked out by is made once for all texts.
 */
export function valuePlaces(values: Iterable<string>): (text: string) => readonly Range[] {
  const automaton = automatonOf(values)
  return (text) => placesIn(automaton, text)
}

function placesIn({ children, suffixes, lengths }: ValueAutomaton, text: string): readonly Range[] {
  const places: { start: number; end: number }[] = []
  let state = ROOT
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    while (state !== ROOT && !children[state]?.has(unit)) state = suffixes[state] as number
    state = children[state]?.get(unit) ?? ROOT
    const length = lengths[state] as number
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

const ROOT = 0

/** States are numbers; each is the beginning of a value. */
interface ValueAutomaton {
  /** By state: where each code unit leads. */
  readonly children: readonly Map<number, number>[]
  /** By state: that of its longest proper suffix. */
  readonly suffixes: readonly number[]
  /** By state: the length of the longest value that ends there; 0 for none. */
  readonly lengths: readonly number[]
}

function automatonOf(values: Iterable<string>): ValueAutomaton {
  const children: Map<number, number>[] = [new Map()]
  const suffixes = [ROOT]
  const lengths = [0]
  for (const value of values) {
    let state = ROOT
    for (let at = 0; at < value.length; at++) {
      const unit = value.charCodeAt(at)
      let next = children[state]?.get(unit)
      if (next === undefined) {
        next = children.push(new Map()) - 1
        suffixes.push(ROOT)
        lengths.push(0)
        children[state]?.set(unit, next)
      }
      state = next
    }
    lengths[state] = value.length
  }
  // The shortest first: a suffix is shorter than what it is the suffix of.
  const queue = [ROOT]
  for (const state of queue) {
    for (const [unit, child] of children[state] as Map<number, number>) {
      queue.push(child)
      if (state !== ROOT) {
        let suffix = suffixes[state] as number
        while (suffix !== ROOT && !children[suffix]?.has(unit)) suffix = suffixes[suffix] as number
        suffixes[child] = children[suffix]?.get(unit) ?? ROOT
      }
      lengths[child] ||= lengths[suffixes[child] as number] as number
    }
  }
  return { children, suffixes, lengths }
}
