import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boundJson } from './mcp-json.ts'

describe('boundJson', () => {
  it('copies what fits, exactly', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 8 }), (value) => {
        const { value: copy, isCut } = boundJson(value, 20, 1_000_000)
        expect(JSON.stringify(copy)).toBe(JSON.stringify(value))
        expect(isCut).toBe(false)
      }),
    )
  })

  it('never outgrows its room, and says when it cut', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.nat(60), fc.nat(4), (value, room, depth) => {
        const { value: copy, isCut } = boundJson(value, depth, room)
        expect(unitsOf(copy)).toBeLessThanOrEqual(room)
        expect(isCut).toBe(JSON.stringify(copy) !== JSON.stringify(value))
      }),
    )
  })

  it('stops at the depth', () => {
    const { value, isCut } = boundJson({ a: { b: { c: 1 }, d: 2 } }, 2, 100)
    expect(value).toEqual({ a: { d: 2 } })
    expect(isCut).toBe(true)
  })

  it('cuts the string that does not fit, and what follows', () => {
    const { value, isCut } = boundJson({ a: 'x'.repeat(50), b: 'y' }, 9, 20)
    expect(value).toEqual({ a: 'x'.repeat(17) })
    expect(isCut).toBe(true)
  })

  it('sets no prototype', () => {
    const { value } = boundJson(JSON.parse('{"__proto__":{"polluted":1}}'), 9, 100)
    expect(Object.getPrototypeOf(value)).toBe(Object.prototype)
    expect(JSON.stringify(value)).toBe('{"__proto__":{"polluted":1}}')
  })
})

/** Keys and strings of a value. */
function unitsOf(value: unknown): number {
  if (typeof value === 'string') return value.length
  if (typeof value !== 'object' || value === null) return 0
  const keys = Array.isArray(value) ? [] : Object.keys(value)
  return [...keys, ...Object.values(value).map(unitsOf)].reduce<number>(
    (sum, item) => sum + (typeof item === 'number' ? item : String(item).length),
    0,
  )
}
