/** Multipart bodies with everything wrong that framing, part headers and names allow (RFC 2046, 7578). */

import fc from 'fast-check'
import { MARK } from '../conformance/make-body.ts'
import { nearConfig } from './scan-configs.ts'

/** A body and the Content-Type that it comes with. */
export interface FormBody {
  readonly bytes: Uint8Array
  readonly type: string
}

const fieldName = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom('text', 'files', 'files', 'config') },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      ...['', 'Text', 'files[]', '__proto__', 'te\0xt', 'te"xt', 'te%22xt', 'te\\"xt', 'te\r\nxt'],
    ),
  },
)

/** As clients write names, and as none should. */
export const fileName = fc.oneof(
  fc.constantFrom(
    ...[
      'a.txt',
      '../../etc/passwd',
      '..\\..\\a.md',
      'C:\\a.html',
      '/',
      '.',
      '..',
      '',
      ' ',
      'a\0.txt',
    ],
    ...[
      'a\r\nX-Injected: 1',
      'a"b.txt',
      'a%22b%0D%0A.txt',
      'a\\"b',
      'ä😀.txt',
      '\u202etxt.exe',
      'a;b',
    ],
    ...['x'.repeat(300), 'x'.repeat(70_000), '\ud800', '\u0085\u2028', '<script>', 'CON', 'a\tb'],
  ),
  fc.string({ unit: 'binary', maxLength: 30 }),
)

const content: fc.Arbitrary<Uint8Array> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(MARK, `${MARK}\r\n--`, '', ' ', '\r\n').map(bytesOf) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('%PDF-1.7\n', 'PK\x03\x04', '<!doctype html><p>').map(bytesOf),
  },
  { weight: 2, arbitrary: nearConfig.map((config) => bytesOf(JSON.stringify(config) ?? '')) },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 100 }) },
)

const boundary = fc.oneof(
  { weight: 8, arbitrary: fc.stringMatching(/^[A-Za-z0-9'()+_,./:=?-]{1,70}$/) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      ...[
        '',
        '-',
        '--',
        ' ',
        'a b',
        'a ',
        '"',
        'a"b',
        'ä',
        'x'.repeat(71),
        'x'.repeat(5_000),
        '\t',
      ],
    ),
  },
)

const headerLine = fc.oneof(
  fc.constantFrom(
    ...['Content-Type: text/plain', 'Content-Type: text/plain; charset=utf-16', 'Content-Type: ;;'],
    ...['Content-Type: multipart/mixed; boundary=inner', 'Content-Transfer-Encoding: base64'],
    ...[
      'Content-Transfer-Encoding: quoted-printable',
      'Content-Length: 5',
      'X: y',
      ':',
      'no colon',
    ],
    ...['\0: \0', ' folded', 'Content-Disposition: form-data; name="text"', 'X-Ä: ö'],
  ),
  fc
    .constantFrom(1, 300)
    .map((count) => Array.from({ length: count }, () => 'X-Many: 1').join('\r\n')),
)

const disposition = fc
  .tuple(fieldName, fc.option(fileName), fc.nat({ max: 19 }))
  .map(([name, file, form]) => {
    const plain = `Content-Disposition: form-data; name="${name}"`
    const full = file === null ? plain : `${plain}; filename="${file}"`
    const forms = [
      `content-disposition:form-data;name=${name}`,
      `Content-Disposition: attachment; name="${name}"`,
      `Content-Disposition: form-data; filename="${file}"`,
      `${plain}; filename*=UTF-8''${encodeURIComponent(file?.toWellFormed() ?? '')}`,
      `${plain}; name="config"`,
      `Content-Disposition: form-data; name="${name}`,
      '',
    ]
    return forms[form] ?? full
  })

const part = fc
  .tuple(disposition, fc.array(headerLine, { maxLength: 2 }), content)
  .map(([first, more, bytes]) => ({ head: [first, ...more].filter((line) => line !== ''), bytes }))

const quirk = fc.record({
  lineEnd: sometimes('\r\n', '\n', '\r'),
  closing: sometimes('--\r\n', '', '--', '-', '--\r\n\r\n', '\r\n'),
  preamble: sometimes('', 'preamble\r\n', '\r\n', MARK, '\0'),
  epilogue: sometimes('', 'epilogue', '\r\n--', MARK, '\0'),
  padding: sometimes('', ' ', '\t \t', 'x', '-'),
  isQuoted: fc.boolean(),
  /** What of the boundary stands at the end of the first part's content. */
  insertion: sometimes('', 'bare', 'dashed', 'line', 'nested'),
  cut: fc.oneof(
    { weight: 9, arbitrary: fc.constant(0) },
    { weight: 1, arbitrary: fc.nat({ max: 200 }) },
  ),
})

/** A form with up to a few parts. */
export const formBody: fc.Arbitrary<FormBody> = fc
  .tuple(boundary, fc.array(part, { maxLength: 4 }), quirk)
  .map(([word, parts, quirks]) => {
    const { lineEnd, closing, preamble, epilogue, padding, isQuoted, insertion, cut } = quirks
    const inner = {
      '': '',
      bare: word,
      dashed: `--${word}`,
      line: `\r\n--${word}-\r\n`,
      nested: `--${word}x\r\nContent-Disposition: form-data; name="text"\r\n\r\na\r\n--${word}x--`,
    }[insertion]
    const pieces = parts.flatMap(({ head, bytes }, index) => [
      Buffer.from(`--${word}${padding}${lineEnd}${[...head, '', ''].join(lineEnd)}`),
      bytes,
      Buffer.from(`${index === 0 ? inner : ''}${lineEnd}`),
    ])
    const whole = Buffer.concat([
      Buffer.from(preamble),
      ...pieces,
      Buffer.from(`--${word}${closing}${epilogue}`),
    ])
    return {
      bytes: whole.subarray(0, whole.length - Math.min(cut, whole.length)),
      type: `multipart/form-data; boundary=${isQuoted ? `"${word}"` : word}`,
    }
  })

/** Forms that are right, of files only: their names as browsers escape them (WHATWG HTML, "escape"). */
export const rightForm: fc.Arbitrary<FormBody & { readonly names: readonly string[] }> = fc
  .array(fc.tuple(fc.string({ unit: 'grapheme', maxLength: 20 }), content), {
    minLength: 1,
    maxLength: 5,
  })
  .map((files) => {
    const word = '----right-form-1f0c7a'
    const pieces = files.flatMap(([name, bytes]) => [
      Buffer.from(
        `--${word}\r\nContent-Disposition: form-data; name="files"; filename="${escaped(name)}.txt"\r\n` +
          'Content-Type: text/plain\r\n\r\nwords ',
      ),
      Buffer.from(
        Buffer.from(bytes)
          .toString('latin1')
          .replace(/[^ -~]|[%<P]/g, '.'),
      ),
      Buffer.from('\r\n'),
    ])
    return {
      bytes: Buffer.concat([...pieces, Buffer.from(`--${word}--\r\n`)]),
      type: `multipart/form-data; boundary=${word}`,
      names: files.map(([name]) => `${name}.txt`),
    }
  })

function escaped(name: string): string {
  return name.replaceAll('\n', '%0A').replaceAll('\r', '%0D').replaceAll('"', '%22')
}

function sometimes<T extends string>(usual: T, ...others: readonly T[]): fc.Arbitrary<T> {
  return fc.oneof(
    { weight: 9, arbitrary: fc.constant(usual) },
    { weight: 1, arbitrary: fc.constantFrom(...others) },
  )
}

function bytesOf(text: string): Uint8Array {
  return Buffer.from(text, 'latin1')
}
