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
})
