/** Text that a PDF holds and its readers do not see, and text that only looks like it. */

import { describe, expect, it } from 'vitest'
import { extract, marks } from '../__fixtures__/extraction.ts'
import { makeRawPdf, type RawPdfOptions } from '../__fixtures__/make-documents.ts'

const IMAGE =
  '<</Type/XObject/Subtype/Image/Width 2/Height 2/BitsPerComponent 8/ColorSpace/DeviceGray/Length 4>>stream\nabcd\nendstream'
const MASKED = IMAGE.replace('/Length', '/SMask 6 0 R/Length')
const FORM = (more: string, content: string) =>
  `<</Type/XObject/Subtype/Form/BBox[0 0 600 800]${more}/Length ${content.length}>>stream\n${content}\nendstream`
const PICTURES = { resources: '/XObject<</P 6 0 R/M 7 0 R>>', objects: [IMAGE, MASKED] }
const STATES =
  '/ExtGState<</T<</ca 0>>/B<</BM/Multiply>>/H<</ca 0.5>>/S<</SMask<</S/Alpha/G 6 0 R>>>>>>'
const LAYERS: RawPdfOptions = {
  catalog: '/OCProperties<</OCGs[6 0 R 7 0 R]/D<</OFF[7 0 R]>>>>',
  resources: '/Properties<</On 6 0 R/Off 7 0 R>>/XObject<</X 8 0 R>>',
  objects: [
    '<</Type/OCG/Name(on)>>',
    '<</Type/OCG/Name(off)>>',
    FORM('/OC 7 0 R', 'BT /F 12 Tf 50 600 Td (probe) Tj ET'),
  ],
}

/** Text before and after, so that a page of nothing but the probe is told apart. */
const seen = (y: number) => `BT /F 12 Tf 50 ${y} Td (Seen) Tj ET `
const probe = (state = '') => `q BT /F 12 Tf ${state} 50 600 Td (probe) Tj ET Q `

async function hiddenIn(content: string, options?: RawPdfOptions) {
  const document = await extract(makeRawPdf(seen(700) + content + seen(500), options))
  expect(document.text).toContain('Seen')
  expect(document.text).toContain('probe')
  return marks(document)
    .filter(({ hidden }) => hidden)
    .map(({ text, hidden }) => [text.trim(), hidden])
}

