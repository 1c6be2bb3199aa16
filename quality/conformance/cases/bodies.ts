/** Request bodies: texts, forms and addresses, whole and broken. */

import { makePdf, makeRawPdf } from '../../../src-main/extract/__fixtures__/make-documents.ts'
import { type Case, type CaseEntry, casesOf, type Exchange } from '../case.ts'
import {
  type Body,
  field,
  file,
  form,
  formWith,
  json,
  MARK,
  type Part,
  rawJson,
  text,
} from '../make-body.ts'
import { untilEnded } from './common.ts'

const MALFORMED = { status: 400, code: 'INVALID_REQUEST' } as const
const BAD_INPUT = { status: 422, code: 'INVALID_INPUT' } as const
const NO_KIND = { ...BAD_INPUT, names: ['/text', '/url', '/mcp_server_url'] } as const
const BAD_TEXT = { status: 422, code: 'INVALID_TEXT' } as const
const BAD_URL = { status: 422, code: 'INVALID_URL' } as const

const utf8 = (content: string, ...bytes: number[]) =>
  Buffer.concat([Buffer.from(content), Buffer.from(bytes)])

/** Texts that are scanned. */
const texts: readonly (readonly [string, string])[] = [
  ['letter', 'a'],
  ['nul', 'a\u0000b'],
  ['bom', '\ufeffhello'],
  ['bidi', 'a\u202eb'],
  ['astral', '😀'],
  ['combining', 'e\u0301'.repeat(50)],
  ['unassigned', '\u{10ffff}\ufdd0'],
  ['zero-width', '\u200b'],
  ['crlf', 'a\r\nb'],
  ['json', '{"text":"a"}'],
]

/** Texts of white space, by Unicode's own list. */
const blanks: readonly (readonly [string, string])[] = [
  ['empty', ''],
  ['space', ' '],
  ['lines', '\n\r\t\v\f'],
  ['next-line', '\u0085'],
  ['unicode', '\u00a0\u1680\u2003\u2028\u2029\u202f\u205f\u3000'],
]

/** JSON bodies that are refused. */
const badJson: readonly (readonly [string, string, string | Uint8Array, Exchange['expect']])[] = [
  ['nothing', 'a body is needed', '', MALFORMED],
  ['blank', 'a body is needed', '  ', MALFORMED],
  [
    'place',
    'where JSON is broken is told',
    `{"text":"a", ${MARK}}`,
    { ...MALFORMED, names: ['byte 13'] },
  ],
  ['cut', 'JSON is whole', `{"text":"${MARK}`, MALFORMED],
  ['more', 'JSON is one value', `{"text":"${MARK}"}{}`, MALFORMED],
  ['comment', 'JSON has no comments', `{"text":"${MARK}"/**/}`, MALFORMED],
  ['comma', 'JSON has no trailing comma', `{"text":"${MARK}",}`, MALFORMED],
  ['quotes', 'JSON has double quotes', `{'text':'${MARK}'}`, MALFORMED],
  ['nan', 'JSON has no NaN', '{"text":NaN}', MALFORMED],
  ['control', 'control characters are escaped', `{"text":"${MARK}\n"}`, MALFORMED],
  ['not-utf8', 'JSON is UTF-8', utf8(`{"text":"${MARK}`, 0xff, 0x22, 0x7d), MALFORMED],
  ['overlong', 'JSON is UTF-8', utf8('{"text":"', 0xc0, 0xaf, 0x22, 0x7d), MALFORMED],
  ['utf16', 'JSON is UTF-8', Buffer.from(`{"text":"${MARK}"}`, 'utf16le'), MALFORMED],
  ['null', 'the body is an object', 'null', BAD_INPUT],
  ['array', 'the body is an object', `["${MARK}"]`, BAD_INPUT],
  ['string', 'the body is an object', `"${MARK}"`, BAD_INPUT],
  ['number', 'the body is an object', '1', BAD_INPUT],
  ['no-kind', 'one kind of input is needed', '{}', NO_KIND],
  ['config-only', 'one kind of input is needed', '{"config":{}}', NO_KIND],
  [
    'unknown-only',
    'a field that is not known is named',
    '{"foo":1}',
    { ...BAD_INPUT, names: ['/foo'] },
  ],
  ['unknown', 'unknown fields are rejected', `{"text":"a","more":"${MARK}"}`, BAD_INPUT],
  ['proto', 'such names too', `{"text":"a","__proto__":{"x":"${MARK}"}}`, BAD_INPUT],
  ['constructor', 'such names too', `{"text":"a","constructor":"${MARK}"}`, BAD_INPUT],
  ['field-case', 'names of fields are exact', `{"Text":"${MARK}"}`, BAD_INPUT],
  ['text-number', 'text is a string', '{"text":1}', BAD_TEXT],
  ['text-null', 'text is a string', '{"text":null}', BAD_TEXT],
  ['text-array', 'text is a string', `{"text":["${MARK}"]}`, BAD_TEXT],
  ['surrogate', 'text is UTF-8', `{"text":"${MARK}\\ud800"}`, BAD_TEXT],
  ['surrogate-low', 'text is UTF-8', `{"text":"\\udc00${MARK}"}`, BAD_TEXT],
  ['url-number', 'url is a string', '{"url":1}', BAD_URL],
  ['url-relative', 'url is a URI', `{"url":"/${MARK}"}`, BAD_URL],
  ['url-words', 'url is a URI', `{"url":"not a url ${MARK}"}`, BAD_URL],
  ['mcp-words', 'mcp_server_url is a URI', `{"mcp_server_url":"${MARK}"}`, BAD_URL],
  ...(['url', 'mcp_server_url'] as const).flatMap((name) =>
    (
      [
        ['http', 'is https', `http://a.example/${MARK}`],
        ['ftp', 'is https', `ftp://a.example/${MARK}`],
        ['user', 'holds no credentials', `https://${MARK}@a.example/`],
        ['password', 'holds no credentials', `https://:${MARK}@a.example/`],
        ['no-host', 'is a whole address', 'https://'],
      ] as const
    ).map(
      ([id, says, address]) =>
        [
          `${name}-${id}`,
          `${name} ${says}`,
          JSON.stringify({ [name]: address }),
          { ...BAD_URL, names: [`/${name}`] },
        ] as const,
    ),
  ),
  [
    'two-kinds',
    'one kind of input, and both are named',
    `{"text":"${MARK}","url":"https://a.example/"}`,
    { ...BAD_INPUT, names: ['/text', '/url'] },
  ],
  [
    'two-addresses',
    'one kind of input, and both are named',
    '{"url":"https://a.example/","mcp_server_url":"https://a.example/"}',
    { ...BAD_INPUT, names: ['/url', '/mcp_server_url'] },
  ],
]

