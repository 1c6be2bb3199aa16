/**
 * Bodies and connections that a service must not pay for: endless, slow,
 * broken off, or another protocol. It runs in a process of its own, so that
 * its memory and its open sockets are what is measured.
 */

import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { patientBounds } from '../../src-main/api/__fixtures__/patient-bounds.ts'
import { BODY_BOUNDS } from '../../src-main/api/read-bodies.ts'
import type { Answer } from '../conformance/case.ts'
import { MARK } from '../conformance/make-body.ts'
import { type ChildService, startChildService } from './child-service.ts'
import { answersIn, exchange, open } from './raw-exchange.ts'

const MB = 1_000_000

let service: ChildService
beforeAll(async () => {
  service = await startChildService(patientBounds({ requestTimeoutMs: 3_600_000 }))
  // What the first scan loads is no growth.
  expect((await exchange(service.port, scanRequest('warm up'))).answers[0]?.status).toBe(200)
})

let before: { readonly rss: number; readonly sockets: number }
beforeEach(async () => {
  before = await settled()
})

afterAll(async () => {
  const { code, log } = await service.close()
  expect(code).toBe(0)
  expect(log).not.toContain(MARK)
  expect(log).not.toContain('request failed')
})

function headTo({ port }: ChildService, line: string, ...lines: readonly string[]): string {
  return [line, `Host: 127.0.0.1:${port}`, ...lines, '', ''].join('\r\n')
}

