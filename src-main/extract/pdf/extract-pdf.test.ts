/** PDF text with its pages and items, and PDFs that are broken or made to harm. */

import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { extract, marks } from '../__fixtures__/extraction.ts'
import { makePdf, makeRawPdf } from '../__fixtures__/make-documents.ts'
import { extractDocument, FIRST_PAGES, joinPages, pageRanges } from '../extract-document.ts'
import { loadPdfjs } from './load-pdfjs.ts'
import { readPdf } from './read-pdf.ts'

/** What the page view gets: the n-th string is that of PDF.js's n-th text layer element. */
async function itemStrings(bytes: Uint8Array, page: number): Promise<readonly string[]> {
  const { pdfjs } = await loadPdfjs()
  const task = pdfjs.getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const pdf = await task.promise
  const { items } = await (await pdf.getPage(page)).getTextContent()
  await task.destroy()
  return items.flatMap((item) => ('str' in item ? [item.str] : []))
}

describe('text', () => {
  it('joins lines, paragraphs and pages', async () => {
    const document = await extract(
      await makePdf([
        [
          { text: 'First line', y: 50 },
          { text: 'second line', y: 65 },
          { text: 'third line', y: 80 },
          { text: 'New paragraph', y: 120 },
        ],
        [{ text: 'Next page', y: 50 }],
      ]),
    )
    expect(document.text).toBe('First line\nsecond line\nthird line\n\nNew paragraph\n\nNext page')
    expect(document.pages).toEqual({ total: 2, withoutText: [] })
    expect(document.warnings).toEqual([])
  })

  it.each([
    ['words apart on a line', [0, 200], 'ab cd'],
    ['cells drawn from right to left', [200, 0], 'ab cd'],
    ['letters that touch', [0, 13.3], 'abcd'],
    ['a cell whose text runs into the next', [0, 10], 'ab cd'],
  ])('spaces %s', async (_, places, text) => {
    const [first = 0, second = 0] = places
    const document = await extract(
      await makePdf([
        [
          { text: 'ab', x: 50 + first, y: 50 },
          { text: 'cd', x: 50 + second, y: 50 },
        ],
      ]),
    )
    expect(document.text.replace(/\s+/g, ' ')).toBe(text)
  })

  it('points from every stretch to its item on its page', async () => {
    const bytes = await makePdf([
      [],
      [
        { text: 'Left', y: 50 },
        { text: 'Right', x: 300, y: 50 },
        { text: 'Below', y: 70 },
      ],
      [{ text: 'Last', y: 50 }],
    ])
    const document = await extract(bytes)
    const covered = new Set<number>()
    for (const { text, page, item } of marks(document)) {
      // The space between two cells is a tab in the text.
      expect((await itemStrings(bytes, page ?? 0))[item ?? -1]).toBe(text.replaceAll('\t', ' '))
      covered.add(page ?? 0)
    }
    expect([...covered]).toEqual([2, 3])
    expect(
      marks(document)
        .map(({ text }) => text.trim())
        .filter(Boolean),
    ).toEqual(['Left', 'Right', 'Below', 'Last'])
  })

  it('names pages without text', async () => {
    const document = await extract(await makePdf([[], [{ text: 'x', y: 50 }], []]))
    expect(document.pages).toEqual({ total: 3, withoutText: [1, 3] })
    expect(document.warnings).toEqual(['pdf_page_without_text:1', 'pdf_page_without_text:3'])
  })

  it('marks letters too small to read', async () => {
    const document = await extract(
      await makePdf([
        [
          { text: 'seen', y: 50 },
          { text: 'not seen', y: 100, size: 1 },
        ],
      ]),
    )
    expect(marks(document).filter(({ hidden }) => hidden)).toMatchObject([
      { text: 'not seen', hidden: 'tiny', page: 1 },
    ])
    expect(document.warnings).toEqual(['hidden_text_found'])
  })

  it.each<[string, Parameters<typeof makeRawPdf>[1]]>([
    ['the document', { catalog: '/Names<</EmbeddedFiles<</Names[(a)6 0 R]>>>>' }],
    ['a place of a page', { page: '/Annots[<</Subtype/FileAttachment/Rect[0 0 9 9]/FS 6 0 R>>]' }],
  ])('reads a file that is attached to %s', async (_, where) => {
    const file = '<</Type/Filespec/F(offer.txt)/Desc(The offer)/EF<</F 7 0 R>>>>'
    const content = '<</Type/EmbeddedFile/Length 6>>stream\nSECRET\nendstream'
    const document = await extract(
      makeRawPdf('BT /F 12 Tf 50 700 Td (Hello) Tj ET', { ...where, objects: [file, content] }),
    )
    expect(document.text).toBe('Hello\n\noffer.txt\nThe offer\n\nSECRET')
    expect(marks(document).at(-1)).toEqual({ text: 'SECRET', part: 'attachment' })
    expect(document.warnings).toEqual([])
  })

  it('gives no NUL characters', async () => {
    const document = await extract(makeRawPdf('BT /F 12 Tf 50 700 Td (a\\000b) Tj ET'))
    expect(document.text).not.toContain('\0')
  })
})

