/** Every hostile file, read in the threads that read files: the stated end, in time, and the thread lives on. */

import { afterAll, beforeAll, expect, it } from 'vitest'
import { workerEntry } from '../../src-main/entry-points.ts'
import type {
  ExtractionOutcome,
  ExtractionRequest,
} from '../../src-main/extract/extract-document.ts'
import { createWorkerPool, type WorkerPool } from '../../src-main/workers/worker-pool.ts'
import { HOSTILE_FILES } from './corpus.ts'

let pool: WorkerPool<ExtractionRequest, ExtractionOutcome>
beforeAll(() => {
  pool = createWorkerPool({
    entry: workerEntry('extract'),
    workers: 1,
    maxMemoryMb: 512,
    maxQueue: 1,
    timeoutMs: 3_600_000,
  })
})
afterAll(() => pool.close())

it.each(HOSTILE_FILES)('$name: $what', async ({ name, build, gives }) => {
  const outcome = await pool.run({ name, bytes: await build() })
  if ('code' in gives) expect(outcome).toMatchObject({ ok: false, code: gives.code })
  else expect(outcome.ok && outcome.document.text).toContain(gives.text)
})
