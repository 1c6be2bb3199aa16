import { expect, it } from 'vitest'
import { reviewDocument } from '../testing/review-document.ts'
import { claimsOf } from './claims.ts'

const reason = (detector_id: string, score: number, description = '') => ({
  ...{ detector_id, title: detector_id, description, view: 'original' as const },
  ...{ base_score: score, score, validated: [], context: [] },
})

it('says once what two findings beside each other say, and apart what others say', () => {
  const { findings } = reviewDocument('one two three', [
    { words: 'one', label: 'malware', explanations: [reason('removed', 0.8)] },
    {
      words: 'two',
      label: 'malware',
      explanations: [reason('removed', 0.9), reason('guard', 0.7)],
    },
    { words: 'three', label: 'phishing', explanations: [reason('guard', 0.7)] },
  ])
  expect(
    claimsOf(findings).map(({ finding, explanations }) => [
      finding.label,
      ...explanations.map(({ detector_id, score }) => `${detector_id} ${score}`),
    ]),
  ).toEqual([
    ['malware', 'removed 0.9', 'guard 0.7'],
    ['phishing', 'guard 0.7'],
  ])
})

it('keeps two reasons of one reader that differ', () => {
  const { findings } = reviewDocument('one two', [
    { words: 'one', label: 'attack', explanations: [reason('guard', 0.9, 'It sends.')] },
    { words: 'two', label: 'attack', explanations: [reason('guard', 0.8, 'It hides.')] },
  ])
  expect(claimsOf(findings)[0]?.explanations).toHaveLength(2)
})
