import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from '../../src-shared/__fixtures__/growth.ts'
import { CHUNK_TOKENS, chunkAt, chunkText } from './chunker.ts'
import { tokenStarts } from './tokenizer.ts'

describe('tokenStarts', () => {
  it.each([
    ['', []],
    ['   \n', [0, 2]],
    ['one two', [0, 4]],
    ['Ignore, please', [0, 6, 8]],
    ['😀 a', [0, 0, 0, 3]],
  ])('places the tokens of %j', (text, starts) => {
    expect([...tokenStarts(text)]).toEqual(starts)
  })
})

describe('chunkText', () => {
  it('keeps a short text whole', () => {
    expect(chunkText('  a b ', tokenStarts('  a b '), 0)).toEqual([
      { id: 0, section: 0, start: 0, end: 6 },
    ])
  })

  it('ends a chunk at the last sentence end of its final quarter', () => {
    const text = `${'word '.repeat(219)}end. ${'word '.repeat(200)}`

    const [first, second] = chunkText(text, tokenStarts(text), 0)

    expect(text.slice(first?.start, first?.end).endsWith('end. ')).toBe(true)
    expect(second?.start).toBe(first?.end)
  })

  it('takes time in proportion to white space without a line end', async () => {
    const gapOf = (size: number) => {
      const text = `a: ${'\t'.repeat(size)}b`
      return { text, starts: tokenStarts(text) }
    }
    const cut = ({ text, starts }: ReturnType<typeof gapOf>) => chunkText(text, starts, 16)
    expect(await growthOf(gapOf, cut, 4_000)).toBeLessThan(LINEAR_GROWTH)
  })

  it('ends a chunk between words, and between the letters of a long one', () => {
    const words = 'unbelievably '.repeat(400)
    const [ofWords] = chunkText(words, tokenStarts(words), 0)
    expect(words[(ofWords?.end ?? 0) - 1]).toBe(' ')
    const letters = '𝔘'.repeat(400)
    for (const { start, end } of chunkText(letters, tokenStarts(letters), 5)) {
      expect([start % 2, end % 2]).toEqual([0, 0])
    }
  })

  it('covers any text without gaps, in chunks of the stated size and overlap', () => {
    const words = fc.array(fc.constantFrom('word', 'a.', '\n', '。', '世界', '😀', '  '), {
      minLength: 1,
      maxLength: 1_500,
    })
    fc.assert(
      fc.property(words, fc.integer({ min: 0, max: 64 }), (parts, overlap) => {
        const text = parts.join(' ')
        const starts = tokenStarts(text)
        fc.pre(starts.length > 0)

        const chunks = chunkText(text, starts, overlap)

        expect(chunks[0]?.start).toBe(0)
        expect(chunks.at(-1)?.end).toBe(text.length)
        for (const [index, chunk] of chunks.entries()) {
          const next = chunks[index + 1]
          const inside = starts.filter((start) => start >= chunk.start && start < chunk.end)
          expect(inside.length).toBeLessThanOrEqual(CHUNK_TOKENS)
          if (next === undefined) continue
          // The tokens of a letter are not parted, so up to three may be missing.
          const shared = starts.filter((start) => start >= next.start && start < chunk.end)
          expect(overlap - shared.length).toBeOneOf([0, 1, 2, 3])
        }
      }),
      { numRuns: 60 },
    )
  })
})

describe('sections', () => {
  it('are never crossed by a chunk, and what lies between them is left out', () => {
    const lengths = fc.array(fc.integer({ min: 1, max: 600 }), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(lengths, fc.integer({ min: 0, max: 64 }), (counts, overlap) => {
        let text = ''
        const sections = counts.map((count, index) => {
          if (index > 0) text += '\n\n'
          const start = text.length
          text += 'word '.repeat(count)
          return { start, end: text.length }
        })

        const chunks = chunkText(text, tokenStarts(text), overlap, sections)

        expect(chunks.map(({ id }) => id)).toEqual(chunks.map((_, index) => index))
        for (const section of sections) {
          const inside = chunks.filter(
            ({ start, end }) => start < section.end && end > section.start,
          )
          expect(inside[0]?.start).toBe(section.start)
          expect(inside.at(-1)?.end).toBe(section.end)
          expect(
            inside.every(({ start, end }) => start >= section.start && end <= section.end),
          ).toBe(true)
        }
      }),
      { numRuns: 60 },
    )
  })

  it('without text have no chunk', () => {
    const sections = [
      { start: 0, end: 0 },
      { start: 2, end: 3 },
    ]
    expect(chunkText('\n\na', tokenStarts('\n\na'), 0, sections)).toEqual([
      { id: 0, section: 1, start: 2, end: 3 },
    ])
  })
})

describe('chunkAt', () => {
  it('finds the first chunk that holds a place', () => {
    const chunks = [
      { id: 0, section: 0, start: 0, end: 10 },
      { id: 1, section: 0, start: 8, end: 20 },
    ]

    expect([0, 9, 10, 19].map((place) => chunkAt(chunks, place).id)).toEqual([0, 0, 1, 1])
  })
})
