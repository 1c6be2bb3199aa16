import { describe, expect, it } from 'vitest'
import { contextsOf } from './contexts.ts'

const reach = [1, 2]
const most = reach.reduce((sum, far) => sum + far)

/** Each word of a text, told by its letters, with all that the last layer sees of its neighbours. */
function seen(letters: string): readonly string[] {
  const padded = ' '.repeat(most) + letters + ' '.repeat(most)
  return Array.from(letters, (_, at) => padded.slice(at, at + 2 * most + 1))
}

const contexts = (letters: string) =>
  contextsOf(
    Int32Array.from(letters, (letter) => letter.charCodeAt(0) - 96),
    reach,
  )

describe('contexts of words', () => {
  it('are one where all that the layers see is equal, and only there', () => {
    const letters = 'abcabcabcabcabcdabcabcaaaaaaaaaaabc'
    const { beside, of } = contexts(letters)
    const all = seen(letters)
    for (const [one, context] of of.entries()) {
      for (const [other, another] of of.entries()) {
        expect(context === another, `${one} and ${other}`).toBe(all[one] === all[other])
      }
    }
    expect(beside.at(-1)?.length).toBe(3 * new Set(all).size)
  })

  it('name the three of the layer before, 0 beyond the ends', () => {
    expect(contexts('ab')).toEqual({
      beside: [Int32Array.of(0, 1, 2, 1, 2, 0), Int32Array.of(0, 1, 0, 0, 2, 0)],
      of: Int32Array.of(1, 2),
    })
  })

  it('are none of no word', () => {
    expect(contexts('')).toEqual({
      beside: [new Int32Array(), new Int32Array()],
      of: new Int32Array(),
    })
  })
})
