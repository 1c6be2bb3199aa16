/** Further places of messages, notebooks, rich text and Office files: what programs keep beside what they show. */

import { relationships } from '../../../src-main/extract/__fixtures__/make-documents.ts'
import {
  makeOpenDocument,
  makePptx,
  makeXlsx,
  makeZip,
  shape,
} from '../../../src-main/extract/__fixtures__/make-office.ts'
import { type Expected, fileDocument, PAYLOAD, type Place, type Twin } from '../place.ts'

const row = (
  format: string,
  place: string,
  content: string | Uint8Array,
  expected: Expected = 'seen',
): Place => ({
  format,
  place,
  expected,
  read: () => fileDocument(`a.${format}`, content, 'all'),
})

const HEAD =
  'From: Ann Hill <ann@example.org>\r\nTo: Bob <bob@example.org>\r\nSubject: Minutes\r\nMIME-Version: 1.0\r\n'
const part = (type: string, body: string, more = '') =>
  `--b1\r\nContent-Type: ${type}\r\n${more}\r\n${body}\r\n`
const mixed = (...parts: readonly string[]) =>
  `${HEAD}Content-Type: multipart/mixed; boundary="b1"\r\n\r\n${parts.join('')}--b1--\r\n`
const plain = part('text/plain', 'Dear Bob, the minutes of our meeting are below.')
const within = (before: string, after: string) =>
  part(
    'multipart/alternative; boundary="b2"',
    `${before}\r\n--b2\r\nContent-Type: text/plain\r\n\r\nThe minutes.\r\n--b2--\r\n${after}`,
  )
const TNEF = Buffer.concat([Buffer.from('789f3e22', 'hex'), Buffer.alloc(40), Buffer.from(PAYLOAD)])
const CALENDAR = (field: string) =>
  `BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:Meeting\r\n${field}:${PAYLOAD}\r\nEND:VEVENT\r\nEND:VCALENDAR`

const EML: readonly Place[] = [
  ...['Received', 'X-MS-Note', 'List-Help', 'Content-Description', 'References'].map((field) =>
    row('eml', `a field of programs, ${field}`, `${HEAD}${field}: ${PAYLOAD}\r\n\r\nHello\r\n`),
  ),
  row('eml', 'before the first part of a part', mixed(plain, within(PAYLOAD, ''))),
  row('eml', 'behind the last part of a part', mixed(plain, within('', PAYLOAD))),
  row('eml', 'an invitation', mixed(plain, part('text/calendar', CALENDAR('DESCRIPTION')))),
  row(
    'eml',
    'a private field of an invitation',
    mixed(plain, part('text/calendar', CALENDAR('X-NOTE'))),
  ),
  row('eml', 'a part of no known type', mixed(plain, part('x/y', PAYLOAD))),
  row('eml', 'a report of delivery', mixed(plain, part('message/delivery-status', PAYLOAD))),
  row(
    'eml',
    'an attachment of Outlook’s own',
    mixed(
      plain,
      part(
        'application/ms-tnef; name="winmail.dat"',
        TNEF.toString('base64'),
        'Content-Transfer-Encoding: base64\r\n',
      ),
    ),
    'told',
  ),
  row(
    'eml',
    'the address of a link in its HTML',
    `${HEAD}Content-Type: text/html\r\n\r\n<p>Hello <a href="https://a.example/?q=${encodeURIComponent(PAYLOAD)}">you</a></p>\r\n`,
  ),
  row(
    'eml',
    'behind ten thousand parts',
    mixed(plain.repeat(10_001), part('text/plain', PAYLOAD)),
    'told',
  ),
]

const notebook = (cell: object, more: object = {}) =>
  JSON.stringify({
    ...{ nbformat: 4, nbformat_minor: 5, metadata: {}, ...more },
    cells: [{ cell_type: 'markdown', metadata: {}, source: ['# Figures\n'] }, cell],
  })
