/** Rates, quotas and sizes over real HTTP, with a clock of the test's own. */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Compile } from 'typebox/compile'
import { afterEach, describe, expect, it } from 'vitest'
import { ErrorBody } from '../../src-shared/contract/scan-result.ts'
import { createMovableClock } from '../clock.ts'
import {
  type Answer,
  bearer,
  startTestService,
  type TestService,
  type TestServiceOptions,
} from './__fixtures__/service.ts'

const NOON = Date.parse('2028-02-29T12:00:00Z')
const HOUR_MS = 3_600_000
const errorBody = Compile(ErrorBody)

/** A thread that never comes back from a text. */
const NO_COUNTING = new URL('./__fixtures__/endless.worker.ts', import.meta.url)

const clock = createMovableClock(NOON)
const running: TestService[] = []
afterEach(async () => {
  clock.set(NOON)
  for (const service of running.splice(0)) await service.close()
})

async function start(config: unknown, options: TestServiceOptions = {}): Promise<TestService> {
  const service = await startTestService({ config, clock, ...options })
  running.push(service)
  return service
}

function expectRefusal(answer: Answer, status: number, code: string): void {
  expect(errorBody.Errors(answer.body)).toEqual([])
  expect([answer.status, answer.body.error.code]).toEqual([status, code])
  expect(answer.headers.get('x-request-id')).toBe(answer.body.error.request_id)
}

/** A text with exactly so many tokens. */
const words = (count: number) => ({ text: 'a '.repeat(count).trimEnd() })

const pagesOf = ({ baseUrl }: TestService) => ({
  usage_url: `${baseUrl}/server`,
  upgrade_url: `${baseUrl}/settings`,
})

describe('RATE_LIMITED', () => {
  it('counts POST and GET of an account together, for a minute', async () => {
    const service = await start({ plans: { free: { requests_per_minute: 3 } } })
    const key = service.key({ accountId: 'team', plan: 'free' })
    const unknownJob = () =>
      service.request(`/api/v1/scan/job_${'0'.repeat(32)}`, { headers: bearer(key) })

    expect((await service.post({ text: 'a' }, bearer(key))).status).toBe(200)
    clock.pass(20_000)
    expect((await unknownJob()).status).toBe(404)
    expect((await service.post({ text: 'a' }, bearer(key))).status).toBe(200)
    const answers = [await service.post({ text: 'a' }, bearer(key)), await unknownJob()]

    for (const answer of answers) {
      expectRefusal(answer, 429, 'RATE_LIMITED')
      expect(answer.headers.get('retry-after')).toBe('40')
      expect(answer.body).not.toHaveProperty('quota')
      expect(answer.body.error.message).toBe('The plan free allows 3 requests a minute.')
    }
    clock.pass(40_000)
    expect((await unknownJob()).status).toBe(404)
  })

  it('holds anonymous callers to 120 together, and nobody else', async () => {
    const service = await start({ plans: { anonymous: { daily_scan_units: null } } })
    const key = service.key({ accountId: 'team', plan: 'free' })

    const answers = await Promise.all(
      Array.from({ length: 125 }, () => service.post({ text: 'a' })),
    )

    expect(answers.filter(({ status }) => status === 200)).toHaveLength(120)
    const refused = answers.find(({ status }) => status !== 200) as Answer
    expectRefusal(refused, 429, 'RATE_LIMITED')
    expect(refused.headers.get('retry-after')).toBe('60')
    expect((await service.post({ text: 'a' }, bearer(key))).status).toBe(200)
  })

  it('does not count what was refused for its fields', async () => {
    const service = await start({ plans: { anonymous: { requests_per_minute: 1 } } })

    expect((await service.post({ text: '' })).status).toBe(422)
    expect((await service.post('{')).status).toBe(400)
    expect((await service.post({ text: 'a' })).status).toBe(200)
    expectRefusal(await service.post({ text: 'a' }), 429, 'RATE_LIMITED')
  })
})

