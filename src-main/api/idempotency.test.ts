/** Idempotency-Key over real HTTP: what a repeat gets, and that nothing is scanned or charged twice. */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createMovableClock } from '../clock.ts'
import { databasePath } from '../paths.ts'
import { openDatabase } from '../store/database.ts'
import { REPLAY_WINDOW_MS } from '../store/replay-store.ts'
import { form } from './__fixtures__/form.ts'
import { PATIENT_SCAN_MS } from './__fixtures__/patient-bounds.ts'
import { bearer, startTestService, type TestService } from './__fixtures__/service.ts'
import { KEYED_WORK_MS } from './create-scan.ts'

let service: TestService
let key: string
let session: string
const clock = createMovableClock(Date.now())
const HELD_RULES = { rules: new URL('__fixtures__/held-rules.worker.ts', import.meta.url) }
beforeAll(async () => {
  service = await startTestService({
    clock,
    workers: HELD_RULES,
    config: { plans: { personal: { requests_per_minute: 1 }, free: { monthly_scan_units: 2 } } },
  })
  key = service.key()
  session = await service.session()
})
afterAll(() => service.close())

let number = 0
let idempotency: { 'idempotency-key': string }
beforeEach(() => {
  idempotency = { 'idempotency-key': `key-${++number}` }
})

type Body = string | FormData

/** A response as it came over the wire, without the headers that belong to the connection. */
async function send(body: Body, headers: Readonly<Record<string, string>> = {}) {
  const response = await fetch(`${service.baseUrl}/api/v1/scan`, { method: 'POST', body, headers })
  const { date, connection, 'keep-alive': _, ...rest } = Object.fromEntries(response.headers)
  const text = await response.text()
  return { status: response.status, headers: rest, text, body: JSON.parse(text) }
}

const JSON_TYPE = { 'content-type': 'application/json' }
const sendText = (text: string, headers: Readonly<Record<string, string>> = {}) =>
  send(JSON.stringify({ text }), { ...JSON_TYPE, ...idempotency, ...bearer(key), ...headers })

/** Jobs and charged scan units in the service's database. */
function counts() {
  const db = openDatabase(databasePath(service.dataDir))
  const count = (sql: string) => db.get<{ n: number }>(sql)?.n ?? 0
  const found = {
    jobs: count('SELECT count(*) AS n FROM jobs'),
    units: count('SELECT sum(units) AS n FROM scan_units'),
  }
  db.close()
  return found
}

/** Resolves when the work of `request` has begun: of two on their way, either may arrive first. */
async function begun<T>(request: () => Promise<T>): Promise<{ answer: Promise<T> }> {
  const spy = vi.spyOn(AbortSignal, 'timeout')
  spy.mockClear()
  const answer = request()
  await vi.waitFor(() => expect(spy).toHaveBeenCalledWith(KEYED_WORK_MS), { timeout: 60_000 })
  return { answer }
}
afterEach(() => {
  vi.restoreAllMocks()
})

type Sent = Awaited<ReturnType<typeof send>>

function expectConflict(answer: Sent) {
  expect([answer.status, answer.body.error.code]).toEqual([409, 'IDEMPOTENCY_CONFLICT'])
  expect(answer.headers).not.toHaveProperty('x-request-id')
  expect(answer.headers).not.toHaveProperty('retry-after')
}

function expectInFlight(answer: Sent) {
  expect([answer.status, answer.body.error.code]).toEqual([409, 'IDEMPOTENCY_IN_FLIGHT'])
  expect(answer.headers).not.toHaveProperty('x-request-id')
  expect(answer.headers['retry-after']).toBe('1')
}

