import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { patternDecoder } from './decoder.ts'
import { HAND_CODES } from './hand-codes.ts'

describe('HAND_CODES', () => {
  it.each(HAND_CODES)('finds all of $name where it looks', ({ places: _, ...everywhere }) => {
    const code = HAND_CODES.find(({ name }) => name === everywhere.name) as (typeof HAND_CODES)[0]
    const unit = fc.constantFrom(
      ...['.', '-', '· ', '. ', ' / ', ' ', '\n', 'a', '(', '⠁', '⠃', '⠀', 'Ж'],
    )
    fc.assert(
      fc.property(
        fc.array(fc.tuple(unit, fc.integer({ min: 1, max: 12 })), { maxLength: 30 }),
        (runs) => {
          const text = runs.map(([sign, times]) => sign.repeat(times)).join('')
          expect(patternDecoder(code).find(text)).toEqual(patternDecoder(everywhere).find(text))
        },
      ),
      { numRuns: 500 },
    )
  })
})
