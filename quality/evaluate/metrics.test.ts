import { describe, expect, it } from 'vitest'
import { type Judged, metricsOf } from './metrics.ts'

const judged = (positive: boolean, score: number): Judged => ({
  positive,
  score,
  accepted: score >= 0.5,
})

describe('metricsOf', () => {
  it('counts what was found, missed and flagged without cause', () => {
    const made = metricsOf([
      ...[0.9, 0.8, 0.2].map((score) => judged(true, score)),
      ...[0.6, 0.1, 0.1, 0.1].map((score) => judged(false, score)),
    ])
    expect(made).toMatchObject({ n: 7, positives: 3, precision: 2 / 3, recall: 2 / 3, fpr: 1 / 4 })
    expect(made.f1).toBeCloseTo(2 / 3, 10)
  })

  it.each([
    ['nothing at all', [], { precision: null, recall: null, f1: null, fpr: null }],
    ['nothing harmless', [judged(true, 1)], { precision: 1, recall: 1, f1: 1, fpr: null }],
    ['nothing risky', [judged(false, 0)], { precision: null, recall: null, f1: null, fpr: 0 }],
    ['nothing found', [judged(true, 0)], { precision: null, recall: 0, f1: 0 }],
  ])('has no figure for what is not there: %s', (_, rows, expected) => {
    expect(metricsOf(rows)).toMatchObject(expected)
  })

  it('gives the recall that a false-positive rate leaves', () => {
    const harmless = Array.from({ length: 200 }, (_, index) => judged(false, index / 1000))
    const risky = [0.5, 0.1985, 0.1975, 0.1].map((score) => judged(true, score))
    // One of 200 may be flagged, or two: the second highest is 0.198, the third 0.197.
    expect(metricsOf([...harmless, ...risky]).recall_at_fpr).toEqual({ '0.005': 0.5, '0.01': 0.75 })
  })

  it('does not count what ties with the harmless', () => {
    const rows = [judged(true, 0), judged(true, 0.4), judged(false, 0), judged(false, 0)]
    expect(metricsOf(rows).recall_at_fpr['0.01']).toBe(0.5)
  })

  it('gives the interval of Wilson', () => {
    // 8 of 10: 0.490 to 0.943, as in the usual tables.
    const rows = Array.from({ length: 10 }, (_, index) => judged(true, index < 8 ? 1 : 0))
    const { recall } = metricsOf(rows).intervals
    expect(recall?.low).toBeCloseTo(0.49, 2)
    expect(recall?.high).toBeCloseTo(0.943, 2)
  })
})
