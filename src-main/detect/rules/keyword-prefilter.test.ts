import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createKeywordPrefilter } from './keyword-prefilter.ts'

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'я'), minLength: 1, maxLength: 4 })

describe('createKeywordPrefilter', () => {
  it('finds the owners that a search for each keyword finds, and their places', () => {
    fc.assert(
      fc.property(
        fc.array(fc.uniqueArray(word, { maxLength: 4 }), { maxLength: 6 }),
        fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'я', 'x'), maxLength: 40 }),
        (lists, text) => {
          const hits = createKeywordPrefilter(
            lists.map((keywords) => ({ keywords, places: true })),
          )(text)
          for (const [owner, keywords] of lists.entries()) {
            const ends = new Set<number>()
            for (const keyword of keywords) {
              for (let at = text.indexOf(keyword); at >= 0; at = text.indexOf(keyword, at + 1)) {
                ends.add(at + keyword.length)
              }
            }
            expect(hits.owners.has(owner)).toBe(keywords.length === 0 || ends.size > 0)
            expect([...new Set(hits.placesOf(owner) ?? [])]).toEqual(
              [...ends].sort((a, b) => a - b),
            )
          }
        },
      ),
    )
  })

  it('keeps no places that nobody asked for, and none once there are too many', () => {
    const hits = createKeywordPrefilter([
      { keywords: ['a'], places: false },
      { keywords: ['a'], places: true },
      { keywords: ['b'], places: true },
    ])(`${'a'.repeat(30_000)}b`)
    expect([...hits.owners]).toEqual([0, 1, 2])
    expect(hits.placesOf(0)).toBeUndefined()
    expect(hits.placesOf(1)).toBeUndefined()
    expect(hits.placesOf(2)).toEqual([30_001])
  })
})
