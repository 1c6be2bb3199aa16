/** Talks to a service on this machine as its user: with the token of its file, over connections on which it proved itself. */

import { ERROR_CODES, type ErrorCode, ScanError } from '../../../src-shared/contract/error-codes.ts'
import { ExplainedError } from '../../explained-error.ts'
import type { ServiceFile } from '../../service-file.ts'
import type { provenAgent } from './proven-agent.ts'

export interface ServiceRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** With a slash in front. */
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Uint8Array | string
  readonly signal?: AbortSignal | undefined
}

export type ServiceCall = <T>(request: ServiceRequest) => Promise<T>

/** Nobody answers at the address; where it is the service's own, it has ended. */
export class ServiceGone extends ExplainedError {
  constructor(cause?: unknown) {
    super('The service does not answer any more.', { cause })
    this.name = 'ServiceGone'
  }
}

/** A service that does not answer for so long, without a scan to wait for, hangs. */
const SILENCE_MS = 60_000

/**
 * Calls of a service, each of which gives the parsed body of its answer.
 * They throw a {@link ScanError} where it refuses, {@link ServiceGone} where nobody answers.
 */
export function callsTo(file: ServiceFile): ServiceCall {
  const { baseUrl, token } = file
  let agent: Promise<ReturnType<typeof provenAgent>> | undefined
  return async <T>({ method, path, headers = {}, body, signal }: ServiceRequest): Promise<T> => {
    // Whoever imports it has Node's own fetch loaded too, which costs a command more than its scan.
    const { request: httpRequest } = await import('node:http')
    agent ??= import('./proven-agent.ts').then((proven) => proven.provenAgent(file))
    const connections = await agent
    const { status, text } = await new Promise<{ status: number; text: string }>(
      (resolve, reject) => {
        const request = httpRequest(
          `${baseUrl}${path}`,
          {
            method,
            agent: connections,
            headers: { ...headers, authorization: `Bearer ${token}` },
            timeout: SILENCE_MS,
            ...(signal && { signal }),
          },
          (response) => {
            const pieces: Buffer[] = []
            response.on('data', (piece: Buffer) => pieces.push(piece))
            response.on('error', reject)
            response.on('end', () =>
              resolve({
                status: response.statusCode ?? 0,
                text: Buffer.concat(pieces).toString('utf8'),
              }),
            )
          },
        )
        request.on('timeout', () => request.destroy(new Error('no answer')))
        request.on('error', reject)
        request.end(body)
      },
    ).catch((error: unknown) => {
      throw signal?.aborted ? new ScanError('SCAN_TIMEOUT') : new ServiceGone(error)
    })
    if (status >= 400) throw refusalOf(text)
    return (text === '' ? undefined : JSON.parse(text)) as T
  }
}

/** Whether some program listens on a port of 127.0.0.1. */
export async function isPortTaken(port: number): Promise<boolean> {
  const { request: httpRequest } = await import('node:http')
  return new Promise((resolve) => {
    const request = httpRequest({ host: '127.0.0.1', port, path: '/healthz', timeout: 2_000 })
    request.on('response', (response) => {
      response.destroy()
      resolve(true)
    })
    // Who hangs up, or says nothing, is there as well.
    request.on('error', (error) => resolve(!('code' in error && error.code === 'ECONNREFUSED')))
    request.on('timeout', () => request.destroy())
    request.end()
  })
}

function refusalOf(text: string): ScanError {
  try {
    const { error } = JSON.parse(text) as { error: { code: string; message: string } }
    if (Object.hasOwn(ERROR_CODES, error.code)) {
      return new ScanError(error.code as ErrorCode, error.message)
    }
    return new ScanError('INTERNAL_ERROR', error.message)
  } catch {
    return new ScanError('INTERNAL_ERROR')
  }
}
