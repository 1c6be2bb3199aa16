/** Files made to harm: each with what must come of it. They are built when asked for, and are small until they are read. */

import { deflateSync } from 'node:zlib'
import { zipSync } from 'fflate'
import {
  makeDocx,
  makeDocxBody,
  makePdf,
  makeRawPdf,
  wordXml,
} from '../../src-main/extract/__fixtures__/make-documents.ts'
import type { ExtractionErrorCode } from '../../src-main/extract/extraction-error.ts'

export interface HostileFile {
  readonly what: string
  readonly name: string
  readonly build: () => Uint8Array | Promise<Uint8Array>
  /** The code of its refusal, or text that is read from it all the same. */
  readonly gives: { readonly code: ExtractionErrorCode } | { readonly text: string }
}

const refused = { code: 'EXTRACTION_FAILED' } as const
const hello = { text: 'Hello' }
const tooLarge = { code: 'CONTENT_TOO_LARGE' } as const
const MEGABYTE = 1_000_000
const FLATE = { filter: '/Filter/FlateDecode' }
const HELLO = 'BT /F 12 Tf 50 700 Td (Hello) Tj ET '
const PARAGRAPH = '<w:p><w:r><w:t>Hello</w:t></w:r></w:p>'

function entities(): string {
  const levels = Array.from({ length: 20 }, (_, level) =>
    level === 0 ? '<!ENTITY e0 "lol">' : `<!ENTITY e${level} "${`&e${level - 1};`.repeat(10)}">`,
  )
  return `<!DOCTYPE w:document [${levels.join('')}]>${wordXml('<w:p><w:r><w:t>&e19;</w:t></w:r></w:p>')}`
}

function docxOf(documents: number, name = 'word/document.xml'): Uint8Array {
  // Names that differ in one byte, made equal afterwards: no library writes duplicates.
  const entries = Object.fromEntries(
    Array.from({ length: documents }, (_, index) => [
      name.replace('.xml', `.xm${index}`),
      Buffer.from(wordXml(PARAGRAPH)),
    ]),
  )
  const bytes = Buffer.from(zipSync({ 'word/_rels/x': new Uint8Array(), ...entries }))
  const text = bytes.toString('latin1').replaceAll(/word\/document\.xm\d/g, 'word/document.xml')
  return Buffer.from(text, 'latin1')
}

/** An archive in an archive, ten deep, each stored under the name of the body. */
function nestedArchives(): Uint8Array {
  let bytes: Uint8Array = Buffer.from(wordXml(PARAGRAPH))
  for (let depth = 0; depth < 10; depth++) bytes = makeDocx({ 'word/document.xml': bytes })
  return bytes
}

/** Text of the page tree, with further objects from 6 on. */
function pdfTree(pages: string, ...objects: string[]): Uint8Array {
  const bytes = Buffer.from(makeRawPdf(HELLO, { objects })).toString('latin1')
  // The offsets after it are wrong now: a reader has to look for the objects.
  return Buffer.from(bytes.replace('<</Type/Pages/Count 1/Kids[3 0 R]>>', pages), 'latin1')
}

function brokenPdf(change: (pdf: string) => string): Uint8Array {
  return Buffer.from(change(Buffer.from(makeRawPdf(HELLO)).toString('latin1')), 'latin1')
}

