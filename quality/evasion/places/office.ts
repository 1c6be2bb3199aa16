/** Places of workbooks, presentations, OpenDocument files and books in which an order can stand that people do not see. */

import { relationships } from '../../../src-main/extract/__fixtures__/make-documents.ts'
import {
  makeEpub,
  makeOpenDocument,
  makePptx,
  makeXlsx,
  notesXml,
  shape,
  type WorkbookOptions,
} from '../../../src-main/extract/__fixtures__/make-office.ts'
import { fileDocument, PAYLOAD, type Place, placesOf, type Twin } from '../place.ts'

const xlsx = placesOf('xlsx', 'seen hidden')
const pptx = placesOf('pptx', 'seen hidden')
const odt = placesOf('odt', 'seen hidden')
const ods = placesOf('ods', 'seen hidden')
const odp = placesOf('odp', 'seen hidden')
const epub = placesOf('epub', 'seen hidden')

const cell = (text: string, { at = 'B2', style = '', type = 'inlineStr' } = {}) =>
  `<c r="${at}" t="${type}" ${style}>${type === 'inlineStr' ? `<is><t>${text}</t></is>` : `<v>${text}</v>`}</c>`
const rows = (inner: string, attributes = '') =>
  `<sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>Total</t></is></c></row><row r="2" ${attributes}>${inner}</row></sheetData>`
const book = (inner: string, options: WorkbookOptions = {}) => makeXlsx(rows(inner), options)
const STYLES =
  '<numFmts><numFmt numFmtId="200" formatCode=";;;"/></numFmts><fonts><font/><font><color rgb="FFFFFFFF"/></font><font><sz val="1"/></font><font><color theme="0"/></font></fonts>' +
  '<fills><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FF203040"/></patternFill></fill></fills>' +
  '<cellXfs><xf fontId="0" fillId="0"/><xf fontId="1" fillId="0"/><xf fontId="2" fillId="0"/><xf fontId="0" fillId="0" numFmtId="200"/><xf fontId="3" fillId="0"/><xf fontId="1" fillId="1"/></cellXfs>'
const SHEET_NS = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const beside = (kind: string, path: string, xml: string) =>
  makeXlsx(rows(cell('idle')), {
    sheetRelationships: relationships([kind, path]),
    parts: { [`xl/${path.replace('../', '')}`]: xml },
  })
const DRAWN = `<d xmlns="urn:x" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main">`

