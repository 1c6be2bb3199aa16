/** Contents that draw one another again and again are read as far as is allowed, and that is told. */

import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { extract } from '../__fixtures__/extraction.ts'
import { makeRawPdf } from '../__fixtures__/make-documents.ts'
import { DrawnAgain } from './drawn-again.ts'

const drawn = (text: string) => `BT /F 12 Tf 50 700 Td (${text}) Tj ET `

/** A form that draws what is named in its resources. */
function form(content: string, resources = ''): string {
  const entries = `/Type/XObject/Subtype/Form/BBox[0 0 600 800]/Resources<</Font<</F 5 0 R>>${resources}>>`
  return `<<${entries}/Length ${content.length}>>stream\n${content}\nendstream`
}

/** Thirty forms, each of which draws the next one twice and does much besides; the first is object 6. */
function doubling(drawing: string): readonly string[] {
  const content = 'q Q '.repeat(1_000) + drawing
  const forms = Array.from({ length: 30 }, (_, index) =>
    form(`/X Do /X Do ${content}`, `/XObject<</X ${7 + index} 0 R>>`),
  )
  return [...forms, form(content)]
}

describe('a content that is drawn again', () => {
  it('is begun and goes on until all that is allowed was done, and each content once', () => {
    let told = 0
    const again = new DrawnAgain(() => told++)
    expect(again.begin('1R')).toBe('first')
    expect(again.begin('1R')).toBe('again')
    let operators = 0
    while (again.goOn()) operators++
    expect(operators).toBeGreaterThan(500_000)
    expect(told).toBe(1)
    expect([again.begin('1R'), again.begin(undefined)]).toEqual(['left_out', 'left_out'])
    expect(again.begin('2R')).toBe('first')
  })

  it.each([
    ['a page', { resources: '/XObject<</X 6 0 R>>' }, '/X Do '],
    ['an appearance', { page: '/Annots[<</Subtype/Stamp/Rect[0 0 9 9]/AP<</N 6 0 R>>>>]' }, ''],
  ])('is told where its words are left out of %s', async (_, where, content) => {
    const objects = doubling(drawn('word'))
    const document = await extract(
      makeRawPdf(drawn('First') + content + drawn('Last'), { ...where, objects }),
    )
    expect(document.text).toMatch(/^First/)
    expect(document.text).toContain('Last')
    expect(document.warnings).toContain('content_truncated')
  })

  it('is not told where no words are', async () => {
    const document = await extract(
      makeRawPdf(`${drawn('First')}/X Do ${drawn('Last')}`, {
        resources: '/XObject<</X 6 0 R>>',
        objects: doubling('0 0 1 1 re f '),
      }),
    )
    expect(document.text).toBe('First Last')
    expect(document.warnings).toEqual([])
  })
})

describe('a letter outside the page', () => {
  it('is told as left out, where what draws it is not drawn any more', async () => {
    // The text passes over a form without words when it comes again; the drawing does not.
    const empty = form('q Q '.repeat(1_000))
    const outside = form('BT /F 12 Tf 900 700 Td (outside) Tj ET ')
    const page = `/Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Contents 9 0 R`
    const resources = '/Resources<</Font<</F 5 0 R>>/XObject<</Y 7 0 R>>>>'
    const last = `${drawn('Last')}/Y Do `
    const document = await extract(
      makeRawPdf(drawn('First') + '/X Do '.repeat(1_000), {
        resources: '/XObject<</X 6 0 R>>',
        pages: ['8 0 R'],
        objects: [
          empty,
          outside,
          `<<${page}${resources}>>`,
          `<</Length ${last.length}>>stream\n${last}\nendstream`,
        ],
      }),
    )
    expect(document.text).toBe('First\n\nLast')
    expect(document.warnings).toContain('content_truncated')
  })

  const compressed = (content: string) =>
    makeRawPdf(deflateSync(Buffer.from(content)), { filter: '/Filter/FlateDecode' })

  it('is told as left out, where the drawing is longer than is looked at', async () => {
    const many = '(a) Tj '.repeat(200_000)
    const document = await extract(compressed(`BT /F 12 Tf 50 700 Td ${many}ET`))
    expect(document.warnings).toContain('content_truncated')
  })

  it('is told by itself beside lines of a map', async () => {
    const lines = '0 0 m 9 9 l S '.repeat(200_000)
    const outside = 'BT /F 12 Tf 900 700 Td (outside) Tj ET '
    const document = await extract(compressed(drawn('Seen') + outside + lines + drawn('Street')))
    expect(document.text).toContain('outside')
    expect(document.warnings).not.toContain('content_truncated')
  })
})

it('says of a page that is too long to be unfolded that it is, not that it has no text', async () => {
  const bomb = deflateSync(
    Buffer.concat([Buffer.from(drawn('word')), Buffer.alloc(70_000_000, ' ')]),
  )
  await expect(extract(makeRawPdf(bomb, { filter: '/Filter/FlateDecode' }))).rejects.toMatchObject({
    code: 'CONTENT_TOO_LARGE',
  })
})
