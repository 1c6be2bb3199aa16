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
})