describe('ranges of pages', () => {
  it('make the same document, read apart or at once', async () => {
    const bytes = await makePdf(
      Array.from({ length: 150 }, (_, page) =>
        page === 70 ? [] : [{ text: `page ${page + 1}`, y: 50 }],
      ),
    )
    const file = { name: 'x.pdf', bytes }
    const parts = [
      await extractDocument({ ...file, pages: FIRST_PAGES }),
      ...(await Promise.all(
        pageRanges(150)
          .slice(1)
          .map((pages) => extractDocument({ ...file, pages })),
      )),
    ]
    expect(parts.length).toBeGreaterThan(2)
    const whole = await extractDocument(file)
    expect(joinPages(parts)).toEqual(whole)
    expect(whole.pages).toEqual({ total: 150, withoutText: [71] })
    expect(whole.text).toContain('page 150')
  })

  it('may be without text, which the whole may not', async () => {
    const file = { name: 'x.pdf', bytes: await makePdf([[], []]) }
    const part = await extractDocument({ ...file, pages: FIRST_PAGES })
    expect(part).toMatchObject({ text: '', pages: { total: 2, withoutText: [1, 2] } })
    expect(() => joinPages([part])).toThrow('holds no text layer')
  })

  it('end at 5,000 pages, and the rest is told as not read', async () => {
    const last = pageRanges(5_002).at(-1)
    expect(last?.to).toBe(5_000)
    const pages = Array.from({ length: 5_002 }, (_, index) =>
      index < 4_998 ? [] : [{ text: `page ${index + 1}`, y: 50 }],
    )
    const bytes = await makePdf(pages)
    const read = { from: 4_998, to: 5_000 }
    const part = await extractDocument({ name: 'x.pdf', bytes, pages: read })
    const whole = joinPages([part])
    expect(whole.text).toBe('page 4999\n\npage 5000')
    expect(whole.pages).toMatchObject({ total: 5_002, unread: 4_999 })
    expect(whole.warnings).toContain('content_truncated')
  })
})

it('a range that takes too long ends with what was read, and the rest is told as not read', async () => {
  const bytes = await makePdf(['one', 'two', 'three'].map((text) => [{ text, y: 50 }]))
  let time = 0
  const part = await readPdf({ name: 'x.pdf', bytes, pages: FIRST_PAGES }, () => (time += 15_000))
  const { text, pages, warnings } = joinPages([part])
  expect(text).toBe('one\n\ntwo')
  expect(pages).toMatchObject({ total: 3, unread: 1 })
  expect(warnings).toEqual(['content_truncated'])
})

describe('refusals', () => {
  const hello = 'BT /F 12 Tf 50 700 Td (Hello) Tj ET'

  it('refuses a PDF of pictures', async () => {
    await expect(extract(await makePdf([[], []]))).rejects.toMatchObject({
      code: 'PDF_TEXT_LAYER_REQUIRED',
    })
  })

  it('refuses a PDF that needs a password', async () => {
    const key = `<${'00'.repeat(32)}>`
    const encrypted = makeRawPdf(hello, {
      trailer: `/ID[${key}${key}]/Encrypt<</Filter/Standard/V 1/R 2/P -4/O${key}/U${key}>>`,
    })
    await expect(extract(encrypted)).rejects.toMatchObject({ code: 'PDF_ENCRYPTED' })
  })

  it('takes the number of pages from the pages, not from what is declared', async () => {
    const document = await extract(makeRawPdf(hello, { pageCount: 1_000_000_000 }))
    expect(document.pages).toEqual({ total: 1, withoutText: [] })
  })

  it('stops at the text limit', async () => {
    const line = `1 0 0 1 1 1 Tm (${'x'.repeat(99)}) Tj `
    const content = deflateSync(`BT /F 2 Tf ${line.repeat(60_000)} ET`)
    expect(content.byteLength).toBeLessThan(100_000)
    await expect(
      extract(makeRawPdf(content, { filter: '/Filter/FlateDecode' })),
    ).rejects.toMatchObject({ code: 'CONTENT_TOO_LARGE' })
  })

  it('survives every cut and leaves no half-read document without a word', async () => {
    const whole = await makePdf([[{ text: 'Hello', y: 50 }], [{ text: 'World', y: 50 }]])
    for (let length = 10; length < whole.length; length += 23) {
      const result = await extract(whole.subarray(0, length)).catch((error: unknown) => error)
      if (result instanceof Error) {
        expect(result).toMatchObject({
          code: expect.stringMatching(/^(?:EXTRACTION_FAILED|PDF_TEXT_LAYER_REQUIRED)$/),
        })
      } else {
        expect(result).toMatchObject({ text: expect.stringMatching(/Hello|World/) })
      }
    }
  })
})