export const HOSTILE_FILES: readonly HostileFile[] = [
  {
    what: 'a body of spaces that unfolds above its budget',
    name: 'a.docx',
    build: () => makeDocxBody(' '.repeat(120 * MEGABYTE)),
    gives: refused,
  },
  { what: 'archives in archives', name: 'a.docx', build: nestedArchives, gives: refused },
  { what: 'entries of one name', name: 'a.docx', build: () => docxOf(3), gives: refused },
  {
    what: 'entities that multiply',
    name: 'a.docx',
    build: () => makeDocx({ 'word/document.xml': entities() }),
    gives: refused,
  },
  {
    what: '100,000 nested elements',
    name: 'a.docx',
    build: () => makeDocxBody('<w:p>'.repeat(100_000)),
    gives: refused,
  },
  {
    what: 'an entity of a file',
    name: 'a.docx',
    build: () =>
      makeDocx({
        'word/document.xml': `<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]>${wordXml('<w:p><w:r><w:t>&f;</w:t></w:r></w:p>')}`,
      }),
    gives: refused,
  },
  {
    what: '100,000 nested tags',
    name: 'a.html',
    build: () => Buffer.from(`${`<div>`.repeat(100_000)}Hello`),
    gives: refused,
  },
  {
    what: '100,000 tags that are misnested',
    name: 'a.html',
    build: () => Buffer.from(`${'<b><i><a><font>'.repeat(25_000)}Hello`),
    gives: refused,
  },
  {
    what: 'a tag with 100,000 attributes',
    name: 'a.html',
    build: () =>
      Buffer.from(`<p ${Array.from({ length: 100_000 }, (_, n) => `a${n}=x`).join(' ')}>Hello</p>`),
    gives: hello,
  },
  {
    what: 'a comment without end',
    name: 'a.html',
    build: () => Buffer.from(`<p>Hello</p><!--${'-'.repeat(5 * MEGABYTE)}`),
    gives: tooLarge,
  },
  {
    what: 'style sheets without end',
    name: 'a.html',
    build: () => Buffer.from(`<style>${'a>'.repeat(MEGABYTE)}{</style><p>Hello`),
    gives: hello,
  },
  {
    what: '10 MB of one line',
    name: 'a.txt',
    build: () => Buffer.from(`Hello ${'x'.repeat(10 * MEGABYTE)}`),
    gives: tooLarge,
  },
  {
    what: '10 MB of brackets',
    name: 'a.md',
    build: () => Buffer.from(`Hello ${'[](<'.repeat(2.5 * MEGABYTE)}`),
    gives: tooLarge,
  },
  {
    what: 'a page tree that holds itself',
    name: 'a.pdf',
    build: () => pdfTree('<</Type/Pages/Count 2/Kids[2 0 R 3 0 R]>>'),
    gives: { code: 'PDF_TEXT_LAYER_REQUIRED' },
  },
  {
    what: 'page trees that hold each other',
    name: 'a.pdf',
    build: () =>
      pdfTree(
        '<</Type/Pages/Count 9/Kids[6 0 R]>>',
        '<</Type/Pages/Count 9/Kids[7 0 R]/Parent 2 0 R>>',
        '<</Type/Pages/Count 9/Kids[6 0 R]/Parent 6 0 R>>',
      ),
    gives: refused,
  },
  {
    what: 'a thousand million pages',
    name: 'a.pdf',
    build: () => makeRawPdf(HELLO, { pageCount: 1_000_000_000 }),
    gives: hello,
  },
  {
    what: 'no cross-reference table',
    name: 'a.pdf',
    build: () => brokenPdf((pdf) => pdf.replace(/xref[\s\S]*(?=trailer)/, '')),
    gives: hello,
  },
  {
    what: 'a cross-reference table of wrong places',
    name: 'a.pdf',
    build: () => brokenPdf((pdf) => pdf.replaceAll(/\d{10} 00000 n/g, '0000000007 00000 n')),
    gives: hello,
  },
  {
    what: 'a cross-reference table that goes on in itself',
    name: 'a.pdf',
    build: () =>
      brokenPdf((pdf) => pdf.replace('/Root', `/Prev ${pdf.lastIndexOf('xref\n0')}/Root`)),
    gives: hello,
  },
  {
    what: 'a stream that says it is larger than the file',
    name: 'a.pdf',
    build: () => brokenPdf((pdf) => pdf.replace(/<<\/Length \d+/, '<</Length 99999999999')),
    gives: hello,
  },
  {
    what: 'a content three times its budget, deflated twice',
    name: 'a.pdf',
    build: () =>
      makeRawPdf(deflateSync(deflateSync(Buffer.alloc(200 * MEGABYTE, ' '), { level: 9 })), {
        filter: '/Filter[/FlateDecode/FlateDecode]',
      }),
    gives: tooLarge,
  },
  {
    what: 'a content three times its budget behind text',
    name: 'a.pdf',
    build: () =>
      makeRawPdf(
        deflateSync(Buffer.concat([Buffer.from(HELLO), Buffer.alloc(200 * MEGABYTE)])),
        FLATE,
      ),
    gives: tooLarge,
  },
  {
    what: 'a million saved states',
    name: 'a.pdf',
    build: () => makeRawPdf(deflateSync(`${'q '.repeat(MEGABYTE)}${HELLO}`), FLATE),
    gives: hello,
  },
  {
    what: 'a million rectangles',
    name: 'a.pdf',
    build: () =>
      makeRawPdf(deflateSync(`${HELLO}${'300 300 600 800 re f '.repeat(MEGABYTE)}`), FLATE),
    gives: hello,
  },
  {
    what: 'forms that draw themselves',
    name: 'a.pdf',
    build: () =>
      makeRawPdf(`${HELLO}/X Do`, {
        resources: '/XObject<</X 6 0 R>>',
        objects: [
          '<</Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X 6 0 R>>>>/Length 11>>stream\n/X Do /X Do\nendstream',
        ],
      }),
    gives: hello,
  },
  {
    what: 'forms that draw ten forms each',
    name: 'a.pdf',
    build: () =>
      makeRawPdf(`${HELLO}/X Do`, {
        resources: '/XObject<</X 6 0 R>>',
        objects: Array.from({ length: 9 }, (_, level) => {
          const content = '/X Do '.repeat(10)
          return `<</Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X ${level + 7} 0 R>>>>/Length ${content.length}>>stream\n${content}\nendstream`
        }),
      }),
    gives: hello,
  },
  {
    what: 'a font with a file of garbage',
    name: 'a.pdf',
    build: () => {
      const garbage = deflateSync(Buffer.alloc(100 * MEGABYTE, 'garbage '), { level: 9 })
      return makeRawPdf(`${HELLO} BT /G 12 Tf 50 600 Td (world) Tj ET`, {
        resources: '/Font<</F 5 0 R/G 6 0 R>>',
        objects: [
          '<</Type/Font/Subtype/TrueType/BaseFont/G/FontDescriptor 7 0 R>>',
          '<</Type/FontDescriptor/FontName/G/Flags 4/FontFile2 8 0 R>>',
          `<</Length ${garbage.length}/Filter/FlateDecode>>stream\n${garbage.toString('latin1')}\nendstream`,
        ],
      })
    },
    gives: hello,
  },
  {
    what: 'a character map that maps a thousand million codes',
    name: 'a.pdf',
    build: () => {
      const map =
        'begincmap 1 begincodespacerange <00000000> <ffffffff> endcodespacerange ' +
        '1 beginbfrange <00000000> <ffffffff> <0041> endbfrange endcmap'
      return makeRawPdf(`${HELLO} BT /G 12 Tf 50 600 Td (world) Tj ET`, {
        resources: '/Font<</F 5 0 R/G 6 0 R>>',
        objects: [
          '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/ToUnicode 7 0 R>>',
          `<</Length ${map.length}>>stream\n${map}\nendstream`,
        ],
      })
    },
    gives: hello,
  },
  {
    what: 'a web page that calls itself a PDF',
    name: 'a.pdf',
    build: () => Buffer.from('<!doctype html><p>Hello</p>'),
    gives: hello,
  },
  {
    what: 'a PDF that calls itself text',
    name: 'a.txt',
    build: () => makePdf([[{ text: 'Hello', y: 50 }]]),
    gives: hello,
  },
  {
    what: 'a program that calls itself text',
    name: 'a.txt',
    build: () => Buffer.concat([Buffer.from('\x7fELF\x02\x01\x01\0Hello'), Buffer.alloc(64)]),
    gives: { code: 'UNSUPPORTED_FILE_TYPE' },
  },
  {
    what: 'a PDF with an archive behind it',
    name: 'a.docx',
    build: async () =>
      Buffer.concat([
        await makePdf([[{ text: 'Hello', y: 50 }]]),
        makeDocxBody('<w:p><w:r><w:t>other</w:t></w:r></w:p>'),
      ]),
    gives: hello,
  },
]
