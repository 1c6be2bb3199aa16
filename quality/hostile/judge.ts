/** What every answer to a hostile request must be, and how many such requests were judged. */

import { complaintsAbout, describe } from '../conformance/check-answer.ts'
import type { Outgoing } from '../conformance/send.ts'
import type { RawResult } from './raw-exchange.ts'

/** One generated request: its own header lines, and a body with the framing that it claims to have. */
export interface HostileRequest {
  /** Raw lines beside `Host`; anything may stand in them. */
  readonly lines: readonly string[]
  readonly body: Uint8Array
  readonly framing: Framing
}

/**
 * How the body is put on the wire: as a whole; in chunks; announced longer than
 * it is, after which the client ends its side; or announced shorter, so that
 * its end is read as the next request.
 */
export type Framing = 'whole' | 'chunked' | 'cut' | 'overlong'

/** How often each outcome was judged: a status, or `closed` without an answer. */
const outcomes = new Map<string, number>()

/** Requests that {@link complaints} has seen, in words: how many, and how they ended. */
export function judgedRequests(): string {
  const total = [...outcomes.values()].reduce((sum, count) => sum + count, 0)
  const each = [...outcomes].sort().map(([outcome, count]) => `${outcome}: ${count}`)
  return `${total} (${each.join(', ')})`
}

/** The bytes of a request. */
export function wireBytes({ lines, body, framing }: HostileRequest, port: number): Uint8Array {
  const head = [
    'POST /api/v1/scan HTTP/1.1',
    `Host: 127.0.0.1:${port}`,
    ...lines,
    framing === 'chunked'
      ? 'Transfer-Encoding: chunked'
      : `Content-Length: ${announced(body.length, framing)}`,
  ]
  return Buffer.concat([
    Buffer.from(`${head.join('\r\n')}\r\n\r\n`, 'utf8'),
    framing === 'chunked' ? chunked(body) : body,
  ])
}

function announced(length: number, framing: Framing): number {
  if (framing === 'cut') return length + 100
  return framing === 'overlong' ? Math.floor(length / 2) : length
}

function chunked(body: Uint8Array): Uint8Array {
  const middle = body.length >> 1
  const chunk = (bytes: Uint8Array) => [
    Buffer.from(`${bytes.length.toString(16)}\r\n`),
    bytes,
    Buffer.from('\r\n'),
  ]
  const parts = [body.subarray(0, middle), body.subarray(middle)].filter(({ length }) => length > 0)
  return Buffer.concat([...parts.flatMap(chunk), Buffer.from('0\r\n\r\n')])
}

/**
 * What is wrong with the outcome of one hostile request; nothing where all is well.
 * @param canBeUnavailable where 503 is an answer too: the request asks for a page or server elsewhere.
 */
export function complaints(
  sent: Uint8Array,
  { answers, end }: RawResult,
  canBeUnavailable = false,
): readonly string[] {
  const outcome = String(answers[0]?.status ?? 'closed')
  outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
  const outgoing: Outgoing = { method: 'POST', path: '/api/v1/scan', headers: {}, bytes: sent }
  return [
    ...(end === 'hung' ? ['there is neither an answer nor an end'] : []),
    ...answers.flatMap((answer) => [
      ...(answer.status >= 500 && !(canBeUnavailable && answer.status === 503)
        ? [`the answer is ${describe(answer)}`]
        : []),
      ...complaintsAbout(outgoing, answer, { status: answer.status }, [], { interfaceOnly: false }),
    ]),
  ]
}
