/**
 * Evidence of an order is the sentence that gives it, where that is short enough to be read at a glance: a rule knows
 * a few of its words, a network ends where its window does, amid an address for instance. What is claimed, and how
 * sure, stays as it was.
 */

import type { MergedFinding } from '../../src-shared/model/finding.ts'
import { compareRanges } from '../../src-shared/model/spans.ts'
import type { Candidate } from './candidates.ts'
import { OF_FORM, UNSEEN } from './place/unseen.ts'
import { sentenceAround } from './sentence-around.ts'

/**
 * Claims on an injection with the sentence of each; of accepted claims that thereby become one, of one class and
 * level, the surest stands with what all of them say. In reading order.
 */
export function wholeOrders(text: string, candidates: readonly Candidate[]): readonly Candidate[] {
  const merged = new Map<string, Candidate>()
  for (const candidate of candidates) {
    const whole = hasOwnPlace(candidate)
      ? candidate
      : { ...candidate, ...sentenceAround(text, candidate) }
    const { start, end, label, source, accepted, chunkId } = whole
    const key = JSON.stringify([start, end, label, source, accepted || [chunkId, candidate.start]])
    const known = merged.get(key)
    merged.set(key, known ? surestOf(known, whole) : whole)
  }
  return [...merged.values()].sort(compareRanges)
}

/** What is found by the form of a text, or where no reader sees it, has its own place. */
function hasOwnPlace({ label, explanations }: MergedFinding): boolean {
  return OF_FORM.has(label) || explanations.some(({ view }) => UNSEEN.has(view))
}

function surestOf(a: Candidate, b: Candidate): Candidate {
  const [first, second] = a.score >= b.score ? [a, b] : [b, a]
  const known = new Set(first.explanations.map(({ detectorId }) => detectorId))
  const more = second.explanations.filter(({ detectorId }) => !known.has(detectorId))
  return { ...first, explanations: [...first.explanations, ...more] }
}
