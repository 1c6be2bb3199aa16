/** The interface over real HTTP: every answer is checked against its own closed schema. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ERROR_CODES } from '../../src-shared/contract/error-codes.ts'
import { Accepted, CompletedSubmission, Job } from '../../src-shared/contract/scan-result.ts'
import { expectRefusal, expectShape } from './__fixtures__/expect-answer.ts'
import { form } from './__fixtures__/form.ts'
import { bearer, startTestService, type TestService } from './__fixtures__/service.ts'

/** A key that the dlp rules know, in the form of our own API keys. */
const SECRET = 'assay_Qm9wK3zT7vLx2Rj8NcY5hGd1FsPaE6uBtXi4MoWqCyZ'
const UNKNOWN_JOB = `/api/v1/scan/job_${'0'.repeat(32)}`

let service: TestService
let key: string
beforeAll(async () => {
  service = await startTestService()
  key = service.key()
})
afterAll(() => service.close())

it('leaves nothing in a cache: neither results, nor refusals, nor what the app asks for', async () => {
  const authorization = { authorization: `Bearer ${await service.session()}` }
  for (const answer of [
    await service.post({ text: 'A letter.' }),
    await service.post({ text: '' }),
    await service.request('/workspace/v1/scans', { headers: authorization }),
    await service.request('/workspace/v1/scans'),
    await service.request('/nowhere'),
  ]) {
    expect(answer.headers.get('cache-control')).toBe('no-store')
  }
})

describe('a JSON text', () => {
  it('is scanned at once without a Prefer header, and not stored', async () => {
    const text = `Grüße, the key is ${SECRET} and that is all.`

    const answer = await service.post({ text })

    expect(answer.status).toBe(200)
    expectShape(CompletedSubmission, answer.body)
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(answer.body).toMatchObject({
      ark_version: '1',
      status: 'completed',
      decision: 'block',
      safety_status: 'attack',
      input: { kind: 'text', media_types: ['text/plain'] },
      extraction: { state: 'complete', documents_total: 1 },
      usage: { scan_units: 1, unit_version: 'scan-unit-v1' },
    })
    const [job] = answer.body.jobs
    expect(Object.keys(job.categories)).toEqual(['injection', 'dlp'])
    const [span] = job.categories.dlp.evidence_spans
    expect(span.text).toBe(SECRET)
    expect([...text].slice(span.start_char, span.end_char).join('')).toBe(SECRET)
    expect(Buffer.from(text).subarray(span.start_byte, span.end_byte).toString()).toBe(SECRET)
    const read = await service.request(`/api/v1/scan/${job.job_id}`, { headers: bearer(key) })
    expectRefusal(read, 'NOT_FOUND')
  })

  it('becomes a job with respond-async, which its account can read', async () => {
    const accepted = await service.post(
      { text: `key ${SECRET}` },
      { prefer: 'respond-async', ...bearer(key) },
    )

    expect(accepted.status).toBe(202)
    expectShape(Accepted, accepted.body)
    expect(accepted.headers.get('preference-applied')).toBe('respond-async')
    const [{ job_id: jobId, status_url: statusUrl, source }] = accepted.body.jobs
    expect(statusUrl).toBe(`/api/v1/scan/${jobId}`)
    expect(source).toBe('text')
    const job = await service.ended(jobId, key)
    expect(job.status).toBe(200)
    expectShape(Job, job.body)
    expect(job.body).toMatchObject({ status: 'completed', decision: 'block' })
    expect(job.body.completion).toEqual({ state: 'complete', failures: [] })
  })

  it('answers within wait=1 where the job ends in time', async () => {
    const answer = await service.post({ text: 'hello' }, { prefer: 'wait=1', ...bearer(key) })

    expect(answer.status).toBe(200)
    expectShape(CompletedSubmission, answer.body)
    const stored = await service.ended(answer.body.jobs[0].job_id, key)
    expect(stored.body.status).toBe('completed')
  })

  it('leaves out a category whose detectors are switched off', async () => {
    const answer = await service.post({
      text: 'hello',
      config: { gates: { l1: false, l2: false, l3: false } },
    })

    expect(answer.body.jobs[0]).toMatchObject({
      status: 'failed',
      completion: { failures: [{ kind: 'not_ready' }, { kind: 'not_ready' }] },
    })
  })
})

