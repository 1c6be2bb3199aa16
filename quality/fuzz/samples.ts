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
    { name: 'raw.pdf', bytes: makeRawPdf('BT /F 12 Tf 50 700 Td (Hello) Tj 3 Tr (unseen) Tj ET') },
  ]
}
