/**
 * Bounds the memory that request bodies take together while they are read.
 *
 * Each body is bounded by itself, but any number of local programs may send one
 * at the same time.
 */

import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ScanError } from '../../src-shared/contract/error-codes.ts'
import { MAX_BODY_BYTES } from '../../src-shared/contract/limits.ts'

/** Bytes of all bodies at once: twenty of the largest, each of which is held twice for a moment. */
export const MAX_BYTES = 20 * MAX_BODY_BYTES

/**
 * Refuses with SERVICE_UNAVAILABLE a request whose body would go over the
 * budget; its place is free again when it was answered or its client left. A
 * body of unknown length counts as the largest that is taken.
 */
export function boundBodies(app: FastifyInstance): void {
  let taken = 0
  app.addHook('onRequest', async (request, reply) => {
    const bytes = announcedBytes(request)
    if (bytes === 0) return
    if (taken + bytes > MAX_BYTES) {
      // The rest of the body is only read for the answer to arrive; see refused-bodies.ts.
      reply.header('connection', 'close')
      throw new ScanError('SERVICE_UNAVAILABLE', 'Too much is being sent at once; try again soon.')
    }
    taken += bytes
    reply.raw.once('close', () => {
      taken -= bytes
    })
  })
}

function announcedBytes({ headers }: FastifyRequest): number {
  if (headers['transfer-encoding'] !== undefined) return MAX_BODY_BYTES
  const length = Number(headers['content-length'] ?? 0)
  // A longer one is refused by its length, before anything of it is read.
  return length > MAX_BODY_BYTES ? 0 : length
}
