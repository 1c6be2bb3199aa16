import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { longRuns } from './long-runs.ts'
import { asciiTable, textUnits } from './text-units.ts'

const LETTER = 1
const DIGIT = 2
const kinds = asciiTable((unit) => {
  const sign = String.fromCharCode(unit)
  return /[a-z]/.test(sign) ? LETTER : /\d/.test(sign) ? DIGIT : 0
})

describe('longRuns', () => {
  it.each([
    { name: 'letters', bits: LETTER, runs: (least: number) => new RegExp(`[a-z]{${least},}`, 'g') },
    {
      name: 'letters and digits',
      bits: LETTER | DIGIT,
      runs: (least: number) => new RegExp(`[a-z0-9]{${least},}`, 'g'),
    },
  ])('finds the runs of $name that an expression finds, within a stretch', ({ bits, runs }) => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'b', '1', ' ', 'я'), maxLength: 60 }),
        fc.integer({ min: 1, max: 6 }),
        fc.nat(10),
        fc.nat(10),
        (text, least, before, behind) => {
          const start = Math.min(before, text.length)
          const end = Math.max(start, text.length - behind)
          const expected = Array.from(
            text.slice(start, end).matchAll(runs(least)),
            ({ 0: run, index }) => ({ start: start + index, end: start + index + run.length }),
          )
          expect(longRuns(textUnits(text), { start, end }, kinds, bits, least)).toEqual(expected)
        },
      ),
    )
  })
})
