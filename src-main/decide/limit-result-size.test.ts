import { describe, expect, it } from 'vitest'
import type { UrlSegment } from '../../src-shared/contract/scan-result.ts'
import { limitResultSize } from './limit-result-size.ts'

const span = (start: number, score: number) => ({
  label: 'EMAIL',
  text: 'x'.repeat(100),
  score,
  start_char: start,
})
const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value))
const spanBytes = bytesOf(span(0, 0.5)) + 1

describe('the spans of a document', () => {
  it('stay where all of them fit', () => {
    const categories = { pii: { evidence_spans: [span(0, 0.5), span(1, 0.9)] } }

    expect(limitResultSize({ categories }, 2 * spanBytes)).toEqual({ categories })
  })

  it('are left out from the lowest score, and keep reading order', () => {
    const spans = [span(0, 0.5), span(1, 0.9), span(2, 0.6), span(3, 0.6)]

    const { categories } = limitResultSize(
      { categories: { pii: { evidence_spans: spans } } },
      2 * spanBytes,
    )

    expect(categories.pii?.evidence_spans.map((kept) => kept.start_char)).toEqual([1, 2])
  })
})

describe('segments', () => {
  const segment = (ordinal: number, scores: readonly number[]): UrlSegment => ({
    id: `seg_${ordinal}`,
    kind: 'tool',
    graphemes: 10,
    categories: { pii: { evidence_spans: scores.map((score, at) => span(at, score)) } },
    detectors: { pii: ['native:pii'] },
    completion: { state: 'complete', failures: [] },
    decision: scores.length > 0 ? 'review' : 'allow',
    safety_status: scores.length > 0 ? 'review' : 'benign',
  })

  it('stay as they are where they fit', () => {
    const parts = { categories: {}, segments: [segment(0, [0.9]), segment(1, [])] }

    expect(limitResultSize(parts, 10_000)).toEqual(parts)
  })

  it('keep the details of clean ones while the document leaves room', () => {
    const segments = Array.from({ length: 100 }, (_, at) => segment(at, at === 0 ? [0.9] : []))
    const categories = { pii: { evidence_spans: [span(0, 0.9)] } }
    const budget = bytesOf(segments) + 2 * spanBytes

    expect(limitResultSize({ categories, segments }, budget)).toEqual({ categories, segments })
  })

  it('lose the details of the last clean ones, and no evidence before these', () => {
    const segments = Array.from({ length: 300 }, (_, at) =>
      segment(at, at % 100 === 0 ? [0.9, 0.6] : []),
    )
    const budget = 36_000

    const fitted = limitResultSize({ categories: {}, segments }, budget).segments ?? []

    expect(bytesOf(fitted)).toBeLessThanOrEqual(budget)
    expect(bytesOf(fitted)).toBeGreaterThan(budget - 500)
    expect(fitted.map(({ id }) => id)).toEqual(segments.map(({ id }) => id))
    expect(fitted[1]).toEqual(segments[1])
    expect(fitted[299]).toEqual({
      id: 'seg_299',
      kind: 'tool',
      graphemes: 10,
      decision: 'allow',
      safety_status: 'benign',
    })
    for (const at of [0, 100, 200]) expect(fitted[at]).toEqual(segments[at])
  })

  it('lose their weakest spans where there are no clean ones to shorten', () => {
    const segments = Array.from({ length: 100 }, (_, at) => segment(at, [0.9, 0.6]))
    const budget = bytesOf(segments) - 50 * spanBytes

    const fitted = limitResultSize({ categories: {}, segments }, budget).segments ?? []

    expect(bytesOf(fitted)).toBeLessThanOrEqual(budget)
    const scores = fitted.flatMap(
      ({ categories }) => categories?.pii?.evidence_spans.map(({ score }) => score) ?? [],
    )
    expect(scores.filter((score) => score === 0.9)).toHaveLength(100)
    expect(scores.filter((score) => score === 0.6).length).toBeGreaterThan(45)
  })

  it('never outgrow their half beside a full document, however many have findings', () => {
    const segments = Array.from({ length: 1_000 }, (_, at) => segment(at, [0.9, 0.8, 0.7]))
    const spans = Array.from({ length: 5_000 }, (_, at) => span(at, 0.9))

    const fitted = limitResultSize(
      { categories: { pii: { evidence_spans: spans } }, segments },
      400_000,
    )

    expect(bytesOf(fitted.segments)).toBeLessThanOrEqual(200_000)
    expect(bytesOf(fitted.categories.pii?.evidence_spans)).toBeLessThanOrEqual(200_000)
    expect(fitted.segments).toHaveLength(1_000)
  })
})
