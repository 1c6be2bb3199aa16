/** The content of a page is parsed once and read twice, however it ends. */

import { describe, expect, it } from 'vitest'
import { extract, marks } from '../__fixtures__/extraction.ts'
import { makeRawPdf } from '../__fixtures__/make-documents.ts'
import { PageContent } from './page-content.ts'

/** Parses the letters of a text and fails at an exclamation mark; `bytes` is what each takes of the stream. */
function contentOf(text: string, bytes = 1) {
  const stream = {
    pos: 0,
    parsed: 0,
    reset() {
      this.pos = 0
    },
  }
  const content = new PageContent(stream)
  const read = () =>
    content.read(() => ({
      getObj() {
        const letter = text[stream.pos / bytes] ?? 'end'
        stream.pos += bytes
        stream.parsed++
        if (letter === '!') throw new Error('broken')
        return letter
      },
    }))
  return { stream, read }
}

const take = (reading: { getObj: () => unknown }, count: number) =>
  Array.from({ length: count }, () => reading.getObj())

describe('the content of a page', () => {
  it('is given again as it was parsed', () => {
    const { stream, read } = contentOf('abc')
    expect(take(read(), 5)).toEqual(['a', 'b', 'c', 'end', 'end'])
    const { parsed } = stream
    expect(take(read(), 5)).toEqual(['a', 'b', 'c', 'end', 'end'])
    expect(stream.parsed).toBe(parsed)
  })

  it('is parsed on where the first reading stopped', () => {
    const { read } = contentOf('abc')
    expect(take(read(), 1)).toEqual(['a'])
    expect(take(read(), 4)).toEqual(['a', 'b', 'c', 'end'])
  })

  it('fails for both readings in the same place', () => {
    const { read } = contentOf('ab!c')
    for (const reading of [read(), read()]) {
      expect(take(reading, 2)).toEqual(['a', 'b'])
      expect(() => reading.getObj()).toThrow('broken')
    }
  })

  it('is parsed anew where it is long', () => {
    const { stream, read } = contentOf('abcd', 400_000)
    expect(take(read(), 5)).toEqual(['a', 'b', 'c', 'd', 'end'])
    const { parsed } = stream
    expect(take(read(), 5)).toEqual(['a', 'b', 'c', 'd', 'end'])
    expect(stream.parsed).toBe(2 * parsed)
  })
})

it.each([
  ['short', 10],
  ['long', 60_000],
])('finds hidden text behind a %s content', async (_, lines) => {
  const content = `${'0 0 m 9 9 l S 1 w\n'.repeat(lines)}BT /F 12 Tf 50 700 Td (seen) Tj 3 Tr 0 -20 Td (probe) Tj ET`
  const document = await extract(makeRawPdf(content))
  const hidden = marks(document).filter((mark) => mark.hidden)
  expect(hidden.map(({ text, hidden: reason }) => [text, reason])).toEqual([
    ['probe', 'render_mode'],
  ])
})