const code = { cell_type: 'code', metadata: {}, source: ['1 + 1'], outputs: [] as object[] }
const output = (one: object) => notebook({ ...code, outputs: [one] })
const IPYNB: readonly Place[] = [
  row('ipynb', 'its properties', notebook(code, { metadata: { note: PAYLOAD } })),
  row(
    'ipynb',
    'an error',
    output({ output_type: 'error', ename: 'E', evalue: PAYLOAD, traceback: [] }),
  ),
  row(
    'ipynb',
    'the trace of an error',
    output({ output_type: 'error', ename: 'E', evalue: 'x', traceback: [PAYLOAD] }),
  ),
  row(
    'ipynb',
    'a result',
    output({ output_type: 'execute_result', data: { 'text/plain': [PAYLOAD] }, metadata: {} }),
  ),
  row(
    'ipynb',
    'a result of no known type',
    output({ output_type: 'display_data', data: { 'application/x': { a: PAYLOAD } } }),
  ),
  row(
    'ipynb',
    'the properties of a result',
    output({ output_type: 'display_data', data: { 'text/plain': 'x' }, metadata: { a: PAYLOAD } }),
  ),
  row(
    'ipynb',
    'what is attached to a cell',
    notebook({
      ...code,
      cell_type: 'markdown',
      attachments: { 'a.txt': { 'text/plain': PAYLOAD } },
    }),
  ),
  row('ipynb', 'a raw cell', notebook({ ...code, cell_type: 'raw', source: PAYLOAD })),
]

const rich = (inner: string) =>
  `{\\rtf1\\ansi\\deff0{\\fonttbl{\\f0 Arial;}}\\f0 Minutes.\\par ${inner}}`
const RTF: readonly Place[] = [
  row('rtf', 'a text box', rich(`{\\shp{\\*\\shpinst{\\shptxt ${PAYLOAD}\\par}}}`)),
  row(
    'rtf',
    'the address of a link',
    rich(
      `{\\field{\\*\\fldinst HYPERLINK "https://a.example/" \\\\o "${PAYLOAD}"}{\\fldrslt here}}`,
    ),
    // Read, and taken for a quotation: it has marks around it.
    'told',
  ),
  row(
    'rtf',
    'a field of a form',
    rich(
      `{\\field{\\*\\fldinst FORMTEXT {\\*\\formfield{\\*\\ffhelptext ${PAYLOAD}}}}{\\fldrslt x}}`,
    ),
  ),
  row('rtf', 'a name of a bookmark', rich(`{\\*\\bkmkstart ${PAYLOAD}}x`)),
  row(
    'rtf',
    'a property of the user',
    rich(`{\\*\\userprops{\\propname note}\\proptype30{\\staticval ${PAYLOAD}}}`),
  ),
  row('rtf', 'the title', `{\\rtf1{\\info{\\title ${PAYLOAD}}}Minutes.}`),
  row(
    'rtf',
    'what another property is glued to',
    `{\\rtf1{\\info{\\author Ann}{\\subject ${PAYLOAD}}{\\keywords x}}Minutes.}`,
  ),
  row('rtf', 'a variable', rich(`{\\*\\docvar {note}{${PAYLOAD}}}`)),
  row('rtf', 'the author of a change', rich(`{\\*\\revtbl {Unknown;}{${PAYLOAD};}}`)),
  row(
    'rtf',
    'the description of a shape',
    rich(`{\\shp{\\*\\shpinst{\\sp{\\sn wzDescription}{\\sv ${PAYLOAD}}}}}`),
  ),
  row(
    'rtf',
    'the description of a picture',
    rich(
      `{\\*\\shppict{\\pict{\\*\\picprop{\\sp{\\sn wzDescription}{\\sv ${PAYLOAD}}}}\\pngblip 8950}}`,
    ),
  ),
  row(
    'rtf',
    'letters that are drawn',
    rich(`{\\shp{\\*\\shpinst{\\sp{\\sn gtextUNICODE}{\\sv ${PAYLOAD}}}}}`),
  ),
  row('rtf', 'a group that programs may pass over', rich(`{\\*\\mystery ${PAYLOAD}}`)),
  row(
    'rtf',
    'a result of an object',
    rich(`{\\object\\objemb{\\*\\objdata 0105}{\\result ${PAYLOAD}}}`),
  ),
]

const SHEET_NS = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const rows = (text = 'idle') =>
  `<sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>${text}</t></is></c></row></sheetData>`
