import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Compile } from 'typebox/compile'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ReceiptCheck } from '../../../src-shared/workspace/receipt.ts'
import { WORKSPACE_ROUTES } from '../../../src-shared/workspace/routes.ts'
import { bearer, startTestService, type TestService } from '../__fixtures__/service.ts'

/** A pack of the owner's, in that part of YAML which is JSON. */
const TICKETS = JSON.stringify({
  pack: 'own',
  category: 'dlp',
  rules: [
    {
      id: 'user_ticket',
      title: 'Ticket',
      description: 'A ticket.',
      ...{ class_name: 'INTERNAL_RECORD', severity: 'high', score: 0.9 },
      ...{ views: ['original'], keywords: ['qx-'], pattern: 'QX-[0-9]{4}' },
      match: ['a ⟦QX-1234⟧', 'QX-2345', 'QX-3456'],
      ignore: ['QX', 'QX-', 'QX-x'],
    },
  ],
})

let service: TestService
let token: string
let jobId: string
let file: string

beforeAll(async () => {
  service = await startTestService()
  token = await service.session()
  const form = new FormData()
  form.append('files', new File(['Mail ann@nord.de or bob@nord.de.'], 'letter.txt'))
  form.append('config', JSON.stringify({ categories: ['pii', 'dlp'] }))
  const accepted = await service.post(form, bearer(token))
  jobId = accepted.body.jobs[0].job_id
  await service.ended(jobId, token)
  file = (await call(WORKSPACE_ROUTES.export(jobId), { format: 'receipt' })).text
})
afterAll(() => service.close())

async function call(path: string, body: unknown) {
  const response = await fetch(`${service.baseUrl}${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { ...bearer(token), 'content-type': 'application/json' },
  })
  return { status: response.status, text: await response.text() }
}

async function checked(html: string): Promise<ReceiptCheck> {
  const { status, text } = await call(WORKSPACE_ROUTES.receiptCheck, { html })
  expect(status).toBe(200)
  const check: unknown = JSON.parse(text)
  expect(Compile(ReceiptCheck).Check(check)).toBe(true)
  return check as ReceiptCheck
}

it('is made of what is reproduced, and verifies itself when it comes back', async () => {
  const { state, receipt, today } = await checked(file)
  expect(state).toBe('unchanged')
  expect(receipt).toMatchObject({ reproduced: true, document: { name: 'letter.txt' } })
  expect(receipt?.findings).toHaveLength(2)
  expect(today).toMatchObject({ same_engine: true, unchanged: 2, new: [], gone: [] })
  expect(file).not.toContain('ann@nord.de')
})

it('is not believed where a letter is other', async () => {
  const { state, today } = await checked(file.replace('letter.txt', 'better.txt'))
  expect([state, today]).toEqual(['altered', null])
  expect((await call(WORKSPACE_ROUTES.receiptCheck, { html: 7 })).status).toBe(422)
})

it('has nothing to compare with once its document is gone', async () => {
  await service.request(WORKSPACE_ROUTES.job(jobId), { method: 'DELETE', headers: bearer(token) })
  const { state, today } = await checked(file)
  expect([state, today]).toEqual(['unchanged', null])
})

it('says what other rules change of it, once they are installed', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'assay-receipt-'))
  const first = await startTestService({ dataDir })
  const post = async (at: TestService, path: string, body: unknown) => {
    const { body: answer } = await at.request(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { ...bearer(await at.session()), 'content-type': 'application/json' },
    })
    return answer
  }
  const form = new FormData()
  form.append('files', new File(['Mail ann@nord.de about ticket QX-4711.'], 'letter.txt'))
  form.append('config', JSON.stringify({ categories: ['pii', 'dlp'] }))
  const window = await first.session()
  const { body } = await first.post(form, bearer(window))
  const jobId = body.jobs[0].job_id
  await first.ended(jobId, window)
  const html = await post(first, WORKSPACE_ROUTES.export(jobId), { format: 'receipt' })
  await first.close()

  mkdirSync(join(dataDir, 'rules'))
  writeFileSync(join(dataDir, 'rules', 'tickets.yaml'), TICKETS)
  const second = await startTestService({ dataDir })
  const { state, today } = await post(second, WORKSPACE_ROUTES.receiptCheck, { html })
  await second.close()
  rmSync(dataDir, { recursive: true })
  expect(state).toBe('unchanged')
  expect(today).toMatchObject({
    ...{ same_engine: false, unchanged: 1, gone: [], decision: 'block' },
    new: [{ category: 'dlp', label: 'INTERNAL_RECORD', to_look_at: false }],
  })
})