describe('a large body', () => {
  const large = (fill: string) => `{"text":"${fill.repeat(400_000 / fill.length)}"`

  it('is not read where its request would be refused for its rate, unless it may be a repeat', async () => {
    const service = await start({ plans: { anonymous: { requests_per_minute: 1 } } })
    // It is counted only when it is right.
    expectRefusal(await service.post(large('x')), 400, 'INVALID_REQUEST')
    const key = { 'idempotency-key': 'k' }
    const first = await service.post({ text: 'a' }, key)
    expect(first.status).toBe(200)

    expectRefusal(await service.post(large('x')), 429, 'RATE_LIMITED')

    expectRefusal(await service.post(large('x'), key), 400, 'INVALID_REQUEST')
    expectRefusal(await service.post('{'), 400, 'INVALID_REQUEST')
  })

  it('is told what is wrong with it: its syntax, then that it is too much, then its fields', async () => {
    const service = await start({})
    const answers = [`${large('x')},`, `${large('[],')}`, `{"a":[${'[],'.repeat(200_000)}0]}`]
    answers.push(`{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, `${large('x')},"a":1}`)
    const codes: unknown[] = []
    for (const body of answers) {
      const { status, body: told } = await service.post(body)
      codes.push([status, told.error.code])
    }
    expect(codes).toEqual([
      [400, 'INVALID_REQUEST'],
      [400, 'INVALID_REQUEST'],
      [422, 'INVALID_INPUT'],
      [422, 'INVALID_INPUT'],
      [422, 'INVALID_INPUT'],
    ])
  })

  it('is refused for its size before anybody counts its tokens', async () => {
    const service = await start({}, { workers: { tokens: NO_COUNTING } })
    expectRefusal(await service.post(`${large('x')}}`), 413, 'CONTENT_TOO_LARGE')
  })
})

it('ANONYMOUS_QUOTA_EXCEEDED ends at midnight, UTC', async () => {
  const service = await start({ plans: { anonymous: { daily_scan_units: 2 } } })
  expect((await service.post(words(2_000))).body.usage.scan_units).toBe(2)

  const answer = await service.post({ text: 'a' }, { 'x-service-client': 'cli' })

  expectRefusal(answer, 429, 'ANONYMOUS_QUOTA_EXCEEDED')
  expect(answer.headers.get('retry-after')).toBe('43200')
  expect(answer.body.quota).toEqual({
    limit_kind: 'anonymous_daily_scan_units',
    retry_after: 43_200,
    reset_at: Date.parse('2028-03-01T00:00:00Z'),
    next_actions: { ...pagesOf(service), sign_in_url: `${service.baseUrl}/` },
  })
  expect(answer.body.usage).toEqual({
    plan: 'anonymous',
    daily_scan_units: 2,
    daily_limit: 2,
    monthly_scan_units: null,
    monthly_limit: null,
    token_balance: 98_000,
    token_capacity: 100_000,
    refill_per_second: 2_500,
  })
  clock.pass(12 * HOUR_MS)
  expect((await service.post({ text: 'a' })).status).toBe(200)
})

it('MONTHLY_QUOTA_EXCEEDED ends with the month', async () => {
  const service = await start({ plans: { personal: { monthly_scan_units: 1 } } })
  const key = service.key({ accountId: 'team', plan: 'personal' })
  expect((await service.post({ text: 'a' }, bearer(key))).status).toBe(200)

  const answer = await service.post({ text: 'a' }, { ...bearer(key), prefer: 'respond-async' })

  expectRefusal(answer, 429, 'MONTHLY_QUOTA_EXCEEDED')
  expect(answer.headers.get('retry-after')).toBe('43200')
  expect(answer.body.quota).toEqual({
    limit_kind: 'monthly_scan_units',
    retry_after: 43_200,
    reset_at: Date.parse('2028-03-01T00:00:00Z'),
    next_actions: pagesOf(service),
  })
  expect(answer.body.usage).toMatchObject({
    plan: 'personal',
    daily_limit: null,
    monthly_scan_units: 1,
    monthly_limit: 1,
  })
  clock.pass(12 * HOUR_MS)
  expect((await service.post({ text: 'a' }, bearer(key))).status).toBe(200)
})

it('TOKEN_RATE_LIMITED ends when enough tokens flowed back', async () => {
  const plan = { token_capacity: 1_000, token_refill_per_second: 100 }
  const service = await start({ plans: { pro: plan } })
  const key = service.key()
  expect((await service.post(words(700), bearer(key))).status).toBe(200)

  const answer = await service.post(words(600), bearer(key))

  expectRefusal(answer, 429, 'TOKEN_RATE_LIMITED')
  expect(answer.headers.get('retry-after')).toBe('3')
  expect(answer.body.quota).toEqual({
    limit_kind: 'token_rate',
    retry_after: 3,
    next_actions: pagesOf(service),
  })
  expect(answer.body.usage).toMatchObject({
    plan: 'pro',
    token_balance: 300,
    token_capacity: 1_000,
    refill_per_second: 100,
  })
  clock.pass(3_000)
  expect((await service.post(words(600), bearer(key))).status).toBe(200)
})

it('CONTENT_TOO_LARGE and INPUT_TOKENS_EXCEEDED tell the usage, and cost nothing', async () => {
  const service = await start({
    plans: { free: { canonical_bytes: 50, tokens_per_submission: 10 } },
  })
  const key = bearer(service.key({ accountId: 'team', plan: 'free' }))

  const tooLarge = await service.post(words(26), key)
  const tooMany = await service.post(words(11), key)

  expectRefusal(tooLarge, 413, 'CONTENT_TOO_LARGE')
  expectRefusal(tooMany, 422, 'INPUT_TOKENS_EXCEEDED')
  expect(tooLarge.body).not.toHaveProperty('quota')
  expect(tooMany.body.quota).toEqual({
    limit_kind: 'input_tokens_per_scan',
    retry_after: 0,
    next_actions: pagesOf(service),
  })
  for (const { body, headers } of [tooLarge, tooMany]) {
    expect(headers.has('retry-after')).toBe(false)
    expect(body.usage).toMatchObject({
      plan: 'free',
      monthly_scan_units: 0,
      token_balance: 250_000,
    })
  }
})

it('charges a scan once, however it is answered', async () => {
  const service = await start({ plans: { free: { monthly_scan_units: 3 } } })
  const key = bearer(service.key({ accountId: 'team', plan: 'free' }))

  expect((await service.post({ text: 'a' }, key)).status).toBe(200)
  expect((await service.post({ text: 'a' }, { ...key, prefer: 'wait=1' })).status).toBe(200)
  const form = new FormData()
  for (const name of ['a.txt', 'b.txt']) form.append('files', new File(['words'], name))
  // Two documents, one submission, one unit.
  expect((await service.post(form, key)).status).toBe(202)

  const { body } = await service.post({ text: 'a' }, key)
  expect(body.usage).toMatchObject({ monthly_scan_units: 3, token_balance: 249_996 })
})

it('neither counts nor charges a repeat with the same Idempotency-Key', async () => {
  const service = await start({
    plans: { free: { monthly_scan_units: 1, requests_per_minute: 1 } },
  })
  const headers = {
    ...bearer(service.key({ accountId: 'team', plan: 'free' })),
    'idempotency-key': 'one',
  }
  const first = await service.post({ text: 'a' }, headers)

  const repeat = await service.post({ text: 'a' }, headers)
  const other = await service.post({ text: 'b' }, headers)

  expect(repeat).toMatchObject({ status: 200, body: first.body })
  expectRefusal(
    await service.post({ text: 'a' }, { ...headers, 'idempotency-key': 'two' }),
    429,
    'RATE_LIMITED',
  )
  expect([other.status, other.body.error.code]).toEqual([409, 'IDEMPOTENCY_CONFLICT'])
})

it('lets exactly as many pass as the quota has, of 200 at once', async () => {
  const service = await start({ plans: { free: { monthly_scan_units: 50 } } })
  const key = bearer(service.key({ accountId: 'team', plan: 'free' }))
  const other = bearer(service.key({ accountId: 'other', plan: 'free' }))

  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, index) =>
      service.post(
        // Rules alone read so little before it is charged; all else is held or charged before.
        { text: 'a', ...(index % 3 === 2 && { config: { max_level: 'L1' } }) },
        { ...key, ...(index % 3 === 1 && { prefer: 'respond-async' }) },
      ),
    ),
  )

  expect(answers.filter(({ status }) => status === 200 || status === 202)).toHaveLength(50)
  const refused = answers.filter(({ status }) => status === 429)
  expect(refused).toHaveLength(150)
  for (const answer of refused) expectRefusal(answer, 429, 'MONTHLY_QUOTA_EXCEEDED')
  expect((await service.post({ text: 'a' }, other)).status).toBe(200)
})

it('keeps what was used over a restart', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'assay-limits-'))
  const config = { plans: { anonymous: { daily_scan_units: 1 } } }
  const first = await startTestService({ config, dataDir, clock })
  expect((await first.post({ text: 'a' })).status).toBe(200)
  await first.close()

  const second = await startTestService({ dataDir, clock })
  const answer = await second.post({ text: 'a' })
  await second.close()
  rmSync(dataDir, { recursive: true })

  expectRefusal(answer, 429, 'ANONYMOUS_QUOTA_EXCEEDED')
})

it('holds the app’s own window to sizes only', async () => {
  const least = { requests_per_minute: 1, token_capacity: 1, monthly_scan_units: 0 }
  const service = await start({ plans: { pro: { ...least, canonical_bytes: 1_000 } } })
  const app = bearer(await service.session())
  const key = bearer(service.key())

  for (let round = 0; round < 5; round++) {
    const answer = await service.post(words(100), { ...app, prefer: 'respond-async' })
    expect(answer.status).toBe(202)
    const { status } = await service.request(answer.body.jobs[0].status_url, { headers: app })
    expect(status).toBe(200)
  }
  expectRefusal(await service.post(words(501), app), 413, 'CONTENT_TOO_LARGE')
  // A key of the same account has the plan's rates, of which the window took nothing.
  const refused = await service.post({ text: 'a' }, key)
  expectRefusal(refused, 429, 'MONTHLY_QUOTA_EXCEEDED')
  expect(refused.body.usage).toMatchObject({ monthly_scan_units: 0, token_balance: 1 })
  expectRefusal(await service.post({ text: 'a' }, key), 429, 'RATE_LIMITED')
})

describe('the header of a command line', () => {
  it.each(['X-Service-Client', 'X-Patronus-Client'])('%s may say cli', async (name) => {
    const service = await start({})
    expect((await service.post({ text: 'a' }, { [name]: 'cli' })).status).toBe(200)
    for (const value of ['web', '', 'CLI', 'cli, cli']) {
      const answer = await service.post({ text: 'a' }, { [name]: value })
      expectRefusal(answer, 400, 'INVALID_REQUEST')
      expect(answer.body.error.message).toContain(name)
    }
  })
})