/** A config as a client sends it that gives its parts a type. */
function typedConfig(content: string | Uint8Array): Part {
  const headers = ['Content-Type: application/json']
  return { name: 'config', fileName: 'blob', content, headers }
}

/** Forms that are refused. */
const badForms: readonly (readonly [string, string, Body, Exchange['expect']])[] = [
  ['no-document', 'a form holds a text or a file', form(field('config', '{}')), BAD_INPUT],
  ['no-part', 'a form holds a text or a file', formWith('b'), BAD_INPUT],
  [
    'unknown',
    'unknown fields are named',
    form(field('text', 'a'), field('more', MARK)),
    { ...BAD_INPUT, names: ['/more'] },
  ],
  ['url', 'an address is no field of a form', form(field('url', 'https://a.example/')), BAD_INPUT],
  ['two-texts', 'text once', form(field('text', MARK), field('text', 'b')), BAD_INPUT],
  [
    'two-configs',
    'config once',
    form(field('text', MARK), field('config', '{}'), field('config', '{}')),
    BAD_INPUT,
  ],
  [
    'text-file',
    'text is no file',
    form({ name: 'text', fileName: 'a.txt', content: MARK }),
    BAD_INPUT,
  ],
  [
    'config-file',
    'config is no file',
    form(field('text', MARK), { name: 'config', fileName: 'a.json', content: '{}' }),
    BAD_INPUT,
  ],
  ['files-text', 'files are files', form(field('files', MARK)), BAD_INPUT],
  ['blank-text', 'white space is no text', form(field('text', ' \n')), BAD_TEXT],
  ['empty-text', 'nothing is no text', form(field('text', '')), BAD_TEXT],
  ['empty-file', 'an empty file holds no text', form(file('a.txt', '')), BAD_TEXT],
  ['blank-file', 'a blank file holds no text', form(file('a.txt', ' \n ')), BAD_TEXT],
  [
    'blank-html',
    'nor does an empty page',
    form(file('a.html', '<!doctype html><p> </p>')),
    BAD_TEXT,
  ],
  ['text-bytes', 'text is UTF-8', form(field('text', utf8(MARK, 0xff))), BAD_TEXT],
  [
    'text-bytes-hidden',
    'text is UTF-8, whatever stands beside it',
    form(field('text', utf8('a', 0xff)), file('a.txt', 'a\ufffd')),
    BAD_TEXT,
  ],
  ['file-bytes', 'files are UTF-8', form(file('a.txt', utf8(MARK, 0xc3))), BAD_TEXT],
  [
    'file-utf16',
    'files are UTF-8',
    form(file('a.txt', Buffer.from(`\ufeff${MARK}`, 'utf16le'))),
    BAD_TEXT,
  ],
  [
    'file-type',
    'TXT, Markdown, HTML, PDF and DOCX only',
    form(file('a.pdf', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0))),
    { status: 422, code: 'UNSUPPORTED_FILE_TYPE', names: ['a.pdf'] },
  ],
  [
    'zip',
    'another zip is no DOCX',
    form(file('a.docx', Uint8Array.of(0x50, 0x4b, 5, 6, ...new Array(18).fill(0)))),
    { status: 422 },
  ],
  [
    'pdf-cut',
    'a broken PDF cannot be read',
    form(file('a.pdf', `%PDF-1.7\n${MARK}`)),
    { status: 422, code: 'EXTRACTION_FAILED', names: ['a.pdf'] },
  ],
  [
    'each-named',
    'several bad files are refused together, and each is named',
    form(file('good.txt', 'hello'), file('one.txt', ' '), file('two.txt', utf8(MARK, 0xff))),
    {
      ...BAD_TEXT,
      names: ['one.txt', 'two.txt'],
      but: ({ text }) => (text.includes('good.txt') ? 'it names the good file' : undefined),
    },
  ],
  [
    'first-code',
    'the first bad file gives the code',
    form(file('one.pdf', `%PDF-1.7\n${MARK}`), file('two.txt', ' ')),
    { status: 422, code: 'EXTRACTION_FAILED' },
  ],
  [
    'no-boundary',
    'a form has a boundary',
    { ...form(field('text', MARK)), type: 'multipart/form-data' },
    MALFORMED,
  ],
  [
    'other-boundary',
    'its own',
    { ...form(field('text', MARK)), type: 'multipart/form-data; boundary=z' },
    MALFORMED,
  ],
  ['cut', 'a form is whole', cutForm(), MALFORMED],
  [
    'nothing',
    'a form is whole',
    { bytes: Buffer.alloc(0), type: 'multipart/form-data; boundary=b' },
    MALFORMED,
  ],
]

