/** Makes small workbooks, presentations, OpenDocument files and books for tests. */

import { strToU8, zipSync } from 'fflate'
import { relationships } from './make-documents.ts'

type Parts = Readonly<Record<string, string | Uint8Array>>

/** An archive of these parts; those of a name in `stored` are not compressed. */
export function makeZip(parts: Parts, stored: readonly string[] = []): Uint8Array {
  return zipSync(
    Object.fromEntries(
      Object.entries(parts).map(([name, content]) => [
        name,
        [
          typeof content === 'string' ? strToU8(content) : content,
          { level: stored.includes(name) ? 0 : 6 },
        ],
      ]),
    ),
  )
}

const SHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const DRAWING = 'http://schemas.openxmlformats.org/drawingml/2006/main'
const SLIDE = 'http://schemas.openxmlformats.org/presentationml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

export interface WorkbookOptions {
  /** Attributes of the sheet in the workbook. */
  readonly state?: string
  readonly strings?: string
  readonly styles?: string
  /** Names that the workbook gives to ranges. */
  readonly names?: string
  readonly sheetRelationships?: string
  readonly parts?: Parts
}

/** A workbook of one sheet with this content, such as `<sheetData>…</sheetData>`. */
export function makeXlsx(
  sheet: string,
  { state = '', strings = '', styles = '', names = '', sheetRelationships, parts = {} }: WorkbookOptions = {},
): Uint8Array {
  return makeZip({
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': relationships(['officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': `<workbook xmlns="${SHEET}" xmlns:r="${OFFICE}"><sheets><sheet name="Figures" sheetId="1" ${state} r:id="r0"/></sheets>${names}</workbook>`,
    'xl/_rels/workbook.xml.rels': relationships(
      ['worksheet', 'worksheets/sheet1.xml'],
      ['sharedStrings', 'sharedStrings.xml'],
      ['styles', 'styles.xml'],
    ),
    'xl/sharedStrings.xml': `<sst xmlns="${SHEET}">${strings}</sst>`,
    'xl/styles.xml': `<styleSheet xmlns="${SHEET}">${styles}</styleSheet>`,
    'xl/worksheets/sheet1.xml': `<worksheet xmlns="${SHEET}" xmlns:r="${OFFICE}">${sheet}</worksheet>`,
    ...(sheetRelationships && { 'xl/worksheets/_rels/sheet1.xml.rels': sheetRelationships }),
    ...parts,
  })
}

export interface SlideOptions {
  /** Attributes of the slide, its background, and what its layout holds. */
  readonly show?: string
  readonly background?: string
  readonly layout?: string
  readonly slideRelationships?: readonly (readonly [kind: string, target: string])[]
  readonly parts?: Parts
}

const slideXml = (root: string, shapes: string, attributes = '', background = '') =>
  `<p:${root} xmlns:p="${SLIDE}" xmlns:a="${DRAWING}" xmlns:r="${OFFICE}" ${attributes}><p:cSld>${background}<p:spTree>${shapes}</p:spTree></p:cSld></p:${root}>`

/** A shape with a line of text; `more` stands in its properties, `run` in those of its letters. */
export function shape(text: string, { name = 'Text 1', own = '', more = '', run = '', attributes = '' } = {}) {
  return `<p:sp><p:nvSpPr><p:cNvPr id="2" name="${name}" ${own}/><p:nvPr>${more.startsWith('<p:ph') ? more : ''}</p:nvPr></p:nvSpPr><p:spPr>${more.startsWith('<p:ph') ? '' : more}</p:spPr><p:txBody><a:p><a:r><a:rPr ${attributes}>${run}</a:rPr><a:t>${text}</a:t></a:r></a:p></p:txBody></p:sp>`
}

/** Notes of a slide with this text. */
export const notesXml = (text: string) => slideXml('notes', shape(text))

/** A presentation of one slide with these shapes. */
export function makePptx(
  shapes: string,
  { show = '', background = '', layout = '', slideRelationships = [], parts = {} }: SlideOptions = {},
): Uint8Array {
  return makeZip({
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': relationships(['officeDocument', 'ppt/presentation.xml']),
    'ppt/presentation.xml': `<p:presentation xmlns:p="${SLIDE}" xmlns:r="${OFFICE}"><p:sldIdLst><p:sldId id="256" r:id="r0"/></p:sldIdLst></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': relationships(['slide', 'slides/slide1.xml']),
    'ppt/slides/slide1.xml': slideXml('sld', shapes, show, background),
    'ppt/slides/_rels/slide1.xml.rels': relationships(
      ['slideLayout', '../slideLayouts/slideLayout1.xml'],
      ...slideRelationships,
    ),
    'ppt/slideLayouts/slideLayout1.xml': slideXml('sldLayout', layout),
    ...parts,
  })
}

const ODF = ['office', 'text', 'table', 'style', 'draw', 'presentation', 'meta']
  .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .join(' ')
const ODF_OTHERS =
  'xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" xmlns:svg="urn:oasis:names:tc:opendocument:xmlns:svg-compatible:1.0" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xlink="http://www.w3.org/1999/xlink"'

/** An OpenDocument file of a kind (`text`, `spreadsheet`, `presentation`) with this body and automatic styles. */
export function makeOpenDocument(
  kind: 'text' | 'spreadsheet' | 'presentation',
  body: string,
  { styles = '', master = '', meta = '' } = {},
): Uint8Array {
  const root = (name: string, inner: string) => `<office:${name} ${ODF} ${ODF_OTHERS}>${inner}</office:${name}>`
  return makeZip(
    {
      mimetype: `application/vnd.oasis.opendocument.${kind}`,
      'content.xml': root(
        'document-content',
        `<office:automatic-styles>${styles}</office:automatic-styles><office:body><office:${kind}>${body}</office:${kind}></office:body>`,
      ),
      'styles.xml': root('document-styles', `<office:master-styles>${master}</office:master-styles>`),
      'meta.xml': root('document-meta', `<office:meta>${meta}</office:meta>`),
    },
    ['mimetype'],
  )
}

/** A book of these pages, in order; a page that begins with `!` is in the book and in no order. */
export function makeEpub(
  pages: readonly string[],
  metadata = '',
  parts: Readonly<Record<string, string>> = {},
): Uint8Array {
  const items = pages.map((_, index) => `<item id="p${index}" href="p${index}.xhtml" media-type="application/xhtml+xml"/>`)
  const order = pages.flatMap((page, index) => (page.startsWith('!') ? [] : [`<itemref idref="p${index}"/>`]))
  return makeZip(
    {
      mimetype: 'application/epub+zip',
      'META-INF/container.xml':
        '<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="OEBPS/book.opf"/></rootfiles></container>',
      'OEBPS/book.opf': `<package xmlns="http://www.idpf.org/2007/opf" xmlns:dc="http://purl.org/dc/elements/1.1/"><metadata>${metadata}</metadata><manifest>${items.join('')}</manifest><spine>${order.join('')}</spine></package>`,
      ...Object.fromEntries(
        pages.map((page, index) => [
          `OEBPS/p${index}.xhtml`,
          `<html><head><title>x</title></head><body>${page.replace(/^!/, '')}</body></html>`,
        ]),
      ),
      ...parts,
    },
    ['mimetype'],
  )
}
