/** Everything of which a PDF or Word document can have more and more, as files of any size: reading each is to be linear. */

import {
  makeDocx,
  makeDocxBody,
  makeRawPdf,
  relationships,
  wordXml,
} from '../../src-main/extract/__fixtures__/make-documents.ts'

export interface Dimension {
  /** Format and what there is more of, in a few words. */
  readonly name: string
  /** Reading so many takes some tens of milliseconds. */
  readonly size: number
  readonly make: (size: number) => Uint8Array
}

const times = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index)).join('')
const nested = (count: number, open: string, inner: string, close: string) =>
  open.repeat(count) + inner + close.repeat(count)

const line = (words = 'seen', y = 700, x = 50) => `BT /F 12 Tf ${x} ${y} Td (${words}) Tj ET `
const run = (text: string, properties = '') =>
  `<w:r><w:rPr>${properties}</w:rPr><w:t>${text}</w:t></w:r>`
const paragraph = (inner: string) => `<w:p>${inner}</w:p>`
const styled = (styles: string, body: string) =>
  makeDocx({
    'word/document.xml': wordXml(body),
    'word/_rels/document.xml.rels': relationships(['styles', 'styles.xml']),
    'word/styles.xml': wordXml(styles, 'styles'),
  })
const row = (index: number) =>
  `<w:tr>${times(3, (cell) => `<w:tc>${paragraph(run(`${index} ${cell}`))}</w:tc>`)}</w:tr>`

const PDF: readonly Dimension[] = [
  {
    name: 'pages',
    size: 100,
    make: (size) =>
      makeRawPdf(line(), {
        catalog: '/Pages 6 0 R',
        objects: [
          `<</Type/Pages/Count ${size}/Kids[${times(size, (index) => `${index + 7} 0 R `)}]>>`,
          ...Array.from(
            { length: size },
            () =>
              '<</Type/Page/Parent 6 0 R/MediaBox[0 0 600 800]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
          ),
        ],
      }),
  },
  {
    name: 'lines of a page',
    size: 1_000,
    make: (size) =>
      makeRawPdf(times(size, (index) => line(`line ${index}`, 790 - (index % 78) * 10))),
  },
  {
    name: 'rows with wrapped cells',
    size: 200,
    make: (size) =>
      makeRawPdf(
        times(size, (index) => {
          const y = 790 - (index % 30) * 26
          const [wrapped, further] = [line('ten letters', y, 100), line('and ten', y - 12, 100)]
          return `${line('no', y)}${wrapped}${further}${line('12', y, 260)}`
        }),
      ),
  },
  {
    name: 'painted areas',
    size: 5_000,
    make: (size) => makeRawPdf(line() + times(size, (index) => `${index % 500} 9 3 3 re f `)),
  },
  {
    name: 'notes of a page',
    size: 200,
    make: (size) =>
      makeRawPdf(line(), {
        page: `/Annots[${times(size, (index) => `<</Type/Annot/Subtype/Text/Rect[0 0 9 9]/Contents(note ${index})>>`)}]`,
      }),
  },
  {
    name: 'appearances of notes',
    size: 100,
    make: (size) =>
      makeRawPdf(line(), {
        page: `/Annots[${times(size, (index) => `<</Type/Annot/Subtype/Stamp/Rect[0 0 9 9]/AP<</N ${index + 6} 0 R>>>>`)}]`,
        objects: Array.from({ length: size }, (_, index) => {
          const content = line(`stamp ${index}`)
          return `<</Type/XObject/Subtype/Form/BBox[0 0 600 800]/Resources<</Font<</F 5 0 R>>>>/Length ${content.length}>>stream\n${content}\nendstream`
        }),
      }),
  },
  {
    name: 'fields of a page',
    size: 300,
    make: (size) =>
      makeRawPdf(
        times(100, (index) => line(`label ${index}`, 790 - 7 * index)),
        {
          page: `/Annots[${times(size, (index) => {
            const y = 10 + (index % 700)
            return `<</Subtype/Widget/FT/Tx/T(f${index})/V(value ${index})/Rect[150 ${y} 300 ${y + 9}]>>`
          })}]`,
        },
      ),
  },
  {
    name: 'fields without a place',
    size: 1_000,
    make: (size) =>
      makeRawPdf(line(), {
        catalog: `/AcroForm<</Fields[${times(size, (index) => `<</FT/Tx/T(f${index})/V(value ${index})>>`)}]>>`,
      }),
  },
  {
    name: 'fields within fields',
    size: 500,
    make: (size) =>
      makeRawPdf(line(), {
        catalog: '/AcroForm<</Fields[6 0 R]>>',
        objects: Array.from(
          { length: size },
          (_, index) => `<</T(f)/V(value ${index})/Kids[${index + 7} 0 R]>>`,
        ),
      }),
  },
  {
    name: 'elements of the structure',
    size: 500,
    make: (size) =>
      makeRawPdf(line(), {
        catalog: '/StructTreeRoot 6 0 R',
        objects: [
          `<</Type/StructTreeRoot/K[${times(size, (index) => `${index + 7} 0 R `)}]>>`,
          ...Array.from({ length: size }, (_, index) => `<</S/P/P 6 0 R/Alt(figure ${index})>>`),
        ],
      }),
  },
  {
    name: 'marks one after the other',
    size: 1_000,
    make: (size) =>
      makeRawPdf(times(size, (index) => `/Span<</ActualText(word ${index})>>BDC ${line('x')}EMC `)),
  },
  {
    name: 'marks within marks',
    size: 1_000,
    make: (size) =>
      makeRawPdf(
        nested(size, '/Span<</ActualText(word)>>BDC (x) Tj ', '', 'EMC ').replace(
          /^/,
          'BT /F 12 Tf 50 700 Td ',
        ),
      ),
  },
  {
    name: 'bookmarks',
    size: 500,
    make: (size) =>
      makeRawPdf(line(), {
        catalog: '/Outlines 6 0 R',
        objects: [
          `<</Type/Outlines/First 7 0 R/Last ${size + 6} 0 R>>`,
          ...Array.from(
            { length: size },
            (_, index) =>
              `<</Title(mark ${index})/Parent 6 0 R${index + 1 < size ? `/Next ${index + 8} 0 R` : ''}>>`,
          ),
        ],
      }),
  },
]

