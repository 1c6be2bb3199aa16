import fc from 'fast-check'
import { expect, it } from 'vitest'
import { HEAT_STEPS } from '../../src-shared/model/chunk-heat.ts'
import { CATEGORIES, LEVELS } from '../../src-shared/model/vocabulary.ts'
import { decodeHeat, encodeHeat } from './heat-column.ts'

const share = fc.double({ min: 0, max: 1, noNaN: true }).map((value) => value + 0)
const anyHeat = fc.array(
  fc.record({
    start: fc.nat(),
    end: fc.nat(),
    level: fc.constantFrom(...LEVELS),
    step: fc.constantFrom(...HEAT_STEPS),
    unsure: fc.boolean(),
    verdict: fc.option(
      fc.record({
        category: fc.constantFrom(...CATEGORIES),
        className: fc.constantFrom('attack', 'secrets_access', '__proto__'),
        score: share,
        threshold: fc.constantFrom(0.2, 0.8),
      }),
    ),
  }),
)

it('gives back what it was given', () => {
  fc.assert(
    fc.property(anyHeat, (heat) => {
      expect(decodeHeat(encodeHeat(heat))).toEqual(heat)
    }),
  )
})

it('is small beside its text', () => {
  const heat = Array.from({ length: 1_000 }, (_, at) => ({
    start: 1_000 * at,
    end: 1_000 * (at + 1),
    level: 'L3' as const,
    step: 1 as const,
    unsure: false,
    verdict: {
      category: 'injection' as const,
      className: 'attack',
      score: 1 / (at + 3),
      threshold: 0.8,
    },
  }))
  // A megabyte of text.
  expect(encodeHeat(heat).length).toBeLessThan(50_000)
})
