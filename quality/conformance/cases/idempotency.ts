/** Idempotency-Key: one scan, one charge, one answer. */

import { type Answer, type Case, type CaseEntry, casesOf, type Exchange } from '../case.ts'
import { type Body, field, file, form, formWith, json, MARK, rawJson, text } from '../make-body.ts'
import { jobOf, MINUTE, untilEnded } from './common.ts'

/** A key of its own for each case and run, so that runs against one service do not meet. */
const run = Date.now().toString(36)
const keyOf = (id: string) => `conformance-${run}-${id}`

type Sent = { readonly body: Body; readonly prefer?: string; readonly as?: Exchange['as'] }

function post(key: string, { body, prefer, as }: Sent, expect: Exchange['expect']): Exchange {
  const headers = { 'idempotency-key': key, ...(prefer !== undefined && { prefer }) }
  return { send: { body, headers }, expect, ...(as && { as }) }
}

/** The second answer is the first one, byte for byte. */
function sameAsFirst(answer: Answer, [first]: readonly Answer[]): string | undefined {
  if (answer.text !== first?.text) return 'the answer is not the first one'
  const applied = 'preference-applied'
  return answer.headers[applied] === first.headers[applied]
    ? undefined
    : 'Preference-Applied is not that of the first answer'
}

const hello: Sent = { body: text('hello') }
const twice = form(field('text', 'one'), file('a.txt', 'two'))
const CONFLICT = { status: 409, code: 'IDEMPOTENCY_CONFLICT' } as const

/** Repeats of a request, and whether they are the same request. */
const repeats: readonly (readonly [string, string, Sent, Sent, number])[] = [
  ['text', 'a repeat gets the stored answer', hello, hello, 200],
  [
    'async',
    'a repeat of an asynchronous request gets its jobs again',
    { ...hello, prefer: 'respond-async' },
    { ...hello, prefer: 'respond-async' },
    202,
  ],
  [
    'wait',
    'a repeat of a waiting request gets its answer again',
    { ...hello, prefer: 'wait=1' },
    { ...hello, prefer: 'wait=1' },
    200,
  ],
  [
    'form-boundary',
    'another boundary makes no other form',
    { body: formWith('first', field('text', 'one'), file('a.txt', 'two')) },
    { body: formWith('second', field('text', 'one'), file('a.txt', 'two')) },
    202,
  ],
]

const others: readonly (readonly [string, string, Sent, Sent])[] = [
  ['content', 'other content conflicts', hello, { body: text(MARK) }],
  [
    'bytes',
    'JSON is compared byte for byte',
    { body: rawJson('{"text":"hello"}') },
    { body: rawJson('{"text": "hello"}') },
  ],
  [
    'content-type',
    'another Content-Type conflicts',
    hello,
    { body: { ...hello.body, type: 'application/json; charset=utf-8' } },
  ],
  ['prefer-added', 'an added Prefer conflicts', hello, { ...hello, prefer: 'respond-async' }],
  [
    'prefer-other',
    'another Prefer conflicts',
    { ...hello, prefer: 'respond-async' },
    { ...hello, prefer: 'wait=1' },
  ],
  [
    'form-order',
    'another order of the parts conflicts',
    { body: form(file('a.txt', 'one'), file('b.txt', 'two')) },
    { body: form(file('b.txt', 'two'), file('a.txt', 'one')) },
  ],
  [
    'form-field-order',
    'a field moved among the files conflicts',
    { body: form(field('text', 'one'), file('a.txt', 'two')) },
    { body: form(file('a.txt', 'two'), field('text', 'one')) },
  ],
  [
    'form-file-name',
    'another file name conflicts',
    { body: form(file('a.txt', 'one')) },
    { body: form(file('b.txt', 'one')) },
  ],
  [
    'form-file-bytes',
    'another byte in a file conflicts',
    { body: form(file('a.txt', 'one')) },
    { body: form(file('a.txt', 'onE')) },
  ],
  [
    'form-or-json',
    'a form is no JSON',
    { body: json({ text: 'one' }), prefer: 'respond-async' },
    { body: form(field('text', 'one')), prefer: 'respond-async' },
  ],
  [
    'config',
    'another configuration conflicts',
    hello,
    { body: text('hello', { categories: ['pii'] }) },
  ],
]

const badKeys: readonly (readonly [string, string | readonly string[]])[] = [
  ['empty', ''],
  ['space', 'a b'],
  ['129', 'a'.repeat(129)],
  ['latin', 'caf\u00e9'],
  ['tab', 'a\tb'],
  ['two', ['a', 'b']],
]

