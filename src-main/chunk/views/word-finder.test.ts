import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createWordFinder } from './word-finder.ts'

it('finds where each of the words begins, whatever stands around and over it', () => {
  const words = ['ababa', 'bacab', 'cababab']
  const { find } = createWordFinder(words)
  const unit = fc.constantFrom('a', 'b', 'c', 'ab', ' ', '!', '\u0141', ...words)
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 40 }), (text) => {
      const starts = Array.from({ length: text.length }, (_, at) => at)
      const expected = starts.filter((at) => words.some((word) => text.startsWith(word, at)))
      expect(find(text)).toEqual(expected)
    }),
  )
})
