import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keywordWindows } from './keyword-windows.ts'

describe('keywordWindows', () => {
  it('widens to white space and joins what overlaps', () => {
    const text = 'one two three four five six seven'
    expect(keywordWindows(text, [7], 4)).toEqual([{ start: 0, end: 13 }])
    expect(keywordWindows(text, [7, 13], 4)).toEqual([{ start: 0, end: 18 }])
    expect(keywordWindows(text, [3, 33], 3)).toEqual([
      { start: 0, end: 7 },
      { start: 28, end: 33 },
    ])
  })

  it('covers every place, disjoint and in order, whatever the text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', ' '), maxLength: 300 }),
        fc.array(fc.nat(300)),
        fc.integer({ min: 1, max: 40 }),
        (text, raw, within) => {
          const places = raw.map((at) => Math.min(at, text.length)).sort((a, b) => a - b)
          const windows = keywordWindows(text, places, within)
          for (const place of places) {
            expect(
              windows.some(
                ({ start, end }) =>
                  start <= Math.max(0, place - within) &&
                  end >= Math.min(text.length, place + within),
              ),
            ).toBe(true)
          }
          for (const [index, window] of windows.entries()) {
            expect(window.start).toBeGreaterThan(windows[index - 1]?.end ?? -1)
          }
        },
      ),
    )
  })

  it('gives those that a start lies in as without starts', () => {
    const places = fc
      .array(fc.nat(6_000), { maxLength: 12 })
      .map((raw) => raw.sort((a, b) => a - b))
    const starts = fc
      .array(fc.tuple(fc.nat(6_000), fc.nat(700)), { maxLength: 5 })
      .map((raw) => raw.sort((a, b) => a[0] - b[0]).map(([first, more]) => [first, first + more]))
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', 'aaaa ', 'a'.repeat(300)), {
          minLength: 2_000,
          maxLength: 2_000,
        }),
        places,
        starts,
        fc.integer({ min: 1, max: 400 }),
        (pieces, raw, ranges, within) => {
          const text = pieces.join('').slice(0, 6_000)
          const places = raw.map((at) => Math.min(at, text.length))
          const near = (window: { start: number; end: number }) =>
            ranges.some(([first = 0, last = 0]) => first < window.end && last >= window.start)
          expect(keywordWindows(text, places, within, ranges.flat()).filter(near)).toEqual(
            keywordWindows(text, places, within).filter(near),
          )
        },
      ),
    )
  })
})
