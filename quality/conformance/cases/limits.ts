/** Sizes, tokens, rates and quotas: what a plan lets through, to the byte. */

import type { Caller } from '../caller.ts'
import type { Answer, Case, CaseEntry } from '../case.ts'
import { casesOf, type Exchange } from '../case.ts'
import { type Body, field, file, form, MARK, rawJson, text } from '../make-body.ts'
import { MINUTE } from './common.ts'

const DAY = 24 * 60 * MINUTE
const BODY = 12_000_000
const FILE = 10_000_000

const hello = text('hello')
/** Few tokens for their bytes: 25,000 of them must not be the nearer limit. */
const letters = (bytes: number) => text(MARK.padEnd(bytes, ' information'))
/** One token each, by the tokenizer that is shipped. */
const words = (count: number) => 'w '.repeat(count).trimEnd()
const PAYLOAD = {
  status: 413,
  code: 'PAYLOAD_TOO_LARGE',
  headers: { connection: 'close' },
} as const
/** An input limit tells where its caller stands. */
const CONTENT = {
  status: 413,
  code: 'CONTENT_TOO_LARGE',
  but: ({ body }: Answer) =>
    body.usage?.plan !== undefined && body.quota === undefined ? undefined : 'no usage, or a quota',
} as const
const RATE = { status: 429, code: 'RATE_LIMITED' } as const

/** A short text in a JSON body of exactly so many bytes. */
function padded(bytes: number): Body {
  return rawJson(`{"text":"hello"${' '.repeat(bytes - 16)}}`)
}

/** A page of exactly so many bytes that shows one word. */
function page(bytes: number): Uint8Array {
  const [head, tail] = ['<!doctype html><p>hello</p><script>', '</script>']
  return Buffer.from(`${head}${'x'.repeat(bytes - head.length - tail.length)}${tail}`)
}

const sizes: readonly (readonly [string, string, Caller, Body, Exchange['expect']])[] = [
  ['body-most', 'a body may have 12,000,000 bytes', 'owner', padded(BODY), { status: 200 }],
  ['body-more', 'a larger body is refused', 'owner', padded(BODY + 1), PAYLOAD],
  [
    'file-most',
    'a file may have 10,000,000 bytes',
    'owner',
    form(file('a.html', page(FILE))),
    { status: 202 },
  ],
  [
    'file-more',
    'a larger file is refused',
    'owner',
    form(file('a.html', page(FILE + 1))),
    { status: 413, code: 'FILE_TOO_LARGE', names: ['/files/0'] },
  ],
  ...(['anonymous', 'free', 'personal'] as const).flatMap(
    (as) =>
      [
        [`${as}-most`, `${as}: 100,000 bytes of text pass`, as, letters(100_000), { status: 200 }],
        [`${as}-more`, `${as}: one byte more does not`, as, letters(100_001), CONTENT],
      ] as const,
  ),
  ['pro-most', 'pro: 1,000,000 bytes of text pass', 'owner', letters(1_000_000), { status: 200 }],
  ['pro-more', 'pro: one byte more does not', 'owner', letters(1_000_001), CONTENT],
  [
    'utf8-bytes',
    'the limit counts UTF-8 bytes, not characters',
    'free',
    text('é'.repeat(50_001)),
    CONTENT,
  ],
  [
    'sum',
    'the documents of a submission are counted together',
    'free',
    form(field('text', 'w'.repeat(60_000)), file('a.txt', 'w'.repeat(60_000))),
    CONTENT,
  ],
  [
    'extracted',
    'the limit is for extracted text, not for the file',
    'free',
    form(file('a.html', page(500_000))),
    { status: 202 },
  ],
  [
    'documents-most',
    'a submission may have 100 documents',
    'owner',
    form(...Array.from({ length: 100 }, (_, index) => file(`${index}.txt`, 'hello'))),
    {
      status: 202,
      body: { coverage: { documents_total: 100, documents_scanned: 100 } },
      but: ({ body }) => (body.jobs.length === 100 ? undefined : `${body.jobs.length} jobs`),
    },
  ],
  [
    'documents-more',
    'more than 100 documents are refused',
    'owner',
    form(
      field('text', MARK),
      ...Array.from({ length: 100 }, (_, index) => file(`${index}.txt`, 'hello')),
    ),
    { status: 422, code: 'INVALID_INPUT' },
  ],
]

