/**
 * A whole name that a rule knows by a label or a title is somebody's wherever it stands: "Kiracı: Umut Can Erdemli …
 * Umut Can Erdemli" below the signature. The tagger decides on each value once; a rule sees one place.
 */

import { compareRanges, overlapFinder } from '../../src-shared/model/spans.ts'
import { standsWholeAt } from '../../src-shared/model/whole-name.ts'
import type { Candidate } from './candidates.ts'
import { type Bar, NO_LOOK, type PlaceWeights } from './place/weigh-place.ts'

/** Words of names, as texts part them. */
const WORD = /[\p{L}\p{M}][\p{L}\p{M}.'’-]*/gu
/** Distinct names that are looked for: a document that names more is a list, in which each stands in its own row. */
const MOST = 500

/** The same candidates, and each further place of a whole name that a rule is sure of. */
export function withNamesAgain(
  text: string,
  candidates: readonly Candidate[],
  places: PlaceWeights,
): readonly Candidate[] {
  const names = wholeNames(text, candidates)
  if (names.size === 0) return candidates
  const people = candidates.filter(({ label }) => label === 'PERSON')
  const peopleOver = overlapFinder(people)
  const again: Candidate[] = []
  const replaced = new Set<Candidate>()
  let last: { readonly word: string; readonly start: number } | undefined
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const first = last
    last = { word, start: index }
    if (first === undefined || first.start + first.word.length + 1 !== index) continue
    const like = names
      .get(`${first.word} ${word}`)
      ?.find(({ start, end }) => standsWholeAt(text, first.start, text.slice(start, end)))
    if (like === undefined) continue
    const range = { start: first.start, end: first.start + like.end - like.start }
    const there = peopleOver(range)
    if (there.some(isSettled)) continue
    const claim = { ...like, ...range }
    again.push({ ...claim, ...barOf(places.ofRule('pii', claim)) })
    for (const each of there) replaced.add(each)
  }
  const kept = candidates.filter((each) => !replaced.has(each))
  return again.length === 0 ? candidates : [...kept, ...again].sort(compareRanges)
}

/** A person who is told there already, or of whom nothing is asked there. */
function isSettled({ accepted, reviewFrom = 0 }: Candidate): boolean {
  return accepted || reviewFrom >= NO_LOOK
}

/** Accepted names of rules of several words, by their first two. */
function wholeNames(
  text: string,
  candidates: readonly Candidate[],
): ReadonlyMap<string, readonly Candidate[]> {
  const byValue = new Map<string, Candidate>()
  for (const each of candidates) {
    if (each.label !== 'PERSON' || !each.accepted || each.source !== 'l1') continue
    const value = text.slice(each.start, each.end)
    if (/^\S+ \S/u.test(value) && !byValue.has(value) && byValue.size < MOST) {
      byValue.set(value, each)
    }
  }
  return Map.groupBy(byValue.values(), ({ start, end }) =>
    text.slice(start, end).split(' ', 2).join(' '),
  )
}

function barOf(bar: Bar | undefined): Partial<Candidate> {
  if (bar === undefined) return {}
  const { accepted, threshold, reviewFrom } = bar
  return { accepted, threshold, reviewFrom }
}
