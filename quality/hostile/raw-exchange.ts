/**
 * Sends bytes to a port and reads what comes back, below any HTTP client: a
 * client would mend, or refuse to send, what these tests are about.
 */

import { connect, type Socket } from 'node:net'
import type { Answer } from '../conformance/case.ts'

export interface RawOptions {
  /** Whole answers after which the client hangs up; 1 where left out. */
  readonly answers?: number
  /** Ends its own side so long after all is sent: 0 for a broken request, later for one that may be whole. */
  readonly endAfterMs?: number
}

export interface RawResult {
  readonly answers: readonly Answer[]
  /** `hung`: {@link PATIENCE_MS} passed without the answers or an end. */
  readonly end: 'answered' | 'closed' | 'hung'
}

/** Longer than any request timeout that the tests set takes on a busy machine. */
const PATIENCE_MS = 120_000

/** Sends bytes over a connection of their own. Rejects only where it cannot connect. */
export async function exchange(
  port: number,
  bytes: Uint8Array,
  { answers: wanted = 1, endAfterMs }: RawOptions = {},
): Promise<RawResult> {
  const socket = await open(port)
  const { promise, resolve } = Promise.withResolvers<RawResult>()
  let received = Buffer.alloc(0)
  const settle = (end: RawResult['end']) => resolve({ answers: answersIn(received), end })
  const timer = setTimeout(() => settle('hung'), PATIENCE_MS)
  socket.on('data', (data: Buffer) => {
    received = Buffer.concat([received, data])
    if (answersIn(received).length >= wanted) settle('answered')
  })
  // A service that has answered may close before all was sent.
  socket.on('error', () => settle('closed'))
  socket.on('close', () => settle('closed'))
  socket.write(bytes)
  const ending = endAfterMs === undefined ? undefined : setTimeout(() => socket.end(), endAfterMs)
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    clearTimeout(ending)
    socket.destroy()
  }
}

/** A connection to a port of this machine. @param options `allowHalfOpen` for a client that does not hang up when told. */
export function open(
  port: number,
  options: { readonly allowHalfOpen?: boolean } = {},
): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', ...options })
    socket.once('error', reject)
    socket.once('connect', () => {
      socket.off('error', reject)
      resolve(socket)
    })
  })
}

/** The whole answers at the start of what was received; interim ones (1xx) are passed over. */
export function answersIn(received: Buffer): readonly Answer[] {
  const answers: Answer[] = []
  let rest = received
  for (;;) {
    const headEnd = rest.indexOf('\r\n\r\n')
    if (headEnd < 0) return answers
    const [statusLine = '', ...lines] = rest.toString('latin1', 0, headEnd).split('\r\n')
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(statusLine)?.[1])
    const headers = Object.fromEntries(
      lines.map((line): [string, string] => {
        const colon = line.indexOf(':')
        return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
      }),
    )
    const bodyEnd = headEnd + 4 + Number(headers['content-length'] ?? 0)
    if (rest.length < bodyEnd) return answers
    const text = rest.toString('utf8', headEnd + 4, bodyEnd)
    if (status >= 200) answers.push({ status, headers, body: parsed(headers, text), text })
    rest = rest.subarray(bodyEnd)
  }
}

function parsed(headers: Readonly<Record<string, string>>, text: string): unknown {
  const isJson = text !== '' && headers['content-type']?.startsWith('application/json') === true
  return isJson ? JSON.parse(text) : text
}
