/** What many senders may take together, with real connections and a clock of the test's own. */

import type { AddressInfo, Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { answersIn, open } from '../../quality/hostile/raw-exchange.ts'
import { handleError } from './error-handler.ts'
import { boundBodies } from './read-bodies.ts'
import { dropSlowClients } from './slow-clients.ts'

const BYTES = 100_000

let app: FastifyInstance
let port: number
let time: number
let look: () => void
/** Bytes of the bodies that were read. */
let read: number[]
const sockets: Socket[] = []

beforeEach(async () => {
  time = 0
  read = []
  app = Fastify({ forceCloseConnections: true })
  dropSlowClients(app.server, 30)
  app.setErrorHandler(handleError)
  app.addHook('onRequest', async (request) => {
    const origin = request.headers['x-window'] === undefined ? 'api' : 'app'
    request.principal = { accountId: null, plan: 'anonymous', scopes: [], origin }
  })
  const readBody = boundBodies(app, {
    bytes: BYTES,
    leastRate: 1_000,
    graceMs: 5_000,
    now: () => time,
    nowAndThen(callback) {
      look = callback
      return () => {}
    },
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', async ({ raw }: { raw: Parameters<typeof readBody>[0] }) => {
    const { length } = await readBody(raw)
    read.push(length)
    return { length }
  })
  app.post('/', async (request) => request.body)
  app.get('/', async () => 'well')
  await app.listen({ port: 0, host: '127.0.0.1' })
  port = (app.server.address() as AddressInfo).port
})
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  await app.close()
})

/** Sends a head and as much of the body as is said. */
async function send(announced: number, sent: number, ...lines: readonly string[]) {
  const socket = await open(port)
  sockets.push(socket)
  socket.on('error', () => {})
  let received = Buffer.alloc(0)
  socket.on('data', (data) => {
    received = Buffer.concat([received, data])
  })
  const head = ['POST / HTTP/1.1', 'Host: a', 'Content-Type: a/b', `Content-Length: ${announced}`]
  socket.write([...head, ...lines, '', ''].join('\r\n'))
  socket.write(Buffer.alloc(sent, 'x'))
  return {
    socket,
    async answer() {
      while (answersIn(received).length === 0 && !socket.destroyed) await setImmediate()
      return answersIn(received)[0]
    },
  }
}

/** However long it takes that connections arrive. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await setImmediate()
}

it('twenty that announce the largest body and say nothing keep nobody out', async () => {
  for (let index = 0; index < 20; index++) await send(12_000_000, 0)

  const { answer } = await send(90_000, 90_000)

  expect((await answer())?.status).toBe(200)
})

it('refuses what arrives beyond the room, and frees it with the answer', async () => {
  const first = await send(90_000, 80_000)
  const second = await send(90_000, 90_000)
  const refused = await second.answer()
  expect([refused?.status, refused?.headers['retry-after']]).toEqual([503, '2'])

  first.socket.write(Buffer.alloc(10_000, 'x'))
  expect((await first.answer())?.status).toBe(200)
  const third = await send(90_000, 90_000)
  expect((await third.answer())?.status).toBe(200)
})

it('refuses what is announced too large before anything of it comes', async () => {
  const { answer } = await send(12_000_001, 0)
  expect((await answer())?.status).toBe(413)
})

it("the window's room is its own", async () => {
  await send(90_000, 80_000)
  const { answer } = await send(90_000, 90_000, 'X-Window: yes')
  expect((await answer())?.status).toBe(200)
})

it('gives up bodies that trickle in, and no others', async () => {
  const silent = await send(90_000, 0)
  const steady = await send(90_000, 30_000)
  // Both have arrived.
  await (await send(1, 1)).answer()
  time = 5_000
  look()
  time = 20_000
  look()

  const refused = await silent.answer()
  expect([refused?.status, refused?.body.error.message]).toEqual([
    400,
    'The body arrives too slowly.',
  ])
  steady.socket.write(Buffer.alloc(60_000, 'x'))
  expect((await steady.answer())?.status).toBe(200)
})

it('lets a new connection in where too many say nothing', async () => {
  const silent: Socket[] = []
  while (silent.length < 40) {
    const socket = await open(port)
    socket.on('error', () => {})
    silent.push(socket)
    sockets.push(socket)
  }
  const { answer } = await send(10, 10)

  expect((await answer())?.status).toBe(200)
  // Those that were silent longest are gone.
  await until(() => silent.slice(0, 10).every((socket) => socket.destroyed || !socket.readable))
  expect(silent.at(-1)?.destroyed).toBe(false)
})
