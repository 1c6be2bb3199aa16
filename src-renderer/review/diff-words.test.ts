import { expect, it } from 'vitest'
import { diffLines } from './diff-lines.ts'
import { markWords } from './diff-words.ts'

const written = (before: string, after: string) =>
  markWords(diffLines(before, after)).map((line) =>
    line.map(({ text, marked }) => (marked ? `[${text}]` : text)).join(''),
  )

it.each([
  ['add two numbers', 'add three numbers', ['add [two] numbers', 'add [three] numbers']],
  ['adds', 'adds and sends', ['adds', 'adds[ and sends]']],
  ['a b\nsame\nc', 'a x\nsame\nc', ['a [b]', 'a [x]', 'same', 'c']],
  [
    'it asks the user before it acts on a file',
    'it tells the cook nothing and acts on a file',
    [
      'it [asks the user before it] acts on a file',
      'it [tells the cook nothing and] acts on a file',
    ],
  ],
  ['a', 'a\nb', ['a', 'b']],
  ['', 'a', ['', '[a]']],
])('%j to %j', (before, after, lines) => {
  expect(written(before, after)).toEqual(lines)
})

it('keeps the text of long lines, marked as a whole', () => {
  const line = (letter: string) =>
    Array.from({ length: 5_000 }, (_, at) => `${letter}${at}`).join(' ')

  expect(written(line('a'), line('b'))).toEqual([`[${line('a')}]`, `[${line('b')}]`])
})