function cutForm(): Body {
  const whole = formWith('b', field('text', MARK))
  return { ...whole, bytes: whole.bytes.subarray(0, whole.bytes.length - 8) }
}

/** A multipart body holds one empty page and, beside it, another with a word. */
const scannedPage = makePdf([[]]).then((bytes) => form(file('scan.pdf', bytes)))
const halfScanned = makePdf([[{ text: 'hello there', y: 50 }], []]).then((bytes) =>
  form(file('half.pdf', bytes)),
)

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

const entries: readonly CaseEntry[] = [
  ...texts.map(
    ([id, content]): CaseEntry => ({
      id: `text-${id}`,
      says: 'any Unicode text but white space is scanned',
      send: { body: text(content) },
      expect: { status: 200, body: { input: { kind: 'text', media_types: ['text/plain'] } } },
    }),
  ),
  ...texts.map(
    ([id, content]): CaseEntry => ({
      id: `form-text-${id}`,
      says: 'in a form as well',
      send: { body: form(field('text', content)) },
      expect: { status: 202, body: { jobs: [{ source: 'text' }] } },
    }),
  ),
  ...blanks.map(
    ([id, content]): CaseEntry => ({
      id: `blank-${id}`,
      says: 'empty and white-space text is rejected',
      send: { body: text(content) },
      expect: { ...BAD_TEXT, names: ['/text'] },
    }),
  ),
  ...badJson.map(
    ([id, says, content, expect]): CaseEntry => ({
      id: `json-${id}`,
      says,
      send: { body: rawJson(content) },
      expect,
    }),
  ),
  ...badForms.map(
    ([id, says, body, expect]): CaseEntry => ({
      id: `form-no-${id}`,
      says,
      send: { body },
      expect,
    }),
  ),
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
  {
    id: 'form-several',
    says: 'each document is one job, in the order of the parts',
    from: 'decision',
    steps: [
      {
        send: {
          body: form(
            file('b.md', '# B'),
            field('text', 'A'),
            file('c.txt', 'C'),
            file('b.md', 'D'),
          ),
        },
        expect: {
          status: 202,
          body: {
            input: { kind: 'documents', media_types: ['text/markdown', 'text/plain'] },
            extraction: { documents_total: 4, documents_scanned: 4, state: 'complete' },
          },
          but: ({ body }) => {
            const sources = body.jobs.map(({ source }: { source: string }) => source).join(' ')
            return sources === 'b.md text c.txt b.md' ? undefined : `the jobs are: ${sources}`
          },
        },
      },
      { ...untilEnded(3), expect: { status: 200, body: { source: 'b.md', status: 'completed' } } },
    ],
  },
  {
    id: 'form-text-only',
    says: 'a form is of kind documents, also with a text alone',
    from: 'decision',
    send: { body: form(field('text', 'hello')) },
    expect: { status: 202, body: { input: { kind: 'documents', media_types: ['text/plain'] } } },
  },
  {
    id: 'form-config-typed',
    says: 'config may be a typed part, also one with a file name',
    from: 'decision',
    steps: [
      {
        send: { body: form(field('text', 'hello'), typedConfig('{"categories":["pii"]}')) },
        expect: { status: 202 },
      },
      {
        ...untilEnded(),
        expect: {
          status: 200,
          but: ({ body }) => {
            const read = Object.keys(body.categories).join(' ')
            return read === 'pii' ? undefined : `the categories are: ${read}`
          },
        },
      },
    ],
  },
  {
    id: 'form-config-typed-checked',
    says: 'and is checked as any other',
    from: 'decision',
    send: { body: form(field('text', 'hello'), typedConfig('{"depth":1}')) },
    expect: { status: 422, code: 'INVALID_CONFIG', names: ['/config/depth'] },
  },
  {
    id: 'form-config-typed-bytes',
    says: 'and is UTF-8',
    from: 'decision',
    send: { body: form(field('text', 'hello'), typedConfig(utf8('{"', 0xff, 0x22, 0x7d))) },
    expect: { status: 422, code: 'INVALID_TEXT', names: ['/config'] },
  },
  {
    id: 'form-config-typed-twice',
    says: 'and is given once',
    from: 'decision',
    send: { body: form(field('text', 'hello'), typedConfig('{}'), field('config', '{}')) },
    expect: BAD_INPUT,
  },
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
  {
    id: 'json-escapes',
    says: 'escapes are read, and a key that is written twice counts last',
    from: 'decision',
    send: { body: rawJson('{"text":1,"\\u0074ext":"\\u0068ello"}') },
    expect: { status: 200 },
  },
  {
    id: 'json-bom',
    says: 'a byte order mark before JSON is passed over (RFC 8259, section 8.1)',
    from: 'decision',
    send: { body: rawJson('\ufeff{"text":"hello"}') },
    expect: { status: 200 },
  },
  ...(
    [
      ['json-case', 'Application/JSON', 200],
      ['json-charset', 'application/json; charset=utf-8', 200],
      ['json-suffix', 'application/jsonx', 415],
      ['json-patch', 'application/json-patch+json', 415],
      ['text', 'text/plain', 415],
      ['form-url', 'application/x-www-form-urlencoded', 415],
      ['two', 'application/json, text/plain', 415],
      ['empty', '', 415],
      ['hidden', 'text/plain; a=application/json', 415],
      ['mixed', 'multipart/mixed; boundary=b', 415],
      ['missing', null, 415],
    ] as const
  ).map(
    ([id, type, status]): CaseEntry => ({
      id: `type-${id}`,
      says: 'the Content-Type is application/json or multipart/form-data',
      send: { body: json({ text: MARK }), headers: { 'content-type': type } },
      expect: status === 200 ? { status } : { status, code: 'UNSUPPORTED_MEDIA_TYPE' },
    }),
  ),
  {
    id: 'type-boundary-quoted',
    says: 'a boundary may be quoted (RFC 2046, section 5.1.1)',
    from: 'decision',
    send: {
      body: formWith("a b'()+_,-./:=?c", field('text', 'hello')),
      headers: { 'content-type': `multipart/form-data; boundary="a b'()+_,-./:=?c"` },
    },
    expect: { status: 202 },
  },
  {
    id: 'coding',
    says: 'a Content-Encoding is not taken (RFC 9110, section 15.5.16)',
    from: 'decision',
    send: { body: text(MARK), headers: { 'content-encoding': 'gzip' } },
    expect: { status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' },
  },
]

/** The cases. */
export const bodies: readonly Case[] = casesOf('bodies', entries)