const XLSX: readonly Place[] = [
  xlsx('a cell', book(cell(PAYLOAD)), 'seen'),
  xlsx(
    'a shared string',
    book(cell('0', { type: 's' }), { strings: `<si><t>${PAYLOAD}</t></si>` }),
    'seen',
  ),
  xlsx(
    'a runs of a string',
    book(cell('0', { type: 's' }), {
      strings: `<si><r><t>Ignore all </t></r><r><rPr><b/></rPr><t>${PAYLOAD.slice(11)}</t></r></si>`,
    }),
    'seen',
  ),
  xlsx('a hidden sheet', book(cell(PAYLOAD), { state: 'state="hidden"' })),
  xlsx('a very hidden sheet', book(cell(PAYLOAD), { state: 'state="veryHidden"' })),
  xlsx('a hidden row', makeXlsx(rows(cell(PAYLOAD), 'hidden="1"'))),
  xlsx('a row without height', makeXlsx(rows(cell(PAYLOAD), 'ht="0.5" customHeight="1"'))),
  xlsx(
    'a hidden column',
    makeXlsx(`<cols><col min="2" max="2" hidden="1"/></cols>${rows(cell(PAYLOAD))}`),
  ),
  xlsx('white letters', book(cell(PAYLOAD, { style: 's="1"' }), { styles: STYLES })),
  xlsx('letters of the theme’s paper', book(cell(PAYLOAD, { style: 's="4"' }), { styles: STYLES })),
  xlsx('tiny letters', book(cell(PAYLOAD, { style: 's="2"' }), { styles: STYLES })),
  xlsx('a format that shows nothing', book(cell(PAYLOAD, { style: 's="3"' }), { styles: STYLES })),
  xlsx(
    'a text within a formula',
    book(`<c r="B2"><f>IF(A1&gt;9,"${PAYLOAD}","")</f><v></v></c>`),
    'seen',
  ),
  xlsx(
    'the hint of a field',
    makeXlsx(
      `${rows(cell('idle'))}<dataValidations><dataValidation prompt="${PAYLOAD}"/></dataValidations>`,
    ),
    'seen',
  ),
  xlsx(
    'the header of the printed page',
    makeXlsx(
      `${rows(cell('idle'))}<headerFooter><oddHeader>&amp;C${PAYLOAD}</oddHeader></headerFooter>`,
    ),
    'seen',
  ),
  xlsx(
    'the comment of a name',
    book(cell('idle'), {
      names: `<definedNames><definedName name="x" comment="${PAYLOAD}">A1</definedName></definedNames>`,
    }),
    'seen',
  ),
  xlsx(
    'a comment',
    beside(
      'comments',
      '../comments1.xml',
      `<comments ${SHEET_NS}><commentList><comment><text><r><t>${PAYLOAD}</t></r></text></comment></commentList></comments>`,
    ),
    'seen',
  ),
  xlsx(
    'the description of a picture',
    beside('drawing', '../drawings/drawing1.xml', `${DRAWN}<cNvPr descr="${PAYLOAD}"/></d>`),
    'seen',
  ),
  xlsx(
    'a text box',
    beside(
      'drawing',
      '../drawings/drawing1.xml',
      `${DRAWN}<a:p><a:r><a:t>${PAYLOAD}</a:t></a:r></a:p></d>`,
    ),
    'seen',
  ),
  xlsx(
    'the axis of a chart',
    beside(
      'chart',
      '../charts/chart1.xml',
      `${DRAWN}<a:p><a:r><a:t>${PAYLOAD}</a:t></a:r></a:p></d>`,
    ),
    'seen',
  ),
]

const WHITE = '<a:solidFill><a:srgbClr val="FFFFFF"/></a:solidFill>'
const PAGE = '<p:bg><p:bgPr><a:solidFill><a:srgbClr val="FFFFFF"/></a:solidFill></p:bgPr></p:bg>'
const idle = shape('Results of the year')
const PPTX: readonly Place[] = [
  pptx('a slide', makePptx(shape(PAYLOAD)), 'seen'),
  pptx('a hidden slide', makePptx(shape(PAYLOAD), { show: 'show="0"' })),
  pptx('a hidden shape', makePptx(idle + shape(PAYLOAD, { own: 'hidden="1"' }))),
  pptx(
    'white letters on a white page',
    makePptx(idle + shape(PAYLOAD, { run: WHITE }), { background: PAGE }),
  ),
  pptx(
    'white letters on a white shape',
    makePptx(idle + shape(PAYLOAD, { more: WHITE, run: WHITE })),
  ),
  pptx('tiny letters', makePptx(idle + shape(PAYLOAD, { attributes: 'sz="100"' }))),
  pptx(
    'letters that shine through',
    makePptx(
      idle +
        shape(PAYLOAD, {
          run: '<a:solidFill><a:srgbClr val="000000"><a:alpha val="0"/></a:srgbClr></a:solidFill>',
        }),
    ),
  ),
  pptx(
    'a shape beside the page',
    makePptx(
      idle +
        shape(PAYLOAD, {
          more: '<a:xfrm><a:off x="13000000" y="0"/><a:ext cx="10" cy="10"/></a:xfrm>',
        }),
    ),
  ),
  pptx(
    'speaker notes',
    makePptx(idle, {
      slideRelationships: [['notesSlide', '../notesSlides/n1.xml']],
      parts: { 'ppt/notesSlides/n1.xml': notesXml(PAYLOAD) },
    }),
    'seen',
  ),
  pptx(
    'a comment',
    makePptx(idle, {
      slideRelationships: [['comments', '../comments/c1.xml']],
      parts: {
        'ppt/comments/c1.xml': `<p:cmLst xmlns:p="urn:p"><p:cm><p:text>${PAYLOAD}</p:text></p:cm></p:cmLst>`,
      },
    }),
    'seen',
  ),
  pptx('the description of a shape', makePptx(shape('x', { own: `descr="${PAYLOAD}"` })), 'seen'),
  pptx('the name of a shape', makePptx(shape('x', { name: PAYLOAD })), 'seen'),
  pptx('the page behind a slide', makePptx(idle, { layout: shape(PAYLOAD) }), 'seen'),
  pptx(
    'a diagram',
    makePptx(idle, {
      slideRelationships: [['diagramData', '../diagrams/data1.xml']],
      parts: {
        'ppt/diagrams/data1.xml': `${DRAWN}<a:p><a:r><a:t>${PAYLOAD}</a:t></a:r></a:p></d>`,
      },
    }),
    'seen',
  ),
]

