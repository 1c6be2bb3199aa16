/** Files within files: read to a depth, told where they cannot be, and marked as what they are. */

import { describe, expect, it } from 'vitest'
import { extract, marks } from './__fixtures__/extraction.ts'
import { makeDocx, makeRawPdf, wordXml } from './__fixtures__/make-documents.ts'

const BODY = wordXml('<w:p><w:r><w:t>outer</w:t></w:r></w:p>')
/** A Word document with a file in it. */
const holding = (name: string, file: string | Uint8Array) =>
  makeDocx({ 'word/document.xml': BODY, [`word/embeddings/${name}`]: file })

describe('a file in a file', () => {
  it('is read behind it, with what is hidden in it', async () => {
    const page = '<html><body>inner <span style="display:none">unseen</span></body></html>'
    const document = await extract(holding('a.html', page))
    expect(document.text).toBe('outer\n\ninner\nunseen')
    expect(marks(document)).toEqual([
      { text: 'inner\n', part: 'attachment' },
      { text: 'unseen', part: 'attachment', hidden: 'css' },
    ])
    expect(document.warnings).toEqual(['hidden_text_found'])
  })

  it('gives no places on its own pages', async () => {
    const document = await extract(
      holding('a.pdf', makeRawPdf('BT /F 12 Tf 50 700 Td (inner) Tj ET')),
    )
    expect(marks(document)).toEqual([{ text: 'inner', part: 'attachment' }])
    expect(document).not.toHaveProperty('attachments')
  })

  it('is read three deep, and told of beyond', async () => {
    let file = makeDocx({ 'word/document.xml': BODY.replace('outer', 'deepest') })
    for (const name of ['third', 'second', 'first']) {
      file = makeDocx({
        'word/document.xml': BODY.replace('outer', name),
        'word/embeddings/a.docx': file,
      })
    }
    const whole = await extract(file)
    expect(whole.text).toBe('first\n\nsecond\n\nthird\n\ndeepest')
    expect(whole.warnings).toEqual([])
    const deeper = await extract(holding('a.docx', file))
    expect(deeper.text).toBe('outer\n\nfirst\n\nsecond\n\nthird')
    expect(deeper.warnings).toEqual(['embedded_objects_skipped'])
  })

  it('is read once for each time it is there, up to a number that is told', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 101 }, (_, index) => [`word/embeddings/${index}.txt`, `text ${index}`]),
    )
    const document = await extract(makeDocx({ 'word/document.xml': BODY, ...many }))
    expect(document.text.match(/text \d+/g)).toHaveLength(100)
    expect(document.warnings).toEqual(['embedded_objects_skipped'])
  })

  it('takes from one room with all files beside and within it', async () => {
    const many = (prefix: string) =>
      Object.fromEntries(
        Array.from({ length: 60 }, (_, index) => [
          `word/embeddings/${index}.txt`,
          `${prefix}${index}`,
        ]),
      )
    const inner = makeDocx({ 'word/document.xml': BODY, ...many('inner ') })
    const files = { 'word/embeddings/z.docx': inner, ...many('outer ') }
    const document = await extract(makeDocx({ 'word/document.xml': BODY, ...files }))
    expect(document.text.match(/(?:inner|outer) \d+/g)).toHaveLength(99)
    expect(document.warnings).toEqual(['embedded_objects_skipped'])

    // Each bomb is within the bounds by itself.
    const large = `<w:document>${' '.repeat(30_000_000)}</w:document>`
    const bomb = makeDocx({ 'word/document.xml': BODY, 'word/embeddings/big.xml': large })
    const bombs = Array.from({ length: 5 }, (_, index) => [`word/embeddings/${index}.docx`, bomb])
    const tree = makeDocx({ 'word/document.xml': BODY, ...Object.fromEntries(bombs) })
    const read = await extract(tree)
    expect(read.text.match(/outer/g)?.length).toBeLessThan(5)
    expect(read.warnings).toContain('embedded_objects_skipped')
  })

  it.each([
    ['another type', Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0)],
    ['text that is no UTF-8', Uint8Array.of(0x61, 0xe9, 0x62)],
    ['a PDF that needs OCR', makeRawPdf('')],
    ['a broken PDF', '%PDF-1.7 nothing else'],
    ['rich text, which is read as it is written', '{\\rtf1 {\\b ign}ore}'],
    ['a message', 'From: a@b.example\r\nSubject: x\r\n\r\naGVsbG8='],
  ])('of %s is told', async (_, file) => {
    const document = await extract(holding('a.bin', file))
    expect(document.text).toMatch(/^outer/)
    expect(document.warnings).toEqual(['embedded_objects_skipped'])
  })

  it('counts towards the text that a document may have', async () => {
    const long = 'x '.repeat(1_900_000)
    const file = makeDocx({
      'word/document.xml': BODY,
      'word/embeddings/a.txt': long,
      'word/embeddings/b.txt': long,
    })
    await expect(extract(file)).rejects.toMatchObject({ code: 'CONTENT_TOO_LARGE' })
  })
})
