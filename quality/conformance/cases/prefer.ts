/** The Prefer header: answered at once, later, or at once where it is quick. */

import { type Case, type CaseEntry, casesOf } from '../case.ts'
import { type Body, field, file, form, text } from '../make-body.ts'
import { jobOf, UNKNOWN_JOB } from './common.ts'

const hello = text('hello')
const upload = form(file('a.txt', 'hello'))
const two = form(field('text', 'hello'), file('a.txt', 'hello'))

/** What a header does to a text, and what the answer says was applied. */
const forText: readonly (readonly [string, string | readonly string[], number, string | null])[] = [
  ['async', 'respond-async', 202, 'respond-async'],
  ['async-any-case', 'Respond-Async', 202, 'respond-async'],
  ['async-spaces', ' respond-async ;q=1 ', 202, 'respond-async'],
  ['async-of-several', 'handling=lenient, respond-async', 202, 'respond-async'],
  ['async-second-header', ['return=minimal', 'respond-async'], 202, 'respond-async'],
  ['async-and-wait', 'respond-async, wait=1', 202, 'respond-async'],
  ['wait', 'wait=1', 200, 'wait=1'],
  ['wait-any-case', 'WAIT=1', 200, 'wait=1'],
  ['wait-quoted', 'wait="1"', 200, 'wait=1'],
  ['wait-capped', 'wait=600', 200, 'wait=1'],
  ['wait-first', 'wait=1, wait=0', 200, 'wait=1'],
  ['wait-parameter', 'wait=1; note=a', 200, 'wait=1'],
  ['wait-fraction', 'wait=1.5', 200, null],
  ['wait-huge', `wait=${'9'.repeat(400)}`, 200, 'wait=1'],
  ['unknown', 'return=representation', 200, null],
  ['wait-no-number', 'wait=soon', 200, null],
  ['wait-negative', 'wait=-1', 200, null],
  ['empty', '', 200, null],
  ['commas', ',,,', 200, null],
  ['in-quotes', 'note="a, respond-async, b"', 200, null],
  ['escaped-quote', 'note="a\\", respond-async, \\"b"', 200, null],
  ['longer-name', 'respond-asynchronously', 200, null],
]

const entries: readonly CaseEntry[] = [
  {
    id: 'text-omitted',
    says: 'text without Prefer is scanned at once',
    send: { body: hello },
    expect: {
      status: 200,
      headers: { 'preference-applied': null },
      body: { status: 'completed', jobs: [{ source: 'text', status: 'completed' }] },
    },
  },
  {
    id: 'text-omitted-not-stored',
    says: 'a job of a synchronous text is not stored for polling',
    steps: [
      { send: { body: hello }, expect: { status: 200 } },
      { send: (earlier) => ({ path: jobOf(earlier) }), expect: { status: 404, code: 'NOT_FOUND' } },
    ],
  },
  ...forText.map(
    ([id, prefer, status, applied]): CaseEntry => ({
      id: `text-${id}`,
      says:
        applied === null
          ? 'preferences that are unknown or make no sense are ignored'
          : `${applied} is applied, and the answer says so`,
      from: /^(async|wait)(-capped)?$/.test(id) ? 'interface' : 'decision',
      send: { body: hello, headers: { prefer } },
      expect: { status, headers: { 'preference-applied': applied } },
    }),
  ),
  ...(
    [
      ['upload-omitted', upload, undefined, 202],
      ['upload-async', upload, 'respond-async', 202],
      ['upload-wait', upload, 'wait=1', 200],
      ['upload-text-only', form(field('text', 'hello')), undefined, 202],
      ['several-omitted', two, undefined, 202],
      ['several-async', two, 'respond-async', 202],
      ['several-wait', two, 'wait=1', 202],
    ] as readonly (readonly [string, Body, string | undefined, number])[]
  ).map(
    ([id, body, prefer, status]): CaseEntry => ({
      id,
      says:
        status === 200
          ? 'a single job that ends within wait=1 is answered'
          : 'uploads are asynchronous, and several jobs always are',
      send: { body, ...(prefer && { headers: { prefer } }) },
      expect: {
        status,
        body:
          status === 200
            ? { status: 'completed', jobs: [{ source: 'a.txt', status: 'completed' }] }
            : { status: 'accepted', input: { kind: 'documents' } },
      },
    }),
  ),
  {
    id: 'wait-stored',
    says: 'a job that ended within wait=1 can be read from its address',
    steps: [
      { send: { body: hello, headers: { prefer: 'wait=1' } }, expect: { status: 200 } },
      {
        send: (earlier) => ({ path: jobOf(earlier) }),
        expect: { status: 200, body: { status: 'completed' } },
      },
    ],
  },
  {
    id: 'wait-zero',
    says: 'wait=0 waits no time; what comes is a whole answer of either kind',
    from: 'decision',
    steps: [
      {
        send: { body: upload, headers: { prefer: 'wait=0' } },
        expect: { status: [200, 202], headers: { 'preference-applied': 'wait=0' } },
      },
    ],
  },
  {
    id: 'get-ignores',
    says: 'Prefer means nothing to a GET',
    from: 'decision',
    send: { path: UNKNOWN_JOB, headers: { prefer: 'wait=1' } },
    expect: { status: 404, code: 'NOT_FOUND' },
  },
]

/** The cases. */
export const prefer: readonly Case[] = casesOf('prefer', entries)
