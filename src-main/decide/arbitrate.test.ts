/** Which candidate settles a category. */

import { describe, expect, it } from 'vitest'
import type { Severity } from '../../src-shared/model/vocabulary.ts'
import { arbitrate } from './arbitrate.ts'
import type { Candidate, CandidateLevel } from './candidates.ts'
import { verdictOf } from './verdict.ts'

const chunks = [
  { id: 0, section: 0, start: 0, end: 100 },
  { id: 1, section: 0, start: 100, end: 200 },
]

function claim(
  source: CandidateLevel,
  score: number,
  { at = 0, label = 'attack', severity = 'high' as Severity, threshold = 0.5 } = {},
): Candidate {
  const level = source === 'l1' ? 'L1' : source === 'l2' ? 'L2' : 'L3'
  return {
    category: 'injection',
    level,
    label,
    severity,
    score,
    accepted: score >= threshold,
    start: at,
    end: at + 10,
    explanations: [],
    source,
    model: source,
    threshold,
  }
}

describe('the final class', () => {
  it.each<[string, Candidate[], string, number]>([
    ['l3 before all', [claim('l1', 0.9), claim('l2', 0.8), claim('l3', 0.6)], 'l3', 0.6],
    ['the mean before l2', [claim('l2', 0.9), claim('union', 0.7), claim('l3', 0.4)], 'union', 0.7],
    ['a rule where no model accepts', [claim('l1', 0.6), claim('l3', 0.4)], 'l1', 0.6],
    ['the worst chunk', [claim('l3', 0.6), claim('l1', 0.9, { at: 150 })], 'l1', 0.9],
    ['nothing accepted', [claim('l3', 0.4), claim('l2', 0.2)], 'default', 0.6],
    ['nothing at all', [], 'default', 1],
  ])('is of %s', (_, candidates, source, confidence) => {
    expect(arbitrate('injection', candidates, chunks)).toMatchObject({ source, confidence })
  })

  it('is of the chunk that a model read, where chunks overlap', () => {
    const other = claim('l3', 0.8, { label: 'other', at: 85 })
    const surest = { ...claim('l2', 0.9, { at: 90 }), chunkId: 1 }
    expect(arbitrate('injection', [other, surest], chunks)).toMatchObject({ source: 'l2' })
  })

  it('is for dlp the most severe, whoever found it', () => {
    const secret = claim('l1', 0.8, { label: 'API_KEY', severity: 'critical' })
    const business = claim('l3', 0.99, { label: 'INTERNAL_RECORD', severity: 'medium' })
    expect(arbitrate('dlp', [business, secret], chunks)).toMatchObject({
      className: 'API_KEY',
      source: 'l1',
    })
  })
})

describe('a level-3 chunk that dissents from the mean', () => {
  const status = (candidates: Candidate[]) =>
    verdictOf(new Map([['dlp' as const, candidates]]), 'complete', chunks, true).safetyStatus
  const evidence = { label: 'ORGANIZATION', severity: 'low' as const }
  it.each<[string, Candidate[], string]>([
    ['of another class', [claim('union', 0.6, evidence), claim('l3', 0.2)], 'review'],
    ['of the same class', [claim('union', 0.6, evidence), claim('l3', 0.2, evidence)], 'benign'],
    ['that is not sure at all', [claim('union', 0.6, evidence), claim('l3', 0.1)], 'benign'],
    ['in another chunk', [claim('union', 0.6, evidence), claim('l3', 0.2, { at: 150 })], 'benign'],
  ])('%s', (_, candidates, expected) => {
    expect(status(candidates)).toBe(expected)
  })
})

it('counts a near miss from the candidate’s own threshold', () => {
  const verdict = (score: number) =>
    verdictOf(
      new Map([['injection' as const, [claim('l3', score, { threshold: 0.9 })]]]),
      'complete',
      chunks,
      true,
    )
  expect(verdict(0.8).decision).toBe('review')
  expect(verdict(0.7).decision).toBe('allow')
})
