import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lowerCaseInPlace } from './lower.ts'

describe('lowerCaseInPlace', () => {
  it('keeps the place of every character of Unicode', () => {
    for (let codePoint = 0; codePoint <= 0x10ffff; codePoint++) {
      const text = String.fromCodePoint(codePoint)
      const lower = lowerCaseInPlace(`${text}Z`)
      if (lower.length !== text.length + 1 || !lower.endsWith('z')) {
        expect.fail(`U+${codePoint.toString(16)} moves what follows it`)
      }
    }
  })

  it('lowers around the character that would grow', () => {
    expect(lowerCaseInPlace('İSTANBUL Key')).toBe('istanbul key')
  })

  it('gives long texts what V8 gives them', () => {
    const rows = Array.from({ length: 0x110000 / 0x100 }, (_, row) =>
      Array.from({ length: 0x100 }, (_, at) => String.fromCodePoint(row * 0x100 + at)).join(' '),
    )
    for (const row of rows) expect(lowerCaseInPlace(row) === lowerCaseOfV8(row)).toBe(true)
  })

  it('does so whatever stands around a character', () => {
    const unit = fc.constantFrom(
      ...'aZß \n',
      ...['Ä', 'Σ', 'ΟΔΟΣ ', 'İ', 'Я', '中', '😀', '𐐀', '\ud801', '\udc00'],
    )
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 30 }), (text) => {
        const long = text.repeat(100)
        expect(lowerCaseInPlace(long) === lowerCaseOfV8(long)).toBe(true)
      }),
    )
  })
})

function lowerCaseOfV8(text: string): string {
  return text.replaceAll('İ', 'i').toLowerCase()
}
