import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { finding } from '../review/finding-fixture.ts'
import { clickedFinding, evidenceMarks, parseMarkIds } from './evidence-marks.ts'

describe('evidenceMarks', () => {
  it('marks one finding with its category, confidence and letter', () => {
    expect(evidenceMarks([finding(4, 2, 6, { score: 0.6 })])).toEqual([
      { start: 2, end: 6, ids: [4], className: 'ev ev-pii ev-medium', badge: 'P' },
    ])
  })

  it('cuts overlaps, innermost first, and stacks one line a category', () => {
    const outer = finding(0, 0, 20, { category: 'injection' })
    const inner = finding(1, 5, 10, { category: 'dlp', score: 0.3 })
    expect(evidenceMarks([outer, inner])).toEqual([
      { start: 0, end: 5, ids: [0], className: 'ev ev-injection ev-high', badge: 'I' },
      {
        start: 5,
        end: 10,
        ids: [1, 0],
        className: 'ev ev-dlp ev-low ev-under2-injection',
        badge: 'D',
      },
      { start: 10, end: 20, ids: [0], className: 'ev ev-injection ev-high', badge: null },
    ])
  })

  it('counts what has no room in the badge', () => {
    const many = [0, 1, 2, 3].map((id) => finding(id, 0, 5 + id))
    expect(evidenceMarks(many)[0]?.badge).toBe('P+3')
  })

  it('draws rejected candidates grey, unless an accepted finding shares the place', () => {
    const rejected = finding(0, 0, 4, { accepted: false })
    expect(evidenceMarks([rejected])[0]?.className).toBe('ev ev-rejected')
    const both = evidenceMarks([rejected, finding(1, 0, 9, { category: 'dlp' })])
    expect(both[0]?.className).toBe('ev ev-dlp ev-high')
  })

  it('gives disjoint marks in order that cover exactly what the findings cover', () => {
    const ranges = fc.array(fc.tuple(fc.nat(40), fc.nat(12)), { maxLength: 12 })
    fc.assert(
      fc.property(ranges, (pairs) => {
        const findings = pairs.map(([start, length], id) => finding(id, start, start + length))
        const marks = evidenceMarks(findings)
        for (const [index, mark] of marks.entries()) {
          expect(mark.start).toBeLessThan(mark.end)
          expect(mark.start).toBeGreaterThanOrEqual(marks[index - 1]?.end ?? 0)
        }
        for (let place = 0; place < 60; place++) {
          const ids = findings.filter((f) => f.start <= place && place < f.end).map((f) => f.id)
          const mark = marks.find((m) => m.start <= place && place < m.end)
          expect([...(mark?.ids ?? [])].sort()).toEqual([...ids].sort())
        }
      }),
    )
  })
})

describe('a click on a mark', () => {
  it.each([
    [[7, 3], null, 7],
    [[7, 3], 7, 3],
    [[7, 3], 3, 7],
    [[7, 3], 99, 7],
    [[], null, null],
  ])('on %j with %j selected takes %j', (ids, selected, id) => {
    expect(clickedFinding(ids, selected)).toBe(id)
  })

  it('reads the ids that the mark carries', () => {
    expect(parseMarkIds('7 3')).toEqual([7, 3])
  })
})
