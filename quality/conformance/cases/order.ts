/**
 * The order of the checks: each request has every fault of those behind it too, so that the check
 * that answers is the first that could.
 */

import { type Case, type CaseEntry, casesOf, type Exchange } from '../case.ts'
import { type Body, file, form, MARK, rawJson, text } from '../make-body.ts'
import { MINUTE } from './common.ts'

const KEY = 'conformance-order'
const FOREIGN = { origin: 'https://a.example' }
const QUERY = '/api/v1/scan?a=1'
const PLAIN = { 'content-type': 'text/plain' }
/** Neither of a size that is taken nor JSON. */
const huge: Body = rawJson(MARK.padEnd(12_000_001, ' '))
const broken = rawJson(`{"text":"${MARK}`)
/** An unknown field beside an address that no fetch may go to. */
const unknownField = rawJson('{"url":"https://127.0.0.1/","more":1}')
const notPublic = rawJson('{"url":"https://127.0.0.1/"}')
/** More text than the plan allows, beside a file that cannot be read. */
const badFile = form(file('a.txt', 'w '.repeat(60_000)), file('b.txt', ''))
const tooMuch = text('w '.repeat(60_000))
const tooManyTokens = text('w '.repeat(25_001))
const keyed = { 'idempotency-key': KEY }

const refused = (
  as: Exchange['as'],
  send: Exchange['send'],
  status: number,
  code: NonNullable<Exchange['expect']['code']>,
): Exchange => ({ ...(as && { as }), send, expect: { status, code } })

const entries: readonly CaseEntry[] = [
  {
    id: 'order',
    says: 'origin, query, credentials, scope, Content-Type, size, syntax, fields, idempotency, request rate, preparation, limits, quota',
    from: 'decision',
    service: {
      config: {
        plans: { free: { requests_per_minute: 1, monthly_scan_units: 1 } },
      },
    },
    steps: [
      refused(
        'unknown',
        { path: QUERY, method: 'POST', body: huge, headers: { ...FOREIGN, ...PLAIN } },
        403,
        'ORIGIN_NOT_ALLOWED',
      ),
      refused(
        'unknown',
        { path: QUERY, method: 'POST', body: huge, headers: PLAIN },
        400,
        'UNSUPPORTED_QUERY',
      ),
      refused('unknown', { body: huge, headers: PLAIN }, 401, 'INVALID_API_KEY'),
      refused('reader', { body: huge, headers: PLAIN }, 403, 'INSUFFICIENT_SCOPE'),
      refused('free', { body: huge, headers: PLAIN }, 415, 'UNSUPPORTED_MEDIA_TYPE'),
      refused('free', { body: huge, headers: keyed }, 413, 'PAYLOAD_TOO_LARGE'),
      refused('free', { body: broken, headers: keyed }, 400, 'INVALID_REQUEST'),
      // The one request of the minute, and the one unit of the month.
      { as: 'free', send: { body: text('hello'), headers: keyed }, expect: { status: 200 } },
      refused('free', { body: unknownField, headers: keyed }, 422, 'INVALID_INPUT'),
      refused('free', { body: notPublic, headers: keyed }, 409, 'IDEMPOTENCY_CONFLICT'),
      refused('free', { body: notPublic }, 429, 'RATE_LIMITED'),
      { as: 'free', send: { body: text('hello'), headers: keyed }, expect: { status: 200 } },
      { pass: MINUTE },
      refused('free', { body: badFile }, 422, 'INVALID_TEXT'),
      { pass: MINUTE },
      refused('free', { body: tooMuch }, 413, 'CONTENT_TOO_LARGE'),
      { pass: MINUTE },
      refused('free', { body: tooManyTokens }, 422, 'INPUT_TOKENS_EXCEEDED'),
      { pass: MINUTE },
      refused('free', { body: text('hello') }, 429, 'MONTHLY_QUOTA_EXCEEDED'),
    ],
  },
]

/** The case. */
export const order: readonly Case[] = casesOf('errors', entries)
