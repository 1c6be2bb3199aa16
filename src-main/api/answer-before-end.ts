/**
 * Lets whoever waits for an answer have one when the service ends.
 *
 * What is nearly done comes to its end; whatever takes longer is given up and refused with 503, and so is what still
 * comes. Of a connection that only broke, a client could not tell whether its scan goes on.
 */

import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { ScanError } from '../../src-shared/contract/error-codes.ts'

export interface Ending {
  /**
   * Has work given up where the service ends and it is not done soon.
   * @returns what takes that back.
   */
  readonly onEnd: (giveUp: (why: ScanError) => void) => () => void
}

/** As long as a client waits for a job at most (`wait=1`), and a little for its answer. */
export const ENDING_MS = 1_500
/** For refusals to be written, also on a busy machine; whoever still sends by then does not listen. */
const TELL_MS = 3_000

/** @param endingMs how long requests may go on once the service ends, in milliseconds. */
export function answerBeforeEnd(app: FastifyInstance, endingMs: number): Ending {
  const givingUp = new Set<(why: ScanError) => void>()
  let isEnding = false
  const open = new Set<FastifyReply>()
  let toldAll = () => {}

  app.addHook('onRequest', (_request, reply, done) => {
    open.add(reply)
    reply.raw.once('close', () => {
      open.delete(reply)
      if (open.size === 0) toldAll()
    })
    if (isEnding) throw stopped()
    done()
  })

  /** Waits until every request is answered, as long as is given. */
  async function allAnswered(milliseconds: number): Promise<void> {
    if (open.size === 0) return
    const { promise, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, milliseconds)
    toldAll = resolve
    await promise
    clearTimeout(timer)
  }

  // Right before the port and all connections are closed.
  app.addHook('preClose', async () => {
    isEnding = true
    await allAnswered(endingMs)
    for (const giveUp of givingUp) giveUp(stopped())
    await nextTurn()
    // Most of these still send their body, or have it parsed.
    for (const reply of open) {
      if (!reply.sent && !reply.raw.headersSent) reply.send(stopped())
    }
    await allAnswered(TELL_MS)
  })

  return {
    onEnd(giveUp) {
      givingUp.add(giveUp)
      return () => givingUp.delete(giveUp)
    },
  }
}

function stopped(): ScanError {
  return new ScanError('SERVICE_UNAVAILABLE', 'The service is being stopped.')
}
