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
  const source = isPattern ? text : wordsSource(text)
  // By itself first: "a)(b" would be well-formed between the brackets.
  const flags = matchCase ? 'gmu' : 'gimu'
  const own = new RegExp(source, flags)
  return wholeWords
    ? new RegExp(`(?<![\\p{L}\\p{N}_])(?:${source})(?![\\p{L}\\p{N}_])`, flags)
    : own
}

/** What is not drawn: it can part the letters of a word, and nobody sees to type it. */
const UNDRAWN = '\\p{Default_Ignorable_Code_Point}'
const HAS_UNDRAWN = new RegExp(UNDRAWN, 'u')

/**
 * The pattern of words as a reader sees them: what is not drawn may stand between their letters, an
 * accent may be part of its letter or follow it, and white space stands for any, since a line may break
 * there. Whoever types what is not drawn looks for just that. No letter is what may stand before it:
 * a run of hidden characters is read once from each place.
 */
function wordsSource(text: string): string {
  if (HAS_UNDRAWN.test(text) || text.trim() === '') return escaped(text).replace(/\s+/g, '\\s+')
  const forms = new Set([text.normalize('NFC'), text.normalize('NFD')])
  return [...forms].map(formSource).join('|')
}

function formSource(form: string): string {
  return form
    .split(/\s+/)
    .map((word) => [...word].map(escaped).join(`${UNDRAWN}*`))
    .join(`[\\s${UNDRAWN}]+`)
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
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