describe('hidden text', () => {
  it.each<[string, string, string, RawPdfOptions?]>([
    ['in render mode 3', probe('3 Tr'), 'render_mode'],
    ['that only clips', probe('7 Tr'), 'render_mode'],
    ['without opacity', probe('/T gs'), 'render_mode', { resources: STATES }],
    ['white on paper', probe('1 g'), 'same_colour'],
    ['nearly white', probe('0.97 0.98 0.96 rg'), 'same_colour'],
    ['without ink', probe('0 0 0 0 k'), 'same_colour'],
    ['white outlines', probe('1 Tr 1 G'), 'same_colour'],
    ['black on black', `0 g 40 590 200 30 re f ${probe()}`, 'same_colour'],
    [
      'as a moved page',
      `q 1 0 0 1 10 -40 cm 1 g BT /F 12 Tf 50 600 Td (probe) Tj ET Q`,
      'same_colour',
    ],
    ['under a bar', `${probe()} 0 g 40 590 200 30 re f`, 'covered'],
    ['under white paint', `${probe()} 1 g 40 590 200 30 re f 0 g`, 'covered'],
    ['beside a see-through picture', `q /M Do Q ${probe('3 Tr')}`, 'render_mode', PICTURES],
    ['under a picture', `${probe()} q 200 0 0 30 40 590 cm /P Do Q`, 'covered', PICTURES],
    ['outside its clip', `q 0 0 100 100 re W n ${probe()} Q`, 'clipped'],
    ['in an empty clip', `q W n ${probe()} Q`, 'clipped'],
    ['left of the page', probe('-700 0 Td'), 'off_page'],
    ['above the page', probe('0 900 Td'), 'off_page'],
    ['pressed flat', probe('0.1 Tz'), 'tiny'],
    ['of half a point', 'BT /F 0.5 Tf 50 600 Td (probe) Tj ET ', 'tiny'],
    ['in a layer that is off', `/OC /Off BDC ${probe()} EMC`, 'layer_off', LAYERS],
    ['in a form of such a layer', '/X Do ', 'layer_off', LAYERS],
  ])('%s', async (_, content, reason, options) => {
    expect(await hiddenIn(content, options)).toEqual([['probe', reason]])
  })

  it.each<[string, string, RawPdfOptions?]>([
    ['black on paper', probe()],
    ['white on a bar', `0 g 40 590 200 30 re f ${probe('1 g')}`],
    ['white on a picture', `q 200 0 0 30 40 590 cm /P Do Q ${probe('1 g')}`, PICTURES],
    ['white on a curved shape', `40 590 m 40 640 240 640 240 590 c f ${probe('1 g')}`],
    ['white on a thick line', `30 w 40 604 m 240 604 l S ${probe('1 g')}`],
    ['a filled bar beside it', `${probe()} 0 g 300 590 200 30 re f`],
    ['a bar that covers half of a letter', `${probe()} 0 g 40 590 14 30 re f`],
    ['a marker over it', `${probe()} q /B gs 1 1 0 rg 40 590 200 30 re f Q`, { resources: STATES }],
    ['a shade over it', `${probe()} q /H gs 0 g 40 590 200 30 re f Q`, { resources: STATES }],
    ['a see-through picture over it', `${probe()} q 200 0 0 30 40 590 cm /M Do Q`, PICTURES],
    ['in its clip', `q 40 590 200 30 re W n ${probe()} Q`],
    ['a clip that ended', `q 0 0 10 10 re W n Q ${probe()}`],
    ['a mode that ended', `q 3 Tr Q ${probe()}`],
    [
      'letters that clip a colour',
      `q BT /F 12 Tf 7 Tr 50 600 Td (probe) Tj ET 40 590 200 30 re f Q`,
    ],
    ['in a layer that is on', `/OC /On BDC ${probe()} EMC`, LAYERS],
    ['a painted layer that is off', `${probe()} /OC /Off BDC 40 590 200 30 re f EMC`, LAYERS],
    [
      'a bar within a soft mask',
      `${probe()} q /S gs Q`,
      { resources: STATES, objects: [FORM('/Group<</S/Transparency>>', '0 g 40 590 200 30 re f')] },
    ],
  ])('but not %s', async (_, content, options) => {
    expect(await hiddenIn(content, options)).toEqual([])
  })

  it('is told from what people see on the same line', async () => {
    const line = 'BT /F 12 Tf 50 600 Td (Please ) Tj 3 Tr (probe ) Tj 0 Tr (read) Tj ET '
    const document = await extract(makeRawPdf(line))
    expect(document.text).toBe('Please probe read')
    expect(
      marks(document).map(({ text, from = 0, hidden }) => [text.trim(), from, hidden]),
    ).toEqual([
      ['Please', 0, undefined],
      ['probe', 7, 'render_mode'],
      ['read', 12, undefined],
    ])
  })

  it('is not the text of a scan', async () => {
    const scan = `q 600 0 0 800 0 0 cm /P Do Q BT /F 12 Tf 3 Tr 50 600 Td (probe of a scan) Tj ET `
    const document = await extract(makeRawPdf(scan, PICTURES))
    expect(document.warnings).toEqual([])
    const under = `BT /F 12 Tf 50 600 Td (probe of a scan) Tj ET q 600 0 0 800 0 0 cm /P Do Q `
    expect((await extract(makeRawPdf(under, PICTURES))).warnings).toEqual([])
  })

  it('outside the page keeps its words and lines', async () => {
    const outside = 'BT /F 12 Tf 14 TL -700 600 Td (one two) Tj 60 0 Td (three) Tj T* (four) Tj ET '
    const document = await extract(makeRawPdf(seen(700) + outside))
    expect(document.text).toBe('Seen\n\none two three\nfour')
  })
})

describe('what stands outside the lines', () => {
  it('notes, links, fields, bookmarks and properties', async () => {
    const document = await extract(
      makeRawPdf(seen(700), {
        catalog: '/Outlines 9 0 R',
        trailer:
          '/Info<</Title(A title)/Producer(pdf-lib 1.17 \\(https://github.com\\))/CreationDate(D:20260101000000Z)/Secret(custom)>>',
        page: '/Annots[6 0 R 7 0 R 8 0 R 6 0 R]',
        objects: [
          '<</Type/Annot/Subtype/Link/Rect[0 0 9 9]/A<</S/URI/URI(https://example.org/x)>>>>',
          '<</Type/Annot/Subtype/Text/Rect[0 0 9 9]/T(Ann)/Contents(a note)/F 2>>',
          '<</Type/Annot/Subtype/Widget/FT/Tx/T(name)/Rect[0 0 9 9]/V(typed)/TU(a hint)>>',
          '<</Type/Outlines/First 10 0 R/Last 10 0 R/Count 1>>',
          '<</Title(A bookmark)/Parent 9 0 R/Dest[3 0 R/Fit]>>',
        ],
      }),
    )
    expect(
      marks(document).map(({ text, part, page, hidden }) => [text, part, page, hidden]),
    ).toEqual([
      ['Seen', undefined, 1, undefined],
      ['typed', 'text_box', 1, undefined],
      ['https://example.org/x', 'link_target', 1, undefined],
      ['Ann', 'comment', 1, 'layer_off'],
      ['a note', 'comment', 1, 'layer_off'],
      ['a hint', 'attribute', 1, undefined],
      ['A bookmark', 'title', undefined, undefined],
      ['A title', 'metadata', undefined, undefined],
      ['custom', 'metadata', undefined, undefined],
    ])
  })
})
