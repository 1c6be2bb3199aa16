import fc from 'fast-check'
import { expect, it } from 'vitest'
import { NOTHING_READ, wordAutomaton } from './word-automaton.ts'

const unit = fc.integer({ min: 1, max: 3 })

it('tells behind each unit how long the longest word is that ends there', () => {
  const words = fc.array(fc.array(unit, { maxLength: 5 }), { maxLength: 6 })
  fc.assert(
    fc.property(words, fc.array(unit, { maxLength: 40 }), (known, read) => {
      const { step, lengthAt, size } = wordAutomaton(known)
      let state = NOTHING_READ
      for (const [at, each] of read.entries()) {
        state = step(state, each)
        const before = read.slice(0, at + 1).join('')
        const ending = known.filter((word) => word.length > 0 && before.endsWith(word.join('')))
        expect(lengthAt(state)).toBe(Math.max(0, ...ending.map(({ length }) => length)))
        expect(state).toBeLessThan(size)
      }
    }),
  )
})

it('has a state for each beginning of a word', () => {
  expect(wordAutomaton([[1, 2], [1, 3], []]).size).toBe(4)
})
