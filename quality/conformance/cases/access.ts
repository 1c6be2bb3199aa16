/** Who may do what: keys, scopes, accounts, and pages of elsewhere. */

import { type Case, type CaseEntry, casesOf, type Exchange } from '../case.ts'
import { field, form, json, MARK, text } from '../make-body.ts'
import { accept, jobOf, UNKNOWN_JOB } from './common.ts'

const hello = text('hello')

const refusedHeaders: readonly (readonly [string, string])[] = [
  ['no-scheme', 'abcdef'],
  ['basic', 'Basic YTpi'],
  ['no-key', 'Bearer'],
  ['two-keys', 'Bearer abc def'],
  ['empty', ''],
  ['control', 'Bearer a\tb'],
]

const badIds: readonly (readonly [string, string])[] = [
  ['short', 'job_1'],
  ['upper', `job_${'A'.repeat(32)}`],
  ['33-digits', `job_${'0'.repeat(33)}`],
  ['no-prefix', '0'.repeat(36)],
  ['long', 'a'.repeat(300)],
  ['newline', `job_${'0'.repeat(32)}%0A`],
  ['not-utf8', 'job_%ff'],
  ['bad-percent', '%zz'],
]

const foreign: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['origin', { origin: 'https://page.example' }],
  ['origin-null', { origin: 'null' }],
  ['other-port', { origin: 'http://127.0.0.1:1' }],
  ['host', { host: 'rebound.example' }],
  ['host-without-port', { host: '127.0.0.1' }],
  ['host-short', { host: '127.1:80' }],
  ['fetch-site', { 'sec-fetch-site': 'cross-site' }],
  ['fetch-same-site', { 'sec-fetch-site': 'same-site' }],
]

/** Each step is refused before the next one is looked at. */
const order: readonly (readonly [string, string, Exchange])[] = [
  [
    'query-first',
    'a query is refused before credentials are looked at',
    {
      as: 'unknown',
      send: { path: `/api/v1/scan?a=${MARK}`, method: 'POST', body: hello },
      expect: { status: 400, code: 'UNSUPPORTED_QUERY' },
    },
  ],
  [
    'credentials-before-type',
    'credentials come before the Content-Type',
    {
      as: 'unknown',
      send: { body: { bytes: Buffer.from(MARK), type: 'text/plain' } },
      expect: { status: 401, code: 'INVALID_API_KEY' },
    },
  ],
  [
    'scope-before-type',
    'the scope comes before the Content-Type',
    {
      as: 'reader',
      send: { body: { bytes: Buffer.from(MARK), type: 'text/plain' } },
      expect: { status: 403, code: 'INSUFFICIENT_SCOPE' },
    },
  ],
  [
    'credentials-before-id',
    'credentials come before the form of the job id',
    {
      as: 'anonymous',
      send: { path: '/api/v1/scan/job_1' },
      expect: { status: 401, code: 'AUTH_REQUIRED' },
    },
  ],
  [
    'type-before-syntax',
    'the Content-Type comes before the syntax',
    {
      send: { body: { bytes: Buffer.from(`{${MARK}`), type: 'text/json' } },
      expect: { status: 415, code: 'UNSUPPORTED_MEDIA_TYPE' },
    },
  ],
]

