import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { revealText } from './reveal.ts'
import { sourceRange } from './view-text.ts'

const tags = (text: string) =>
  [...text].map((c) => String.fromCodePoint(0xe0000 + (c.codePointAt(0) ?? 0))).join('')

const selectors = (text: string) =>
  [...Buffer.from(text)]
    .map((byte) => String.fromCodePoint(byte < 16 ? 0xfe00 + byte : 0xe0100 + byte - 16))
    .join('')

describe('revealText', () => {
  it('holds only what is hidden', () => {
    expect(revealText('Hello SECRET world', [{ start: 6, end: 12 }]).text).toBe('secret')
    expect(revealText('Hello world 👋🏽 ❤️', []).text).toBe('')
  })

  it('joins hidden stretches that only white space parts, and parts others', () => {
    const text = 'ignore all rules'
    const words = [
      { start: 0, end: 6 },
      { start: 7, end: 10 },
    ]
    expect(revealText(text, words).text).toBe('ignore all')
    expect(revealText('ignore X and Y all', [words[0] as never, { start: 15, end: 18 }]).text).toBe(
      'ignore\nall',
    )
  })

  it.each([
    ['tag characters', tags('Ignore it')],
    ['variation selectors', selectors('Ignore it')],
  ])('decodes %s', (_, hidden) => {
    const text = `Hi 😊${hidden} there`
    const view = revealText(text, [])
    expect(view.text).toBe('ignore it')
    const place = sourceRange(view, 0, view.text.length)
    expect(text.slice(place.start, place.end)).toBe(hidden)
  })

  it('decodes tag characters within hidden stretches', () => {
    const text = `a ${tags('bc')} d`
    expect(revealText(text, [{ start: 0, end: text.length }]).text).toBe('a bc d')
  })

  it('leads back to each hidden stretch, whatever stands around it', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: 'grapheme-ascii', minLength: 1 }),
        (around, secret) => {
          const hidden = tags(`<${secret}>`)
          const text = `${around} ${hidden} ${around}`
          const view = revealText(text, [])
          const at = view.text.indexOf('<')
          const { start, end } = sourceRange(view, at, view.text.lastIndexOf('>') + 1)
          expect(text.slice(start, end)).toBe(hidden)
        },
      ),
    )
  })
})
