import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DEFAULT_POLICY } from '../../../src-shared/model/policy.ts'
import { WORKSPACE_ROUTES } from '../../../src-shared/workspace/routes.ts'
import { bearer, startTestService, type TestService } from '../__fixtures__/service.ts'

let service: TestService
let token: string
beforeAll(async () => {
  service = await startTestService()
  token = await service.session()
})
afterAll(() => service.close())

const ask = (path: string, method = 'GET', body?: unknown) =>
  service.request(path, {
    method,
    headers: {
      ...bearer(token),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })

it('makes a key that works, tells its secret once, and ends it', async () => {
  const request = { name: 'my script', scopes: ['scan:write', 'scan:read'], expires_at: null }
  const made = await ask(WORKSPACE_ROUTES.keys, 'POST', request)
  expect([made.status, made.body.entry.name, made.body.entry.state]).toEqual([
    201,
    'my script',
    'active',
  ])
  const { key, entry } = made.body
  expect((await service.post({ text: 'Hello' }, bearer(key))).status).toBe(200)

  const list = await ask(WORKSPACE_ROUTES.keys)
  expect(list.body.keys[0]).toMatchObject({ id: entry.id, prefix: entry.prefix })
  expect(JSON.stringify(list.body)).not.toContain(key)

  expect((await ask(WORKSPACE_ROUTES.key(entry.id), 'DELETE')).status).toBe(204)
  expect((await service.post({ text: 'Hello' }, bearer(key))).status).toBe(401)
  expect((await ask(WORKSPACE_ROUTES.key(entry.id), 'DELETE')).status).toBe(404)
  expect((await ask(WORKSPACE_ROUTES.keys)).body.keys[0].state).toBe('revoked')
})

it.each([
  [{ name: '', scopes: ['scan:read'], expires_at: null }],
  [{ name: '\u202eevil', scopes: ['scan:read'], expires_at: null }],
  [{ name: 'a', scopes: [], expires_at: null }],
  [{ name: 'a', scopes: ['admin'], expires_at: null }],
  [{ name: 'a', scopes: ['scan:read'], expires_at: 1 }],
])('refuses the key %j', async (body) => {
  expect((await ask(WORKSPACE_ROUTES.keys, 'POST', body)).status).toBe(422)
})

it('notes calls of others with what they cost and why they were refused, and nothing they sent', async () => {
  await ask(WORKSPACE_ROUTES.calls, 'DELETE')
  const key = service.key()
  await service.post({ text: 'SECRET words' }, bearer(key))
  await service.request('/api/v1/scan?q=SECRET', { method: 'POST' })
  await service.request('/api/v1/scan', {
    method: 'POST',
    headers: { origin: 'https://example.org' },
  })
  // The window's own are not told.
  await service.post({ text: 'Hello' }, bearer(token))

  const { body } = await ask(WORKSPACE_ROUTES.calls)
  expect(
    body.calls.map(({ status, code, scan_units, origin }: Record<string, unknown>) => [
      status,
      code,
      scan_units,
      origin,
    ]),
  ).toEqual([
    [403, 'ORIGIN_NOT_ALLOWED', null, 'https://example.org'],
    [400, 'UNSUPPORTED_QUERY', null, null],
    [200, null, 1, null],
  ])
  expect(body.calls[2].caller.key).toMatch(/^key_/)
  expect(JSON.stringify(body)).not.toContain('SECRET')
  expect(JSON.stringify(body)).not.toContain(key)
})

it('tells what was used', async () => {
  await service.post({ text: 'Hello' })
  const { body } = await ask(WORKSPACE_ROUTES.usage)
  expect(body.accounts.map(({ account }: { account: string }) => account)).toEqual(['local', null])
  expect(body.accounts[1]).toMatchObject({ plan: 'anonymous', daily_limit: 100 })
  expect(body.accounts[1].daily_scan_units).toBeGreaterThan(0)
})

it.each([
  ['GET', WORKSPACE_ROUTES.keys],
  ['POST', WORKSPACE_ROUTES.keys],
  ['GET', WORKSPACE_ROUTES.calls],
  ['GET', WORKSPACE_ROUTES.usage],
  ['GET', WORKSPACE_ROUTES.preferences],
])('%s %s is for the window alone', async (method, path) => {
  expect((await service.request(path, { method, headers: bearer(service.key()) })).status).toBe(401)
  expect((await service.request(path, { method })).status).toBe(401)
})

describe('a table of decisions', () => {
  const choose = async (policy: unknown) => {
    const headers = { ...bearer(await service.session()), 'content-type': 'application/json' }
    const body = JSON.stringify({ policy })
    const { status } = await service.request(WORKSPACE_ROUTES.preferences, {
      ...{ method: 'PATCH', headers, body },
    })
    return status
  }
  const scanned = async (key?: string) => {
    const body = { text: 'Mail ann@nord.de.', config: { categories: ['pii'] } }
    const answer = await service.post(body, key === undefined ? {} : bearer(key))
    return [answer.body.jobs[0].decision, answer.body.jobs[0].safety_status]
  }
  const own = { ...DEFAULT_POLICY, pii: { ...DEFAULT_POLICY.pii, medium: 'block', low: 'block' } }

  it('decides for the account that chose it, from then on, and for no other', async () => {
    const local = service.key()
    const other = service.key({ accountId: 'other' })
    expect(await scanned(local)).toEqual(['review', 'review'])
    expect(await choose(own)).toBe(200)
    expect(await scanned(local)).toEqual(['block', 'attack'])
    expect(await scanned(other)).toEqual(['review', 'review'])
    expect(await scanned()).toEqual(['review', 'review'])
    expect(await choose(null)).toBe(200)
    expect(await scanned(local)).toEqual(['review', 'review'])
  })

  it('is kept with what it decided, and told in reports; a job answers as before', async () => {
    await choose(own)
    const token = await service.session()
    const form = new FormData()
    form.append('files', new File(['Mail ann@nord.de.'], 'letter.txt'))
    form.append('config', JSON.stringify({ categories: ['pii'] }))
    const accepted = await service.post(form, bearer(token))
    const jobId = accepted.body.jobs[0].job_id
    const { body: job } = await service.ended(jobId, token)
    await choose(null)
    expect(job.decision).toBe('block')
    expect(JSON.stringify(job)).not.toContain('policy')
    const report = async (format: string) => {
      const { body } = await service.request(WORKSPACE_ROUTES.export(jobId), {
        method: 'POST',
        headers: { ...bearer(token), 'content-type': 'application/json' },
        body: JSON.stringify({ format }),
      })
      return typeof body === 'string' ? body : JSON.stringify(body)
    }
    expect(await report('html')).toContain('Personal data, medium: block')
    for (const format of ['csv', 'sarif', 'receipt']) {
      expect(await report(format)).toContain('own table of decisions')
    }
  })

  it.each([
    { pii: own.pii },
    { ...own, spam: own.pii },
    { ...own, pii: { ...own.pii, low: 'attack' } },
  ])('that is none is refused: %#', async (policy) => {
    expect(await choose(policy)).toBe(422)
  })

  it('cannot be brought along by a request', async () => {
    const config = { categories: ['pii'], policy: own }
    const { status } = await service.post({ text: 'a', config }, bearer(service.key()))
    expect(status).toBe(422)
  })
})
