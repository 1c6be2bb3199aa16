import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clickedTarget, drawnMarks, drawnWithin, overMasks, parseTargets } from './drawn-marks.ts'
import { mark } from './mark-fixture.ts'

const P = { letters: 'P', spoken: 'Personal data: ' }
const I = { letters: 'I', spoken: 'Injection: ' }
const D = { letters: 'D', spoken: 'Data leak: ' }

describe('drawnMarks', () => {
  it('draws no letter of what is faint, and speaks of it', () => {
    const faint = { strength: 'faint' } as const
    const drawn = drawnMarks([
      mark(1, 0, 2, faint),
      mark(2, 4, 6, { ...faint, settled: true }),
      mark(3, 8, 9, faint),
      mark(4, 8, 12, { category: 'dlp' }),
    ])
    expect(drawn.map(({ badge }) => badge?.letters)).toEqual(['', '', 'D', undefined])
    expect(drawn[0]?.badge?.spoken).toContain('Personal data')
    expect(drawn[0]?.className).toBe('ev ev-pii ev-faint')
  })

  it('draws one mark with its category, strength and letter', () => {
    expect(drawnMarks([mark(4, 2, 6, { strength: 'medium' })])).toEqual([
      { start: 2, end: 6, targets: [4], className: 'ev ev-pii ev-medium', badge: P },
    ])
  })

  it('cuts overlaps, innermost first, and stacks one line a category', () => {
    const outer = mark(0, 0, 20, { category: 'injection' })
    const inner = mark(1, 5, 10, { category: 'dlp', strength: 'low' })
    expect(drawnMarks([outer, inner])).toEqual([
      { start: 0, end: 5, targets: [0], className: 'ev ev-injection ev-high', badge: I },
      {
        start: 5,
        end: 10,
        targets: [1, 0],
        className: 'ev ev-dlp ev-low ev-under2-injection',
        badge: D,
      },
      { start: 10, end: 20, targets: [0], className: 'ev ev-injection ev-high', badge: null },
    ])
  })

  it('has a letter a category in the badge, however many claims there are', () => {
    const many = [0, 1, 2, 3].map((id) => mark(id, 0, 5 + id))
    expect(drawnMarks(many)[0]?.badge).toEqual(P)
  })

  it('draws muted marks grey, unless another shares the place', () => {
    const muted = mark(0, 0, 4, { muted: true })
    expect(drawnMarks([muted])[0]?.className).toBe('ev ev-muted')
    expect(drawnMarks([muted])[0]?.badge?.spoken).toBe('Personal data, not counted: ')
    const both = drawnMarks([muted, mark(1, 0, 9, { category: 'dlp' })])
    expect(both[0]?.className).toBe('ev ev-dlp ev-high')
  })

  it('ticks what is settled, as long as nothing that counts beside it is open', () => {
    const settled = mark(0, 0, 4, { settled: true })
    const look = (...marks: Parameters<typeof drawnMarks>[0]) => {
      const [first] = drawnMarks(marks)
      return [first?.className, first?.badge]
    }
    expect(look(settled)).toEqual([
      'ev ev-pii ev-high ev-settled',
      { letters: 'P✓', spoken: 'Personal data, decided: ' },
    ])
    const order = { category: 'injection' } as const
    expect(look(settled, mark(1, 0, 4, order))[1]).toEqual({
      letters: 'IP',
      spoken: 'Injection and Personal data: ',
    })
    expect(look(settled, mark(1, 0, 9, order))[0]).not.toContain('settled')
    expect(look(settled, mark(1, 0, 4, { muted: true }))[1]).toMatchObject({ letters: 'P✓' })
  })

  it('has one piece at least around each mask that a mark touches', () => {
    const account = mark(0, 4, 20)
    const phone = mark(1, 10, 16)
    const order = mark(2, 0, 12, { category: 'injection', maskable: false })
    const pieces = drawnMarks([account, phone, order], [{ start: 4, end: 20 }])
    expect(pieces.map(({ start, end }) => [start, end])).toEqual([
      [0, 4],
      [4, 20],
    ])
    expect(pieces[1]?.targets.toSorted()).toEqual([0, 1, 2])
    expect(overMasks(phone, [{ start: 4, end: 20 }])).toMatchObject({ start: 4, end: 20, id: 1 })
    expect(overMasks(phone, [{ start: 16, end: 20 }])).toBe(phone)
  })

  it('gives disjoint pieces in order that cover exactly what the marks cover', () => {
    const ranges = fc.array(fc.tuple(fc.nat(40), fc.nat(12)), { maxLength: 12 })
    fc.assert(
      fc.property(ranges, (pairs) => {
        const given = pairs.map(([start, length], id) => mark(id, start, start + length))
        const pieces = drawnMarks(given)
        for (const [index, { start, end }] of pieces.entries()) {
          expect(start).toBeLessThan(end)
          expect(start).toBeGreaterThanOrEqual(pieces[index - 1]?.end ?? 0)
        }
        for (let place = 0; place < 60; place++) {
          const ids = given.filter((f) => f.start <= place && place < f.end).map((f) => f.id)
          const piece = pieces.find((p) => p.start <= place && place < p.end)
          expect([...(piece?.targets ?? [])].sort()).toEqual([...ids].sort())
        }
      }),
    )
  })
})

it('gives of a stretch what it gives of the whole, cut at its ends, with no letter where nothing begins', () => {
  const ranges = fc.array(fc.tuple(fc.nat(40), fc.nat(12)), { maxLength: 12 })
  fc.assert(
    fc.property(ranges, fc.nat(40), fc.nat(20), (pairs, from, length) => {
      const given = pairs.map(([start, length], id) => mark(id, start, start + length))
      const seen = { start: from, end: from + length }
      const expected = drawnMarks(given).flatMap((piece) => {
        const start = Math.max(piece.start, seen.start)
        const end = Math.min(piece.end, seen.end)
        const badge = start === piece.start ? piece.badge : null
        return start < end ? [{ ...piece, start, end, badge }] : []
      })
      expect(drawnWithin(given)(seen)).toEqual(expected)
    }),
  )
})

it('names the target of several marks once', () => {
  const [injection, threat] = [mark(1, 0, 9, { target: 1 }), mark(2, 3, 9, { target: 1 })]
  expect(drawnMarks([injection, threat]).map(({ targets }) => targets)).toEqual([[1], [1]])
})

describe('a click on a piece', () => {
  it.each([
    [[7, 3], null, 7],
    [[7, 3], 7, 3],
    [[7, 3], 3, 7],
    [[7, 3], 99, 7],
    [[], null, null],
  ])('on %j with %j selected takes %j', (ids, selected, id) => {
    expect(clickedTarget(ids, selected)).toBe(id)
  })

  it('reads the targets that a piece carries', () => {
    expect(parseTargets('7 3')).toEqual([7, 3])
  })
})
