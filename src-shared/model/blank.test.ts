import { describe, expect, it } from 'vitest'
import { isBlank } from './blank.ts'

describe('a text is blank', () => {
  it.each(['', ' \t\r\n', '\v\f', '\u0085', '\u00a0\u2003\u3000', '\u2028\u2029', '\ufeff'])(
    'of %j',
    (text) => {
      expect(isBlank(text)).toBe(true)
    },
  )

  it.each(['a', ' \u200b', '\0', '\u0301', '\u{e0041}', '\u0085.'])('but not of %j', (text) => {
    expect(isBlank(text)).toBe(false)
  })
})