const beside = (kind: string, path: string, xml: string) =>
  makeXlsx(rows(), {
    sheetRelationships: relationships([kind, `../${path}`]),
    parts: { [`xl/${path}`]: xml },
  })
const XLSX: readonly Place[] = [
  row(
    'xlsx',
    'the text of a name',
    makeXlsx(rows(), {
      names: `<definedNames><definedName name="x">"${PAYLOAD}"</definedName></definedNames>`,
    }),
  ),
  row(
    'xlsx',
    'what a format writes before a number',
    makeXlsx(rows(), {
      styles: `<numFmts><numFmt numFmtId="200" formatCode="&quot;${PAYLOAD}&quot; 0"/></numFmts>`,
    }),
  ),
  row(
    'xlsx',
    'a comment of a thread',
    beside(
      'threadedComment',
      'threadedComments/t1.xml',
      `<ThreadedComments><threadedComment ref="A1"><text>${PAYLOAD}</text></threadedComment></ThreadedComments>`,
    ),
  ),
  row(
    'xlsx',
    'a column of a table',
    beside(
      'table',
      'tables/table1.xml',
      `<table ${SHEET_NS}><tableColumns><tableColumn name="${PAYLOAD}"/></tableColumns></table>`,
    ),
  ),
  row(
    'xlsx',
    'what a pivot table keeps',
    beside(
      'pivotCacheDefinition',
      'pivotCache/p1.xml',
      `<pivotCacheDefinition ${SHEET_NS}><cacheFields><cacheField name="a"><sharedItems><s v="${PAYLOAD}"/></sharedItems></cacheField></cacheFields></pivotCacheDefinition>`,
    ),
  ),
  row(
    'xlsx',
    'what a link to a book keeps',
    beside(
      'externalLink',
      'externalLinks/e1.xml',
      `<externalLink ${SHEET_NS}><externalBook><sheetDataSet><sheetData><row><cell><v>${PAYLOAD}</v></cell></row></sheetData></sheetDataSet></externalBook></externalLink>`,
    ),
  ),
  row(
    'xlsx',
    'the description of a connection',
    beside(
      'connections',
      'connections.xml',
      `<connections ${SHEET_NS}><connection description="${PAYLOAD}"/></connections>`,
    ),
  ),
  row(
    'xlsx',
    'the hint of a link',
    makeXlsx(`${rows()}<hyperlinks><hyperlink ref="A1" tooltip="${PAYLOAD}"/></hyperlinks>`),
  ),
  row(
    'xlsx',
    'an error of a field',
    makeXlsx(`${rows()}<dataValidations><dataValidation error="${PAYLOAD}"/></dataValidations>`),
  ),
  row(
    'xlsx',
    'a list of a field',
    makeXlsx(
      `${rows()}<dataValidations><dataValidation><formula1>"${PAYLOAD}"</formula1></dataValidation></dataValidations>`,
    ),
  ),
  row(
    'xlsx',
    'a revision',
    beside(
      'revisionLog',
      'revisions/r1.xml',
      `<revisions ${SHEET_NS}><rcc><nc t="inlineStr"><is><t>${PAYLOAD}</t></is></nc></rcc></revisions>`,
    ),
  ),
  row(
    'xlsx',
    'a property of the user',
    makeXlsx(rows(), {
      parts: {
        'docProps/custom.xml': `<Properties xmlns="urn:p" xmlns:vt="urn:vt"><property name="a"><vt:lpwstr>${PAYLOAD}</vt:lpwstr></property></Properties>`,
      },
    }),
  ),
]

