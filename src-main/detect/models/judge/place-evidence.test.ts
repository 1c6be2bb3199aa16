/** Where accepted candidates stand, by labels of tokens. */

import { describe, expect, it } from 'vitest'
import type { ModelCandidate } from './model-candidate.ts'
import { placeEvidence } from './place-evidence.ts'

function claim(
  start: number,
  end: number,
  confidence: number,
  more: Partial<ModelCandidate> = {},
): ModelCandidate {
  return {
    chunkId: 0,
    start,
    end,
    source: 'l3',
    model: 'guard',
    className: 'attack',
    severity: 'high',
    confidence,
    threshold: 0.8,
    accepted: confidence >= 0.8,
    ...more,
  }
}

const sentences = [
  { chunkId: 0, start: 0, end: 20 },
  { chunkId: 0, start: 20, end: 40 },
  { chunkId: 0, start: 40, end: 60 },
]
const label = (start: number, end: number, more = {}) => claim(start, end, 0.9, more)

function placed(candidates: readonly ModelCandidate[], labels: readonly ModelCandidate[]) {
  return placeEvidence(candidates, labels, sentences)
    .filter(({ accepted }) => accepted)
    .map(({ start, end, confidence }) => [start, end, confidence])
}

describe('an accepted candidate', () => {
  it('on a chunk stands on the sentences that are mostly labelled, too', () => {
    expect(placed([claim(0, 60, 0.95)], [label(22, 32), label(44, 49)])).toEqual([
      [0, 60, 0.95],
      [20, 40, 0.95],
    ])
  })

  it('on a sentence reaches the one beside it over which the label goes on', () => {
    const read = [claim(0, 60, 0.5), claim(20, 40, 0.9), claim(40, 60, 0.6)]
    expect(placed(read, [label(20, 58)])).toEqual([
      [20, 40, 0.9],
      [40, 60, 0.9],
    ])
  })

  it('is not put on a heading over which a label runs on, where a sentence tells', () => {
    const heading = claim(40, 60, 0.04)
    const read = [claim(0, 60, 0.95), claim(20, 40, 0.3), heading]
    expect(placed(read, [label(20, 58)])).toEqual([
      [0, 60, 0.95],
      [20, 40, 0.95],
    ])
    expect(placed([claim(0, 60, 0.95), heading], [label(40, 58)])).toEqual([
      [0, 60, 0.95],
      [40, 60, 0.95],
    ])
  })

  it('is put beside a sentence that is accepted by itself only where more is said', () => {
    const read = (beside: number) => [claim(0, 60, 0.95), claim(20, 40, 0.9), claim(40, 60, beside)]
    expect(placed(read(0.25), [label(20, 58)])).toEqual([
      [0, 60, 0.95],
      [20, 40, 0.9],
    ])
    expect(placed(read(0.35), [label(20, 58)])).toContainEqual([40, 60, 0.95])
  })

  it('takes the place of what was rejected there', () => {
    const read = placeEvidence(
      [claim(0, 60, 0.9), claim(0, 20, 0.3)],
      [label(0, 20), label(30, 35)],
      sentences,
    )
    expect(read.map(({ start, end, accepted }) => [start, end, accepted])).toEqual([
      [0, 60, true],
      [0, 20, true],
    ])
  })

  it('takes the place of what the screen alone accepts there', () => {
    const screened = claim(20, 40, 0.99, { source: 'l2', model: 'screen' })
    expect(placed([claim(0, 60, 0.95), screened], [label(20, 40)])).toEqual([
      [0, 60, 0.95],
      [20, 40, 0.95],
    ])
  })

  it('counts labels with a gap together', () => {
    expect(placed([claim(0, 60, 0.9)], [label(20, 26), label(30, 34)])).toContainEqual([
      20, 40, 0.9,
    ])
  })

  it('stays where it is when the labels are of another class', () => {
    const other = label(20, 40, { className: 'other' })
    expect(placed([claim(0, 60, 0.9)], [other])).toEqual([[0, 60, 0.9]])
  })
})

it('labels accept nothing by themselves', () => {
  const rejected = claim(0, 60, 0.7)
  expect(placeEvidence([rejected], [label(20, 40)], sentences)).toEqual([rejected])
})

it('labels of another pack place nothing', () => {
  const candidate = claim(0, 60, 0.9, { model: 'screen', source: 'l2' })
  expect(placed([candidate], [label(20, 40)])).toEqual([[0, 60, 0.9]])
})

describe('chunks that overlap', () => {
  const shared = [
    { chunkId: 0, start: 20, end: 40 },
    { chunkId: 1, start: 20, end: 40 },
  ]
  const both = [claim(0, 40, 0.9), claim(20, 60, 0.95, { chunkId: 1 })]
  const inBoth = (start: number, end: number) => [
    label(start, end),
    label(start, end, { chunkId: 1 }),
  ]

  it('place a sentence once, as sure as the surer one', () => {
    const read = placeEvidence(both, inBoth(20, 40), shared)
    expect(read.slice(2)).toEqual([{ ...both[1], start: 20, end: 40, byItself: 0 }])
  })

  it('count what both label once', () => {
    expect(placeEvidence(both, inBoth(20, 28), shared)).toEqual(both)
  })

  it('say nothing of each other', () => {
    const rejected = claim(20, 60, 0.3, { chunkId: 1 })
    const onlyInTheOther = [label(20, 40, { chunkId: 1 })]
    expect(placed([claim(0, 40, 0.9), rejected], onlyInTheOther)).toEqual([[0, 40, 0.9]])
  })
})

it('each class has sentences of its own', () => {
  const other = { className: 'other' }
  const read = [claim(0, 60, 0.95), claim(0, 60, 0.9, other)]
  expect(placed(read, [label(0, 20), label(40, 60, other)]).slice(2)).toEqual([
    [0, 20, 0.95],
    [40, 60, 0.9],
  ])
})