function scanRequestTo(to: ChildService, text: string, ...lines: readonly string[]): Buffer {
  const body = JSON.stringify({ text })
  const fields = ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(body)}`]
  return Buffer.from(headTo(to, 'POST /api/v1/scan HTTP/1.1', ...fields, ...lines) + body)
}

const head = (line: string, ...lines: readonly string[]) => headTo(service, line, ...lines)
const scanRequest = (text: string, ...lines: readonly string[]) =>
  scanRequestTo(service, text, ...lines)

it.each([
  ['Host', ['HOST: a.example']],
  ['Authorization', ['Authorization: Bearer one', 'authorization: Bearer two']],
  ['Content-Type', ['Content-Type: text/plain']],
])('refuses a second %s, however it is written', async (_, lines) => {
  const { answers } = await exchange(service.port, scanRequest('hello', ...lines))
  expect(answers[0]?.status).toBe(400)
})

/** Vitals once no connection but the service's own port is left open. */
async function settled(of = service) {
  for (let tries = 0; ; tries++) {
    const vitals = await of.vitals()
    if (vitals.sockets === 0 || tries > 1_000) return vitals
    await pause(50)
  }
}

async function expectWell() {
  const { sockets } = await settled()
  expect(sockets).toBe(0)
  const { answers } = await exchange(service.port, scanRequest('still well'))
  expect(answers[0]?.status).toBe(200)
}

/** Writes as fast as the other side takes it, until that hangs up. */
async function pour(socket: Socket, piece: Buffer, bytes: number): Promise<number> {
  let sent = 0
  while (sent < bytes && !socket.destroyed && socket.writable) {
    sent += piece.length
    if (!socket.write(piece)) {
      await new Promise<void>((resolve) => {
        socket.once('drain', resolve)
        socket.once('close', resolve)
      })
    }
  }
  return sent
}

function answersOf(socket: Socket) {
  let received = Buffer.alloc(0)
  socket.on('error', () => {})
  socket.on('data', (data: Buffer) => {
    received = Buffer.concat([received, data])
  })
  return async () => {
    if (!socket.closed) await new Promise((resolve) => socket.once('close', resolve))
    return answersIn(received)
  }
}

/** The most memory that the process held while something was done. */
async function peakDuring(work: () => Promise<void>): Promise<number> {
  let peak = 0
  const look = async () => {
    peak = Math.max(peak, (await service.vitals()).rss)
  }
  const watch = setInterval(look, 50)
  try {
    await work()
    await look()
  } finally {
    clearInterval(watch)
  }
  return peak
}

/** What a process may grow by for one request of the largest size, its copies and V8's slack. */
const GROWTH = 150 * MB

describe('a body of 200 MB', () => {
  const piece = Buffer.alloc(100_000, 'x')
  const chunk = Buffer.concat([Buffer.from('186a0\r\n'), piece, Buffer.from('\r\n')])
  const JSON_TYPE = 'Content-Type: application/json'
  const FORM = 'Content-Type: multipart/form-data; boundary=b'
  const part = Buffer.from(
    '--b\r\nContent-Disposition: form-data; name="files"; filename="a.txt"\r\n\r\n',
  )

  it.each<[string, readonly string[], Buffer, Buffer]>([
    ['in chunks', [JSON_TYPE, 'Transfer-Encoding: chunked'], Buffer.of(), chunk],
    ['of a stated length', [JSON_TYPE, `Content-Length: ${200 * MB}`], Buffer.of(), piece],
    ['as a form', [FORM, `Content-Length: ${200 * MB}`], part, piece],
    ['as a form in chunks', [FORM, 'Transfer-Encoding: chunked'], Buffer.of(), chunk],
  ])('%s is refused without being kept', async (_, lines, start, more) => {
    const socket = await open(service.port)
    const answers = answersOf(socket)
    let sent = 0

    const peak = await peakDuring(async () => {
      socket.write(head('POST /api/v1/scan HTTP/1.1', ...lines))
      socket.write(start)
      sent = await pour(socket, more, 200 * MB)
    })

    const codes = (await answers()).map(({ body }) => body.error.code)
    // A client that still sends when the connection is closed may lose the answer (RFC 9112, 9.6).
    expect([[], ['PAYLOAD_TOO_LARGE']]).toContainEqual(codes)
    expect(sent).toBeLessThan(100 * MB)
    expect(peak - before.rss).toBeLessThan(GROWTH)
    await expectWell()
  })

  it.each<[string, readonly string[], () => Buffer]>([
    ['is stated', [JSON_TYPE, `Content-Length: ${200 * MB}`], () => Buffer.of()],
    [
      'shows as it comes',
      [JSON_TYPE, 'Transfer-Encoding: chunked'],
      // No more than one byte too many: what is not read when it closes can cost the answer.
      () => Buffer.concat([...Array(120).fill(chunk), Buffer.from('1\r\nx\r\n')]),
    ],
  ])('is refused with 413 as soon as its length %s', async (_, lines, sent) => {
    const bytes = Buffer.concat([Buffer.from(head('POST /api/v1/scan HTTP/1.1', ...lines)), sent()])

    const { answers } = await exchange(service.port, bytes)

    expect(answers[0]?.status).toBe(413)
    expect(answers[0]?.body.error.code).toBe('PAYLOAD_TOO_LARGE')
    expect(answers[0]?.headers.connection).toBe('close')
    await expectWell()
  })
})

it('takes as many uploads of 12 MB at once as fit its budget, refuses the others, and lets go of all', {
  timeout: 120_000,
}, async () => {
  const size = 12 * MB
  const sockets = await Promise.all(Array.from({ length: 64 }, () => open(service.port)))
  const answers = sockets.map(answersOf)
  const line = head(
    'POST /api/v1/scan HTTP/1.1',
    'Content-Type: application/json',
    `Content-Length: ${size}`,
  )
  const piece = Buffer.alloc(100_000, 'x')
  let all: readonly (readonly Answer[])[] = []

  const peak = await peakDuring(async () => {
    await Promise.all(
      sockets.map((socket) => {
        socket.write(line)
        return pour(socket, piece, size)
      }),
    )
    all = await Promise.all(answers.map((read) => read()))
  })

  // Either all was read and is no JSON, or it took longer than a request may, or there was no room;
  // a client that still sends may lose the answer.
  const statuses = all.map(([answer]) => answer?.status ?? 400)
  expect(statuses.filter((status) => status !== 400 && status !== 503)).toEqual([])
  expect(statuses).toContain(503)
  // Each body is held once in pieces and once as a whole.
  expect(peak - before.rss).toBeLessThan(2 * BODY_BOUNDS.bytes + GROWTH)
  await expectWell()
})

describe('slow clients', () => {
  let hasty: ChildService
  beforeAll(async () => {
    hasty = await startChildService(patientBounds({ requestTimeoutMs: 1_000 }))
  })
  afterAll(() => hasty.close())

  /** Of a request that is sent at once; again where a busy machine took longer with it than a request may. */
  async function served(text: string): Promise<Answer> {
    for (;;) {
      const { answers } = await exchange(hasty.port, scanRequestTo(hasty, text))
      if (answers[0] !== undefined && answers[0].status !== 408) return answers[0]
    }
  }

  async function expectHastyWell() {
    expect((await settled(hasty)).sockets).toBe(0)
    expect((await served('still well')).status).toBe(200)
  }

  it.each([
    ['that hangs up when told', false],
    ['that does not', true],
  ])('a body that comes byte by byte from a client %s is given up', async (_, allowHalfOpen) => {
    const socket = await open(hasty.port, { allowHalfOpen })
    const answers = answersOf(socket)
    socket.write(
      headTo(
        hasty,
        'POST /api/v1/scan HTTP/1.1',
        'Content-Type: application/json',
        'Content-Length: 100000',
      ),
    )
    const drip = setInterval(() => socket.write('x'), 50)

    const statuses = (await answers()).map(({ status }) => status)

    clearInterval(drip)
    // A client that still sends when the connection is closed may lose the answer (RFC 9112, 9.6).
    expect([[], [400], [408]]).toContainEqual(statuses)
    await expectHastyWell()
  })

  it('a connection on which nothing was said is closed without a word', async () => {
    const socket = await open(hasty.port)
    const answers = answersOf(socket)

    // A browser that opened it ahead would take an answer for the one to its next request.
    expect(await answers()).toEqual([])
    await expectHastyWell()
  })

  it('200 connections that never finish their headers are closed, and others served meanwhile', async () => {
    const sockets = await Promise.all(Array.from({ length: 200 }, () => open(hasty.port)))
    const ends = sockets.map(answersOf)
    for (const socket of sockets) socket.write('POST /api/v1/scan HTTP/1.1\r\n')
    const drip = setInterval(() => {
      for (const socket of sockets) if (socket.writable) socket.write('X-Slow: 1\r\n')
    }, 200)

    expect((await served('meanwhile')).status).toBe(200)
    await Promise.all(ends.map((end) => end()))
    clearInterval(drip)
    await expectHastyWell()
  })

  it('200 connections that say nothing are closed', async () => {
    const sockets = await Promise.all(Array.from({ length: 200 }, () => open(hasty.port)))

    await Promise.all(sockets.map((socket) => answersOf(socket)()))

    await expectHastyWell()
  })
})

describe('broken clients', () => {
  it('uploads that break off anywhere leave nothing behind', async () => {
    const whole = scanRequest(`${MARK} `.repeat(20_000), `Authorization: Bearer ${service.key}`)
    const breaks = fc.record({
      at: fc.nat({ max: whole.length }),
      isReset: fc.boolean(),
      waitMs: fc.nat({ max: 20 }),
    })

    await fc.assert(
      fc.asyncProperty(fc.array(breaks, { minLength: 5, maxLength: 20 }), async (clients) => {
        await Promise.all(
          clients.map(async ({ at, isReset, waitMs }) => {
            const socket = await open(service.port)
            socket.on('error', () => {})
            socket.write(whole.subarray(0, at))
            await pause(waitMs)
            if (isReset) socket.resetAndDestroy()
            else socket.destroy()
          }),
        )
      }),
      { numRuns: 20 },
    )

    await expectWell()
    expect((await service.vitals()).rss - before.rss).toBeLessThan(GROWTH)
  })

  it('a client that ends its side at once after its request is not waited for', async () => {
    const { end } = await exchange(service.port, scanRequest('half'), { endAfterMs: 0 })

    expect(end).not.toBe('hung')
    await expectWell()
  })

  it('requests sent at once over one connection are answered in order', async () => {
    const requests = Array.from({ length: 50 }, (_, index) =>
      index % 2 === 0 ? scanRequest(`number ${index}`) : Buffer.from(head('GET /healthz HTTP/1.1')),
    )

    const { answers } = await exchange(service.port, Buffer.concat(requests), { answers: 50 })

    expect(answers).toHaveLength(50)
    for (const [index, { status, body }] of answers.entries()) {
      expect(status).toBe(200)
      expect(body.status).toBe(index % 2 === 0 ? 'completed' : 'ok')
    }
    await expectWell()
  })

  it('a request that is smuggled behind a body of two lengths is not served', async () => {
    const smuggled = head('GET /healthz HTTP/1.1')
    const both = head(
      'POST /api/v1/scan HTTP/1.1',
      'Content-Type: application/json',
      'Content-Length: 5',
      'Transfer-Encoding: chunked',
    )

    const { answers } = await exchange(service.port, Buffer.from(`${both}0\r\n\r\n${smuggled}`), {
      answers: 2,
      endAfterMs: 300,
    })

    expect(answers.map(({ status }) => status)).toEqual([400])
  })

  it.each<[string, () => Buffer]>([
    ['the preface of HTTP/2', () => Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n')],
    ['a TLS greeting', () => Buffer.from('16030100c8010000c40303', 'hex')],
    ['an SSH greeting', () => Buffer.from('SSH-2.0-OpenSSH_9.9\r\n')],
    ['an address without an end', () => Buffer.from(`GET /${'a'.repeat(1 * MB)}`)],
    [
      'headers without an end',
      () => Buffer.from(`GET / HTTP/1.1\r\n${'A: b\r\n'.repeat(200_000)}`),
    ],
    ['HTTP/0.9', () => Buffer.from('GET /\r\n\r\n')],
    ['CONNECT', () => Buffer.from(head('CONNECT example.org:443 HTTP/1.1'))],
    ['a proxy request', () => Buffer.from(head('GET http://example.org/ HTTP/1.1'))],
    [
      'an upgrade to WebSocket',
      () =>
        Buffer.from(
          head(
            ...(['GET /healthz HTTP/1.1', 'Connection: Upgrade', 'Upgrade: websocket'] as const),
            'Sec-WebSocket-Version: 13',
            'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
          ),
        ),
    ],
    [
      'an upgrade to HTTP/2',
      () =>
        Buffer.from(
          head(
            ...(['GET /healthz HTTP/1.1', 'Connection: Upgrade, HTTP2-Settings'] as const),
            'Upgrade: h2c',
            'HTTP2-Settings: AAMAAABkAAQAAP__',
          ),
        ),
    ],
  ])('%s is answered or closed', async (_, bytes) => {
    const { end, answers } = await exchange(service.port, bytes())

    expect(end).not.toBe('hung')
    for (const { status } of answers) {
      expect(status).not.toBe(101)
      expect(status).toBeLessThan(500)
    }
    await expectWell()
  })
})
