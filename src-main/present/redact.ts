/**
 * A text with values taken out: new text, not a bar over the old. Besides the
 * stretches that were found, every other place of the same words is taken out.
 */

import { type Claim, normalisedValue } from '../../src-shared/model/fingerprint.ts'
import { compareRanges, type Range } from '../../src-shared/model/spans.ts'
import type { RedactionChoice } from '../../src-shared/workspace/export-kinds.ts'
import { visible, withoutUnseen } from './plain-text.ts'
import { valueFinder } from './value-finder.ts'

/**
 * The text as it goes out.
 * @param claims what is taken out; they may overlap.
 */
export function redact(text: string, claims: readonly Claim[], choice: RedactionChoice): string {
  const nameOf = placeholders(choice)
  const places = placesOf(text, claims)
  const stretches = joined([...claims, ...places(text)])
  let out = ''
  let at = 0
  for (const { start, end, claim } of stretches) {
    out += cleaned(text.slice(at, start), places, nameOf)
    out += nameOf(claim, text.slice(claim.start, claim.end))
    at = end
  }
  return out + cleaned(text.slice(at), places, nameOf)
}

/**
 * A stretch that stays, without what cannot be seen. It is searched by itself: what was beside it
 * is gone, and what could not be seen may have parted one more value.
 */
function cleaned(kept: string, places: PlacesOf, nameOf: NameOf): string {
  const clean = withoutUnseen(kept)
  let out = ''
  let at = 0
  for (const claim of places(clean)) {
    out += clean.slice(at, claim.start) + nameOf(claim, clean.slice(claim.start, claim.end))
    at = claim.end
  }
  return out + clean.slice(at)
}

/** Finds the words of the claims in a text, as claims of the same class, in order and apart. */
type PlacesOf = (text: string) => readonly Claim[]

function placesOf(text: string, claims: readonly Claim[]): PlacesOf {
  const byWords = new Map(
    claims.map((claim) => [foldSpace(text.slice(claim.start, claim.end)), claim]),
  )
  const find = valueFinder(byWords.keys())
  return (other) =>
    find(other).flatMap((range) => {
      const claim = byWords.get(foldSpace(other.slice(range.start, range.end)))
      return claim === undefined ? [] : [{ ...claim, ...range }]
    })
}

function foldSpace(value: string): string {
  return value.normalize('NFC').trim().replace(/\s+/g, ' ')
}

interface Stretch extends Range {
  /** The claim that names it: the longest. */
  readonly claim: Claim
}

/** Claims that overlap as one stretch. */
function joined(claims: readonly Claim[]): readonly Stretch[] {
  const stretches: { start: number; end: number; claim: Claim }[] = []
  for (const claim of claims.filter(({ start, end }) => end > start).sort(compareRanges)) {
    const last = stretches.at(-1)
    if (last === undefined || claim.start >= last.end) {
      stretches.push({ start: claim.start, end: claim.end, claim })
      continue
    }
    last.end = Math.max(last.end, claim.end)
    if (claim.end - claim.start > last.claim.end - last.claim.start) last.claim = claim
  }
  return stretches
}

/** The placeholder of a claim and its words. */
type NameOf = (claim: Claim, words: string) => string

/** `[PERSON]`, or `[PERSON 1]` with a number for each value in the order in which they come. */
function placeholders(choice: RedactionChoice): NameOf {
  const numbers = new Map<string, Map<string, number>>()
  return (claim, words) => {
    const name = visible(claim.label)
      .replace(/[_[\]\s]+/g, ' ')
      .toUpperCase()
    if (choice === 'labels') return `[${name}]`
    const ofName = numbers.get(name) ?? new Map<string, number>()
    numbers.set(name, ofName)
    const value = normalisedValue(claim, words)
    const number = ofName.get(value) ?? ofName.size + 1
    ofName.set(value, number)
    return `[${name} ${number}]`
  }
}
