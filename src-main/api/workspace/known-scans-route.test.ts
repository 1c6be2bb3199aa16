import { hash } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { EXAMPLE_RULES } from '../../../src-shared/model/example-rules.ts'
import { DEFAULT_POLICY } from '../../../src-shared/model/policy.ts'
import { WORKSPACE_ROUTES } from '../../../src-shared/workspace/routes.ts'
import { form } from '../__fixtures__/form.ts'
import { bearer, startTestService, type TestService } from '../__fixtures__/service.ts'

let service: TestService
let token: string
beforeAll(async () => {
  service = await startTestService()
  token = await service.session()
})
afterAll(() => service.close())

const CONFIG = { categories: ['pii'], gates: { rules: { pii_email: true } } }

/** Submits a file as the window does, and waits for its scan. */
async function scan(name: string, text: string, config: object = CONFIG): Promise<string> {
  const file = form(['files', new File([text], name)], ['config', JSON.stringify(config)])
  const headers = { ...bearer(token), prefer: 'respond-async' }
  const jobId = (await service.post(file, headers)).body.jobs[0].job_id
  await service.ended(jobId, token)
  return jobId
}

async function known(name: string, text: string, config: object = CONFIG) {
  const answer = await service.request(WORKSPACE_ROUTES.knownScans, {
    method: 'POST',
    headers: { ...bearer(token), 'content-type': 'application/json' },
    body: JSON.stringify({ name, sha256: hash('sha256', text), config }),
  })
  expect(answer.status).toBe(200)
  return answer.body.scans.map((each: { job_id: string }) => each.job_id)
}

it('knows a file by its last name, its bytes and its settings, however those are written', async () => {
  const text = 'Write to ann@nord.de.'
  expect(await known('letters/a.txt', text)).toEqual([])
  const jobId = await scan('letters/a.txt', text)
  expect(await known('letters/a.txt', text)).toEqual([jobId])
  expect(await known('a.txt', text, { ...CONFIG, categories: ['PII'] })).toEqual([jobId])
  expect(await known('b.txt', text)).toEqual([])
  expect(await known('a.txt', `${text} `)).toEqual([])
  expect(await known('a.txt', text, { categories: ['pii', 'dlp'] })).toEqual([])
  expect(await known('a.txt', text, { ...CONFIG, max_level: 'L1' })).toEqual([])
})

it('knows nothing any more once the table of decisions or a rule is another', async () => {
  const text = 'Write to bob@nord.de.'
  const jobId = await scan('policy.txt', text)
  const change = (path: string, method: 'PATCH' | 'POST', body: object) =>
    service.request(path, {
      method,
      headers: { ...bearer(token), 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const policy = { ...DEFAULT_POLICY, pii: { ...DEFAULT_POLICY.pii, low: 'block' } }
  const changed = await change(WORKSPACE_ROUTES.preferences, 'PATCH', { policy })
  expect([changed.status, await known('policy.txt', text)]).toEqual([200, []])
  await change(WORKSPACE_ROUTES.preferences, 'PATCH', { policy: null })
  expect(await known('policy.txt', text)).toEqual([jobId])
  const own = { file: 'our-projects.yaml', rules: EXAMPLE_RULES, replace: false }
  const saved = await change(WORKSPACE_ROUTES.ownRules, 'POST', own)
  expect([saved.status, await known('policy.txt', text)]).toEqual([200, []])
})
