import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Automaton, buildTrie, createAutomaton } from './automaton.ts'

/** Every word that ends at a place of a text of classes, place after place. */
function read({ automaton, told }: Built, text: readonly number[]): string[][] {
  let row = automaton.start
  return text.map((unitClass) => {
    if (!automaton.hasRoom()) row = automaton.beginAnew(row, row)[0]
    const cell = automaton.follow(row, unitClass)
    row = Math.abs(cell)
    return cell < 0 ? [...(told[automaton.reports()[row] ?? -1] ?? [])].sort() : []
  })
}

const word = fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 5 })
const words = fc.uniqueArray(word, { maxLength: 12, selector: String })
const text = fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 60 })

interface Built {
  readonly automaton: Automaton
  /** The words of each report by its number. */
  readonly told: readonly (readonly string[])[]
}

function build(list: readonly number[][], classCount: number, nearCount: number): Built {
  const told: (readonly string[])[] = []
  const automaton = createAutomaton(
    {
      trie: buildTrie(
        list.map((each) => String.fromCharCode(...each)),
        Uint16Array.from({ length: 0x10000 }, (_, unit) => unit),
      ),
      classCount,
      nearCount,
    },
    (ends) => told.push(ends.map((end) => String(list[end]))) - 1,
  )
  return { automaton, told }
}

describe('createAutomaton', () => {
  it('finds at each place the words that end there, also in a second text', () => {
    fc.assert(
      fc.property(words, fc.constantFrom(2, 4), text, text, (list, near, ...texts) => {
        const built = build(list, 4, near)
        for (const one of texts) {
          const expected = one.map((_, at) =>
            list
              .filter((each) => String(one.slice(at + 1 - each.length, at + 1)) === String(each))
              .filter((each) => each.length <= at + 1)
              .map(String)
              .sort(),
          )
          expect(read(built, one)).toEqual(expected)
        }
      }),
    )
  })

  it.each([1, 4_001])('keeps its table small whatever it reads, and finds the same', (near) => {
    // As many rows as there are letters, each as wide: more cells than are kept.
    const list = Array.from({ length: 4_000 }, (_, index) => [index + 1])
    const built = build(list, 4_001, near)
    const found = read(built, list.flat())
    expect(found.flat()).toEqual(list.map(String))
    expect(built.automaton.table().length).toBeLessThan(16 * 1024 * 1024)
  })
})
