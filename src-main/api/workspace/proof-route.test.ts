import { Compile } from 'typebox/compile'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { Proof } from '../../../src-shared/workspace/proof.ts'
import { WORKSPACE_ROUTES } from '../../../src-shared/workspace/routes.ts'
import { bearer, startTestService, type TestService } from '../__fixtures__/service.ts'

const MAIL = 'ann@nord.de'
const TEXT = `${'A quiet line of the letter.\n'.repeat(100)}Mail ${MAIL}.\nAnd bob@nord.de.\n`
let service: TestService
let token: string
let jobId: string

beforeAll(async () => {
  service = await startTestService()
  token = await service.session()
  const form = new FormData()
  form.append('files', new File([TEXT], 'letter.txt'))
  form.append('config', JSON.stringify({ categories: ['pii', 'injection'], max_level: 'L1' }))
  const accepted = await service.post(form, bearer(token))
  jobId = accepted.body.jobs[0].job_id
  await service.ended(jobId, token)
})
afterAll(() => service.close())

async function prove(body: unknown, id = jobId) {
  return service.request(WORKSPACE_ROUTES.proof(id), {
    method: 'POST',
    headers: { ...bearer(token), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

it('says what is left of a claim without its words, read in their passage', async () => {
  const start = TEXT.indexOf(MAIL)
  // What another address beside it claims is taken out of both readings.
  const { status, body } = await prove({ start, end: start + MAIL.length, category: 'pii' })
  expect(status).toBe(200)
  expect(Compile(Proof).Check(body)).toBe(true)
  expect(body.with).toMatchObject({ accepted: true })
  expect(body.without).toEqual({ score: 0, accepted: false })
  expect(body.passage.start).toBeGreaterThan(0)
  expect(TEXT[body.passage.start - 1]).toBe('\n')

  // Words that carry nothing: both readings say the same.
  const quiet = await prove({ start: 2, end: 7, category: 'pii' })
  expect(quiet.body.with).toEqual({ score: 0, accepted: false })
})

it.each([
  { start: 5, end: 5, category: 'pii' },
  { start: 9, end: 5, category: 'pii' },
  { start: 0, end: 1_000_000, category: 'pii' },
  { start: -1, end: 5, category: 'pii' },
  { start: 0, end: 5, category: 'x' },
])('refuses %j', async (request) => {
  expect((await prove(request)).status).toBe(422)
})

it('is for jobs that are there', async () => {
  const nobody = `job_${'0'.repeat(32)}`
  expect((await prove({ start: 0, end: 5, category: 'pii' }, nobody)).status).toBe(404)
})
