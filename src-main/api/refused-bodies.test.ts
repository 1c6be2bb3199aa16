/** Refusals of bodies that are still being sent, to clients that read nothing before all is sent. */

import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import Fastify from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { answersIn, exchange, open } from '../../quality/hostile/raw-exchange.ts'
import { ScanError } from '../../src-shared/contract/error-codes.ts'
import { startTestService, type TestService } from './__fixtures__/service.ts'
import { handleError } from './error-handler.ts'
import { type DropBounds, readRefusedBodies } from './refused-bodies.ts'

const MB = 1_000_000

function head(port: number, ...lines: readonly string[]): string {
  return ['POST /api/v1/scan HTTP/1.1', `Host: 127.0.0.1:${port}`, ...lines, '', ''].join('\r\n')
}

/** However long that takes; a test that waits in vain ends by its own limit. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await setImmediate()
}

/** The answers to a client that sends all, and only then reads until the other side ends. */
async function sendThenRead(port: number, bytes: Buffer) {
  const socket = await open(port, { allowHalfOpen: true })
  socket.pause()
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject)
    socket.write(bytes, (error) => (error ? reject(error) : resolve()))
  })
  let received = Buffer.alloc(0)
  for await (const piece of socket) received = Buffer.concat([received, piece as Buffer])
  return answersIn(received)
}

describe('a client that sends before it reads', () => {
  let service: TestService
  let port: number
  beforeAll(async () => {
    service = await startTestService()
    port = Number(new URL(service.baseUrl).port)
  })
  afterAll(() => service.close())

  const json = 'Content-Type: application/json'
  const bad = 'Authorization: Bearer assay_bad'
  const close = 'Connection: close'
  const piece = Buffer.alloc(100_000, 'x')
  const chunk = Buffer.concat([Buffer.from('186a0\r\n'), piece, Buffer.from('\r\n')])
  const stated = (bytes: number) => [`Content-Length: ${bytes}`, Buffer.alloc(bytes, 'x')] as const
  const chunked = (bytes: number) => {
    const chunks = Array<Buffer>(bytes / piece.length).fill(chunk)
    return [
      'Transfer-Encoding: chunked',
      Buffer.concat([...chunks, Buffer.from('0\r\n\r\n')]),
    ] as const
  }

  it.each<[string, readonly string[], readonly [string, Buffer], string]>([
    ['13 MB of a stated length', [json], stated(13 * MB), 'PAYLOAD_TOO_LARGE'],
    ['40 MB of a stated length', [json], stated(40 * MB), 'PAYLOAD_TOO_LARGE'],
    ['40 MB in chunks', [json], chunked(40 * MB), 'PAYLOAD_TOO_LARGE'],
    ['9 MB with a bad key', [json, bad, close], stated(9 * MB), 'INVALID_API_KEY'],
    ['9 MB in chunks with a bad key', [json, bad, close], chunked(9 * MB), 'INVALID_API_KEY'],
    [
      '9 MB of another type',
      ['Content-Type: a/b', close],
      stated(9 * MB),
      'UNSUPPORTED_MEDIA_TYPE',
    ],
  ])('gets the refusal of %s', async (_, lines, [framing, body], code) => {
    const bytes = Buffer.concat([Buffer.from(head(port, ...lines, framing)), body])

    const answers = await sendThenRead(port, bytes)

    expect(answers.map((answer) => answer.body.error.code)).toEqual([code])
  })

  it('may use its connection again', async () => {
    const [framing, body] = stated(1 * MB)
    const refused = Buffer.concat([Buffer.from(head(port, json, bad, framing)), body])
    const text = '{"text":"hello"}'
    const next = Buffer.from(head(port, json, `Content-Length: ${text.length}`) + text)

    const { answers } = await exchange(port, Buffer.concat([refused, next]), { answers: 2 })

    expect(answers.map(({ status }) => status)).toEqual([401, 200])
  })
})

describe('the bounds of reading on', () => {
  const closing: (() => Promise<unknown>)[] = []
  afterEach(() => Promise.all(closing.splice(0).map((close) => close())))

  /** A server that refuses everything unread; its time passes when `expire` is called. */
  async function refusing(bounds: DropBounds) {
    const app = Fastify({ forceCloseConnections: true })
    const timers = new Map<() => void, number>()
    app.setErrorHandler(handleError)
    const answered = new WeakSet<Socket>()
    readRefusedBodies(
      app,
      answered,
      (milliseconds, callback) => {
        timers.set(callback, milliseconds)
        return () => timers.delete(callback)
      },
      bounds,
    )
    app.post('/api/v1/scan', {
      onRequest: async () => {
        throw new ScanError('AUTH_REQUIRED')
      },
      handler: async () => 'not reached',
    })
    await app.listen({ port: 0, host: '127.0.0.1' })
    closing.push(() => app.close())
    return { port: (app.server.address() as AddressInfo).port, timers }
  }

  async function refusedOn(port: number, length: number): Promise<Socket> {
    const socket = await open(port)
    socket.on('error', () => {})
    socket.write(head(port, 'Content-Type: application/json', `Content-Length: ${length}`))
    const [answer] = await once(socket, 'data')
    expect(answersIn(answer)[0]?.status).toBe(401)
    return socket
  }

  it('answer before the body has come, and close when their time has passed', async () => {
    const { port, timers } = await refusing({ bytes: 1_000, milliseconds: 1_234 })
    const socket = await refusedOn(port, 100)
    socket.write('x'.repeat(99))
    await until(() => timers.size === 1)
    expect([...timers.values()]).toEqual([1_234])
    expect(socket.readyState).toBe('open')

    for (const expire of timers.keys()) expire()

    await once(socket, 'close')
    await until(() => timers.size === 0)
  })

  it('close once more has come than they allow', async () => {
    const { port, timers } = await refusing({ bytes: 1_000, milliseconds: 1_234 })
    const socket = await refusedOn(port, 5_000)

    socket.write('x'.repeat(1_001))

    await once(socket, 'close')
    await until(() => timers.size === 0)
  })

  it('are left when the body is whole or the client is gone', async () => {
    const { port, timers } = await refusing({ bytes: 1_000, milliseconds: 1_234 })
    const [whole, gone] = [await refusedOn(port, 10), await refusedOn(port, 10)]
    await until(() => timers.size === 2)

    whole.write('x'.repeat(10))
    gone.destroy()

    await until(() => timers.size === 0)
    expect(whole.readyState).toBe('open')
    whole.destroy()
  })
})
