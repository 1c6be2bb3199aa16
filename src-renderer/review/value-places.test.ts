import fc from 'fast-check'
import { expect, it } from 'vitest'
import { valuePlaces } from './value-places.ts'

/** The same by looking for each value at each place. */
function covered(values: readonly string[], text: string): string {
  const marks = Array.from(text, () => '.')
  for (const value of values) {
    for (let at = 0; value !== '' && at + value.length <= text.length; at++) {
      if (text.startsWith(value, at)) marks.fill('#', at, at + value.length)
    }
  }
  return marks.join('')
}

it('covers what any value covers, and nothing else', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 5 })
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '\n'), maxLength: 40 })
  fc.assert(
    fc.property(fc.array(word, { maxLength: 6 }), text, (values, said) => {
      const places = valuePlaces(values)(said)
      const marks = Array.from(said, () => '.')
      for (const { start, end } of places) marks.fill('#', start, end)
      expect(marks.join('')).toBe(covered(values, said))
      for (const [at, { start }] of places.entries()) {
        expect(start).toBeGreaterThanOrEqual(places[at - 1]?.end ?? 0)
      }
    }),
  )
})

it('makes one of values that overlap, and none of such that only meet', () => {
  expect(valuePlaces(['abc', 'cd', 'x', 'y'])('abcd xy')).toEqual([
    { start: 0, end: 4 },
    { start: 5, end: 6 },
    { start: 6, end: 7 },
  ])
})