const p = (text: string, style = '') =>
  `<text:p${style && ` text:style-name="${style}"`}>${text}</text:p>`
const style = (family: string, properties: string, kind = 'text') =>
  `<style:style style:name="S" style:family="${family}"><style:${kind}-properties ${properties}/></style:style>`
const odtBody = (body: string, styles = '', more = {}) =>
  makeOpenDocument('text', p('Minutes of the meeting') + body, { styles, ...more })
const span = `<text:p><text:span text:style-name="S">${PAYLOAD}</text:span></text:p>`
const table = (inner: string, attributes = '') =>
  `<table:table table:name="T" ${attributes}>${inner}</table:table>`
const sheetRow = (text: string, attributes = '') =>
  `<table:table-row ${attributes}><table:table-cell>${p(text)}</table:table-cell></table:table-row>`
const page = (inner: string, attributes = '') =>
  `<draw:page draw:name="1" ${attributes}>${inner}</draw:page>`
const frame = (text: string) => `<draw:frame><draw:text-box>${p(text)}</draw:text-box></draw:frame>`

const ODF: readonly Place[] = [
  odt('a paragraph', odtBody(p(PAYLOAD)), 'seen'),
  odt('hidden letters', odtBody(span, style('text', 'text:display="none"'))),
  odt('white letters', odtBody(span, style('text', 'fo:color="#ffffff"'))),
  odt('tiny letters', odtBody(span, style('text', 'fo:font-size="1pt"'))),
  odt(
    'a hidden section',
    odtBody(`<text:section text:display="none">${p(PAYLOAD)}</text:section>`),
  ),
  odt(
    'a hidden paragraph',
    odtBody(
      `<text:p><text:hidden-paragraph text:is-hidden="true">${PAYLOAD}</text:hidden-paragraph></text:p>`,
    ),
  ),
  odt(
    'a hidden text',
    odtBody(`<text:p><text:hidden-text text:string-value="${PAYLOAD}"/></text:p>`),
    'seen',
  ),
  odt(
    'deleted text',
    odtBody(
      `<text:tracked-changes><text:changed-region><text:deletion>${p(PAYLOAD)}</text:deletion></text:changed-region></text:tracked-changes>`,
    ),
  ),
  odt(
    'a comment',
    odtBody(`<text:p>x<office:annotation>${p(PAYLOAD)}</office:annotation></text:p>`),
    'seen',
  ),
  odt(
    'a footnote',
    odtBody(
      `<text:p>x<text:note><text:note-body>${p(PAYLOAD)}</text:note-body></text:note></text:p>`,
    ),
    'seen',
  ),
  odt(
    'the description of a picture',
    odtBody(`<text:p><draw:frame><svg:desc>${PAYLOAD}</svg:desc></draw:frame></text:p>`),
    'seen',
  ),
  odt(
    'a header',
    odtBody('', '', {
      master: `<style:master-page><style:header>${p(PAYLOAD)}</style:header></style:master-page>`,
    }),
    'seen',
  ),
  odt(
    'the description in its properties',
    odtBody('', '', { meta: `<dc:description>${PAYLOAD}</dc:description>` }),
    'seen',
  ),
  ods('a cell', makeOpenDocument('spreadsheet', table(sheetRow(PAYLOAD))), 'seen'),
  ods(
    'a hidden row',
    makeOpenDocument(
      'spreadsheet',
      table(sheetRow('x') + sheetRow(PAYLOAD, 'table:visibility="collapse"')),
    ),
  ),
  ods(
    'a hidden column',
    makeOpenDocument(
      'spreadsheet',
      table(`<table:table-column table:visibility="collapse"/>${sheetRow(PAYLOAD)}`),
    ),
  ),
  ods(
    'a hidden sheet',
    makeOpenDocument(
      'spreadsheet',
      `<table:table table:name="S" table:style-name="H">${sheetRow(PAYLOAD)}</table:table>`,
      {
        styles:
          '<style:style style:name="H" style:family="table"><style:table-properties table:display="false"/></style:style>',
      },
    ),
  ),
  odp('a slide', makeOpenDocument('presentation', page(frame(PAYLOAD))), 'seen'),
  odp(
    'a slide that is passed over',
    makeOpenDocument('presentation', page(frame(PAYLOAD), 'draw:style-name="S"'), {
      styles: style('drawing-page', 'presentation:visibility="hidden"', 'drawing-page'),
    }),
  ),
  odp(
    'notes of the speaker',
    makeOpenDocument(
      'presentation',
      page(`${frame('x')}<presentation:notes>${frame(PAYLOAD)}</presentation:notes>`),
    ),
    'seen',
  ),
]