const PPTX: readonly Place[] = [
  row(
    'pptx',
    'the hint of a link',
    makePptx(shape('x', { run: `<a:hlinkClick tooltip="${PAYLOAD}"/>` })),
  ),
  row(
    'pptx',
    'a table',
    makePptx(
      `${shape('x')}<p:graphicFrame><a:graphic><a:graphicData><a:tbl><a:tr><a:tc><a:txBody><a:p><a:r><a:t>${PAYLOAD}</a:t></a:r></a:p></a:txBody></a:tc></a:tr></a:tbl></a:graphicData></a:graphic></p:graphicFrame>`,
    ),
  ),
  row(
    'pptx',
    'a mark of a program',
    makePptx(shape('x'), {
      slideRelationships: [['tags', '../tags/t1.xml']],
      parts: {
        'ppt/tags/t1.xml': `<p:tagLst xmlns:p="urn:p"><p:tag name="A" val="${PAYLOAD}"/></p:tagLst>`,
      },
    }),
  ),
  row(
    'pptx',
    'a comment of the newer kind',
    makePptx(shape('x'), {
      slideRelationships: [['comments', '../comments/m1.xml']],
      parts: {
        'ppt/comments/m1.xml': `<p188:cmLst xmlns:p188="urn:q" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><p188:cm><p188:txBody><a:p><a:r><a:t>${PAYLOAD}</a:t></a:r></a:p></p188:txBody></p188:cm></p188:cmLst>`,
      },
    }),
  ),
]

const odt = (body: string, more = {}) =>
  makeOpenDocument('text', `<text:p>Minutes</text:p>${body}`, more)
const ODT: readonly Place[] = [
  row(
    'odt',
    'inserted text',
    odt(
      `<text:tracked-changes><text:changed-region><text:insertion/></text:changed-region></text:tracked-changes><text:p>${PAYLOAD}</text:p>`,
    ),
  ),
  row(
    'odt',
    'a property of the user',
    odt('', { meta: `<meta:user-defined meta:name="a">${PAYLOAD}</meta:user-defined>` }),
  ),
  row(
    'odt',
    'the name of a property of the user',
    odt('', { meta: `<meta:user-defined meta:name="${PAYLOAD}">a</meta:user-defined>` }),
  ),
  row(
    'odt',
    'what stands before the numbers of a list',
    odt(
      '<text:list text:style-name="L"><text:list-item><text:p>x</text:p></text:list-item></text:list>',
      {
        styles: `<text:list-style style:name="L"><text:list-level-style-number text:level="1" style:num-prefix="${PAYLOAD}"/></text:list-style>`,
      },
    ),
  ),
  row(
    'odt',
    'the hint of a field',
    odt(`<text:p><text:placeholder text:description="${PAYLOAD}">x</text:placeholder></text:p>`),
  ),
  row(
    'odt',
    'a value of a variable',
    odt(
      `<text:variable-decls><text:variable-decl/></text:variable-decls><text:p><text:variable-set text:display="none" office:string-value="${PAYLOAD}"/></text:p>`,
    ),
  ),
  row(
    'odt',
    'the name of a section',
    odt(`<text:section text:name="${PAYLOAD}"><text:p>x</text:p></text:section>`),
  ),
  row(
    'odt',
    'an annotation’s author',
    odt(
      `<text:p><office:annotation><dc:creator>${PAYLOAD}</dc:creator><text:p>x</text:p></office:annotation></text:p>`,
    ),
  ),
]

const container =
  '<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="book.opf"/></rootfiles></container>'
const book = (items: string, spine: string, parts: Readonly<Record<string, string>>) =>
  makeZip(
    {
      mimetype: 'application/epub+zip',
      'META-INF/container.xml': container,
      'book.opf': `<package xmlns="http://www.idpf.org/2007/opf"><metadata/><manifest><item id="a" href="a.xhtml" media-type="application/xhtml+xml"/>${items}</manifest><spine toc="n"><itemref idref="a"/>${spine}</spine></package>`,
      'a.xhtml': '<html><head><title>x</title></head><body><p>Once</p></body></html>',
      ...parts,
    },
    ['mimetype'],
  )