describe('a repeat', () => {
  it.each<[string, number, Record<string, string>]>([
    ['a synchronous text', 200, {}],
    ['an asynchronous text', 202, { prefer: 'respond-async' }],
    ['a text with wait=1', 200, { prefer: 'wait=1' }],
  ])('of %s gets status, headers and body again', async (_, status, prefer) => {
    const first = await sendText('mail bob@example.org', prefer)
    const before = counts()

    const repeats = [
      await sendText('mail bob@example.org', prefer),
      await sendText('mail bob@example.org', prefer),
    ]

    expect(first.status).toBe(status)
    expect(first.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    expect(first.headers['preference-applied']).toBe(prefer.prefer)
    expect(repeats).toEqual([first, first])
    expect(counts()).toEqual(before)
  })

  it('without a key is a new scan', async () => {
    const body = JSON.stringify({ text: 'hello' })
    const first = await send(body, { ...JSON_TYPE, ...bearer(key) })
    const second = await send(body, { ...JSON_TYPE, ...bearer(key) })

    expect(second.body.jobs[0].job_id).not.toBe(first.body.jobs[0].job_id)
  })

  it('of a form gets it under any boundary', async () => {
    const upload = () =>
      form(
        ['text', 'words'],
        ['files', new File(['alpha'], 'a.txt')],
        ['config', '{"categories":["pii"]}'],
      )
    const headers = { ...idempotency, ...bearer(key) }
    const first = await send(upload(), headers)
    const before = counts()

    // FormData chooses another boundary for each request.
    const repeat = await send(upload(), headers)

    expect(first.status).toBe(202)
    expect(repeat).toEqual(first)
    expect(counts()).toEqual(before)
  })

  it('costs neither requests nor scan units', async () => {
    const slow = bearer(service.key({ accountId: 'slow', plan: 'personal' }))
    const first = await sendText('hello', slow)
    expect(first.status).toBe(200)

    expect(await sendText('hello', slow)).toEqual(first)

    const other = { 'idempotency-key': 'another' }
    expect((await sendText('hello', { ...slow, ...other })).status).toBe(429)
  })
})

describe('another request under the same key is a conflict', () => {
  const BODY = '{"text":"hello","config":{"categories":["pii"]}}'

  it.each<[string, string, Record<string, string>]>([
    ['text', '{"text":"hallo","config":{"categories":["pii"]}}', {}],
    ['config', '{"text":"hello","config":{"categories":["dlp"]}}', {}],
    ['order of members', '{"config":{"categories":["pii"]},"text":"hello"}', {}],
    ['white space', `${BODY}\n`, {}],
    ['Content-Type', BODY, { 'content-type': 'application/json; charset=utf-8' }],
    ['Prefer', BODY, { prefer: 'respond-async' }],
  ])('by its %s', async (_, body, headers) => {
    const common = { ...JSON_TYPE, ...idempotency, ...bearer(key) }
    const first = await send(BODY, common)
    const before = counts()

    expectConflict(await send(body, { ...common, ...headers }))

    expect(await send(BODY, common)).toEqual(first)
    expect(counts()).toEqual(before)
  })

  it.each<[string, FormData]>([
    ['order', form(['files', new File(['b'], 'b.txt')], ['files', new File(['a'], 'a.txt')])],
    ['file name', form(['files', new File(['a'], 'c.txt')], ['files', new File(['b'], 'b.txt')])],
    ['content', form(['files', new File(['A'], 'a.txt')], ['files', new File(['b'], 'b.txt')])],
    [
      'media type',
      form(
        ['files', new File(['a'], 'a.txt', { type: 'text/html' })],
        ['files', new File(['b'], 'b.txt')],
      ),
    ],
    ['number of files', form(['files', new File(['a'], 'a.txt')])],
  ])('by the %s of its files', async (_, upload) => {
    const headers = { ...idempotency, ...bearer(key) }
    const files = [
      ['files', new File(['a'], 'a.txt')],
      ['files', new File(['b'], 'b.txt')],
    ] as const
    expect((await send(form(...files), headers)).status).toBe(202)

    expectConflict(await send(upload, headers))
  })

  it('unless it is malformed', async () => {
    await sendText('hello')

    expect((await send('{', { ...JSON_TYPE, ...idempotency, ...bearer(key) })).status).toBe(400)
    expect((await sendText(' ')).status).toBe(422)
  })
})

describe('keys belong to their account', () => {
  it('and say nothing to another one', async () => {
    const first = await sendText('hello')

    const other = await sendText('hallo', bearer(service.key({ accountId: 'other' })))

    expect(other.status).toBe(200)
    expect(await sendText('hello')).toEqual(first)
  })

  it('whichever of its API keys is used, and in the app', async () => {
    const first = await sendText('hello')

    expect(await sendText('hello', bearer(service.key()))).toEqual(first)
    expect(await sendText('hello', bearer(session))).toEqual(first)
  })

  it('and anonymous callers share theirs', async () => {
    const anonymous = (text: string) =>
      send(JSON.stringify({ text }), { ...JSON_TYPE, ...idempotency })
    await sendText('hello')
    const first = await anonymous('hallo')

    expect(first.status).toBe(200)
    expect(await anonymous('hallo')).toEqual(first)
    expectConflict(await anonymous('hello'))
  })
})

describe('while the first is in flight', () => {
  /** Until it is there, the rules wait. */
  let released: string
  beforeEach(() => {
    released = join(service.dataDir, `released-${number}`)
  })
  afterEach(() => writeFileSync(released, ''))
  const sendHeld = (headers = {}) =>
    sendText(`held by ${released}`, { ...bearer(session), ...headers })

  it.each<[string, Record<string, string>]>([
    ['synchronous', {}],
    ['asynchronous', { prefer: 'respond-async' }],
  ])('only one of many %s requests is executed', async (_, prefer) => {
    const before = counts()

    const { answer: first } = await begun(() => sendHeld(prefer))
    const repeats = await Promise.all(Array.from({ length: 5 }, () => sendHeld(prefer)))
    writeFileSync(released, '')

    const answers = [await first, ...repeats]
    const served = answers.filter(({ status }) => status !== 409)
    expect(served.length).toBeGreaterThan(0)
    for (const answer of served) expect(answer).toEqual(served[0])
    for (const answer of answers) if (answer.status === 409) expectInFlight(answer)
    expect(counts().jobs - before.jobs).toBe('prefer' in prefer ? 1 : 0)
    expect(await sendHeld(prefer)).toEqual(served[0])
  })

  it('other content is a conflict', async () => {
    const { answer: first } = await begun(() => sendHeld())

    expectConflict(await sendText('hello', bearer(session)))
    expectInFlight(await sendHeld())

    writeFileSync(released, '')
    expect((await first).status).toBe(200)
  })

  it('after the 504 of its deadline the work goes on, and its result becomes the answer', async () => {
    let expire: (() => void) | undefined
    const start = setTimeout
    vi.spyOn(globalThis, 'setTimeout').mockImplementation(((callback: () => void, ms: number) => {
      if (ms !== PATIENT_SCAN_MS) return start(callback, ms)
      expire = callback
      return start(() => {}, 0)
    }) as typeof setTimeout)
    const { answer: first } = await begun(() => sendHeld())

    expire?.()

    const timedOut = await first
    expect([timedOut.status, timedOut.body.error.code]).toEqual([504, 'SCAN_TIMEOUT'])
    vi.restoreAllMocks()
    expectInFlight(await sendHeld())
    writeFileSync(released, '')
    const result = await vi.waitFor(
      async () => {
        const answer = await sendHeld()
        expect(answer.status).toBe(200)
        return answer
      },
      { timeout: 60_000, interval: 200 },
    )
    expect(result.body.jobs[0].status).toBe('completed')
    expect(result.headers['x-request-id']).toBe(timedOut.headers['x-request-id'])
    expect(await sendHeld()).toEqual(result)
  }, 90_000)
})

describe('a refusal frees the key', () => {
  it('for the same request', async () => {
    const slow = bearer(service.key({ accountId: 'slow again', plan: 'personal' }))
    await sendText('first', { ...slow, 'idempotency-key': 'x' })
    expect((await sendText('hello', slow)).body.error.code).toBe('RATE_LIMITED')

    clock.pass(60_000)

    expect((await sendText('hello', slow)).status).toBe(200)
  })

  it.each<[string, string, string]>([
    ['of its size', 'w'.repeat(100_001), 'CONTENT_TOO_LARGE'],
    ['of the quota', 'w '.repeat(2_500), 'MONTHLY_QUOTA_EXCEEDED'],
  ])('%s, for another request', async (_, text, code) => {
    const free = bearer(service.key({ accountId: 'free', plan: 'free' }))
    const refused = await sendText(text, free)
    expect(refused.body.error.code).toBe(code)

    const accepted = await sendText('hello', free)

    expect(accepted.status).toBe(200)
    expect(await sendText('hello', free)).toEqual(accepted)
  })
})

it('ends after 15 minutes', async () => {
  const first = await sendText('hello')

  clock.pass(REPLAY_WINDOW_MS - 1)
  expect(await sendText('hello')).toEqual(first)
  clock.pass(1)

  const second = await sendText('hello, other content')
  expect(second.status).toBe(200)
  expectConflict(await sendText('hello'))
})

it('survives a restart', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'assay-restart-'))
  const outer = service
  try {
    service = await startTestService({ dataDir })
    const headers = { ...bearer(service.key()), prefer: 'respond-async' }
    const first = await sendText('hello', headers)
    await service.close()

    service = await startTestService({ dataDir })

    expect(await sendText('hello', headers)).toEqual(first)
    expectConflict(await sendText('hallo', headers))
    expect(counts().jobs).toBe(1)
    await service.close()
  } finally {
    service = outer
    rmSync(dataDir, { recursive: true })
  }
})

