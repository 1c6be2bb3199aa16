/** Who gets another window of a service that runs, and what opens it. */

import { readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { WORKSPACE_ROUTES } from '../../../src-shared/workspace/routes.ts'
import { LAUNCH_CODE_MS } from '../../accounts/sessions.ts'
import { createMovableClock } from '../../clock.ts'
import { readServiceFile } from '../../service-file.ts'
import { bearer, startTestService, type TestService } from '../__fixtures__/service.ts'

const clock = createMovableClock(Date.now())
let service: TestService
let token: string
beforeAll(async () => {
  service = await startTestService({ clock })
  token = readServiceFile(service.dataDir)?.token ?? ''
})
afterAll(() => service.close())

const json = { 'content-type': 'application/json' }

function launch(headers: Readonly<Record<string, string>>, body: unknown = { as: 'address' }) {
  const init = { method: 'POST', headers: { ...json, ...headers }, body: JSON.stringify(body) }
  return service.request(WORKSPACE_ROUTES.launches, init)
}

/** The answer of the session's address to the code of an address of the app. */
async function enter(url: string): Promise<number> {
  const launch_code = new URL(url).hash.replace('#launch=', '')
  const init = { method: 'POST', headers: json, body: JSON.stringify({ launch_code }) }
  return (await service.request(WORKSPACE_ROUTES.session, init)).status
}

it('gives the commands of its user an address that opens one window, within a minute', async () => {
  const { status, body, headers } = await launch(bearer(token))
  expect([status, headers.get('cache-control')]).toEqual([201, 'no-store'])
  expect(body.url.startsWith(`${service.baseUrl}/#launch=`)).toBe(true)
  expect(await enter(body.url)).toBe(200)
  expect(await enter(body.url)).toBe(401)
  const late = await launch(bearer(token))
  clock.pass(LAUNCH_CODE_MS)
  expect(await enter(late.body.url)).toBe(401)
})

it('gives them a page that only this user can read, whose address says nothing', async () => {
  const { body } = await launch(bearer(token), { as: 'page' })
  expect(body.url).not.toContain('launch=')
  const path = fileURLToPath(body.url)
  if (process.platform !== 'win32') expect(statSync(path).mode & 0o777).toBe(0o600)
  const [url = ''] = /http:[^']+/.exec(readFileSync(path, 'utf8')) ?? []
  expect(await enter(url)).toBe(200)
})

it.each<[string, () => Promise<Readonly<Record<string, string>>>]>([
  ['without credentials', async () => ({})],
  ['with a key of all scopes', async () => bearer(service.key())],
  ['by a window, which would outlive itself', async () => bearer(await service.session())],
  ['with a token of nobody', async () => bearer('A'.repeat(43))],
])('gives nothing to who asks %s', async (_, headers) => {
  const { status, body } = await launch(await headers())
  expect([status, body.url]).toEqual([401, undefined])
})

it('gives nothing to a page of the web, whatever it knows', async () => {
  const { status, body } = await launch({ ...bearer(token), origin: 'https://evil.example' })
  expect([status, body.error.code]).toEqual([403, 'ORIGIN_NOT_ALLOWED'])
})

it.each([{}, { as: 'both' }, { as: 'page', to: '/tmp' }])(
  'takes no other words: %j',
  async (body) => {
    expect((await launch(bearer(token), body)).status).toBe(422)
  },
)
