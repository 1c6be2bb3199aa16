import { describe, expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../../src-shared/__fixtures__/growth.ts'
import { lineStartsOf, matchesAtLines } from './lines.ts'

describe('matchesAtLines', () => {
  const TEXTS = [
    '',
    'a',
    'b\na1\n\na2',
    '\na\n',
    'a\r\na\ra\u2028a\u2029a',
    '  a a\n\ta\n',
    'aa\na\n\na',
    'a\n\nb\n',
  ]
  it.each([/^a/, /^[ \t]*a\d?/, /^a\n|^b/, /^(?:a\s)+/, /^/, /^b*/])(
    'finds what one search finds: %s',
    ({ source }) => {
      for (const text of TEXTS) {
        const inOne = Array.from(text.matchAll(new RegExp(source, 'gm')), String)
        const atLines = Array.from(matchesAtLines(text, new RegExp(source, 'my')), String)
        expect(atLines).toEqual(inOne)
      }
    },
  )

  it('may be left off, and begin anew', () => {
    const pattern = /^a/my
    expect(matchesAtLines('a\nb\na', pattern).take(1).toArray()).toHaveLength(1)
    expect(matchesAtLines('a\nb\na', pattern).toArray()).toHaveLength(2)
  })
})

describe('lineStartsOf', () => {
  it.each([
    ['one line', 'abc', [0, 0, 0]],
    ['two lines', 'a\nbc', [0, 0, 2, 2]],
    ['empty lines', 'a\n\nb', [0, 0, 2, 3]],
    ['a line feed at the begin', '\nab', [1, 1, 1]],
    ['a line feed at the end', 'a\n', [0, 0]],
  ])('tells of each place of %s where its line begins', (_, text, starts) => {
    const lineStart = lineStartsOf(text)
    expect(Array.from(text, (_, place) => lineStart(place))).toEqual(starts)
  })

  it('takes time that grows with the text and the places, however long a line is', async () => {
    const text = (size: number) => `${'a '.repeat(size)}\n`
    const all = (line: string) => {
      const lineStart = lineStartsOf(line)
      for (let place = 0; place < line.length; place += 8) lineStart(place)
    }
    expect(await growthOf(text, all, 20_000)).toBeLessThan(LINEAR_GROWTH)
  })
})
