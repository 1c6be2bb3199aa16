import { describe, expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../../src-shared/__fixtures__/growth.ts'
import { contentParts, isDrawn, sheetTexts } from './drawn.ts'

describe('sheetTexts', () => {
  it('gives strings and comments with their places', () => {
    const css = `/* note */ @x "a"; p::marker{content:"b\\"c"; --d: 'e'} q{quotes:"\\69 f" "unclosed`
    expect([...sheetTexts(css)]).toEqual([
      { text: 'note', property: '', prelude: '' },
      { text: 'a', property: '', prelude: '' },
      { text: 'b"c', property: 'content', prelude: 'p::marker' },
      { text: 'e', property: '--d', prelude: 'p::marker' },
      { text: 'if', property: 'quotes', prelude: 'q' },
      { text: 'unclosed', property: 'quotes', prelude: 'q' },
    ])
  })

  it('knows what is drawn wherever it applies', () => {
    expect(
      [...sheetTexts(`li::marker{content:"a"} p::before{content:"b"} li{list-style:"c"}`)].map(
        isDrawn,
      ),
    ).toEqual([true, false, true])
  })

  it.each(['/*', '"', "'\\", 'a{b:"c"}', '{', 'a:b;'])(
    'is linear for %j without end',
    async (filler) => {
      const work = (css: string) => [...sheetTexts(css)].length
      expect(await growthOf((times) => filler.repeat(times), work, 20_000)).toBeLessThan(
        LINEAR_GROWTH,
      )
    },
  )
})

describe('contentParts', () => {
  const attribute = (name: string) => (name === 'data-x' ? 'value' : undefined)
  it.each([
    ['"a" "b"', ['a', 'b']],
    ['"(" attr(data-x) ")"', ['(', 'value', ')']],
    ['attr(DATA-X type(<string>), "z")', ['value']],
    ['url(a"b.png) / "alt"', ['alt']],
    ['counter(x) ". "', ['. ']],
    ['"\\69 gnore"', ['ignore']],
    ['none', []],
    ['attr(', []],
  ])('of %s', (value, parts) => expect(contentParts(value, attribute)).toEqual(parts))
})
