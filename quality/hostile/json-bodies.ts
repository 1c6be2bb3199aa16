/** Bodies that claim to be JSON: written token by token, because a JSON library writes only right ones. */

import fc from 'fast-check'
import { MARK } from '../conformance/make-body.ts'
import { nearConfig } from './scan-configs.ts'

/** Nesting that overflows the stack of whatever walks it by recursion. */
const DEPTH = 100_000

const deep = fc
  .tuple(fc.constantFrom(['[', ']'], ['{"a":', '}'], ['[[],', ']']), fc.constantFrom(1_000, DEPTH))
  .map(([[open = '', close = ''], depth]) => `${open.repeat(depth)}0${close.repeat(depth)}`)

const number = fc.oneof(
  fc.constantFrom(
    '1e999',
    '-1e999',
    '1e-999',
    '-0',
    '00',
    '1.',
    '.5',
    '+1',
    'NaN',
    '64.0',
    '6.4e1',
  ),
  fc.integer({ min: 20, max: 5_000 }).map((digits) => '9'.repeat(digits)),
)

const string = fc.oneof(
  fc.constantFrom(
    ...[`"${MARK}"`, '"\\u0000"', '"a\\u0000b"', '"\u0001"', '"\\ud800"', '"\\udc00\\ud800"'],
    ...['"\\u12"', '"\\x41"', '"', '"\ufeff"', '"\u2028"', '"\\u0020\\u00a0"', '"😀"', "'a'"],
  ),
  fc.string({ unit: 'binary' }).map((value) => JSON.stringify(value)),
  fc.integer({ min: 1, max: 60_000 }).map((count) => `"${`${MARK} `.repeat(count >> 4)}"`),
)

const value: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: string },
  { weight: 3, arbitrary: nearConfig.map((config) => JSON.stringify(config)) },
  { weight: 2, arbitrary: number },
  { weight: 1, arbitrary: deep },
  { weight: 1, arbitrary: fc.json({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.constantFrom('', 'null', 'true', 'undefined', ',', '}', '/**/1') },
)

const key = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom('"text"', '"config"') },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      ...['"\\u0074ext"', '"Text"', '"text\\u0000"', '"url"', '"mcp_server_url"', '"files"', '""'],
      ...['"__proto__"', '"\\u005f_proto__"', '"constructor"', '"toString"', '"length"', 'text'],
    ),
  },
  {
    weight: 1,
    arbitrary: fc.string({ unit: 'binary', maxLength: 9 }).map((k) => JSON.stringify(k)),
  },
)

const object = fc
  .array(fc.tuple(key, value), { minLength: 1, maxLength: 4 })
  .map((members) => `{${members.map(([name, content]) => `${name}:${content}`).join(',')}}`)

/** A configuration nested where only its own schema looks. */
const nested = fc
  .tuple(
    deep,
    fc.constantFrom(
      ...['{"categories":#}', '{"categories":[#,#]}', '{"categories":["pii",#]}', '{"gates":#}'],
      ...[
        '{"gates":{"rules":#}}',
        '{"gates":{"rules":{"a":#}}}',
        '{"max_level":#}',
        '{"x":#}',
        '#',
      ],
    ),
  )
  .map(([content, config]) => `{"text":"${MARK}","config":${config.replaceAll('#', content)}}`)

const text: fc.Arbitrary<string> = fc.oneof(
  { weight: 8, arbitrary: object },
  { weight: 1, arbitrary: nested },
  { weight: 1, arbitrary: value },
)

/** Right JSON in bytes that are not UTF-8, or not only. */
const encoded: fc.Arbitrary<Uint8Array> = fc
  .tuple(
    text,
    fc.constantFrom('utf8', 'utf8', 'utf8', 'latin1', 'utf16le'),
    fc.constantFrom(0, 0, 0, 1, 2),
  )
  .map(([content, encoding, bom]) =>
    Buffer.concat([
      [Buffer.of(), Buffer.of(0xef, 0xbb, 0xbf), Buffer.of(0xff, 0xfe)][bom] ?? Buffer.of(),
      Buffer.from(content, encoding as BufferEncoding),
    ]),
  )

/** Bytes that were cut, doubled, or changed somewhere. */
const damaged = fc
  .tuple(encoded, fc.nat(), fc.nat({ max: 40 }), fc.uint8Array({ maxLength: 4 }), fc.boolean())
  .map(([bytes, place, length, put, isDoubled]) => {
    const start = place % (bytes.length + 1)
    const rest = bytes.subarray(isDoubled ? Math.max(0, start - length) : start + length)
    return Buffer.concat([bytes.subarray(0, start), put, rest])
  })

/** A JSON body, or what is left of one. */
export const jsonBody: fc.Arbitrary<Uint8Array> = fc.oneof(
  { weight: 5, arbitrary: encoded },
  { weight: 2, arbitrary: damaged },
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 200 }) },
)
