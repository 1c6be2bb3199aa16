/** Sends one request over real HTTP, with exactly the headers it is given, and reads the answer whole. */

import { Agent, type IncomingMessage, request } from 'node:http'
import type { Answer } from './case.ts'

/** One request, ready to go. */
export interface Outgoing {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string | readonly string[]>>
  readonly bytes?: Uint8Array
}

export interface Sender {
  /** @throws Error where there is no whole answer within {@link ANSWER_MS}. */
  readonly send: (outgoing: Outgoing) => Promise<Answer>
  readonly close: () => void
}

/** A service may take a minute for a scan; what takes longer hangs. */
const ANSWER_MS = 70_000

/**
 * A sender to a service, over kept-open connections. A service may close one in the moment in which a request is put onto
 * it, unread: then the request goes over another (Node's documentation of `request.reusedSocket`).
 */
export function createSender(baseUrl: string): Sender {
  const agent = new Agent({ keepAlive: true })
  const send = (outgoing: Outgoing): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const sent = request(`${baseUrl}${outgoing.path}`, {
        method: outgoing.method,
        agent,
        headers: outgoing.headers as Record<string, string | string[]>,
        signal: AbortSignal.timeout(ANSWER_MS),
      })
      sent.on('error', (error: NodeJS.ErrnoException) => {
        if (sent.reusedSocket && error.code === 'ECONNRESET') resolve(send(outgoing))
        else reject(error)
      })
      sent.on('response', (response) => readAnswer(response).then(resolve, reject))
      sent.end(outgoing.bytes)
    })
  return { send, close: () => agent.destroy() }
}

async function readAnswer(response: IncomingMessage): Promise<Answer> {
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk as Buffer)
  const text = Buffer.concat(chunks).toString()
  const headers = Object.fromEntries(
    Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
  )
  // The answer to HEAD tells of a body that it does not have.
  const isJson = text !== '' && headers['content-type']?.startsWith('application/json') === true
  return {
    status: response.statusCode ?? 0,
    headers,
    body: isJson ? JSON.parse(text) : text,
    text,
  }
}