const DOCX: readonly Dimension[] = [
  {
    name: 'paragraphs',
    size: 1_000,
    make: (size) => makeDocxBody(times(size, (index) => paragraph(run(`line ${index}`)))),
  },
  {
    name: 'runs of a paragraph',
    size: 1_000,
    make: (size) => makeDocxBody(paragraph(times(size, (index) => run(`word ${index}`)))),
  },
  {
    name: 'hidden runs',
    size: 1_000,
    make: (size) =>
      makeDocxBody(paragraph(times(size, (index) => run(`word ${index}`, '<w:vanish/>')))),
  },
  { name: 'rows', size: 500, make: (size) => makeDocxBody(`<w:tbl>${times(size, row)}</w:tbl>`) },
  {
    name: 'blocks of a layout table',
    size: 500,
    make: (size) => {
      const block = `<w:tc>${paragraph(run('Anna'))}${paragraph(run('Kiel'))}</w:tc>`
      return makeDocxBody(`<w:tbl><w:tr>${block.repeat(size)}</w:tr></w:tbl>`)
    },
  },
  {
    name: 'styles',
    size: 1_000,
    make: (size) =>
      styled(
        times(
          size,
          (index) => `<w:style w:styleId="s${index}"><w:rPr><w:sz w:val="20"/></w:rPr></w:style>`,
        ),
        times(size, (index) => paragraph(run('x', `<w:rStyle w:val="s${index}"/>`))),
      ),
  },
  {
    name: 'styles based on each other',
    size: 500,
    make: (size) =>
      styled(
        times(
          size,
          (index) => `<w:style w:styleId="s${index}"><w:basedOn w:val="s${index - 1}"/></w:style>`,
        ),
        times(size, (index) => paragraph(run('x', `<w:rStyle w:val="s${size - 1 - index}"/>`))),
      ),
  },
  {
    // One element may have 1,000 of them.
    name: 'attributes of elements',
    size: 5_000,
    make: (size) =>
      makeDocxBody(
        times(
          size / 500,
          () =>
            `<w:p xmlns:x="urn:x" ${times(500, (index) => `x:a${index}="v" `)}>${run('x')}</w:p>`,
        ),
      ),
  },
  {
    name: 'properties of a run',
    size: 1_000,
    make: (size) =>
      makeDocxBody(paragraph(run('x', '<w:color w:val="112233"/><w:sz w:val="20"/>'.repeat(size)))),
  },
  {
    name: 'fields',
    size: 500,
    make: (size) =>
      makeDocxBody(
        times(size, (index) =>
          paragraph(`<w:fldSimple w:instr="REF a${index}">${run('x')}</w:fldSimple>`),
        ),
      ),
  },
  {
    name: 'changes that are tracked',
    size: 500,
    make: (size) =>
      makeDocxBody(
        times(size, (index) => paragraph(`<w:ins w:author="a">${run(`x${index}`)}</w:ins>`)),
      ),
  },
  {
    name: 'text boxes',
    size: 500,
    make: (size) =>
      makeDocxBody(
        times(size, (index) =>
          paragraph(`<w:r><w:txbxContent>${paragraph(run(`box ${index}`))}</w:txbxContent></w:r>`),
        ),
      ),
  },
  {
    name: 'alternatives',
    size: 500,
    make: (size) =>
      makeDocxBody(
        times(size, (index) =>
          paragraph(
            `<mc:AlternateContent><mc:Choice Requires="a">${run(`a${index}`)}</mc:Choice><mc:Fallback>${run(`b${index}`)}</mc:Fallback></mc:AlternateContent>`,
          ),
        ),
      ),
  },
  {
    name: 'parts',
    size: 100,
    make: (size) =>
      makeDocx({
        'word/document.xml': wordXml(paragraph(run('x'))),
        'word/_rels/document.xml.rels': relationships(
          ...Array.from({ length: size }, (_, index) => ['header', `h${index}.xml`] as const),
        ),
        ...Object.fromEntries(
          Array.from({ length: size }, (_, index) => [
            `word/h${index}.xml`,
            wordXml(paragraph(run(`head ${index}`)), 'hdr'),
          ]),
        ),
      }),
  },
]

export const DIMENSIONS: readonly Dimension[] = [
  ...PDF.map((each) => ({ ...each, name: `pdf: ${each.name}` })),
  ...DOCX.map((each) => ({ ...each, name: `docx: ${each.name}` })),
]
