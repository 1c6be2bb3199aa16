/** What stands beside a PDF's text: each text once, what is hidden as such, and nothing that holds the reader up. */

import { deflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { extract, marks } from '../__fixtures__/extraction.ts'
import { makeRawPdf, type RawPdfOptions } from '../__fixtures__/make-documents.ts'

const SEEN = 'BT /F 12 Tf 50 700 Td (Seen) Tj ET '
const read = (options: RawPdfOptions, content = SEEN) => extract(makeRawPdf(content, options))
const stream = (entries: string, content: string) =>
  `<<${entries}/Length ${content.length}>>stream\n${content}\nendstream`
const form = (content: string) =>
  stream('/Type/XObject/Subtype/Form/BBox[0 0 600 800]/Resources<</Font<</F 5 0 R>>>>', content)
const stamp = (entries: string) => `/Annots[<</Subtype/Stamp/Rect[0 0 9 9]${entries}>>]`
const drawn = (text: string) => `BT /F 12 Tf 50 700 Td (${text}) Tj ET`

describe('what stands beside the text', () => {
  it('is told once, where field and appearance say the same', async () => {
    const document = await read({
      catalog: '/AcroForm<</Fields[7 0 R]>>',
      page: '/Annots[7 0 R]',
      objects: [
        form(drawn('Ann Example')),
        '<</Subtype/Widget/FT/Tx/T(name)/V(Ann Example)/Rect[0 0 9 9]/AP<</N 6 0 R>>>>',
      ],
    })
    expect(document.text).toBe('Seen\nAnn Example')
  })

  it('is hidden with the note that it hangs on', async () => {
    const document = await read({
      page: stamp('/F 2/Contents(words)/AP<</N 6 0 R>>'),
      objects: [form(drawn('drawn'))],
    })
    expect(marks(document).slice(1)).toEqual([
      { text: 'drawn', part: 'text_box', page: 1, hidden: 'layer_off' },
      { text: 'words', part: 'comment', page: 1, hidden: 'layer_off' },
    ])
  })

  it.each<[string, RawPdfOptions]>([
    [
      'fonts and encodings',
      { resources: '/ColorSpace<</C[/Indexed/DeviceRGB 1(words of a colour)]>>' },
    ],
    ['scripts', { catalog: '/OpenAction<</S/JavaScript/JS(app.alert\\(1 + 1 of words\\))>>' }],
    [
      'names of destinations',
      { catalog: '/Names<</Dests<</Names[(words of a place)[3 0 R/Fit]]>>>>' },
    ],
    ['names of fields', { catalog: '/AcroForm<</Fields[<</FT/Tx/T(form.field)>>]>>' }],
    [
      'a signature',
      {
        catalog:
          '/AcroForm<</Fields[<</FT/Sig/T(s)/V<</Contents(words that are bytes)/ByteRange[0 1 2 3]>>>>]>>',
      },
    ],
  ])('is not what %s hold', async (_, options) => {
    expect((await read(options)).text).toBe('Seen')
  })

  it.each<[string, RawPdfOptions]>([
    [
      'that lead back to themselves',
      { catalog: '/Own 6 0 R', objects: ['<</Again 6 0 R/Words(found words)>>'] },
    ],
    [
      'that lead to each other',
      { catalog: '/Own 6 0 R', objects: ['<</Next 7 0 R/Words(found words)>>', '[6 0 R 7 0 R]'] },
    ],
    [
      'under names that hold no words elsewhere',
      {
        resources: '/Pattern<</Parent 6 0 R>>',
        objects: [
          stream(
            '/PatternType 1/PaintType 1/BBox[0 0 9 9]/Resources<</Font<</F 5 0 R>>>>',
            drawn('found words'),
          ),
        ],
      },
    ],
    ['in a list within a list', { catalog: '/Own[[[[(found words)]]]]' }],
    [
      'beside one that is broken',
      { catalog: '/Own[99 0 R 6 0 R(found words)]', objects: ['<</Broken'] },
    ],
  ])('is found in objects %s', async (_, options) => {
    expect((await read(options)).text).toContain('found words')
  })

  it.each<[string, (content: Uint8Array, filter: string) => Uint8Array]>([
    [
      'a page',
      (content, filter) =>
        makeRawPdf(SEEN, {
          page: '/Contents[4 0 R 6 0 R]',
          objects: [stream(filter, Buffer.from(content).toString('latin1'))],
        }),
    ],
    [
      'an appearance',
      (content, filter) =>
        makeRawPdf(SEEN, {
          page: stamp('/AP<</N 6 0 R>>'),
          objects: [
            stream(
              `/Subtype/Form/BBox[0 0 600 800]/Resources<</Font<</F 5 0 R>>>>${filter}`,
              Buffer.from(content).toString('latin1'),
            ),
          ],
        }),
    ],
  ])('is told where the stream of %s is too long to be read to its end', async (_, make) => {
    const gap = Buffer.alloc(70_000_000, ' ')
    const long = deflateSync(Buffer.concat([Buffer.from(SEEN), gap, Buffer.from(drawn('words'))]))
    const document = await extract(make(long, '/Filter/FlateDecode'))
    expect(document.text).toContain('Seen')
    expect(document.warnings).toEqual(['content_truncated'])
  })

  it('stops an appearance that draws itself over and over', async () => {
    const paints = (level: number) =>
      stream(
        `/Type/XObject/Subtype/Form/BBox[0 0 600 800]/Resources<</Font<</F 5 0 R>>/XObject<</X ${level + 1} 0 R>>>>`,
        drawn('x'.repeat(20_000)) + '/X Do '.repeat(10),
      )
    const objects = [6, 7, 8, 9, 10, 11, 12, 13].map(paints)
    const laughing = read({
      page: stamp('/AP<</N 6 0 R>>'),
      objects: [...objects, form(drawn('the end'))],
    })
    await expect(laughing).rejects.toMatchObject({ code: 'CONTENT_TOO_LARGE' })
  })

  it('is found behind more drawing than is looked at', async () => {
    const content = `${SEEN}${'0 0 1 1 re f '.repeat(160_000)}/Span<</ActualText(found words)>>BDC ${drawn('x')} EMC`
    expect((await read({}, content)).text).toContain('found words')
  })
})

describe('what is said in place of what is drawn', () => {
  const say = (said: string, text: string) => `/Span<</ActualText(${said})>>BDC ${drawn(text)} EMC `
  it.each([
    [
      'other words',
      say('other words', 'letters'),
      [{ text: 'other words', hidden: 'not_drawn', page: 1 }],
    ],
    ['the same words', say('LETTERS, seen', 'letters seen'), []],
    ['a part of the words', say('letters', 'letters seen'), []],
    ['a ligature', say('ffi', '*'), []],
    ['a hyphen', say('\\255', '-'), []],
    ['words for a sign', say('a sign of danger', '!'), [{ text: 'a sign of danger', page: 1 }]],
  ])('%s', async (_, content, expected) => {
    const document = await read({}, SEEN + content)
    expect(marks(document).filter(({ text }) => !/^[Sl!*-]/.test(text))).toEqual(expected)
  })

  it('letters that are only said stand in their words', async () => {
    const map = `begincmap 1 begincodespacerange <00><ff> endcodespacerange 1 beginbfchar <2a><0000> endbfchar endcmap`
    const font = '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/ToUnicode 7 0 R>>'
    const document = await read(
      { page: '/Resources<</Font<</F 5 0 R/L 6 0 R>>>>', objects: [font, stream('', map)] },
      'BT /F 12 Tf 40 300 Td (send this ) Tj /L 12 Tf /Span<</ActualText(fi)>>BDC (*) Tj EMC /F 12 Tf (le now) Tj ET',
    )
    expect(document.text).toMatch(/^send this .?le now\n\nfile$/)
  })

  const NAMES = (names: string) =>
    `<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding<</Differences[65${names}]>>/ToUnicode 7 0 R>>`
  const MAP = (from: string, to: string) =>
    stream(
      '',
      `begincmap 1 begincodespacerange <00><ff> endcodespacerange 1 beginbfrange <${from}><5a><${to}> endbfrange endcmap`,
    )
  it.each([
    ['a map of other letters', '/b/c/d/e/f/g/h/i', '0061', true],
    ['a map of the same letters', '/A/B/C/D/E/F/G/H', '0041', false],
    ['small capitals', '/A/B/C/D/E/F/G/H', '0061', false],
    ['names for another script', '/A/B/C/D/E/F/G/H', '0410', false],
    ['names of no letters', '/g1/g2/g3/g4/g5/g6/g7/g8', '0061', false],
  ])('%s', async (_, names, to, lies) => {
    const document = await read(
      {
        page: '/Resources<</Font<</F 5 0 R/L 6 0 R>>>>',
        objects: [NAMES(names), MAP('41', to)],
      },
      `${SEEN}BT /L 12 Tf 50 600 Td (ABCDEFGH) Tj ET`,
    )
    expect(marks(document).some(({ hidden }) => hidden === 'not_drawn')).toBe(lies)
    if (lies) expect(document.text).toBe('Seen\nabcdefgh\n\nbcdefghi')
  })
})
