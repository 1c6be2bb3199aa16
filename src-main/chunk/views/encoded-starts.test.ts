import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type EncodedStarts, encodedStarts } from './encoded-starts.ts'

/** The same places, found slowly. */
const EXPRESSIONS: Readonly<Record<keyof EncodedStarts, RegExp>> = {
  base64: /(?<![A-Za-z0-9+/_-])[A-Za-z0-9+/_-]{16}/g,
  hex: /(?<![0-9A-Fa-f])[0-9A-Fa-f]{16}/g,
  spacedHex: /(?<![0-9A-Fa-f])[0-9A-Fa-f]{2}(?:[ :,][0-9A-Fa-f]{2}){7}(?:[ :,][0-9A-Fa-f]{2})*/g,
}

describe('encodedStarts', () => {
  it('finds every place where an encoded stretch starts', () => {
    const unit = fc.constantFrom(
      'a',
      '1',
      'g',
      ' ',
      ':',
      '12 ',
      'ab:',
      '=',
      'é',
      '-',
      'f'.repeat(8),
    )
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 60 }), (text) => {
        const starts = encodedStarts(text)
        for (const kind of ['base64', 'hex', 'spacedHex'] as const) {
          const places = Array.from(text.matchAll(EXPRESSIONS[kind]), ({ index }) => index)
          expect(starts[kind], kind).toEqual(expect.arrayContaining(places))
        }
      }),
    )
  })

  it('takes nothing in prose but a long word', () => {
    const starts = encodedStarts('At 10:30, he said: no internationalised name is longer.')
    expect(starts).toEqual({ base64: [22], hex: [], spacedHex: [] })
  })
})
