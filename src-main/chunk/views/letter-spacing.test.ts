import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { textUnits } from '../text-units.ts'
import { joinSpacedLetters, spacedFrom } from './letter-spacing.ts'

const SPACED = /[a-zß-\uffff][ ._*|·-][a-zß-\uffff][ ._*|·-][a-zß-\uffff][ ._*|·-][a-zß-\uffff]/g

const asWritten = (text: string) => {
  const places = Uint32Array.from({ length: text.length + 1 }, (_, at) => at)
  return { text, starts: places.subarray(0, -1), ends: places.subarray(1) }
}

describe('letters set apart', () => {
  it('are looked for where an expression would find them', () => {
    const sign = fc.constantFrom(...'aaazé\u00df ..._*|·-\n9A\ud800')
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 40 }), fc.nat(39), (signs, from) => {
        const text = signs.join('')
        SPACED.lastIndex = from
        const expected = from > text.length ? undefined : SPACED.exec(text)?.index
        expect(spacedFrom(textUnits(text), text.length, from)).toBe(expected ?? text.length)
      }),
      { numRuns: 2_000 },
    )
  })

  it('are joined where they are four at least', () => {
    expect(joinSpacedLetters(asWritten('say i g n o r e now')).text).toBe('say ignore now')
    expect(joinSpacedLetters(asWritten('a.b.c.d and a b c')).text).toBe('abcd and a b c')
    expect(joinSpacedLetters(asWritten('kl i g n o r e')).text).toBe('kl ignore')
  })
})
