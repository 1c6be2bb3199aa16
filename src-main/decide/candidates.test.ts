import { describe, expect, it } from 'vitest'
import { finding } from './__fixtures__/finding.ts'
import { type Candidate, shownOf } from './candidates.ts'

const candidate = (parts: Partial<Candidate>): Candidate => {
  const { explanation, ...claim } = finding({ start: 10, end: 30, ...parts })
  return {
    ...claim,
    explanations: [explanation],
    accepted: true,
    source: 'l1',
    model: 'native:injection',
    threshold: 0.5,
    ...parts,
  }
}
const rule = candidate({ category: 'injection' })
const model = (parts: Partial<Candidate> = {}) =>
  candidate({ category: 'injection', source: 'l3', model: 'l3-guard', start: 0, end: 30, ...parts })

describe('what is shown of rules and models', () => {
  it('is the rule alone where both accept the same sentence', () => {
    expect(shownOf([model(), rule])).toEqual([rule])
  })

  it.each<[string, Candidate[]]>([
    ['a model that shares less than half', [model({ start: 25, end: 80 }), rule]],
    ['a model that did not accept', [model({ accepted: false }), rule]],
    ['a model beside a rule that did not accept', [model(), { ...rule, accepted: false }]],
    [
      'personal data within personal data',
      [model({ category: 'pii' }), { ...rule, category: 'pii' }],
    ],
    ['two models', [model(), model({ source: 'l2' })]],
  ])('is both for %s', (_, both) => {
    expect(shownOf(both)).toEqual(both)
  })
})
