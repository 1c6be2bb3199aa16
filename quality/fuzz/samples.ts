/** Small good files of every format, to be broken: a mutation of a large one seldom hits what matters. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { resourcesDir } from '../../src-main/entry-points.ts'
import {
  makeDocx,
  makePdf,
  makeRawPdf,
  relationships,
  wordXml,
} from '../../src-main/extract/__fixtures__/make-documents.ts'
import { makeCompositePdf, makeTrueType } from '../../src-main/extract/__fixtures__/make-font.ts'
import {
  makeEpub,
  makeOpenDocument,
  makePptx,
  makeXlsx,
  shape,
} from '../../src-main/extract/__fixtures__/make-office.ts'
import type { FileSource } from '../../src-main/intake/submission.ts'

export interface Sample extends FileSource {
  /** Puts changed content into its container; where left out, the content is the file. */
  readonly wrap?: (content: Uint8Array) => Uint8Array
}

const TEXT = '# Title\n\nGrüße 😀 [link](https://example.org/a?b=c) <!-- aside -->\r\n\tend\n'

const WORDS =
  '<w:p><w:pPr><w:pStyle w:val="a"/></w:pPr><w:r><w:rPr><w:vanish/></w:rPr><w:t>one</w:t></w:r>' +
  '<w:ins><w:r><w:t xml:space="preserve"> two </w:t></w:r></w:ins><w:del><w:r><w:delText>three</w:delText></w:r></w:del></w:p>' +
  '<w:tbl><w:tr><w:tc><w:p><w:r><w:t>a</w:t></w:r></w:p></w:tc><w:tc><w:p/></w:tc></w:tr></w:tbl>' +
  '<mc:AlternateContent><mc:Choice><w:p><w:r><w:t>x</w:t></w:r></w:p></mc:Choice></mc:AlternateContent>'

const STYLES = '<w:style w:styleId="a"><w:basedOn w:val="b"/></w:style>'

/** A document with this as its body part, uncompressed as the program would read it. */
function docxAround(body: Uint8Array): Uint8Array {
  return makeDocx({
    'word/document.xml': body,
    'word/_rels/document.xml.rels': relationships(
      ['styles', 'styles.xml'],
      ['hyperlink', '!https://a.b/'],
    ),
    'word/styles.xml': wordXml(STYLES, 'styles'),
  })
}

const SHEET = Buffer.from(
  '<sheetData><row r="1" hidden="1"><c r="A1" t="inlineStr"><is><t>one</t></is></c><c r="B1" s="1"><f>"two"&amp;"three"</f><v>4</v></c></row></sheetData>',
)
const xlsxAround = (sheet: Uint8Array) => makeXlsx(Buffer.from(sheet).toString('latin1'))
const ODT =
  '<text:h>one</text:h><text:p text:style-name="S">two<text:s text:c="3"/><text:span>three</text:span></text:p><table:table><table:table-row><table:table-cell><text:p>4</text:p></table:table-cell></table:table-row></table:table>'
const RTF = String.raw`{\rtf1\ansi\ansicpg1252{\fonttbl{\f0 Arial;}}{\colortbl;\red255\green255\blue255;}\f0 one{\v two}\'e4\u8364?{\*\annotation three}\cf1 four\par}`
const MAIL =
  'From: a@b.c\r\nTo: d@e.f\r\nSubject: =?utf-8?B?w6Q=?=\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary="b"\r\n\r\n--b\r\nContent-Type: text/html\r\n\r\n<p>one</p>\r\n--b\r\nContent-Transfer-Encoding: base64\r\nContent-Disposition: attachment; filename="a.txt"\r\n\r\ndHdv\r\n--b--\r\n'
const NOTEBOOK =
  '{"nbformat":4,"cells":[{"cell_type":"code","metadata":{"tags":["hide-input"]},"source":["one\\n","two"],"outputs":[{"data":{"text/html":["<p>three</p>"]}}]}]}'
const CALENDAR =
  'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nSUMMARY:one\\, tw\r\n o\\nthree\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n'

/** The samples, in one order. */
export async function makeSamples(): Promise<readonly Sample[]> {
  const body = Buffer.from(wordXml(WORDS))
  return [
    { name: 'a.txt', bytes: Buffer.from(TEXT) },
    { name: 'a.md', bytes: Buffer.from(TEXT) },
    { name: 'a.html', bytes: readFileSync(join(resourcesDir(), 'samples/sample.html')) },
    { name: 'a.docx', bytes: docxAround(body) },
    { name: 'part.docx', bytes: body, wrap: docxAround },
    {
      name: 'a.pdf',
      bytes: await makePdf([[{ text: 'Hello', y: 50 }], [{ text: 'world', y: 60 }]]),
    },
    { name: 'a.xlsx', bytes: xlsxAround(SHEET) },
    { name: 'part.xlsx', bytes: SHEET, wrap: xlsxAround },
    {
      name: 'a.pptx',
      bytes: makePptx(shape('one', { own: 'descr="two"', attributes: 'sz="100"' })),
    },
    { name: 'a.odt', bytes: makeOpenDocument('text', ODT) },
    {
      name: 'a.epub',
      bytes: makeEpub(['<p>one</p>', '!<p>two</p>'], '<dc:title>three</dc:title>'),
    },
    { name: 'a.rtf', bytes: Buffer.from(RTF) },
    { name: 'a.eml', bytes: Buffer.from(MAIL) },
    { name: 'a.ipynb', bytes: Buffer.from(NOTEBOOK) },
    { name: 'a.ics', bytes: Buffer.from(CALENDAR) },
    { name: 'raw.pdf', bytes: makeRawPdf('BT /F 12 Tf 50 700 Td (Hello) Tj 3 Tr (unseen) Tj ET') },
    {
      name: 'font.pdf',
      bytes: makeCompositePdf({
        font: makeTrueType({ letters: ['', ' ', ...'abc'], by: 'cmap4' }),
        codes: [2, 3, 4],
        said: ['a', 'b', 'x'],
      }),
    },
  ]
}
