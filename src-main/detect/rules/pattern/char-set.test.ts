import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { charSet, complement, hasUnit, isWithin, sizeOf, UnitTable, union } from './char-set.ts'

const unit = fc.integer({ min: 0, max: 0x120 })
const set = fc
  .array(fc.tuple(unit, unit), { maxLength: 4 })
  .map((pairs) => charSet(pairs.map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const)))

describe('sets of units', () => {
  it('agree with asking for each unit', () => {
    fc.assert(
      fc.property(set, set, unit, (a, b, one) => {
        expect(hasUnit(complement(a), one)).toBe(!hasUnit(a, one))
        expect(hasUnit(union([a, b]), one)).toBe(hasUnit(a, one) || hasUnit(b, one))
        expect(sizeOf(a) + sizeOf(complement(a))).toBe(0x10000)
        expect(isWithin(a, union([a, b]))).toBe(true)
        if (isWithin(a, b) && hasUnit(a, one)) expect(hasUnit(b, one)).toBe(true)
      }),
    )
  })

  it('are one object where they are equal', () => {
    const parts = charSet([
      [0x61, 0x63],
      [0x64, 0x66],
    ])
    expect(parts).toBe(charSet([[0x61, 0x66]]))
  })
})

describe('UnitTable', () => {
  it('holds what its set holds', () => {
    fc.assert(
      fc.property(set, unit, (one, at) => {
        expect(new UnitTable(one).has(at)).toBe(hasUnit(one, at))
      }),
    )
  })
})
