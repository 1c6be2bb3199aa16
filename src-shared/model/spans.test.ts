import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  compareRanges,
  flattenSpans,
  overlapFinder,
  overlaps,
  type Range,
  sharedLength,
  sharesHalf,
  trimmedRange,
} from './spans.ts'

const range = (start: number, end: number) => ({ start, end })

describe('flattenSpans', () => {
  it('cuts overlapping ranges where one of them starts or ends', () => {
    const whole = range(0, 10)
    const inner = range(4, 6)

    expect(flattenSpans([inner, whole])).toEqual([
      { start: 0, end: 4, ranges: [whole] },
      { start: 4, end: 6, ranges: [whole, inner] },
      { start: 6, end: 10, ranges: [whole] },
    ])
  })

  it('gives every place exactly the ranges that cover it', () => {
    const ranges = fc.array(
      fc.tuple(fc.nat(60), fc.nat(20)).map(([start, length]) => range(start, start + length)),
      { maxLength: 20 },
    )
    fc.assert(
      fc.property(ranges, fc.nat(80), (all, place) => {
        const segments = flattenSpans(all)

        const here = segments.filter((segment) => overlaps(segment, range(place, place + 1)))

        const covering = all.filter((one) => one.start <= place && place < one.end)
        expect(here).toHaveLength(covering.length > 0 ? 1 : 0)
        expect(new Set(here[0]?.ranges)).toEqual(new Set(covering))
      }),
    )
  })
})

it.each([
  ['half of the shorter', range(0, 10), range(8, 12), 2, true],
  ['less than that', range(0, 10), range(9, 12), 1, false],
  ['one within the other', range(0, 100), range(40, 42), 2, true],
  ['neighbours', range(0, 5), range(5, 9), 0, false],
  ['apart', range(0, 5), range(7, 9), 0, false],
])('shares: %s', (_, a, b, shared, half) => {
  for (const [one, other] of [
    [a, b],
    [b, a],
  ] as const) {
    expect([sharedLength(one, other), sharesHalf(one, other)]).toEqual([shared, half])
  }
})

describe('overlapFinder', () => {
  it('finds what a look at every range finds, in order', () => {
    const ranges = fc.array(
      fc
        .tuple(fc.nat(60), fc.integer({ min: 1, max: 20 }))
        .map(([at, length]) => range(at, at + length)),
    )
    fc.assert(
      fc.property(ranges, fc.nat(70), fc.integer({ min: 1, max: 20 }), (all, at, length) => {
        const sorted = [...all].sort(compareRanges)
        const wanted = range(at, at + length)
        expect(overlapFinder(sorted)(wanted)).toEqual(
          sorted.filter((each) => overlaps(each, wanted)),
        )
      }),
    )
  })
})

describe('trimmedRange', () => {
  it.each<[string, Range, (unit: string) => boolean, Range]>([
    ['a bare stretch', { start: 2, end: 10 }, (unit) => unit === ' ', { start: 3, end: 9 }],
    ['one of nothing else', { start: 5, end: 5 }, () => true, { start: 5, end: 5 }],
    ['one that is all left off', { start: 2, end: 6 }, () => true, { start: 6, end: 6 }],
  ])('leaves off what is not wanted at the ends of %s', (_, range, isLeft, left) => {
    expect(trimmedRange('x  ab cde  x', range, isLeft)).toEqual(left)
  })

  it('leaves off white space, or other things at the end than at the beginning', () => {
    expect(trimmedRange('\t a,\n', { start: 0, end: 5 })).toEqual({ start: 2, end: 4 })
    const [space, comma] = [(unit: string) => unit === ' ', (unit: string) => unit === ',']
    expect(trimmedRange(' ,a ,', { start: 0, end: 5 }, space, comma)).toEqual({ start: 1, end: 4 })
  })
})
