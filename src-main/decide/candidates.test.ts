import { describe, expect, it } from 'vitest'
import type { ModelCandidate } from '../detect/detector.ts'
import { finding } from './__fixtures__/finding.ts'
import { type Candidate, joinCandidates, shownOf } from './candidates.ts'
import { weighPlaces } from './place/weigh-place.ts'

const anywhere = weighPlaces('')

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

/** What a model claims of a stretch, accepted from 0.7 on. */
function claim(
  className: string,
  start: number,
  end: number,
  confidence: number,
  source: ModelCandidate['source'] = 'l3',
): ModelCandidate {
  const accepted = confidence >= 0.7
  const own = { start, end, className, confidence, accepted, source }
  return { ...own, chunkId: 0, model: source, severity: 'high', threshold: 0.7 }
}

describe('what a rule and a model say of the same personal data', () => {
  const postcode = finding({
    category: 'pii',
    label: 'ADDRESS',
    severity: 'medium',
    score: 0.6,
    start: 40,
    end: 47,
  })

  it('is one find, as long, as sure and as severe as either', () => {
    const [address, ...others] = joinCandidates(
      'pii',
      [postcode],
      [claim('ADDRESS', 5, 47, 0.9)],
      anywhere,
    )
    expect(others).toEqual([])
    expect(address).toMatchObject({ start: 5, end: 47, score: 0.9, severity: 'high', source: 'l3' })
    expect(address?.explanations.map(({ detectorId }) => detectorId)).toHaveLength(2)
  })

  it('is one find where rules found parts of it', () => {
    const street = finding({ category: 'pii', label: 'ADDRESS', start: 0, end: 12 }, 'pii_street')
    const found = joinCandidates(
      'pii',
      [street, postcode],
      [claim('ADDRESS', 0, 47, 0.9)],
      anywhere,
    )
    expect(found).toMatchObject([{ start: 0, end: 47, label: 'ADDRESS' }])
    expect(found[0]?.explanations.map(({ detectorId }) => detectorId)).toEqual([
      'pii_street',
      'l3',
      postcode.explanation.detectorId,
    ])
  })

  it('is the rule’s alone where the model is not sure', () => {
    expect(
      joinCandidates('pii', [postcode], [claim('ADDRESS', 5, 47, 0.6)], anywhere),
    ).toMatchObject([{ start: 40, end: 47, score: 0.6, source: 'l1' }])
  })
})

describe('a chunk one of whose sentences is accepted, too', () => {
  const chunk = claim('attack', 0, 90, 0.95)

  it('is no evidence where the same level says it closer', () => {
    const sentence = claim('attack', 30, 60, 0.9)
    expect(joinCandidates('injection', [], [chunk, sentence], anywhere)).toMatchObject([
      { start: 30, end: 60 },
    ])
  })

  it('stays where the screen alone does', () => {
    const sentence = claim('attack', 30, 60, 0.98, 'l2')
    expect(joinCandidates('injection', [], [chunk, sentence], anywhere)).toMatchObject([
      { start: 0, source: 'l3' },
      { start: 30, source: 'l2' },
    ])
  })
})
