import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Value } from 'typebox/value'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Installed } from '../../../src-shared/workspace/installed.ts'
import { Pace } from '../../../src-shared/workspace/pace.ts'
import { WORKSPACE_ROUTES } from '../../../src-shared/workspace/routes.ts'
import { bearer, startTestService, type TestService } from '../__fixtures__/service.ts'

const opened: string[] = []
/** What the desktop says to the next folder. */
let takes = true
let service: TestService
let screenless: TestService
let token: string
const dataDir = mkdtempSync(join(tmpdir(), 'assay-installed-'))

beforeAll(async () => {
  service = await startTestService({
    dataDir,
    openPath: async (path) => {
      opened.push(path)
      return takes
    },
  })
  screenless = await startTestService()
  token = await service.session()
})
afterAll(async () => {
  await Promise.all([service.close(), screenless.close()])
  rmSync(dataDir, { recursive: true })
})

const ask = (path: string, method = 'GET') =>
  service.request(path, { method, headers: bearer(token) })

it('says what is on this machine, by the hashes that receipts name', async () => {
  const { body } = await ask(WORKSPACE_ROUTES.installed)
  expect(Value.Check(Installed, body)).toBe(true)
  expect(body.rules.total).toBeGreaterThan(100)
  expect(body.folders).toMatchObject({ data: dataDir, rules: join(dataDir, 'rules') })
  expect([body.models, body.opens_folders]).toEqual([[], true])
})

it('opens the folders that it names, making what is missing, and no other', async () => {
  expect((await ask(WORKSPACE_ROUTES.openFolder('rules'), 'POST')).status).toBe(204)
  expect(opened).toEqual([join(dataDir, 'rules')])
  expect(statSync(join(dataDir, 'rules')).isDirectory()).toBe(true)
  for (const name of ['..', '%2e%2e%2f', 'etc', 'constructor']) {
    const path = WORKSPACE_ROUTES.openFolder('data').replace('data', name)
    expect((await ask(path, 'POST')).status).toBe(404)
  }
  expect(opened).toHaveLength(1)
})

it('says where no program shows the folder, and where there is no screen', async () => {
  takes = false
  const refused = await ask(WORKSPACE_ROUTES.openFolder('data'), 'POST')
  expect([refused.status, refused.body.error.code]).toEqual([422, 'INVALID_INPUT'])
  const headers = bearer(await screenless.session())
  const installed = await screenless.request(WORKSPACE_ROUTES.installed, { headers })
  expect(installed.body.opens_folders).toBe(false)
  const path = WORKSPACE_ROUTES.openFolder('data')
  expect((await screenless.request(path, { method: 'POST', headers })).status).toBe(422)
})

it('tells the limits of the plan, and how long the last scans took', async () => {
  const before = await ask(WORKSPACE_ROUTES.pace)
  expect(before.body).toEqual({
    limits: { plan: 'pro', canonical_bytes: 1_000_000, tokens_per_submission: null },
    samples: [],
  })
  const accepted = await service.post(
    { text: 'Nothing to see here.', config: { categories: ['pii'], max_level: 'L1' } },
    { ...bearer(token), prefer: 'respond-async' },
  )
  await service.ended(accepted.body.jobs[0].job_id, token)
  const { body } = await ask(WORKSPACE_ROUTES.pace)
  expect(Value.Check(Pace, body)).toBe(true)
  expect(body.samples).toMatchObject([{ bytes: 20, max_level: 'L1' }])
})
