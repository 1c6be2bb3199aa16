/** What a body is said to be by its headers. */

import type { CaseEntry } from '../../case.ts'
import { field, formWith, json, MARK, text } from '../../make-body.ts'

export const contentTypeEntries: readonly CaseEntry[] = [
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
