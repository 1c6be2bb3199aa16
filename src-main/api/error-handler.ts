/** The only place where a refusal becomes a response. */

import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { ERROR_CODES, type ErrorCode, ScanError } from '../../src-shared/contract/error-codes.ts'
import type { ErrorBody, QuotaError } from '../../src-shared/contract/scan-result.ts'
import { DatabaseError, type DatabaseProblem } from '../store/database-error.ts'
import { PoolFull, WorkerFailure } from '../workers/worker-failure.ts'

/** What Fastify refuses by itself, in the codes of the interface. */
const FASTIFY_CODES: Readonly<Record<string, ErrorCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
}

/**
 * Sends any error as an Error object. What nobody foresaw is logged as an error
 * and told as INTERNAL_ERROR; a lack of room or time is only a warning.
 */
export function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  const refusal = toScanError(error)
  if (refusal.status >= 500) {
    const { cause } = refusal
    const isForeseen = cause === undefined ? refusal === error : isForeseenCause(cause)
    if (isForeseen) request.log.warn({ code: refusal.code }, 'request refused')
    else request.log.error({ err: error }, 'request failed')
  }
  return sendError(refusal, request, reply)
}

/** No room for a task, or its end because the service ends. */
function isForeseenCause(cause: unknown): boolean {
  if (cause instanceof PoolFull) return true
  return cause instanceof WorkerFailure && cause.kind === 'interrupted'
}

/** Sends a refusal as an Error object with its status and headers. */
function sendError(refusal: ScanError, request: FastifyRequest, reply: FastifyReply) {
  request.refusedWith = refusal.code
  const { quota, usage, retryAfterSeconds = RETRY_AFTER[refusal.status] } = refusal.details
  if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds)
  // Also for requests that are refused before any hook has run.
  if (refusal.status === 409) reply.removeHeader('x-request-id')
  else reply.header('x-request-id', request.id)
  // RFC 9110, section 15.5.2, and RFC 6750, section 3.
  if (refusal.status === 401) reply.header('www-authenticate', 'Bearer')
  // The rest of so large a body is only read for the answer to arrive; see refused-bodies.ts.
  if (refusal.status === 413) reply.header('connection', 'close')
  const body: ErrorBody = {
    error: { code: refusal.code, message: refusal.message, request_id: request.id },
    ...(quota && { quota: { ...quota, next_actions: nextActions(request) } }),
    ...(usage && { usage }),
  }
  return reply.code(refusal.status).type('application/json; charset=utf-8').send(body)
}

/** The app's own pages. The host was checked to be this service before anything else. */
function nextActions({ principal, host }: FastifyRequest): QuotaError['next_actions'] {
  const app = `http://${host}`
  return {
    usage_url: `${app}/server`,
    upgrade_url: `${app}/settings`,
    ...(principal.accountId === null && { sign_in_url: `${app}/` }),
  }
}

/** What a client is told where the database refuses, and the seconds after which it may be mended. */
const DATABASE_ANSWERS: Readonly<Record<DatabaseProblem, readonly [string, number]>> = {
  busy: ['The database is locked by another program; try again soon.', 1],
  full: ['The disk of the service is full: nothing can be kept until there is room.', 60],
  unusable: ['The database cannot be read or written: the owner has to look after its disk.', 60],
  damaged: ['The database is damaged: the owner has to put another in its place.', 3_600],
  newer: ['The database belongs to a newer version of the program.', 3_600],
}

/** Codes of the system where a file has no room. */
const NO_ROOM: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT'])

/** Where nobody knows better when a repeat may succeed: seconds by status. */
const RETRY_AFTER: Readonly<Record<number, number>> = { 429: 1, 503: 2, 504: 10 }

function toScanError(error: FastifyError): ScanError {
  if (error instanceof ScanError) return error
  const problem = error instanceof DatabaseError ? error.problem : NO_ROOM.has(error.code) && 'full'
  if (problem) {
    const [message, retryAfterSeconds] = DATABASE_ANSWERS[problem]
    return new ScanError('SERVICE_UNAVAILABLE', message, { cause: error, retryAfterSeconds })
  }
  // A worker that ended is replaced.
  if (error instanceof WorkerFailure) {
    return new ScanError('SERVICE_UNAVAILABLE', undefined, { cause: error })
  }
  const known = FASTIFY_CODES[error.code]
  if (known !== undefined) return new ScanError(known, ERROR_CODES[known][1], { cause: error })
  const isClients = error.statusCode !== undefined && error.statusCode < 500
  return new ScanError(isClients ? 'INVALID_REQUEST' : 'INTERNAL_ERROR', undefined, {
    cause: error,
  })
}
