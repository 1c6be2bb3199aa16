import fc from 'fast-check'
import { expect, it } from 'vitest'
import { splitSentences } from './sentences.ts'

const pieces = (text: string) =>
  splitSentences(text).map(({ start, end }) => text.slice(start, end))

it.each([
  ['sentences', 'The first one ends here now. The second one ends here too.', 2],
  ['lines', 'a line that is long enough to stand\nanother line that is long enough', 2],
  ['what is short with the next', 'Dear all. The meeting of tomorrow is at nine.', 1],
  ['full-width marks', `${'長'.repeat(30)}。${'い'.repeat(30)}。`, 2],
  ['a number with a point', 'The value of pi is about 3.14159 and not 3 at all', 1],
  ['nothing', ' \n ', 0],
])('splits %s', (_, text, count) => {
  expect(pieces(text)).toHaveLength(count)
})

it('leaves out nothing but white space', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('a', 'bc', '. ', '\n', '。', ' ', '😀', '? ') }),
      (text) => {
        expect(pieces(text).join('').replace(/\s/g, '')).toBe(text.replace(/\s/g, ''))
      },
    ),
  )
})
