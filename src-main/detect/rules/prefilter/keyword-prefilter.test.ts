import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  anchorsIn,
  createKeywordPrefilter,
  type KeywordOwner,
  wordTables,
} from './keyword-prefilter.ts'

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'я'), minLength: 1, maxLength: 4 })
const prefilterOf = (owners: readonly KeywordOwner[]) => createKeywordPrefilter(wordTables(owners))
const all = (owners: readonly unknown[]) => new Uint8Array(owners.length).fill(1)

/** Ends of every occurrence of a word, overlapping ones too. */
function endsOf(text: string, word: string): number[] {
  const ends: number[] = []
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    ends.push(at + word.length)
  }
  return ends
}

describe('wordTables', () => {
  it('count what is common first, and all of ASCII before the rest', () => {
    const { units } = wordTables([
      { keywords: ['я~q{e 0', '\u2019^`'], places: false, anchors: [] },
    ])
    expect(String.fromCharCode(...units)).toBe(' e0`{q^~я\u2019')
  })
})

describe('createKeywordPrefilter', () => {
  it('finds the owners that a search for each keyword finds, their places and their anchors', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.uniqueArray(word, { maxLength: 4 }), fc.array(word)), {
          maxLength: 6,
        }),
        fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'я', 'x'), maxLength: 40 }),
        (lists, text) => {
          const hits = prefilterOf(
            lists.map(([keywords, anchors]) => ({
              keywords,
              places: true,
              anchors: anchors.map((anchor) => ({ word: anchor, least: 0, most: 0 })),
            })),
          ).find(text, all(lists))
          for (const [owner, [keywords, anchors]] of lists.entries()) {
            const ends = new Set(keywords.flatMap((keyword) => endsOf(text, keyword)))
            const occurs = keywords.length === 0 || ends.size > 0
            expect(hits.left[owner]).toBe(Number(occurs))
            expect([...new Set(hits.placesOf(owner) ?? [])]).toEqual(
              [...ends].sort((a, b) => a - b),
            )
            const starts = hits.starts.of(owner)
            if (!occurs) expect(starts).toEqual([])
            for (const anchor of anchors) {
              for (const end of endsOf(text, anchor)) {
                const start = end - anchor.length
                const within = (at: number) =>
                  (starts[at] as number) <= start && start <= (starts[at + 1] as number)
                expect([...starts.keys()].some((at) => at % 2 === 0 && within(at))).toBe(occurs)
              }
            }
          }
        },
      ),
    )
  })

  it('keeps no places that nobody asked for, and none once there are too many', () => {
    const owners = [
      { keywords: ['a'], places: false, anchors: [] },
      { keywords: ['a'], places: true, anchors: [] },
      { keywords: ['b'], places: true, anchors: [] },
    ]
    const hits = prefilterOf(owners).find(`${'a'.repeat(30_000)}b`, all(owners))
    expect([...hits.left]).toEqual([1, 1, 1])
    expect(hits.placesOf(0)).toBeUndefined()
    expect(hits.placesOf(1)).toBeUndefined()
    expect(hits.placesOf(2)).toEqual([30_001])
  })

  it('finds anchors of wanted owners only, at their distance', () => {
    const anchors = [{ word: 'ab', least: 1, most: 3 }]
    const owners = [0, 1].map(() => ({ keywords: [], places: false, anchors }))
    const hits = prefilterOf(owners).find('xxxxxab', Uint8Array.of(0, 1))
    expect([hits.starts.of(0), hits.starts.of(1)]).toEqual([[], [2, 4]])
  })

  it('finds each word in its place where the table is begun anew amid both halves of a text', () => {
    // A row of thousands of cells for each: more than are kept.
    const words = Array.from({ length: 4_000 }, (_, at) => String.fromCharCode(0x4e00 + at))
    const owners = words.map((each) => ({ keywords: [each], places: true, anchors: [] }))
    const { placesOf } = prefilterOf(owners).find(words.join(''), all(owners))
    expect(words.map((_, owner) => placesOf(owner))).toEqual(words.map((_, owner) => [owner + 1]))
  })

  it('begins anew with every text', () => {
    const prefilter = prefilterOf([{ keywords: ['ab'], places: false, anchors: [] }])
    const occurs = ['ab', 'a', 'b', 'ab'].map((text) => prefilter.find(text, all([0])).left[0])
    expect(occurs).toEqual([1, 0, 0, 1])
  })

  it('keeps nothing of one text for another that asks for the same', () => {
    const anchors = [{ word: 'b', least: 0, most: 0 }]
    const owners = [
      { keywords: ['a'], places: false, anchors },
      { keywords: [], places: false, anchors: [] },
      { keywords: ['c'], places: false, anchors: [] },
    ]
    const prefilter = prefilterOf(owners)
    const wanted = Uint8Array.of(1, 1, 0)
    const found = ['acb', 'b', 'ab'].map((text) => prefilter.find(text, wanted))
    expect(found.map(({ left }) => [...left])).toEqual([
      [1, 1, 0],
      [0, 1, 0],
      [1, 1, 0],
    ])
    expect(found.map(({ starts }) => [...starts.owners])).toEqual([[0], [], [0]])
  })
})

it('finds in tables the anchors that they were made of', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.array(word), fc.array(word)), { maxLength: 6 }), (lists) => {
      const owners = lists.map(([keywords, words], owner) => ({
        keywords,
        places: false,
        anchors: words.map((each, at) => ({ word: each, least: at, most: at + owner })),
      }))
      const found = anchorsIn(wordTables(owners))
      for (const [owner, { anchors }] of owners.entries()) {
        expect(found.get(owner) ?? []).toEqual(anchors)
      }
    }),
  )
})
