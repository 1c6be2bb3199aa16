/** Header lines as clients, broken clients and attackers send them. */

import fc from 'fast-check'
import { MARK } from '../conformance/make-body.ts'

/** Long enough for Node's limit of 16 KiB of headers, on either side. */
const long = fc.constantFrom(200, 8_000, 15_000, 17_000, 100_000).map((count) => 'x'.repeat(count))

const token = fc.oneof(
  { weight: 4, arbitrary: fc.stringMatching(/^[ -~]{0,40}$/) },
  { weight: 1, arbitrary: long },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      MARK,
      '',
      ' ',
      '\t',
      'a\0b',
      'a\x7fb',
      '\x80',
      'ä',
      'a\rb',
      '\x1b[0m',
    ),
  },
)

const prefer = fc.oneof(
  fc.constantFrom(
    ...[
      'respond-async',
      'RESPOND-ASYNC',
      'wait=1',
      'wait=99999999999999999999',
      'wait=-1',
      'wait=0',
    ],
    ...['wait="0"', 'wait', 'wait=', 'wait=0x1', 'wait=0,respond-async', ',,,', '"', 'a="\\', ';'],
    ...['respond-async;wait=0', 'foo=bar', '="', 'wait=0;wait=0, wait = 0', '__proto__=1'],
  ),
  fc.constantFrom('"', '\\', ',', ';', '=', 'a,', '"\\').map((piece) => piece.repeat(5_000)),
  token,
)

const contentType = fc.oneof(
  fc.constantFrom(
    ...[
      'application/json',
      'application/json; charset=utf-8',
      'APPLICATION/JSON',
      'application/json;',
    ],
    ...[
      'application/json; charset=utf-16',
      'application/json, text/plain',
      'application/json\t',
      '/',
    ],
    ...[
      'application/jsonx',
      'application/problem+json',
      'multipart/form-data',
      'text/plain',
      '*/*',
    ],
    ...['multipart/form-data; boundary=a; boundary=b', 'multipart/form-data; boundary=""', ';'],
    ...[`application/json; ${'a=b;'.repeat(2_000)}`, `application/json${' '.repeat(4_000)}`],
  ),
  token,
)

const authorization = fc.oneof(
  fc.constantFrom(
    ...['Bearer', 'Bearer ', 'Bearer x', 'bearer  x', 'Basic eDp5', 'Bearer assay_', 'Bearer a b'],
    ...[`Bearer assay_${'A'.repeat(43)}`, `Bearer ${' '.repeat(10_000)}x`, 'Bearer \0', 'Bearer ä'],
  ),
  token.map((secret) => `Bearer ${secret}`),
  token,
)

const OTHERS = [
  ...['Origin: null', 'Origin: http://a.example', 'Sec-Fetch-Site: cross-site', 'Host: a.example'],
  ...[
    'Expect: 100-continue',
    'Expect: x',
    'Connection: close',
    'Connection: upgrade',
    'TE: trailers',
  ],
  ...['Upgrade: websocket', 'Upgrade: h2c', 'Content-Encoding: gzip', 'Transfer-Encoding: chunked'],
  ...['Transfer-Encoding: gzip, chunked', 'Content-Length: 0', 'Content-Length: -1', 'Trailer: X'],
  ...['X-Service-Client: cli', 'X-Service-Client: app', 'X-Patronus-Client: cli', 'Cookie: a=b'],
  ...[' folded', 'no colon', ': empty', 'Name : space', 'X-HTTP-Method-Override: DELETE', 'a\0: b'],
] as const

/** One line, mostly of a header that the service reads. */
const line = fc.oneof(
  { weight: 3, arbitrary: prefer.map((value) => `Prefer: ${value}`) },
  { weight: 3, arbitrary: token.map((value) => `Idempotency-Key: ${value}`) },
  { weight: 3, arbitrary: contentType.map((value) => `Content-Type: ${value}`) },
  { weight: 2, arbitrary: authorization.map((value) => `Authorization: ${value}`) },
  { weight: 2, arbitrary: fc.constantFrom(...OTHERS) },
  { weight: 1, arbitrary: fc.tuple(token, token).map(([name, value]) => `${name}: ${value}`) },
)

/** Some lines; names come twice now and then. */
export const headerLines: fc.Arbitrary<readonly string[]> = fc.oneof(
  { weight: 20, arbitrary: fc.array(line, { maxLength: 5 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(100, 2_500, 10_000).map((count) => Array(count).fill('X-Many: 1')),
  },
)