const tokens: readonly (readonly [string, string, Caller, number, Exchange['expect']])[] = [
  ['tokens-free-most', 'free: 25,000 tokens pass', 'free', 25_000, { status: 200 }],
  [
    'tokens-anonymous',
    'anonymous callers have no limit of tokens in one submission',
    'anonymous',
    40_000,
    { status: 200 },
  ],
  [
    'tokens-pro',
    'pro has no limit of tokens in one submission',
    'owner',
    40_000,
    { status: 200, body: { usage: { input_tokens: 40_000, scan_units: 40 } } },
  ],
  ...(['free', 'personal'] as const).map(
    (as) =>
      [
        `tokens-${as}-more`,
        `${as}: more than 25,000 tokens are 422, with the limit's kind and where to go`,
        as,
        25_001,
        {
          status: 422,
          code: 'INPUT_TOKENS_EXCEEDED',
          body: { quota: { limit_kind: 'input_tokens_per_scan' }, usage: { plan: as } },
        },
      ] as const,
  ),
]

/** `reset_at` is the next 00:00 UTC (of a first of the month), and `retry_after` leads there. */
function resetsAt(isReset: (date: Date) => boolean) {
  return ({ body, headers }: Answer): string | undefined => {
    const { reset_at: at, retry_after: after } = body.quota
    if (at % DAY !== 0 || !isReset(new Date(at))) return `reset_at is ${new Date(at).toISOString()}`
    if (headers['retry-after'] !== String(after)) return 'Retry-After is not quota.retry_after'
    const off = Date.now() + after * 1_000 - at
    return off >= -1_000 && off < 5_000 ? undefined : 'retry_after does not lead to reset_at'
  }
}

