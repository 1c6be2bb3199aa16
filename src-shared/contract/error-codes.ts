/**
 * Every way a request can be refused: one code, its status and its sentence.
 *
 * The sentence is what a client reads when the place that refuses has nothing
 * more exact to say. It never repeats submitted content.
 */

import type { QuotaError } from './scan-result.ts'

export const ERROR_CODES = {
  INVALID_REQUEST: [400, 'The request is malformed.'],
  UNSUPPORTED_QUERY: [400, 'This endpoint takes no query parameters.'],
  AUTH_REQUIRED: [401, 'This endpoint needs an API key: send "Authorization: Bearer <API_KEY>".'],
  INVALID_API_KEY: [401, 'The API key is unknown, expired or revoked.'],
  INSUFFICIENT_SCOPE: [403, 'The API key lacks the scope that this endpoint needs.'],
  ORIGIN_NOT_ALLOWED: [403, 'Requests from this origin are not allowed.'],
  NOT_FOUND: [404, 'There is nothing here.'],
  METHOD_NOT_ALLOWED: [405, 'This endpoint does not take that method.'],
  IDEMPOTENCY_CONFLICT: [409, 'The Idempotency-Key was used for another request.'],
  IDEMPOTENCY_IN_FLIGHT: [409, 'The first request with this Idempotency-Key is still running.'],
  PAYLOAD_TOO_LARGE: [413, 'The request body is larger than 12,000,000 bytes.'],
  FILE_TOO_LARGE: [413, 'A file is larger than 10,000,000 bytes.'],
  CONTENT_TOO_LARGE: [413, 'The text to scan is larger than the plan allows.'],
  UNSUPPORTED_MEDIA_TYPE: [
    415,
    'The Content-Type must be application/json or multipart/form-data.',
  ],
  INVALID_INPUT: [422, 'The input is invalid.'],
  INVALID_CONFIG: [422, 'The configuration is invalid.'],
  INVALID_TEXT: [422, 'The text is empty or not valid UTF-8.'],
  INVALID_URL: [422, 'The address cannot be scanned.'],
  UNSUPPORTED_FILE_TYPE: [422, 'The file is not TXT, Markdown, HTML, PDF or DOCX.'],
  EXTRACTION_FAILED: [422, 'The file could not be read.'],
  PDF_TEXT_LAYER_REQUIRED: [
    422,
    'The PDF holds only pictures of text; reading pictures is not available.',
  ],
  PDF_ENCRYPTED: [422, 'The PDF is encrypted.'],
  INPUT_TOKENS_EXCEEDED: [422, 'The input has more tokens than the plan allows in one scan.'],
  TARGET_NOT_PUBLIC: [422, 'The address does not lead to a public host.'],
  TARGET_UNREACHABLE: [422, 'The address could not be reached.'],
  MONTHLY_QUOTA_EXCEEDED: [429, 'The scan units of this month are used up.'],
  ANONYMOUS_QUOTA_EXCEEDED: [429, 'The scan units for anonymous use are used up for today.'],
  TOKEN_RATE_LIMITED: [429, 'Tokens are submitted faster than the plan allows.'],
  RATE_LIMITED: [429, 'Requests come faster than the plan allows.'],
  INTERNAL_ERROR: [500, 'The request could not be completed.'],
  AUTH_UNAVAILABLE: [503, 'API keys cannot be checked at the moment.'],
  SERVICE_UNAVAILABLE: [503, 'The scan service is not available at the moment.'],
  SCAN_TIMEOUT: [504, 'The scan took longer than its deadline.'],
} as const satisfies Record<string, readonly [status: number, sentence: string]>

export type ErrorCode = keyof typeof ERROR_CODES

/** What may come with a refusal beside its code. */
export interface ScanErrorDetails {
  /** Without the addresses that only the door knows. */
  readonly quota?: Omit<QuotaError, 'next_actions'>
  readonly usage?: Readonly<Record<string, unknown>>
  /** Seconds until a repeat can succeed, for the `Retry-After` header. */
  readonly retryAfterSeconds?: number
  readonly cause?: unknown
}

/** A request that is refused. Thrown anywhere, turned into a response at the door only. */
export class ScanError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly details: ScanErrorDetails

  /** @param message one sentence on what was wrong and where, without submitted content. */
  constructor(
    code: ErrorCode,
    message: string = ERROR_CODES[code][1],
    details: ScanErrorDetails = {},
  ) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause })
    this.name = 'ScanError'
    this.code = code
    this.status = ERROR_CODES[code][0]
    this.details = details
  }
}
