import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withSeams } from './seams.ts'

describe('withSeams', () => {
  it.each([
    ['(?:a|b)c', '(?:a|b)(?:$a)*c'],
    ['(?<v>a|b){2,3}?c', '(?<v>a|b){2,3}?(?:$a)*c'],
    ['((a|b)+)c', '((a|b)+(?:$a)*)c'],
    ['(?<!a|b)(?=c|d)e|f', '(?<!a|b)(?=c|d)e|f'],
    ['[(|)\\]](a)\\(b\\|c\\)', '[(|)\\]](a)\\(b\\|c\\)'],
  ])('makes of %s', (source, seamed) => {
    expect(withSeams(source)).toBe(seamed)
  })

  it('matches the same of any text', () => {
    const source = '(?<!(?:b|c)a)(?:a|ab|\\n)(?<v>b|bc|)(?:(?:a|c)b?|c){0,3}(?:a|$)*?(?:\\n|b|$)'
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'b', 'c', '\n') }), (text) => {
        for (const flags of ['g', 'gm', 'giu']) {
          const matches = (source: string) => text.matchAll(new RegExp(source, flags)).toArray()
          expect(matches(withSeams(source))).toEqual(matches(source))
        }
      }),
    )
  })
})
