/** Files of a form: their types, their names, and what of a PDF is not read. */

import { makePdf, makeRawPdf } from '../../../../src-main/extract/__fixtures__/make-documents.ts'
import type { CaseEntry } from '../../case.ts'
import { file, form } from '../../make-body.ts'
import { untilEnded } from '../common.ts'

/** A page without text, as scanners make them, alone and behind one with words. */
const scannedPage = makePdf([[]]).then((bytes) => form(file('scan.pdf', bytes)))
const halfScanned = makePdf([[{ text: 'hello there', y: 50 }], []]).then((bytes) =>
  form(file('half.pdf', bytes)),
)

/** A file within a PDF that is of no type that is read. */
const attached = form(
  file(
    'attached.pdf',
    makeRawPdf('BT /F 12 Tf 50 700 Td (hello there) Tj ET', {
      catalog: '/Names<</EmbeddedFiles<</Names[(a)6 0 R]>>>>',
      objects: [
        '<</Type/Filespec/F(more.bin)/EF<</F 7 0 R>>>>',
        '<</Type/EmbeddedFile/Length 5>>stream\na\0b\0c\nendstream',
      ],
    }),
  ),
)
/** What is quiet as far as it was read. */
const NOT_READ_WHOLE = { status: 'completed', decision: 'allow', safety_status: 'review' } as const

/** File types, and what becomes of them. */
const types: readonly (readonly [string, string, string, string])[] = [
  ['txt', 'a.txt', 'hello', 'text/plain'],
  ['md', 'a.md', '# Hello', 'text/markdown'],
  ['html', 'a.html', '<!doctype html><p>hello</p>', 'text/html'],
  ['html-named-txt', 'a.txt', '<!doctype html><p>hello</p>', 'text/html'],
  ['no-extension', 'README', 'hello', 'text/plain'],
]

export const fileEntries: readonly CaseEntry[] = [
  ...types.map(
    ([id, name, content, mediaType]): CaseEntry => ({
      id: `file-${id}`,
      says: 'the content of a file says what it is',
      send: { body: form(file(name, content)) },
      expect: {
        status: 202,
        body: {
          input: { kind: 'documents', media_types: [mediaType] },
          jobs: [{ source: name }],
        },
      },
    }),
  ),
  ...(
    [
      ['quoted-pair', 'a\\"b.txt', 'a"b.txt'],
      ['quoted-backslash', 'x\\\\a\\"b.txt', 'a"b.txt'],
      ['percent', 'a%22b.txt', 'a"b.txt'],
      ['backslash-last', 'a.txt\\', 'file'],
    ] as const
  ).map(
    ([id, written, source]): CaseEntry => ({
      id: `file-name-${id}`,
      says: 'a quotation mark in a file name is a quoted pair (RFC 9110) or %22 (HTML)',
      from: 'decision',
      send: { body: form(file(written, 'hello')) },
      expect: { status: 202, body: { jobs: [{ source }] } },
    }),
  ),
  {
    id: 'file-name-path',
    says: 'a file is named without its path and without control characters, and formatting ones are named',
    from: 'decision',
    send: { body: form(file('../../etc/a\u0007\u202eb.txt', 'hello')) },
    expect: { status: 202, body: { jobs: [{ source: 'a‹U+202E›b.txt' }] } },
  },
  {
    id: 'file-name-folder',
    says: 'no file is called like a folder, or by nothing that is seen',
    from: 'decision',
    send: { body: form(file('..', 'a'), file('a/.', 'a'), file('  ', 'a'), file('\u0001', 'a')) },
    expect: {
      status: 202,
      body: { jobs: ['file', 'file', 'file', 'file'].map((source) => ({ source })) },
    },
  },
  {
    id: 'file-names-alike',
    says: 'files of one name are documents of their own',
    send: { body: form(file('a.txt', 'hello'), file('a.txt', 'hello')) },
    expect: {
      status: 202,
      body: {
        input: { media_types: ['text/plain'] },
        extraction: { documents_total: 2 },
        jobs: [{ source: 'a.txt' }, { source: 'a.txt' }],
      },
    },
  },
  {
    id: 'pdf-scanned',
    says: 'a PDF of pictures only needs a text layer',
    send: { body: scannedPage },
    expect: { status: 422, code: 'PDF_TEXT_LAYER_REQUIRED' },
  },
  {
    id: 'pdf-partial',
    says: 'a page without text makes extraction and coverage partial, and the job not benign',
    steps: [
      {
        send: { body: halfScanned },
        expect: {
          status: 202,
          body: {
            input: { media_types: ['application/pdf'] },
            extraction: {
              state: 'partial',
              pages_total: 2,
              pages_scanned: 1,
              warnings: ['pdf_page_without_text:2'],
            },
            coverage: { state: 'partial', pages_total: 2, pages_scanned: 1 },
          },
        },
      },
      { ...untilEnded(), expect: { status: 200, body: NOT_READ_WHOLE } },
    ],
  },
  {
    id: 'pdf-attachment',
    says: 'a file in a PDF that is of no type that is read is told by a warning and the status of safety',
    from: 'decision',
    steps: [
      {
        send: { body: attached },
        expect: {
          status: 202,
          body: {
            extraction: { state: 'complete', warnings: ['embedded_objects_skipped'] },
            coverage: { state: 'complete' },
          },
        },
      },
      { ...untilEnded(), expect: { status: 200, body: NOT_READ_WHOLE } },
    ],
  },
]
