/**
 * The last calls of other programs, for the Server room: who called what, when, and what came of
 * it. In memory only, and nothing of what was sent or found.
 */

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CallEntry } from '../../src-shared/workspace/server.ts'
import type { Clock } from '../clock.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Code of the refusal that was sent. */
    refusedWith?: string
    /** What the scan costs, where there is one. */
    scanUnits?: number
  }
}

export interface CallLog {
  /** Newest first. */
  readonly list: () => readonly CallEntry[]
  readonly clear: () => void
}

export const MAX_CALLS = 500
/** Longer addresses are a client's own invention. */
const MAX_SHOWN = 200

/** Notes every call from now on but those of the app's own window. */
export function addCallLog(app: FastifyInstance, clock: Clock): CallLog {
  const calls: CallEntry[] = []
  let seq = 0
  app.addHook('onResponse', (request, reply, done) => {
    if (isOfOthers(request)) {
      seq++
      calls.push(entryOf(request, reply, seq, clock()))
      if (calls.length > MAX_CALLS) calls.shift()
    }
    done()
  })
  return {
    list: () => calls.toReversed(),
    clear: () => {
      calls.length = 0
    },
  }
}

/** The interface, and whatever was refused at the door. */
function isOfOthers({ url, principal, refusedWith }: FastifyRequest): boolean {
  if (refusedWith === 'ORIGIN_NOT_ALLOWED') return true
  return url.startsWith('/api/') && principal?.origin !== 'app'
}

function entryOf(request: FastifyRequest, reply: FastifyReply, seq: number, at: number): CallEntry {
  const { method, url, id, principal, scanUnits = null, refusedWith = null, headers } = request
  const [path = ''] = url.split('?')
  return {
    seq,
    at,
    method: shown(method),
    path: shown(path),
    status: reply.statusCode,
    milliseconds: Math.round(reply.elapsedTime),
    caller: callerOf(principal),
    scan_units: scanUnits,
    request_id: id,
    code: refusedWith,
    origin: headers.origin === undefined ? null : shown(headers.origin),
  }
}

function callerOf(principal: FastifyRequest['principal'] | undefined): CallEntry['caller'] {
  if (principal?.keyId !== undefined) return { key: principal.keyId }
  return principal === undefined || principal === null ? 'unknown' : 'anonymous'
}

/** Bounded, and in printable ASCII: it comes from anybody. */
function shown(text: string): string {
  return text.replaceAll(/[^\x21-\x7e]/g, '·').slice(0, MAX_SHOWN)
}
