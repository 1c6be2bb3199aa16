/**
 * The load of http.bench.ts, in a process of its own, so that it does not take
 * its time from the event loop that it measures. Speaks HTTP over bare sockets:
 * a client library would be the slowest part of what is measured.
 */

import { connect, type Socket } from 'node:net'

/** What to do; one message each, answered by one. */
export interface LoadOrder {
  readonly port: number
  /** Whole requests, sent in turn, from the first again after the last; every answer must be 200 or 202. */
  readonly requests: readonly string[]
  readonly connections: number
  readonly milliseconds: number
  /**
   * Requests a second over all connections, sent when they are due however
   * slow the answers are; else each connection sends when it has its answer.
   */
  readonly rate?: number
}

/** Milliseconds of each answered request: from when it was due, so that a stall counts for all that wait in it. */
export type LoadReport = readonly number[]

process.on('message', async (order: LoadOrder) => {
  process.send?.(await run(order))
})
process.on('disconnect', () => process.exit())

async function run(order: LoadOrder): Promise<LoadReport> {
  const { port, connections, milliseconds, rate } = order
  const requests = order.requests.map((request) => Buffer.from(request))
  let sent = 0
  const end = performance.now() + milliseconds
  const taken: number[] = []
  const drive = async (index: number) => {
    const socket = await open(port)
    let due = performance.now() + (rate === undefined ? 0 : (index * 1_000) / rate)
    while (due < end) {
      await until(due)
      // A timer may be up to a millisecond early.
      const start = Math.min(due, performance.now())
      await answer(socket, requests[sent++ % requests.length] as Buffer)
      const now = performance.now()
      taken.push(now - start)
      due = rate === undefined ? now : due + (connections * 1_000) / rate
    }
    socket.destroy()
  }
  await Promise.all(Array.from({ length: connections }, (_, index) => drive(index)))
  return taken
}

async function until(due: number): Promise<void> {
  const left = due - performance.now()
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left))
}

function open(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    socket.once('error', reject)
    socket.once('connect', () => resolve(socket))
  })
}

/** Sends a request and reads its answer whole. @throws Error where it is a refusal. */
function answer(socket: Socket, request: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    let received: Buffer = Buffer.of()
    const read = (data: Buffer) => {
      received = received.length === 0 ? data : Buffer.concat([received, data])
      const headEnd = received.indexOf('\r\n\r\n')
      if (headEnd < 0) return
      const head = received.toString('latin1', 0, headEnd)
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1])
      if (received.length < headEnd + 4 + length) return
      socket.off('data', read)
      if (/^HTTP\/1\.1 20[02] /.test(head)) resolve()
      else reject(new Error(`answered ${head.slice(9, 12)}`))
    }
    socket.on('data', read)
    socket.write(request)
  })
}
