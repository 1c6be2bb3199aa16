/** Where a reviewer's words or pattern stand in a text. Pure; it runs in a worker, because a pattern may never end. */

import type { Range } from '../../../src-shared/model/spans.ts'

export interface FindQuery {
  readonly text: string
  readonly isPattern: boolean
  readonly wholeWords: boolean
  readonly matchCase: boolean
}

/** What was found; `matches` holds the first {@link MOST_MATCHES}. */
export type FindOutcome =
  | { readonly kind: 'found'; readonly matches: readonly Range[]; readonly more: boolean }
  /** The pattern is none; the sentence is the engine's own. */
  | { readonly kind: 'invalid'; readonly reason: string }

/** Matches that are kept: more cannot be stepped through. */
export const MOST_MATCHES = 20_000

/** In reading order, without overlap; what matches nothing but a place is left out. */
export function findMatches(text: string, query: FindQuery): FindOutcome {
  let pattern: RegExp
  try {
    pattern = patternOf(query)
  } catch (error) {
    return { kind: 'invalid', reason: error instanceof Error ? error.message : '' }
  }
  const matches: Range[] = []
  for (const match of text.matchAll(pattern)) {
    const [words] = match
    if (words === '') continue
    if (matches.length === MOST_MATCHES) return { kind: 'found', matches, more: true }
    matches.push({ start: match.index, end: match.index + words.length })
  }
  return { kind: 'found', matches, more: false }
}

/** @throws {SyntaxError} */
function patternOf({ text, isPattern, wholeWords, matchCase }: FindQuery): RegExp {
  // White space of the query stands for any: a line may break where it was typed as a space.
  const plain = text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&').replace(/\s+/g, '\\s+')
  const source = isPattern ? text : plain
  // By itself first: "a)(b" would be well-formed between the brackets.
  const flags = matchCase ? 'gmu' : 'gimu'
  const own = new RegExp(source, flags)
  return wholeWords
    ? new RegExp(`(?<![\\p{L}\\p{N}_])(?:${source})(?![\\p{L}\\p{N}_])`, flags)
    : own
}

/** The match to show first: the one at a place, or the next behind it; the first where there is none. */
export function matchFrom(matches: readonly Range[], place: number): number {
  let [low, high] = [0, matches.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((matches[middle] as Range).end <= place) low = middle + 1
    else high = middle
  }
  return low === matches.length ? 0 : low
}