const entries: readonly CaseEntry[] = [
  {
    id: 'anonymous-post',
    says: 'a submission needs no credentials',
    as: 'anonymous',
    send: { body: hello },
    expect: { status: 200 },
  },
  {
    id: 'anonymous-upload',
    says: 'uploads are open to anonymous callers too',
    as: 'anonymous',
    send: { body: form(field('text', 'hello')) },
    expect: { status: 202 },
  },
  {
    id: 'anonymous-cli',
    says: 'X-Service-Client: cli marks anonymous command lines',
    as: 'anonymous',
    send: { body: hello, headers: { 'x-service-client': 'cli' } },
    expect: { status: 200 },
  },
  {
    id: 'cli-with-key',
    says: 'X-Service-Client is not needed with a key, and does no harm',
    send: { body: hello, headers: { 'x-service-client': 'cli' } },
    expect: { status: 200 },
  },
  {
    id: 'cli-alias',
    says: 'X-Patronus-Client: cli is the same header',
    from: 'decision',
    as: 'anonymous',
    send: { body: hello, headers: { 'x-patronus-client': 'cli' } },
    expect: { status: 200 },
  },
  {
    id: 'client-other',
    says: 'cli is the only value of X-Service-Client',
    as: 'anonymous',
    send: { body: hello, headers: { 'x-service-client': MARK } },
    expect: { status: 400, code: 'INVALID_REQUEST' },
  },
  {
    id: 'get-without-key',
    says: 'reading a job needs a key',
    as: 'anonymous',
    send: { path: UNKNOWN_JOB },
    expect: { status: 401, code: 'AUTH_REQUIRED' },
  },
  ...(['unknown', 'expired', 'revoked'] as const).flatMap((as): CaseEntry[] => [
    {
      id: `${as}-post`,
      says: `a key that is ${as} is refused, also where none was needed`,
      as,
      send: { body: text(MARK) },
      expect: { status: 401, code: 'INVALID_API_KEY' },
    },
    {
      id: `${as}-get`,
      says: `a key that is ${as} reads nothing`,
      as,
      send: { path: UNKNOWN_JOB },
      expect: { status: 401, code: 'INVALID_API_KEY' },
    },
  ]),
  ...refusedHeaders.map(
    ([id, authorization]): CaseEntry => ({
      id: `header-${id}`,
      says: 'the header is "Bearer <API_KEY>", nothing else',
      as: 'anonymous',
      send: { body: hello, headers: { authorization } },
      expect: { status: 401, code: 'AUTH_REQUIRED' },
    }),
  ),
  {
    id: 'writer-posts',
    says: 'scan:write lets submit',
    as: 'writer',
    send: { body: hello },
    expect: { status: 200 },
  },
  {
    id: 'reader-posts',
    says: 'without scan:write a submission is refused',
    as: 'reader',
    send: { body: text(MARK) },
    expect: { status: 403, code: 'INSUFFICIENT_SCOPE', names: ['scan:write'] },
  },
  {
    id: 'writer-gets',
    says: 'without scan:read no job is read',
    as: 'writer',
    send: { path: UNKNOWN_JOB },
    expect: { status: 403, code: 'INSUFFICIENT_SCOPE', names: ['scan:read'] },
  },
  {
    id: 'reader-gets',
    says: 'scan:read reads a job of the account, whichever key submitted it',
    steps: [
      accept(hello),
      { as: 'reader', send: (earlier) => ({ path: jobOf(earlier) }), expect: { status: 200 } },
    ],
  },
  {
    id: 'other-account',
    says: 'another account cannot read a job',
    steps: [
      accept(hello),
      {
        as: 'other',
        send: (earlier) => ({ path: jobOf(earlier) }),
        expect: { status: 404, code: 'NOT_FOUND' },
      },
    ],
  },
  {
    id: 'anonymous-job',
    says: 'an anonymous job belongs to nobody and cannot be read',
    from: 'decision',
    steps: [
      {
        as: 'anonymous',
        send: { body: hello, headers: { prefer: 'respond-async' } },
        expect: { status: 202 },
      },
      {
        as: 'anonymous',
        send: (earlier) => ({ path: jobOf(earlier) }),
        expect: { status: 401, code: 'AUTH_REQUIRED' },
      },
      {
        send: (earlier) => ({ path: jobOf(earlier) }),
        expect: { status: 404, code: 'NOT_FOUND' },
      },
    ],
  },
  {
    id: 'probe-good-key',
    says: 'a well-formed unknown job is 404 with a good key',
    send: { path: UNKNOWN_JOB },
    expect: { status: 404, code: 'NOT_FOUND' },
  },
  ...badIds.map(
    ([id, jobId]): CaseEntry => ({
      id: `id-${id}`,
      says: 'a job id has the form job_ and 32 lower-case hexadecimal digits',
      send: { path: `/api/v1/scan/${jobId}` },
      expect: { status: 400, code: 'INVALID_REQUEST' },
    }),
  ),
  ...foreign.map(
    ([id, headers]): CaseEntry => ({
      id: `foreign-${id}`,
      says: 'pages of elsewhere are kept out',
      from: 'decision',
      send: { body: text(MARK), headers },
      expect: { status: 403, code: 'ORIGIN_NOT_ALLOWED' },
    }),
  ),
  {
    id: 'preflight',
    says: 'a preflight of a page of elsewhere gets no CORS headers',
    from: 'decision',
    as: 'anonymous',
    send: {
      method: 'OPTIONS',
      path: '/api/v1/scan',
      headers: { origin: 'https://page.example', 'access-control-request-method': 'POST' },
    },
    expect: { status: 403, code: 'ORIGIN_NOT_ALLOWED' },
  },
  ...order.map(
    ([id, says, exchange]): CaseEntry => ({
      id: `order-${id}`,
      says,
      from: 'decision',
      ...exchange,
    }),
  ),
  {
    id: 'bearer-any-case',
    says: 'the scheme is read in any case (RFC 9110)',
    from: 'decision',
    as: 'anonymous',
    send: { body: json({ text: 'hello' }), headers: { authorization: 'bEARER assay_x' } },
    expect: { status: 401, code: 'INVALID_API_KEY' },
  },
]

/** The cases. */
export const access: readonly Case[] = casesOf('access', entries)