const PAGE = `<html><head><title>x</title></head><body><p>${PAYLOAD}</p></body></html>`
const EPUB: readonly Place[] = [
  row(
    'epub',
    'a page beside the order',
    book(
      '<item id="b" href="b.xhtml" media-type="application/xhtml+xml"/>',
      '<itemref idref="b" linear="no"/>',
      { 'b.xhtml': PAGE },
    ),
  ),
  row(
    'epub',
    'the table of contents',
    book('<item id="n" href="n.ncx" media-type="application/x-dtbncx+xml"/>', '', {
      'n.ncx': `<ncx xmlns="http://www.daisy.org/z3986/2005/ncx/"><navMap><navPoint><navLabel><text>${PAYLOAD}</text></navLabel><content src="a.xhtml"/></navPoint></navMap></ncx>`,
    }),
  ),
  row('epub', 'a page that no list names', book('', '', { 'c.xhtml': PAGE }), 'seen hidden'),
  row(
    'epub',
    'the title of a page',
    book(
      '<item id="b" href="b.xhtml" media-type="application/xhtml+xml"/>',
      '<itemref idref="b"/>',
      { 'b.xhtml': PAGE.replace('<title>x', `<title>${PAYLOAD}`) },
    ),
  ),
  row(
    'epub',
    'a page that the book’s style sheet hides',
    book(
      '<item id="b" href="text/b.xhtml" media-type="application/xhtml+xml"/>',
      '<itemref idref="b"/>',
      {
        'text/b.xhtml': PAGE.replace('</head>', '<link rel="stylesheet" href="../s.css"/></head>'),
        's.css': 'p { font-size: 1pt }',
      },
    ),
    'seen hidden',
  ),
  row(
    'epub',
    'a remark in the book’s style sheet',
    book('', '', {
      'a.xhtml': '<html><head><link rel="stylesheet" href="s.css"/></head><body>x</body></html>',
      's.css': `/* ${PAYLOAD} */`,
    }),
    'seen hidden',
  ),
  row(
    'epub',
    'a picture of lines',
    book('<item id="b" href="b.svg" media-type="image/svg+xml"/>', '<itemref idref="b"/>', {
      'b.svg': `<svg xmlns="http://www.w3.org/2000/svg"><text>${PAYLOAD}</text></svg>`,
    }),
  ),
]

/** Cut up as RFC 5545 has it, within words too. */
const folded = (text: string) => text.replace(/.{17}/g, '$&\r\n ')
const ICS: readonly Place[] = [
  row('ics', 'a folded description', CALENDAR('DESCRIPTION').replace(PAYLOAD, folded)),
  row('ics', 'behind an escaped break', CALENDAR('X-NOTE').replace(PAYLOAD, '\\n$&')),
  row(
    'ics',
    'a file that is attached',
    CALENDAR('X').replace(
      /X:.*/,
      `ATTACH;ENCODING=BASE64;VALUE=BINARY:${Buffer.from(PAYLOAD).toString('base64')}`,
    ),
  ),
  row(
    'ics',
    'a page in an address',
    CALENDAR('X').replace(
      /X:.*/,
      `ATTACH:data:text/html;base64,${Buffer.from(`<p>${PAYLOAD}</p>`).toString('base64')}`,
    ),
  ),
  row(
    'vcf',
    'a note in quoted-printable',
    `BEGIN:VCARD\r\nVERSION:2.1\r\nNOTE;ENCODING=QUOTED-PRINTABLE:${PAYLOAD.replace('ore', '=6F=\r\nre')}\r\nEND:VCARD\r\n`,
  ),
  row('vcf', 'a note', `BEGIN:VCARD\r\nFN:Ann\r\nNOTE:${folded(PAYLOAD)}\r\nEND:VCARD\r\n`),
]

export const FURTHER_PLACES: readonly Place[] = [
  ...EML,
  ...IPYNB,
  ...ICS,
  ...RTF,
  ...XLSX,
  ...PPTX,
  ...ODT,
  ...EPUB,
]

const RECEIVED =
  'Received: from mail.example.org (mail.example.org [192.0.2.7]) by mx.example.org (Postfix) with ESMTPS id 4Zq for <bob@example.org>; Mon, 2 Mar 2026 10:00:00 +0000 (UTC)\r\n'
export const FURTHER_TWINS: readonly Twin[] = [
  {
    format: 'eml',
    what: 'a message with what servers wrote',
    read: () =>
      fileDocument(
        'a.eml',
        `${RECEIVED.repeat(3)}Authentication-Results: mx.example.org; dkim=pass header.d=example.org; spf=pass\r\nX-Spam-Report: * 0.0 HTML_MESSAGE BODY: HTML included in message\r\n * -1.9 BAYES_00 BODY: Bayes spam probability is 0 to 1%\r\n${HEAD}\r\nHello\r\n`,
        'all',
      ),
  },
]
