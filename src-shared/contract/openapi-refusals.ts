/** Refusals in the OpenAPI document: an example for each code, a response for each status. */

import { ERROR_CODES, type ErrorCode } from './error-codes.ts'
import { DEFAULT_PORT } from './limits.ts'
import type { Response } from './openapi-document.ts'
import type { DocumentExample } from './openapi-requests.ts'
import { schemaRef } from './openapi-schemas.ts'
import type { ErrorBody, QuotaError } from './scan-result.ts'

/** What a status says, before its codes say more. */
const STATUS_NOTES: Readonly<Record<number, string>> = {
  400: 'The request is malformed.',
  401: 'The API key is missing or does not hold.',
  403: 'The caller may not do this.',
  404: 'There is no such job: unknown, expired, or of another account.',
  405: 'The address does not take that method; `Allow` names those that it takes.',
  409: 'The `Idempotency-Key` belongs to another request, or to one that is still running.',
  413: 'The body, a file or the text is too large.',
  415: 'The `Content-Type` is not one that is read.',
  422: 'The input or the configuration is invalid. Nothing was charged, and there is no job.',
  429: 'A rate or a quota is used up.',
  500: 'The request could not be completed.',
  503: 'A part of the service is not available.',
  504: 'The deadline of 60 seconds passed. The submission may already have started.',
}

/** `components.examples`: the Error object of every code. */
export function refusalExamples(): Readonly<Record<ErrorCode, DocumentExample<ErrorBody>>> {
  const examples = codes().map((code) => [code, refusalExample(code)])
  return Object.fromEntries(examples)
}

/** The responses that refuse with these codes, by status. */
export function refusals(these: readonly ErrorCode[]): Readonly<Record<string, Response>> {
  const byStatus = Map.groupBy(these, (code) => ERROR_CODES[code][0])
  const responses = [...byStatus].map(([status, its]) => [status, refusal(status, its)])
  return Object.fromEntries(responses)
}

/** Every code, in the order of the registry. */
export function codes(): readonly ErrorCode[] {
  return Object.keys(ERROR_CODES) as ErrorCode[]
}

function refusal(status: number, these: readonly ErrorCode[]): Response {
  return {
    description: `${STATUS_NOTES[status]} Codes: ${these.map((code) => `\`${code}\``).join(', ')}.`,
    headers: Object.fromEntries(
      headersOf(status).map((name) => [name, { $ref: `#/components/headers/${name}` }]),
    ),
    content: {
      'application/json': {
        schema: schemaRef('Error'),
        examples: Object.fromEntries(
          these.map((code) => [code, { $ref: `#/components/examples/${code}` }]),
        ),
      },
    },
  }
}

function headersOf(status: number): readonly string[] {
  if (status === 409) return ['Retry-After']
  if ([429, 503, 504].includes(status)) return ['X-Request-ID', 'Retry-After']
  return status === 405 ? ['X-Request-ID', 'Allow'] : ['X-Request-ID']
}

function refusalExample(code: ErrorCode): DocumentExample<ErrorBody> {
  const [, sentence] = ERROR_CODES[code]
  const error = { code, message: sentence, request_id: '7c1b6f0e-5d0a-4f5e-9a53-0f8c5e2d9b14' }
  return { summary: sentence, value: { error, ...LIMITS_REACHED[code] } }
}

const APP = `http://127.0.0.1:${DEFAULT_PORT}`
const next_actions = { usage_url: `${APP}/server`, upgrade_url: `${APP}/settings` }

/** What an account without a key has left. */
const anonymous = {
  plan: 'anonymous',
  daily_scan_units: 100,
  daily_limit: 100,
  monthly_scan_units: null,
  monthly_limit: null,
  token_balance: 100_000,
  token_capacity: 100_000,
  refill_per_second: 2_500,
}
const free = {
  plan: 'free',
  daily_scan_units: null,
  daily_limit: null,
  monthly_scan_units: 30_000,
  monthly_limit: 30_000,
  token_balance: 250_000,
  token_capacity: 250_000,
  refill_per_second: 5_000,
}

interface LimitReached {
  readonly quota?: QuotaError
  readonly usage: Readonly<Record<string, string | number | null>>
}

/** Refusals that say which limit was reached. */
const LIMITS_REACHED: Partial<Record<ErrorCode, LimitReached>> = {
  CONTENT_TOO_LARGE: { usage: free },
  INPUT_TOKENS_EXCEEDED: {
    quota: { limit_kind: 'input_tokens_per_scan', retry_after: 0, next_actions },
    usage: free,
  },
  MONTHLY_QUOTA_EXCEEDED: {
    quota: {
      limit_kind: 'monthly_scan_units',
      retry_after: 864_000,
      next_actions,
      reset_at: Date.UTC(2027, 0, 1),
    },
    usage: free,
  },
  ANONYMOUS_QUOTA_EXCEEDED: {
    quota: {
      limit_kind: 'anonymous_daily_scan_units',
      retry_after: 21_600,
      next_actions: { ...next_actions, sign_in_url: `${APP}/` },
      reset_at: Date.UTC(2027, 0, 1),
    },
    usage: anonymous,
  },
  TOKEN_RATE_LIMITED: {
    quota: { limit_kind: 'token_rate', retry_after: 4, next_actions },
    usage: { ...free, monthly_scan_units: 1_200, token_balance: 5_000 },
  },
}
