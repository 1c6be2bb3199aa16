import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { displayPrefix, generateKey, hashKey, hasKeyForm, toBase62 } from './key-secret.ts'

describe('a new key', () => {
  it('has the form of one, and is another every time', () => {
    const keys = Array.from({ length: 200 }, generateKey)
    expect(keys.filter((key) => !/^assay_[0-9A-Za-z]{43}$/.test(key))).toEqual([])
    expect(keys.every(hasKeyForm)).toBe(true)
    expect(new Set(keys).size).toBe(200)
  })

  it('shows little of itself', () => {
    const key = generateKey()
    expect(displayPrefix(key)).toBe(key.slice(0, 12))
  })
})

it.each([
  '',
  'assay_',
  `assay_${'a'.repeat(42)}`,
  `assay_${'a'.repeat(44)}`,
  `assay_${'a'.repeat(42)}-`,
  `Assay_${'a'.repeat(43)}`,
  ` assay_${'a'.repeat(43)}`,
  `assay_${'a'.repeat(43)}\n`,
])('does not take %j for a key', (text) => {
  expect(hasKeyForm(text)).toBe(false)
})

it('hashes with SHA-256', () => {
  // FIPS 180-2, appendix B.1.
  expect(hashKey('abc').toString('hex')).toBe(
    'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad',
  )
})

describe('base 62', () => {
  const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
  const read = (digits: string) =>
    [...digits].reduce((sum, digit) => sum * 62n + BigInt(DIGITS.indexOf(digit)), 0n)

  it('loses nothing of 32 bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 32, maxLength: 32 }), (bytes) => {
        const digits = toBase62(bytes)
        expect(digits).toHaveLength(43)
        expect(read(digits)).toBe(BigInt(`0x${Buffer.from(bytes).toString('hex')}`))
      }),
    )
  })

  it.each([
    [0, 0n],
    [255, 2n ** 256n - 1n],
  ])('reaches from end to end: every byte %i', (byte, value) => {
    expect(read(toBase62(new Uint8Array(32).fill(byte)))).toBe(value)
  })
})