const EPUB: readonly Place[] = [
  epub('a chapter', makeEpub([`<p>${PAYLOAD}</p>`]), 'seen'),
  epub('a page in no order', makeEpub(['<p>Once upon a time</p>', `!<p>${PAYLOAD}</p>`])),
  epub(
    'a hidden paragraph',
    makeEpub([`<p>Once upon a time</p><p style="display:none">${PAYLOAD}</p>`]),
  ),
  epub(
    'the description of the book',
    makeEpub(['<p>x</p>'], `<dc:description>${PAYLOAD}</dc:description>`),
    'seen',
  ),
]

export const OFFICE_PLACES: readonly Place[] = [...XLSX, ...PPTX, ...ODF, ...EPUB]

const twin = (format: string, what: string, bytes: Uint8Array): Twin => ({
  format,
  what,
  read: () => fileDocument(`a.${format}`, bytes, 'all'),
})

export const OFFICE_TWINS: readonly Twin[] = [
  twin(
    'xlsx',
    'a workbook with a hidden sheet of lists',
    book(cell('North') + cell('South', { at: 'C2' }), { state: 'state="hidden"' }),
  ),
  twin(
    'xlsx',
    'white letters on a dark header',
    book(cell('Quarter', { style: 's="5"' }), { styles: STYLES }),
  ),
  twin(
    'pptx',
    'a slide with notes',
    makePptx(idle, {
      slideRelationships: [['notesSlide', '../notesSlides/n1.xml']],
      parts: { 'ppt/notesSlides/n1.xml': notesXml('Thank everybody and show the figures.') },
    }),
  ),
  twin(
    'odt',
    'a text with deleted words',
    odtBody(
      `<text:tracked-changes><text:changed-region><text:deletion>${p('in the spring')}</text:deletion></text:changed-region></text:tracked-changes>`,
    ),
  ),
  twin(
    'epub',
    'a book of two chapters',
    makeEpub(['<h1>One</h1><p>It rained.</p>', '<h1>Two</h1><p>It snowed.</p>']),
  ),
]
