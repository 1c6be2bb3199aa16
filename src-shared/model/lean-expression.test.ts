import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { leanExpression } from './lean-expression.ts'

/** What a text of letters, signs and emoji is made of, on both sides of U+FFFF. */
const SIGNS = ['a', 'Ω', 'ж', 'ͅ', '語', '𠮷', '𝒂', '𐌰', '😀', '🪪', ' ', '-', '1', '\n']

describe('leanExpression', () => {
  it('matches what is written', () => {
    const source =
      '(?<!\\p{L})(?:a|ж\\p{L}{0,2})(?!\\p{L})|[^\\p{L}\\s]\\p{L}+?[\\p{L}-]|[^\\p{L}]{2}|\\\\p\\{L\\}'
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...SIGNS) }), (text) => {
        for (const flags of ['gu', 'giu', 'gmu']) {
          const found = (expression: RegExp) =>
            text.matchAll(expression).map(({ 0: match, index }) => ({ match, index }))
          expect(found(leanExpression(source, flags)).toArray()).toEqual(
            found(new RegExp(source, flags)).toArray(),
          )
        }
      }),
    )
  })

  it.each([
    ['\\p{L}', '[\\p{L}\\u{10000}-\\u{1efff}\\u{20000}-\\u{3ffff}]'],
    ['[^\\p{L}_]', '[^\\p{L}\\u{10000}-\\u{1efff}\\u{20000}-\\u{3ffff}_]'],
    ['(?:a|b)\\\\p', '(?:a|b)(?:$a)*\\\\p'],
  ])('makes of %s', (source, lean) => {
    const once = leanExpression(source, 'u')
    expect(once.source).toBe(lean)
    expect(leanExpression(once.source, 'u')).toEqual(once)
  })

  it('takes signs and figures of scripts beyond U+FFFF for letters', () => {
    expect(leanExpression('^\\p{L}+$', 'u').test('𝄞𝟗')).toBe(true)
  })
})
