import { setFlagsFromString } from 'node:v8'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { linearPattern } from './linear-pattern.ts'
import { PatternError } from './parse-pattern.ts'

beforeAll(() => {
  // Makes the flag `l` known, which refuses what the linear engine cannot run.
  setFlagsFromString('--enable-experimental-regexp-engine')
})

const whole = (pattern: string) => new RegExp(`^(?:${pattern})$`)

describe('linearPattern', () => {
  it.each([
    ['x{40}', 'x'],
    ['x{1,50}', 'x'],
    ['x{0,17}', 'x'],
    ['x{20,39}', 'x'],
    ['x{33,}', 'x'],
    ['x{3,40}?', 'x'],
    ['(?:ab{2}){3,37}', 'abb'],
    ['(?:x{3}){7}', 'x'],
    ['(?:x{5,9}y){2,6}', 'xxxxxy'],
    ['[x{(]{30,34}', 'x'],
  ])('writes %s out so that it matches the same', (pattern, unit) => {
    const written = linearPattern(pattern)
    expect(() => new RegExp(written, 'gl')).not.toThrow()
    for (let times = 0; times < 130; times++) {
      const text = unit.repeat(times)
      expect(whole(written).test(text), text).toBe(whole(pattern).test(text))
    }
  })

  it('keeps what a greedy and a lazy count take of a longer text', () => {
    fc.assert(
      fc.property(fc.nat(40), fc.nat(60), fc.nat(120), fc.boolean(), (min, more, length, lazy) => {
        const pattern = `x{${min},${min + more}}${lazy ? '?' : ''}`
        const text = 'x'.repeat(length)
        expect(new RegExp(linearPattern(pattern)).exec(text)?.[0]).toBe(
          new RegExp(pattern).exec(text)?.[0],
        )
      }),
    )
  })

  it.each(['a]', 'a}', '\\_', '[\\w-z]', '[\\b\\n]', '\\u00e9\\x41\\cJ', '(?<value>a\\-})'])(
    'leaves %s as browsers read it',
    (pattern) => {
      expect(linearPattern(pattern)).toBe(pattern)
    },
  )

  it.each([
    ['lookahead', 'a(?=b)'],
    ['lookbehind', '(?<!a)b'],
    ['a back-reference', '(a)\\1'],
    ['a named back-reference', '(?<v>a)\\k<v>'],
    ['flags within', '(?i:a)'],
    ['a capturing group in a large count', '(a){40}'],
    ['a count that grows out of hand', '(?:(?:a{100}){100}){100}'],
    ['an open group', '(a'],
    ['a closed group', 'a)'],
    ['an open class', '[a'],
    ['nothing to repeat', '*a'],
    ['a brace that counts nothing', 'a{b'],
    ['an octal number', 'a\\1'],
    ['a class of letters that only the flag u knows', '[^\\p{L}]a'],
    ['a letter that is escaped for nothing', 'a\\y'],
    ['half an escape', 'a\\u12'],
    ['a name without its group', 'a\\k'],
    ['a name given twice', '(?<v>a)|(?<v>b)'],
    ['a count whose limits are in the wrong order', 'a{3,2}'],
  ])('refuses %s', (_, pattern) => {
    expect(() => linearPattern(pattern)).toThrow(PatternError)
  })
})
