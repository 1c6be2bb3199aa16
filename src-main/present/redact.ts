/**
 * A text with values taken out: new text, not a bar over the old. Besides the
 * stretches that were found, every other place of the same words is taken out.
 */

import type { Claim } from '../../src-shared/model/fingerprint.ts'
import { normalisedValue } from '../../src-shared/model/fingerprint.ts'
import { compareRanges, overlapFinder, type Range } from '../../src-shared/model/spans.ts'
import type { RedactionChoice } from '../../src-shared/workspace/exports.ts'
import { visible, withoutUnseen } from './plain-text.ts'
import { valueFinder } from './value-finder.ts'

/** The text, as it goes out. */
export interface Redacted {
  readonly text: string
  /** Stretches that were taken out. */
  readonly removed: number
}

/** @param claims what is taken out; they may overlap. */
export function redact(text: string, claims: readonly Claim[], choice: RedactionChoice): Redacted {
  const placeholderOf = placeholders(text, choice)
  const values = new Map(claims.map((claim) => [text.slice(claim.start, claim.end), claim]))
  const kept = joined([...claims, ...furtherPlaces(text, claims, values)])
  let out = ''
  let at = 0
  for (const { start, end, claim } of kept) {
    out += text.slice(at, start) + placeholderOf(claim)
    at = end
  }
  return { text: withoutUnseen(out + text.slice(at)), removed: kept.length }
}

/** Other places of the words that are taken out, as claims of the same class. */
function furtherPlaces(
  text: string,
  claims: readonly Claim[],
  values: ReadonlyMap<string, Claim>,
): readonly Claim[] {
  const byWords = new Map([...values].map(([value, claim]) => [foldSpace(value), claim]))
  const known = overlapFinder([...claims].sort(compareRanges))
  return valueFinder(values.keys())(text).flatMap((range) => {
    const isCovered = known(range).some(
      ({ start, end }) => start <= range.start && end >= range.end,
    )
    const claim = byWords.get(foldSpace(text.slice(range.start, range.end)))
    return isCovered || claim === undefined ? [] : [{ ...claim, ...range }]
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

/** `[PERSON]`, or `[PERSON 1]` with a number for each value in the order in which they come. */
function placeholders(text: string, choice: RedactionChoice): (claim: Claim) => string {
  const numbers = new Map<string, Map<string, number>>()
  return (claim) => {
    const name = visible(claim.label)
      .replace(/[_[\]\s]+/g, ' ')
      .toUpperCase()
    if (choice === 'labels') return `[${name}]`
    const ofName = numbers.get(name) ?? new Map<string, number>()
    numbers.set(name, ofName)
    const value = normalisedValue(claim, text.slice(claim.start, claim.end))
    const number = ofName.get(value) ?? ofName.size + 1
    ofName.set(value, number)
    return `[${name} ${number}]`
  }
}
