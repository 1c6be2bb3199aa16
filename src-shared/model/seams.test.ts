import { getHeapSpaceStatistics } from 'node:v8'
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

  it('has V8 write what follows a list of words out once', () => {
    const words = [...'qwertzuiopas'].map((first, index) => first + 'x'.repeat(index))
    const source = `(?:${words.join('|')}) `.repeat(6)
    expect(codeOf(withSeams(source))).toBeLessThan(codeOf(source) / 2)
  })
})

/** Bytes of machine code that V8 makes of an expression; its first call is interpreted. */
function codeOf(source: string): number {
  const used = () =>
    getHeapSpaceStatistics()
      .filter(({ space_name: name }) => name.startsWith('code_'))
      .reduce((sum, { space_used_size: size }) => sum + size, 0)
  const before = used()
  const expression = new RegExp(source, 'y')
  for (let times = 0; times < 2; times++) expression.test('q '.repeat(2000))
  return used() - before
}
