import { expect, it } from 'vitest'
import { textLines } from './text-lines.ts'

const told = (text: string, from?: number) =>
  [...textLines(text, from)].map(({ start, end }) => text.slice(start, end))

it.each([
  ['', []],
  ['one', ['one']],
  ['one\n', ['one']],
  ['one\n\ntwo', ['one', '', 'two']],
  ['\none\r\ntwo', ['', 'one\r', 'two']],
])('tells the lines of %j', (text, lines) => {
  expect(told(text)).toEqual(lines)
})

it('begins where it is told to', () => {
  expect(told('one\ntwo\nthree', 4)).toEqual(['two', 'three'])
})
