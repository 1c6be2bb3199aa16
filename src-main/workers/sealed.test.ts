import { describe, expect, it } from 'vitest'
import { leaveOpen, seal, sealedBytes, unseal } from './sealed.ts'

const value = { text: 'a', places: Uint32Array.of(1, 2), nothing: undefined }

describe('a sealed value', () => {
  it('is bytes, and a copy when the seal is broken', () => {
    const sealed = seal(value)

    expect(sealedBytes(sealed)).toBeGreaterThan(8)
    expect(unseal(sealed)).toEqual(value)
    expect(unseal(sealed)).not.toBe(value)
  })

  it('is itself where it was left open, and a copy in another thread', () => {
    const open = leaveOpen(value)

    expect(sealedBytes(open)).toBe(0)
    expect(unseal(open)).toBe(value)
    expect(unseal(structuredClone(open))).toEqual(value)
  })
})