it('does not keep a scan that the end of the service cut short', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'assay-restart-'))
  const outer = service
  try {
    service = await startTestService({ dataDir, workers: HELD_RULES })
    const headers = bearer(service.key())
    const text = `held by ${join(dataDir, 'never')}`
    const { answer: cut } = await begun(() => sendText(text, headers))
    await service.close()
    expect((await cut).status).toBe(503)

    service = await startTestService({ dataDir })

    const whole = await sendText(text, headers)
    expect([whole.status, whole.body.jobs[0].status]).toEqual([200, 'completed'])
    await service.close()
  } finally {
    service = outer
    rmSync(dataDir, { recursive: true })
  }
})

describe('a bad key', () => {
  it.each(['', 'k'.repeat(129), 'a b', 'é', 'a\tb'])('%j is refused', async (bad) => {
    const answer = await sendText('hello', { 'idempotency-key': bad })

    expect([answer.status, answer.body.error.code]).toEqual([400, 'INVALID_REQUEST'])
    expect(answer.headers).toHaveProperty('x-request-id')
  })

  it('has its limit at 128 characters', async () => {
    const longest = { 'idempotency-key': `~!${'k'.repeat(126)}` }

    expect((await sendText('hello', longest)).status).toBe(200)
    expectConflict(await sendText('hallo', longest))
  })
})
