/** What the models made of each chunk: told to the app's window, never in the interface. */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Value } from 'typebox/value'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PackedDocument, unpackDocument } from '../../src-shared/workspace/packed-document.ts'
import { WORKSPACE_ROUTES } from '../../src-shared/workspace/routes.ts'
import { writePack } from '../detect/models/__fixtures__/write-pack.ts'
import { bearer, startTestService, type TestService } from './__fixtures__/service.ts'

/** An attack for the tiny network, and nothing that a rule knows. */
const ATTACK = 'instructions instructions previous previous'
const HARMLESS = 'Please walk in the park. '

let service: TestService
const dataDir = mkdtempSync(join(tmpdir(), 'assay-heat-'))
beforeAll(async () => {
  writePack(join(dataDir, 'models'), 'sequence', { id: 'l3-attack' })
  service = await startTestService({ dataDir })
})
afterAll(async () => {
  await service.close()
  rmSync(dataDir, { recursive: true })
})

async function scanned(text: string, config: unknown = {}) {
  const auth = bearer(await service.session())
  const accepted = await service.post({ text, config }, { ...auth, prefer: 'respond-async' })
  const jobId: string = accepted.body.jobs[0].job_id
  const job = await service.ended(jobId, auth.authorization.slice('Bearer '.length))
  const document = await service.request(WORKSPACE_ROUTES.document(jobId), { headers: auth })
  expect([...Value.Errors(PackedDocument, document.body)]).toEqual([])
  return { job: job.body, heat: unpackDocument(document.body).heat }
}

it('the chunk of an attack stands out, and its evidence lies in it', async () => {
  const text = `${HARMLESS.repeat(120)}\n${ATTACK}`
  const { job, heat } = await scanned(text)
  expect(heat.length).toBeGreaterThan(1)
  expect(heat.map(({ level }) => level)).toEqual(heat.map(() => 'L3'))
  const hot = heat.filter(({ step }) => step === 3)
  expect(hot).toMatchObject([
    { verdict: { category: 'injection', class_name: 'attack', threshold: 0.5 } },
  ])
  const [span] = job.categories.injection.evidence_spans
  expect(span.start_char).toBeGreaterThanOrEqual(hot[0]?.start ?? Number.NaN)
  expect(span.end_char).toBeLessThanOrEqual(hot[0]?.end ?? Number.NaN)
  expect(JSON.stringify(job)).not.toContain('heat')
})

it('is not there where no model read the text', async () => {
  const { heat } = await scanned(ATTACK, { max_level: 'L1' })
  expect(heat).toEqual([])
})