const entries: readonly CaseEntry[] = [
  ...repeats.map(
    ([id, says, first, repeat, status]): CaseEntry => ({
      id: `same-${id}`,
      says,
      steps: [
        post(keyOf(id), first, { status }),
        post(keyOf(id), repeat, { status, but: sameAsFirst }),
      ],
    }),
  ),
  ...others.map(
    ([id, says, first, other]): CaseEntry => ({
      id: `other-${id}`,
      says,
      steps: [
        post(keyOf(id), first, {
          status:
            first.prefer === 'respond-async' || first.body.type.startsWith('multi') ? 202 : 200,
        }),
        post(keyOf(id), other, { ...CONFLICT, headers: { 'retry-after': null } }),
      ],
    }),
  ),
  {
    id: 'replayed-request-id',
    says: 'a replay is the stored answer, its request id included',
    from: 'decision',
    steps: [
      post(keyOf('request-id'), hello, { status: 200 }),
      post(keyOf('request-id'), hello, {
        status: 200,
        but: (answer, [first]) =>
          answer.headers['x-request-id'] === first?.headers['x-request-id']
            ? undefined
            : 'X-Request-ID is not that of the first answer',
      }),
    ],
  },
  {
    id: 'one-job',
    says: 'a repeat makes no new job: the old one goes on',
    steps: [
      post(keyOf('one-job'), { body: twice }, { status: 202 }),
      { ...untilEnded(), expect: { status: 200, body: { status: 'completed' } } },
      post(keyOf('one-job'), { body: twice }, { status: 202, but: sameAsFirst }),
    ],
  },
  {
    id: 'no-new-charge',
    says: 'a replay costs nothing',
    service: { config: { plans: { free: { monthly_scan_units: 1 } } } },
    steps: [
      post(keyOf('charge'), { ...hello, as: 'free' }, { status: 200 }),
      post(keyOf('charge'), { ...hello, as: 'free' }, { status: 200, but: sameAsFirst }),
      {
        as: 'free',
        send: { body: text('hello') },
        expect: { status: 429, code: 'MONTHLY_QUOTA_EXCEEDED' },
      },
    ],
  },
  {
    id: 'window-holds',
    says: 'the stored answer is given for 15 minutes',
    steps: [
      post(keyOf('window'), hello, { status: 200 }),
      { pass: 14 * MINUTE },
      post(keyOf('window'), hello, { status: 200, but: sameAsFirst }),
    ],
  },
  {
    id: 'window-ends',
    says: 'after 15 minutes the key is free',
    steps: [
      post(keyOf('window-ends'), hello, { status: 200 }),
      { pass: 15 * MINUTE },
      post(
        keyOf('window-ends'),
        { body: text('other') },
        {
          status: 200,
          but: (answer, [first]) =>
            answer.text === first?.text ? 'the old answer was given' : undefined,
        },
      ),
    ],
  },
  {
    id: 'in-flight',
    says: 'while the first one runs, a repeat is 409 with Retry-After: 1; nobody scans twice',
    steps: [
      {
        together: Array.from({ length: 4 }, () => ({
          send: {
            body: text(`${'hello there '.repeat(8_000)}`),
            headers: { 'idempotency-key': keyOf('in-flight') },
          },
          // Which one comes first is open: the group as a whole is looked at.
          expect: { status: [200, 409] },
        })),
        but: (answers) => {
          const done = new Set(answers.filter(({ status }) => status === 200).map((a) => a.text))
          const refused = answers.filter(({ status }) => status === 409)
          if (done.size !== 1) return `${done.size} different answers`
          if (refused.length === 0) return 'none met the first one in flight'
          return refused.every(
            ({ body, headers }) =>
              body.error.code === 'IDEMPOTENCY_IN_FLIGHT' && headers['retry-after'] === '1',
          )
            ? undefined
            : 'a 409 is not IDEMPOTENCY_IN_FLIGHT with Retry-After: 1'
        },
      },
    ],
  },
  {
    id: 'refusal-frees',
    says: 'a refusal is not stored: the key is free for a better request',
    from: 'decision',
    steps: [
      post(keyOf('refusal'), { body: text(' ') }, { status: 422, code: 'INVALID_TEXT' }),
      post(keyOf('refusal'), hello, { status: 200 }),
    ],
  },
  {
    id: 'fields-first',
    says: 'fields are checked before idempotency',
    from: 'decision',
    steps: [
      post(keyOf('fields-first'), hello, { status: 200 }),
      post(keyOf('fields-first'), { body: text(' ') }, { status: 422, code: 'INVALID_TEXT' }),
    ],
  },
  {
    id: 'per-account',
    says: 'keys are per account',
    from: 'decision',
    steps: [
      post(keyOf('account'), hello, { status: 200 }),
      post(keyOf('account'), { body: text('other'), as: 'other' }, { status: 200 }),
    ],
  },
  {
    id: 'anonymous-share',
    says: 'anonymous callers share their keys',
    from: 'decision',
    steps: [
      post(keyOf('anonymous'), { ...hello, as: 'anonymous' }, { status: 200 }),
      post(keyOf('anonymous'), { ...hello, as: 'anonymous' }, { status: 200, but: sameAsFirst }),
      post(keyOf('anonymous'), { body: text('other'), as: 'anonymous' }, CONFLICT),
    ],
  },
  {
    id: 'other-key-of-account',
    says: 'two API keys of an account share its idempotency keys',
    from: 'decision',
    steps: [
      post(keyOf('two-keys'), hello, { status: 200 }),
      post(keyOf('two-keys'), { ...hello, as: 'writer' }, { status: 200, but: sameAsFirst }),
    ],
  },
  {
    id: 'key-128',
    says: 'a key may have 128 visible ASCII characters',
    send: {
      body: hello.body,
      headers: { 'idempotency-key': `!~"\\${keyOf('long')}`.padEnd(128, 'x') },
    },
    expect: { status: 200 },
  },
  ...badKeys.map(
    ([id, key]): CaseEntry => ({
      id: `key-${id}`,
      says: 'a key is 1 to 128 visible ASCII characters',
      send: { body: hello.body, headers: { 'idempotency-key': key } },
      expect: { status: 400, code: 'INVALID_REQUEST' },
    }),
  ),
  {
    id: 'replayed-job-readable',
    says: 'the replayed answer leads to the same job',
    steps: [
      post(keyOf('readable'), { ...hello, prefer: 'respond-async' }, { status: 202 }),
      post(
        keyOf('readable'),
        { ...hello, prefer: 'respond-async' },
        {
          status: 202,
          but: sameAsFirst,
        },
      ),
      { send: ([, second]) => ({ path: jobOf([second as Answer]) }), expect: { status: 200 } },
    ],
  },
]

/** The cases. */
export const idempotency: readonly Case[] = casesOf('idempotency', entries)
