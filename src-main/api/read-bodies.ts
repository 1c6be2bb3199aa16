/**
 * Reads request bodies whole, within bounds on the memory and the time that all of them take.
 *
 * Each body is bounded by itself, but any number of local programs may send one at the same
 * time. What counts is what has arrived: whoever announces much and sends nothing takes no
 * place from others. And it has to arrive: a body that trickles in is given up.
 */

import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { ScanError } from '../../src-shared/contract/error-codes.ts'
import { MAX_BODY_BYTES } from '../../src-shared/contract/limits.ts'
import { arrivedBytes } from './arrived-bytes.ts'

export interface BodyBounds {
  /** Of all bodies at once, and as much again of the app's own window. */
  readonly bytes: number
  /** Bytes in a second, on average, once a body had its time to begin. */
  readonly leastRate: number
  /** Milliseconds in which nothing need arrive. */
  readonly graceMs: number
  /** Gives milliseconds that pass evenly. */
  readonly now: () => number
  /** Calls back now and then; gives what ends it. */
  readonly nowAndThen: (callback: () => void) => () => void
}

const LOOK_EVERY_MS = 1_000

/** Eight of the largest; a modem of 1990 sends a thousand bytes a second. */
export const BODY_BOUNDS: BodyBounds = {
  bytes: 8 * MAX_BODY_BYTES,
  leastRate: 1_000,
  graceMs: 5_000,
  now: () => performance.now(),
  nowAndThen(callback) {
    const timer = setInterval(callback, LOOK_EVERY_MS).unref()
    return () => clearInterval(timer)
  },
}

/**
 * Reads the body of a request, into a buffer that holds nothing else and can be moved to a thread.
 * @throws {ScanError} where it is too large, too slow, or one too many.
 */
export type ReadBody = (request: IncomingMessage) => Promise<Buffer<ArrayBuffer>>

interface Arriving {
  readonly whose: 'app' | 'api'
  readonly begun: number
  bytes: number
  giveUp: () => void
}

/** The reader of an app. The place of a body is free again when its request was answered or its client left. */
export function boundBodies(app: FastifyInstance, bounds: BodyBounds = BODY_BOUNDS): ReadBody {
  const taken = { app: 0, api: 0 }
  const entries = new WeakMap<IncomingMessage, Arriving>()
  const arriving = new Set<Arriving>()

  app.addHook('preParsing', (request, reply, payload, done) => {
    const whose = request.principal?.origin ?? 'api'
    const entry = { whose, begun: bounds.now(), bytes: 0, giveUp: () => {} }
    entries.set(request.raw, entry)
    reply.raw.once('close', () => {
      taken[whose] -= entry.bytes
    })
    done(null, payload)
  })

  /** Counts a piece where there is room for it; gives what is wrong with it else. */
  function refusalOf(entry: Arriving, piece: Buffer): ScanError | undefined {
    if (entry.bytes + piece.length > MAX_BODY_BYTES) return new ScanError('PAYLOAD_TOO_LARGE')
    if (taken[entry.whose] + piece.length > bounds.bytes) {
      return new ScanError('SERVICE_UNAVAILABLE', 'Too much is being sent at once; try again soon.')
    }
    entry.bytes += piece.length
    taken[entry.whose] += piece.length
    return undefined
  }

  const stopLooking = bounds.nowAndThen(() => {
    const now = bounds.now()
    for (const { begun, bytes, giveUp } of arriving) {
      const elapsed = now - begun
      if (elapsed > bounds.graceMs && bytes * 1_000 < bounds.leastRate * elapsed) giveUp()
    }
  })
  app.addHook('onClose', async () => stopLooking())

  return async (request) => {
    const entry = entries.get(request)
    if (entry === undefined) throw new Error('a body is read that no request has announced')
    if (Number(request.headers['content-length'] ?? 0) > MAX_BODY_BYTES) {
      throw new ScanError('PAYLOAD_TOO_LARGE')
    }
    const { promise, resolve, reject } = Promise.withResolvers<Buffer<ArrayBuffer>>()
    const arrived = arrivedBytes()
    const take = (piece: Buffer) => {
      const refusal = refusalOf(entry, piece)
      if (refusal === undefined) arrived.add(piece)
      else reject(refusal)
    }
    const broken = () => reject(new ScanError('INVALID_REQUEST', 'The body broke off.'))
    const end = () => {
      // Every request closes, right after its end: an error would be made of each, for nobody.
      request.off('close', broken)
      resolve(arrived.take())
    }
    entry.giveUp = () => reject(new ScanError('INVALID_REQUEST', 'The body arrives too slowly.'))
    arriving.add(entry)
    request.on('data', take).once('end', end).once('error', broken).once('close', broken)
    try {
      return await promise
    } finally {
      // The rest of a body that is refused is only read for the answer to arrive; see refused-bodies.ts.
      request.off('data', take).off('end', end).off('error', broken).off('close', broken)
      arriving.delete(entry)
    }
  }
}
