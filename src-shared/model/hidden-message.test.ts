import { describe, expect, it } from 'vitest'
import { decodeHiddenRun } from './hidden-message.ts'

const tags = (text: string) =>
  [...text].map((letter) => String.fromCodePoint(0xe0000 + (letter.codePointAt(0) ?? 0))).join('')

describe('decodeHiddenRun', () => {
  it('reads tag characters', () => {
    expect(decodeHiddenRun(tags('ignore the rules'))).toBe('ignore the rules')
  })

  it('reads bytes in variation selectors', () => {
    const bytes = new TextEncoder().encode('pay é')
    const run = [...bytes].map((byte) =>
      String.fromCodePoint(byte < 16 ? 0xfe00 + byte : 0xe0100 + byte - 16),
    )
    expect(decodeHiddenRun(run.join(''))).toBe('pay é')
  })

  it.each([['\u{200b}\u{200b}\u{200b}\u{200b}'], ['\u{fe00}\u{fe01}\u{fe02}'], ['']])(
    'has nothing to say about %j',
    (run) => {
      expect(decodeHiddenRun(run)).toBeNull()
    },
  )

  it('says no more than 120 characters', () => {
    expect(decodeHiddenRun(tags('a').repeat(10_000))).toHaveLength(120)
  })
})
