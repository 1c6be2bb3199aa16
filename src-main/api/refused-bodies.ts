/**
 * Lets a refusal reach a client that is still sending.
 *
 * A connection that is closed with unread bytes on it is reset, and a client
 * that sends all before it reads loses the answer (RFC 9112, section 9.6). So
 * the answer goes out whole at once, but its end, after which Node may close,
 * waits until the rest of the body was read and dropped.
 */

import type { IncomingMessage } from 'node:http'
import type { Socket } from 'node:net'
import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { MAX_BODY_BYTES } from '../../src-shared/contract/limits.ts'

/** Calls back once so many milliseconds have passed, unless cancelled by the function that it gives. */
export type After = (milliseconds: number, callback: () => void) => () => void

export interface DropBounds {
  /** Of a body that is refused unread; who sends more did not mean to scan it. */
  readonly bytes: number
  readonly milliseconds: number
}

const BOUNDS: DropBounds = { bytes: 5 * MAX_BODY_BYTES, milliseconds: 10_000 }

/**
 * Reads on after every refusal, within bounds, before its connection may be
 * closed; beyond them it is closed at once.
 * @param answered holds the sockets on which that is going on: theirs is an answer already.
 */
export function readRefusedBodies(
  app: FastifyInstance,
  answered: WeakSet<Socket>,
  after: After = afterRealTime,
  bounds: DropBounds = BOUNDS,
): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    const isRefusal = reply.statusCode >= 400 && typeof payload === 'string'
    if (!isRefusal || request.raw.complete) return done(null, payload)
    reply.header('content-length', Buffer.byteLength(payload))
    done(null, Readable.from(answerThenDrop(payload, request.raw)))
  })

  async function* answerThenDrop(answer: string, request: IncomingMessage): AsyncGenerator<string> {
    const { socket } = request
    answered.add(socket)
    yield answer
    const isWhole = await dropRest(request, after, bounds)
    answered.delete(socket)
    if (!isWhole) socket.destroySoon()
  }
}

/** Whether the rest of the body came, or the client left, within the bounds. */
function dropRest(request: IncomingMessage, after: After, bounds: DropBounds): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  if (request.readableEnded || request.destroyed) return Promise.resolve(true)
  let bytes = 0
  const count = (piece: Buffer) => {
    bytes += piece.length
    if (bytes > bounds.bytes) resolve(false)
  }
  const end = () => resolve(true)
  const cancel = after(bounds.milliseconds, () => resolve(false))
  request.on('data', count).once('end', end).once('close', end).once('error', end)
  request.resume()
  return promise.finally(() => {
    cancel()
    request.off('data', count).off('end', end).off('close', end).off('error', end)
  })
}

const afterRealTime: After = (milliseconds, callback) => {
  const timer = setTimeout(callback, milliseconds).unref()
  return () => clearTimeout(timer)
}
