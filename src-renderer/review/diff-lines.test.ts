import fc from 'fast-check'
import { expect, it } from 'vitest'
import { diffLines } from './diff-lines.ts'

const written = (before: string, after: string) =>
  diffLines(before, after).map(
    ({ change, text }) => `${{ same: ' ', removed: '-', added: '+' }[change]}${text}`,
  )

it.each([
  ['a\nb', 'a\nb', [' a', ' b']],
  ['a\nb\nc', 'a\nx\nc', [' a', '-b', '+x', ' c']],
  ['a', 'a\nb', [' a', '+b']],
  ['a\nb', 'b', ['-a', ' b']],
  ['a\na', 'a', [' a', '-a']],
])('%j to %j', (before, after, lines) => {
  expect(written(before, after)).toEqual(lines)
})

it('gives both texts back, whatever they are', () => {
  const text = fc
    .array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 12 })
    .map((lines) => lines.join('\n'))
  fc.assert(
    fc.property(text, text, (before, after) => {
      const lines = diffLines(before, after)
      const side = (other: string) =>
        lines.flatMap(({ change, text }) => (change === other ? [] : [text])).join('\n')

      expect(side('added')).toBe(before)
      expect(side('removed')).toBe(after)
    }),
  )
})

it('stays small for long texts', () => {
  const lines = (letter: string) =>
    Array.from({ length: 5_000 }, (_, at) => `${letter}${at}`).join('\n')

  expect(diffLines(lines('a'), lines('b'))).toHaveLength(10_000)
})