const entries: readonly CaseEntry[] = [
  ...[...sizes].map(
    ([id, says, as, body, expect]): CaseEntry => ({ id, says, as, send: { body }, expect }),
  ),
  ...tokens.map(
    ([id, says, as, count, expect]): CaseEntry => ({
      id,
      says,
      as,
      send: { body: text(words(count)) },
      expect,
    }),
  ),
  {
    id: 'units',
    says: 'a submission costs max(1, ceil(tokens / 1000)) scan units',
    steps: (
      [
        [1, 1],
        [1_000, 1],
        [1_001, 2],
      ] as const
    ).map(([count, units]) => ({
      send: { body: text(words(count)) },
      expect: {
        status: 200,
        body: { usage: { input_tokens: count, scan_units: units, unit_version: 'scan-unit-v1' } },
      },
    })),
  },
  {
    id: 'daily-anonymous',
    says: 'anonymous callers have 100 scan units a day, until 00:00 UTC',
    service: {},
    steps: [
      { as: 'anonymous', send: { body: text(words(50_000)) }, expect: { status: 200 } },
      { as: 'anonymous', send: { body: text(words(49_001)) }, expect: { status: 200 } },
      {
        as: 'anonymous',
        send: { body: hello },
        expect: {
          status: 429,
          code: 'ANONYMOUS_QUOTA_EXCEEDED',
          body: {
            quota: { limit_kind: 'anonymous_daily_scan_units' },
            usage: { plan: 'anonymous', daily_scan_units: 100, daily_limit: 100 },
          },
          but: resetsAt(() => true),
        },
      },
      { send: { body: hello }, expect: { status: 200 } },
      { pass: DAY },
      { as: 'anonymous', send: { body: hello }, expect: { status: 200 } },
    ],
  },
  ...(['free', 'personal'] as const).map(
    (as): CaseEntry => ({
      id: `monthly-${as}`,
      says: `${as} has a monthly quota, until the first of the month, 00:00 UTC`,
      service: { config: { plans: { [as]: { monthly_scan_units: 2 } } } },
      steps: [
        { as, send: { body: text(words(1_001)) }, expect: { status: 200 } },
        {
          as,
          send: { body: hello },
          expect: {
            status: 429,
            code: 'MONTHLY_QUOTA_EXCEEDED',
            body: {
              quota: { limit_kind: 'monthly_scan_units' },
              usage: { plan: as, monthly_scan_units: 2, monthly_limit: 2, daily_limit: null },
            },
            but: resetsAt((date) => date.getUTCDate() === 1),
          },
        },
        { pass: 31 * DAY },
        { as, send: { body: hello }, expect: { status: 200 } },
      ],
    }),
  ),
  {
    id: 'units-whole',
    says: 'a submission passes whole or not at all, and what is refused is not charged',
    service: { config: { plans: { free: { monthly_scan_units: 2 } } } },
    steps: [
      { as: 'free', send: { body: hello }, expect: { status: 200 } },
      {
        as: 'free',
        send: { body: text(words(1_001)) },
        expect: { status: 429, code: 'MONTHLY_QUOTA_EXCEEDED' },
      },
      { as: 'free', send: { body: text(' ') }, expect: { status: 422, code: 'INVALID_TEXT' } },
      { as: 'free', send: { body: hello }, expect: { status: 200 } },
    ],
  },
  {
    id: 'token-rate-pro',
    says: 'pro: a balance of 1,000,000 tokens, refilled at 25,000 a second',
    service: {},
    steps: [
      ...[1, 2].map(() => ({
        as: 'other' as const,
        send: { body: text(words(500_000)) },
        expect: { status: 200 },
      })),
      {
        as: 'other',
        send: { body: text(words(500_000)) },
        expect: {
          status: 429,
          code: 'TOKEN_RATE_LIMITED',
          body: {
            quota: { limit_kind: 'token_rate' },
            usage: { plan: 'pro', token_capacity: 1_000_000, refill_per_second: 25_000 },
          },
          but: ({ body, headers }) =>
            headers['retry-after'] === String(body.quota.retry_after) && body.quota.retry_after > 0
              ? undefined
              : 'Retry-After is not quota.retry_after',
        },
      },
      { pass: 20_000 },
      { as: 'other', send: { body: text(words(500_000)) }, expect: { status: 200 } },
    ],
  },
  {
    id: 'token-rate-uploads',
    says: 'the token rate holds for every input type',
    service: { config: { plans: { free: { token_capacity: 100, token_refill_per_second: 1 } } } },
    steps: [
      {
        as: 'free',
        send: { body: form(file('a.txt', words(100))) },
        expect: { status: 202 },
      },
      {
        as: 'free',
        send: { body: form(file('a.txt', words(100))) },
        expect: { status: 429, code: 'TOKEN_RATE_LIMITED' },
      },
    ],
  },
  {
    id: 'request-rate',
    says: 'requests a minute are limited, without a quota object',
    from: 'decision',
    service: { config: { plans: { anonymous: { requests_per_minute: 2 } } } },
    steps: [
      { as: 'anonymous', send: { body: text(' ') }, expect: { status: 422 } },
      { as: 'anonymous', send: { body: hello }, expect: { status: 200 } },
      { as: 'anonymous', send: { body: hello }, expect: { status: 200 } },
      {
        as: 'anonymous',
        send: { body: hello },
        expect: {
          ...RATE,
          headers: { 'retry-after': /^([1-9]|[1-5]\d|60)$/ },
          but: ({ body }) => (body.quota === undefined ? undefined : 'there is a quota object'),
        },
      },
      { pass: MINUTE },
      { as: 'anonymous', send: { body: hello }, expect: { status: 200 } },
    ],
  },
  {
    id: 'request-rate-anonymous',
    says: 'anonymous callers have 120 requests a minute together',
    from: 'decision',
    service: { config: { plans: { anonymous: { daily_scan_units: null } } } },
    steps: [
      {
        together: Array.from({ length: 120 }, () => ({
          as: 'anonymous' as const,
          send: { body: hello },
          expect: { status: 200 },
        })),
      },
      { as: 'anonymous', send: { body: hello }, expect: RATE },
    ],
  },
]

/** The cases. */
export const limits: readonly Case[] = casesOf('limits', entries)
