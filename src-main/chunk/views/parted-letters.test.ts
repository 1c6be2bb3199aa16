import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { partedLetters } from './parted-letters.ts'

const filler = fc.string({
  unit: fc.constantFrom('a', 'é', 'ж', '中', ' ', '-', '.', '\n', '7', '@', 'word', '      '),
  maxLength: 40,
})

describe('letters set apart', () => {
  it('are found wherever they begin', () => {
    fc.assert(
      fc.property(filler, filler, (before, after) => {
        const said = partedLetters.find(`${before} word f/o/r/g/e/t//i/t word ${after}`)
        expect(said.map(({ text }) => text)).toContain('forget it')
      }),
    )
  })

  it('are eight at least, with four signs between two at most', () => {
    expect(partedLetters.find(`see ${Array.from('forgets').join(' ')} now`)).toEqual([])
    expect(partedLetters.find(`see ${Array.from('forgettheabove').join('     ')} now`)).toEqual([])
  })
})
