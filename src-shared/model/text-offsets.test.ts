import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { firstCodePoints, TextOffsets, utf8Length } from './text-offsets.ts'

/** Text of ASCII, two- and three-byte letters and pairs, long enough to cross several strides. */
const anyText = fc
  .array(fc.constantFrom('a', 'é', '世', '😀', '\u200b', '\r\n', 'plain words '), {
    maxLength: 600,
  })
  .map((parts) => parts.join(''))

describe('TextOffsets', () => {
  it('counts what the encoder and the string iterator count, at every place', () => {
    fc.assert(
      fc.property(anyText, fc.nat(), (text, pick) => {
        const places = [0, ...text.matchAll(/./gsu).map((found) => found.index + found[0].length)]
        const place = places[pick % places.length] as number
        const offsets = new TextOffsets(text)

        const wire = offsets.toWire(place)

        expect(wire.char).toBe([...text.slice(0, place)].length)
        expect(wire.byte).toBe(Buffer.byteLength(text.slice(0, place)))
        expect(offsets.fromCodePoint(wire.char)).toBe(place)
      }),
    )
  })

  it('takes the place before a pair for the middle of it, also on a stride', () => {
    const offsets = new TextOffsets(`${'a'.repeat(255)}😀b`)

    expect(offsets.toWire(256)).toEqual({ char: 255, byte: 255 })
    expect(offsets.toWire(257)).toEqual({ char: 256, byte: 259 })
    expect(offsets.end).toEqual({ char: 257, byte: 260 })
  })

  it('counts a lone surrogate as one code point and three bytes', () => {
    expect(new TextOffsets('\ud800x').end).toEqual({ char: 2, byte: 4 })
  })

  it.each([-1, 4, Number.NaN])('refuses the place %d outside the text', (place) => {
    expect(() => new TextOffsets('abc').toWire(place)).toThrow(RangeError)
  })
})

describe('utf8Length', () => {
  it('is the encoded length', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(utf8Length(text)).toBe(Buffer.byteLength(text))
      }),
    )
  })
})

describe('firstCodePoints', () => {
  it.each([
    ['abc', 5, 'abc'],
    ['abc', 2, 'ab'],
    ['😀😀😀', 2, '😀😀'],
    ['', 0, ''],
  ])('of %j, %d is %j', (text, limit, expected) => {
    expect(firstCodePoints(text, limit)).toBe(expected)
  })
})
