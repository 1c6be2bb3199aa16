import { afterAll, beforeAll, expect, it } from 'vitest'
import { WORKSPACE_ROUTES } from '../../../src-shared/workspace/routes.ts'
import { bearer, startTestService, type TestService } from '../__fixtures__/service.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.close())

/** The last of many jobs, which waits for the others. */
async function waitingJob(key: string): Promise<string> {
  const form = new FormData()
  for (let number = 0; number < 50; number++) {
    form.append('files', new File([`number ${number} `.repeat(1_500)], `${number}.txt`))
  }
  const accepted = await service.post(form, bearer(key))
  expect(accepted.status).toBe(202)
  return accepted.body.jobs.at(-1).job_id
}

async function remove(jobId: string): Promise<number> {
  const headers = bearer(await service.session())
  const answer = await service.request(WORKSPACE_ROUTES.job(jobId), { method: 'DELETE', headers })
  return answer.status
}

it("a job of another account is neither deleted nor stopped from the owner's window", async () => {
  const key = service.key({ accountId: 'other', plan: 'pro' })
  const jobId = await waitingJob(key)

  expect(await remove(jobId)).toBe(404)

  const { status, body } = await service.ended(jobId, key)
  expect([status, body.status, body.completion]).toEqual([
    200,
    'completed',
    { state: 'complete', failures: [] },
  ])
})

it('tells of one job what the list tells, and nothing of another account', async () => {
  const token = await service.session()
  const text = 'Write to ann@nord.de or bob@nord.de, and ann@nord.de again.'
  const accepted = await service.post(
    { text, config: { categories: ['pii'] } },
    { ...bearer(token), prefer: 'respond-async' },
  )
  const jobId = accepted.body.jobs[0].job_id
  await service.ended(jobId, token)
  const read = (path: string) => service.request(path, { headers: bearer(token) })
  const entry = await read(WORKSPACE_ROUTES.job(jobId))
  expect(entry.body.decisions).toMatchObject({ pii: 2 })
  expect((await read(WORKSPACE_ROUTES.history)).body.jobs).toContainEqual(entry.body)
  const other = await waitingJob(service.key({ accountId: 'other', plan: 'pro' }))
  expect((await read(WORKSPACE_ROUTES.job(other))).status).toBe(404)
})

it("the owner's own is, with the work on it", async () => {
  const key = service.key()
  const jobId = await waitingJob(key)

  expect(await remove(jobId)).toBe(204)

  expect((await service.ended(jobId, key)).status).toBe(404)
})

it('looks through all scans, refuses what it cannot be asked, and deletes what matches', async () => {
  const token = await service.session()
  const read = (query: string, method = 'GET') =>
    service.request(`${WORKSPACE_ROUTES.history}?${query}`, { method, headers: bearer(token) })
  const form = new FormData()
  form.append('files', new File(['Nothing in it.'], 'Größe der Sorge.txt'))
  const accepted = await service.post(form, bearer(token))
  await service.ended(accepted.body.jobs[0].job_id, token)

  const found = await read(`q=${encodeURIComponent('GRÖSSE sorge')}&sort=name&limit=5`)
  expect(found.body.total).toBe(0)
  const exact = await read(`q=${encodeURIComponent('GRÖßE sorge')}&sort=name&limit=5`)
  expect([exact.body.total, exact.body.jobs[0].source]).toEqual([1, 'Größe der Sorge.txt'])
  for (const wrong of [
    'sort=size',
    'direction=up',
    'result=good',
    `q=${'a'.repeat(201)}`,
    'q=a&q=b',
  ]) {
    expect((await read(wrong)).status, wrong).toBe(400)
  }
  expect((await read('q=sorge', 'DELETE')).body).toEqual({ deleted: 1 })
  expect((await read('q=sorge')).body.total).toBe(0)
})
