/** Headers of answers: the request id, types, and what must not be there. */

import { type Case, type CaseEntry, casesOf, type Exchange } from '../case.ts'
import { MARK, text } from '../make-body.ts'
import { accept, jobOf, UNKNOWN_JOB } from './common.ts'

const hello = text('hello')
/** One a run: a service may remember it from the last one. */
const KEY = `conformance-headers-${Date.now().toString(36)}`
const JSON_TYPE = /^application\/json(;|$)/

/** One exchange for each kind of answer. */
const answers: readonly (readonly [string, Exchange])[] = [
  ['200', { send: { body: hello }, expect: { status: 200 } }],
  ['202', accept(hello)],
  ['400', { send: { path: '/api/v1/scan/x' }, expect: { status: 400 } }],
  ['401', { as: 'anonymous', send: { path: UNKNOWN_JOB }, expect: { status: 401 } }],
  ['403', { as: 'reader', send: { body: hello }, expect: { status: 403 } }],
  ['404', { send: { path: UNKNOWN_JOB }, expect: { status: 404 } }],
  ['405', { send: { path: '/api/v1/scan', method: 'PUT' }, expect: { status: 405 } }],
  ['415', { send: { headers: { 'content-type': 'a/b' } }, expect: { status: 415 } }],
  ['422', { send: { body: text('') }, expect: { status: 422 } }],
]

const entries: readonly CaseEntry[] = [
  ...answers.map(
    ([id, { as, send, expect }]): CaseEntry => ({
      id: `answer-${id}`,
      says: 'every answer but a 409 carries X-Request-ID, and its body is JSON',
      ...(as && { as }),
      send,
      expect: { ...expect, headers: { 'content-type': JSON_TYPE, 'x-request-id': /^\S+$/ } },
    }),
  ),
  {
    id: 'get-200',
    says: 'so does the answer to a GET',
    steps: [
      accept(hello),
      {
        send: (earlier) => ({ path: jobOf(earlier) }),
        expect: { status: 200, headers: { 'content-type': JSON_TYPE, 'x-request-id': /^\S+$/ } },
      },
    ],
  },
  {
    id: 'conflict',
    says: 'a 409 carries none, and its body is JSON all the same',
    steps: [
      {
        send: { body: hello, headers: { 'idempotency-key': KEY } },
        expect: { status: 200 },
      },
      {
        send: { body: text(MARK), headers: { 'idempotency-key': KEY } },
        expect: { status: 409, headers: { 'content-type': JSON_TYPE, 'x-request-id': null } },
      },
    ],
  },
  {
    id: 'unique',
    says: 'no two requests have one id',
    steps: [
      { send: { body: hello }, expect: { status: 200 } },
      {
        send: { body: hello },
        expect: {
          status: 200,
          but: ({ headers }, [first]) =>
            headers['x-request-id'] === first?.headers['x-request-id']
              ? 'it is the same'
              : undefined,
        },
      },
    ],
  },
  {
    id: 'not-taken',
    says: 'the id is made here, not taken from the client',
    from: 'decision',
    send: { body: text(''), headers: { 'x-request-id': MARK, 'request-id': MARK } },
    expect: {
      status: 422,
      but: ({ headers }) => (headers['x-request-id'] === MARK ? 'it is the client’s' : undefined),
    },
  },
  {
    id: 'bearer-challenge',
    says: 'a 401 says which credentials it wants (RFC 9110, section 15.5.2)',
    from: 'decision',
    as: 'anonymous',
    send: { path: UNKNOWN_JOB },
    expect: { status: 401, headers: { 'www-authenticate': /^Bearer\b/ } },
  },
  {
    id: 'head',
    says: 'HEAD is another method, and its answer has no body',
    from: 'decision',
    send: { path: UNKNOWN_JOB, method: 'HEAD' },
    expect: {
      status: 405,
      headers: { allow: 'GET' },
      but: ({ text: body }) => (body === '' ? undefined : 'there is a body'),
    },
  },
  {
    id: 'expect-continue',
    says: 'Expect: 100-continue is met',
    from: 'decision',
    send: { body: hello, headers: { expect: '100-continue' } },
    expect: { status: 200 },
  },
  {
    id: 'expect-other',
    says: 'another expectation is passed over (RFC 9110, section 10.1.1)',
    from: 'decision',
    send: { body: hello, headers: { expect: MARK } },
    expect: { status: 200 },
  },
  {
    id: 'prefer-repeated',
    says: 'Prefer on two lines is one list (RFC 9110, section 5.3)',
    send: { body: hello, headers: { prefer: ['handling=lenient', 'respond-async'] } },
    expect: { status: 202, headers: { 'preference-applied': /respond-async/ } },
  },
  {
    id: 'key-repeated',
    says: 'two keys of one request are none: nobody knows which of them is meant',
    from: 'decision',
    send: { body: hello, headers: { 'idempotency-key': [`${KEY}-1`, `${KEY}-2`] } },
    expect: { status: 400, code: 'INVALID_REQUEST' },
  },
  {
    id: 'type-repeated',
    says: 'two types of one body are none: readers differ in which of them counts',
    from: 'decision',
    send: { body: hello, headers: { 'content-type': ['application/json', 'a/b'] } },
    expect: { status: 400, code: 'INVALID_REQUEST' },
  },
  {
    id: 'credentials-repeated',
    says: 'two credentials of one request are none',
    from: 'decision',
    as: 'anonymous',
    send: { path: UNKNOWN_JOB, headers: { authorization: [`Bearer ${MARK}`, `Bearer ${MARK}`] } },
    expect: { status: 400, code: 'INVALID_REQUEST' },
  },
  {
    id: 'many',
    says: 'unknown headers are passed over',
    from: 'decision',
    send: {
      body: hello,
      headers: Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`x-a${index}`, 'b'])),
    },
    expect: { status: 200 },
  },
  {
    id: 'too-large',
    says: 'headers over 16 KiB are a malformed request',
    from: 'decision',
    send: { body: hello, headers: { 'x-a': 'a'.repeat(20_000) } },
    expect: { status: 400, code: 'INVALID_REQUEST' },
  },
]

/** The cases. */
export const headers: readonly Case[] = casesOf('headers', entries)
