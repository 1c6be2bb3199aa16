/**
 * Calls to the service: adds the session token, and turns every refusal into
 * one kind of error that a screen can show.
 */

import type { ErrorBody } from '../../src-shared/contract/scan-result.ts'
import { dropSession, useSession } from './session.ts'

/** Code of a call that got no answer at all. */
export const NO_ANSWER = 'NO_ANSWER'

/** What a screen says about a call or a file that was refused. */
export interface Problem {
  /** Code of the interface, or {@link NO_ANSWER}. */
  readonly code: string
  readonly message: string
  /** For support; null where the service gave none. */
  readonly requestId: string | null
  /** HTTP status, 0 where there was no answer. */
  readonly status: number
}

/** A call that did not succeed. */
export class ServiceError extends Error {
  readonly problem: Problem
  /** What the answer holds, beside the error too; null where there was none or it is no JSON. */
  readonly body: unknown

  constructor(problem: Problem, body: unknown = null) {
    super(problem.message)
    this.name = 'ServiceError'
    this.problem = problem
    this.body = body
  }
}

/**
 * Calls the service; gives only successful responses.
 * @param deadline aborts a call that takes too long: that is no answer.
 * @throws {ServiceError} where the service refuses or does not answer.
 * @throws {DOMException} `AbortError` where `init.signal` was aborted.
 */
export async function call(
  path: string,
  init: RequestInit = {},
  deadline?: AbortSignal,
): Promise<Response> {
  const headers = new Headers(init.headers)
  const { token } = useSession.getState()
  if (token !== null) headers.set('Authorization', `Bearer ${token}`)
  const signals = [init.signal, deadline].filter((signal) => signal != null)
  let response: Response
  try {
    response = await fetch(path, {
      ...init,
      headers,
      ...(signals.length > 0 && { signal: AbortSignal.any(signals) }),
    })
  } catch (error) {
    if (init.signal?.aborted) throw error
    throw new ServiceError({ code: NO_ANSWER, message: '', requestId: null, status: 0 })
  }
  if (response.ok) return response
  if (response.status === 401) dropSession()
  throw await refusalOf(response)
}

/** Calls the service and reads the answer as JSON; errors as {@link call}. */
export async function callJson<T>(
  path: string,
  init: RequestInit = {},
  deadline?: AbortSignal,
): Promise<T> {
  const response = await call(path, init, deadline)
  return (await response.json()) as T
}

/** The problem of an error that {@link call} threw; null for any other. */
export function problemFrom(error: unknown): Problem | null {
  return error instanceof ServiceError ? error.problem : null
}

/** The same for a room as a whole: of a service that does not answer the band above every room tells already. */
export function roomProblem(error: unknown): Problem | null {
  const problem = problemFrom(error)
  return problem?.code === NO_ANSWER ? null : problem
}

async function refusalOf(response: Response): Promise<ServiceError> {
  const { status } = response
  const header = response.headers.get('X-Request-ID')
  const body = (await response.json().catch(() => null)) as Partial<ErrorBody> | null
  const problem = {
    code: body?.error?.code ?? `HTTP_${status}`,
    message: body?.error?.message ?? '',
    requestId: body?.error?.request_id ?? header,
    status,
  }
  return new ServiceError(problem, body)
}
