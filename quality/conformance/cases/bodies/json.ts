/** JSON: what it is refused for, and what is read of it. */

import type { CaseEntry, Exchange } from '../../case.ts'
import { MARK, rawJson, utf8 } from '../../make-body.ts'
import { BAD_INPUT, BAD_TEXT, MALFORMED } from './refused.ts'

const NO_KIND = { ...BAD_INPUT, names: ['/text', '/url', '/mcp_server_url'] } as const
const BAD_URL = { status: 422, code: 'INVALID_URL' } as const

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

export const jsonEntries: readonly CaseEntry[] = [
  ...badJson.map(
    ([id, says, content, expect]): CaseEntry => ({
      id: `json-${id}`,
      says,
      send: { body: rawJson(content) },
      expect,
    }),
  ),
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
]