describe('a multipart upload', () => {
  it('becomes one job a document, in order', async () => {
    const body = form(
      ['text', 'plain words'],
      ['files', new File(['# Title\n\nwords'], '../notes.md')],
      ['files', new File(['<!doctype html><p>words</p>'], 'page.txt')],
      ['config', '{"categories":["pii"]}'],
    )

    const answer = await service.post(body, bearer(key))

    expect(answer.status).toBe(202)
    expectShape(Accepted, answer.body)
    expect(answer.body.jobs.map((job: { source: string }) => job.source)).toEqual([
      'text',
      'notes.md',
      'page.txt',
    ])
    expect(answer.body.input).toEqual({
      kind: 'documents',
      media_types: ['text/plain', 'text/markdown', 'text/html'],
    })
    const job = await service.ended(answer.body.jobs[2].job_id, key)
    expectShape(Job, job.body)
    expect(Object.keys(job.body.categories)).toEqual(['pii'])
  })

  it('is refused as a whole, naming each bad file', async () => {
    const body = form(
      ['files', new File(['good'], 'good.txt')],
      ['files', new File([new Uint8Array([0xff, 0xfe, 0x00])], 'first.txt')],
      ['files', new File(['   '], 'second.txt')],
    )

    const answer = await service.post(body, bearer(key))

    expect(answer.status).toBe(422)
    expect(answer.body.error.message).toContain('first.txt')
    expect(answer.body.error.message).toContain('second.txt')
    expect(answer.body.error.message).not.toContain('good.txt')
  })
})

describe('access', () => {
  it('keeps a job from other accounts', async () => {
    const other = service.key({ accountId: 'other' })
    const accepted = await service.post(
      { text: 'hello' },
      { prefer: 'respond-async', ...bearer(key) },
    )

    const { status_url: statusUrl } = accepted.body.jobs[0]

    expectRefusal(await service.request(statusUrl, { headers: bearer(other) }), 'NOT_FOUND')
  })

  it.each<[string, string, RequestInit, keyof typeof ERROR_CODES]>([
    ['no key', UNKNOWN_JOB, {}, 'AUTH_REQUIRED'],
    ['no scheme', UNKNOWN_JOB, { headers: { authorization: 'x' } }, 'AUTH_REQUIRED'],
    ['an unknown key', UNKNOWN_JOB, { headers: bearer('assay_x') }, 'INVALID_API_KEY'],
    [
      'a foreign page',
      '/healthz',
      { headers: { origin: 'https://a.example' } },
      'ORIGIN_NOT_ALLOWED',
    ],
    ['an unknown path', '/api/v2/scan', {}, 'NOT_FOUND'],
    ['a wrong method', '/api/v1/scan', { method: 'PUT' }, 'METHOD_NOT_ALLOWED'],
    ['a query', '/api/v1/scan?a=1', { method: 'POST' }, 'UNSUPPORTED_QUERY'],
    ['no Content-Type', '/api/v1/scan', { method: 'POST' }, 'UNSUPPORTED_MEDIA_TYPE'],
  ])('refuses %s', async (_, path, init, code) => {
    expectRefusal(await service.request(path, init), code)
  })

  it('tells a good key from a bad one by an unknown job', async () => {
    expectRefusal(await service.request(UNKNOWN_JOB, { headers: bearer(key) }), 'NOT_FOUND')
  })

  it('refuses a job id that is none', async () => {
    const answer = await service.request('/api/v1/scan/job_1', { headers: bearer(key) })

    expectRefusal(answer, 'INVALID_REQUEST')
  })

  it('refuses a key without the scope', async () => {
    const reader = service.key({ scopes: ['scan:read'] })

    expectRefusal(await service.post({ text: 'hello' }, bearer(reader)), 'INSUFFICIENT_SCOPE')
  })

  it('names the methods that an address takes', async () => {
    const answer = await service.request('/api/v1/scan', { method: 'DELETE' })

    expect(answer.headers.get('allow')).toBe('POST')
  })
})

describe('the service', () => {
  it('describes itself in OpenAPI 3.1 with every error code', async () => {
    const { body } = await service.request('/openapi.json')

    expect(body.openapi).toBe('3.1.0')
    const text = JSON.stringify(body.paths)
    for (const [code, [status]] of Object.entries(ERROR_CODES)) {
      if (status !== 405) expect(text).toContain(`\`${code}\``)
    }
  })

  it('says that it is well', async () => {
    expect((await service.request('/healthz')).body).toEqual({ status: 'ok' })
  })
})
