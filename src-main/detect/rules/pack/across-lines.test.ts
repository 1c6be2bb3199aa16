import { expect, it } from 'vitest'
import { acrossLines, keywordsAcrossLines } from './across-lines.ts'

const found = (pattern: string, text: string) => new RegExp(acrossLines(pattern)).test(text)

it.each([
  ['a space', 'treated for'],
  ['a space that may be missing', 'treated ?for'],
  ['a space in a class', 'treated[ ,]+for'],
  ['a space behind an escaped bracket', '(?:\\[|treated) for'],
])('finds %s at the end of a line', (_, pattern) => {
  for (const text of ['treated for', 'treated\nfor', 'treated\r\nfor']) {
    expect(found(pattern, text), JSON.stringify(text)).toBe(true)
  }
})

it('stops at an empty line, and leaves signs as they are', () => {
  expect(found('treated for', 'treated\n\nfor')).toBe(false)
  expect(acrossLines('a\\ b[^\\]]')).toBe('a\\ b[^\\]]')
})

it('gives keywords as they stand at the end of a line, too', () => {
  expect(keywordsAcrossLines(['asthma', 'de la cru', ' gout'])).toEqual([
    'asthma',
    'de la cru',
    'de\nla cru',
    'de\r\nla cru',
    'de la\ncru',
    'de la\r\ncru',
    ' gout',
    '\ngout',
    '\r\ngout',
  ])
})
