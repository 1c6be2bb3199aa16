/** The default policy as a truth table: category and severity to decision, and what makes an outcome inconclusive. */

import { describe, expect, it } from 'vitest'
import { DEFAULT_POLICY } from '../../src-shared/model/policy.ts'
import type { Category, Decision, Severity } from '../../src-shared/model/vocabulary.ts'
import type { Candidate } from './candidates.ts'
import { decisionOfAccepted, decisionOfSome, isWeighed, verdictOf } from './verdict.ts'

const chunks = [{ id: 0, section: 0, start: 0, end: 100 }]

function claim(category: Category, severity: Severity, score = 0.9, label = 'A'): Candidate {
  return {
    category,
    level: 'L1',
    label,
    severity,
    score,
    accepted: score >= 0.5,
    start: 0,
    end: 10,
    explanations: [],
    source: 'l1',
    model: `native:${category}`,
    threshold: 0.5,
  }
}

type Completion = 'complete' | 'degraded' | 'failed'
const verdict = (
  claims: readonly Candidate[],
  completion: Completion = 'complete',
  isWhole = true,
) =>
  verdictOf(
    Map.groupBy(claims, ({ category }) => category),
    completion,
    chunks,
    isWhole,
  )

const table: readonly (readonly [Category, Severity, Decision])[] = [
  ['injection', 'critical', 'block'],
  ['injection', 'high', 'block'],
  ['injection', 'medium', 'block'],
  ['injection', 'low', 'block'],
  ['threat', 'critical', 'block'],
  ['threat', 'high', 'block'],
  ['threat', 'medium', 'block'],
  ['threat', 'low', 'block'],
  ['dlp', 'critical', 'block'],
  ['dlp', 'high', 'block'],
  ['dlp', 'medium', 'review'],
  ['dlp', 'low', 'review'],
  ['pii', 'critical', 'block'],
  ['pii', 'high', 'block'],
  ['pii', 'medium', 'review'],
  ['pii', 'low', 'review'],
]

describe('an accepted finding', () => {
  it.each(table)('of %s, %s, asks for %s', (category, severity, decision) => {
    expect(verdict([claim(category, severity)])).toEqual({
      decision,
      safetyStatus: decision === 'block' ? 'attack' : 'review',
    })
  })

  it.each(['ORGANIZATION', 'LOCATION'])('that is only an %s changes nothing', (label) => {
    expect(verdict([claim('pii', 'low', 0.9, label)])).toEqual({
      decision: 'allow',
      safetyStatus: 'benign',
    })
  })
})

describe('a table of the account', () => {
  const policy = {
    ...DEFAULT_POLICY,
    injection: { ...DEFAULT_POLICY.injection, low: 'allow', candidate: 'block' },
    pii: { ...DEFAULT_POLICY.pii, high: 'review', medium: 'allow' },
  } as const
  const decisions = (...claims: Candidate[]) => {
    const by = Map.groupBy(claims, ({ category }) => category)
    return verdictOf(by, 'complete', chunks, true, policy)
  }

  it('decides in place of the default one', () => {
    expect(decisions(claim('pii', 'high')).decision).toBe('review')
    expect(decisions(claim('pii', 'medium'))).toEqual({
      ...{ decision: 'allow', safetyStatus: 'benign' },
    })
    expect(decisions(claim('pii', 'medium'), claim('dlp', 'medium')).decision).toBe('review')
    expect(decisions(claim('injection', 'low')).decision).toBe('allow')
  })

  it('decides on what came close, and nothing of it makes what failed fit to be released', () => {
    expect(decisions(claim('injection', 'low', 0.4))).toEqual({
      ...{ decision: 'block', safetyStatus: 'attack' },
    })
    expect(isWeighed(claim('pii', 'low', 0.4), policy)).toBe(false)
    expect(isWeighed(claim('injection', 'low', 0.4), policy)).toBe(true)
    const pii = claim('pii', 'medium')
    const byCategory = new Map([['pii' as const, [pii]]])
    expect(verdictOf(byCategory, 'degraded', chunks, true, policy).decision).toBe('review')
    expect(decisionOfAccepted([pii], 'complete', policy)).toBe('allow')
    expect(decisionOfSome([pii], 'complete', policy)).toBe('allow')
  })
})

describe('a rejected candidate', () => {
  // The band is 0.15 below the threshold.
  it.each<[Category, number, Decision, string]>([
    ['injection', 0.49, 'review', 'review'],
    ['injection', 0.35, 'review', 'review'],
    ['injection', 0.34, 'allow', 'benign'],
    ['threat', 0.4, 'review', 'review'],
    ['dlp', 0.4, 'allow', 'review'],
    ['dlp', 0.3, 'allow', 'benign'],
    ['pii', 0.4, 'allow', 'review'],
  ])('of %s with %d', (category, score, decision, safetyStatus) => {
    expect(verdict([claim(category, 'high', score)])).toEqual({ decision, safetyStatus })
  })

  it('says nothing beside an accepted one', () => {
    const both = [claim('pii', 'low', 0.9, 'LOCATION'), claim('pii', 'high', 0.45)]
    expect(verdict(both)).toEqual({ decision: 'allow', safetyStatus: 'benign' })
  })
})

describe('several categories', () => {
  it('take the strongest decision', () => {
    expect(verdict([claim('pii', 'low'), claim('dlp', 'critical')]).decision).toBe('block')
    expect(verdict([claim('pii', 'low'), claim('injection', 'low', 0.1)]).decision).toBe('review')
  })
})

describe('work that did not all run', () => {
  it.each<[Completion, Decision, string]>([
    ['complete', 'allow', 'benign'],
    ['degraded', 'review', 'review'],
    ['failed', 'review', 'review'],
  ])('%s without a finding', (completion, decision, safetyStatus) => {
    expect(verdict([], completion)).toEqual({ decision, safetyStatus })
  })

  it('leaves nothing benign that was not read whole, and advises no more than before', () => {
    expect(verdict([], 'complete', false)).toEqual({ decision: 'allow', safetyStatus: 'review' })
    expect(verdict([claim('dlp', 'high')], 'complete', false).safetyStatus).toBe('attack')
  })

  it('leaves a block a block', () => {
    expect(verdict([claim('dlp', 'high')], 'degraded').decision).toBe('block')
  })
})
