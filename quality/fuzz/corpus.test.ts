/** Every hostile file, read in the threads that read files: the stated end, in time, and the thread lives on. */

import { afterAll, beforeAll, expect, it } from 'vitest'
import { workerEntry } from '../../src-main/entry-points.ts'
import type {
  ExtractionOutcome,
  ExtractionRequest,
} from '../../src-main/extract/extract-document.ts'
import { createWorkerPool, type WorkerPool } from '../../src-main/workers/worker-pool.ts'
import { HOSTILE_FILES } from './corpus.ts'

/** For files whose reading has no end of its own; the others have as long as a busy machine needs. */
const ENDLESS_MS = 1_000

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
  const bytes = await build()
  const isEndless = 'stopped' in gives && gives.stopped === 'timeout'
  const work = pool.run({ name, bytes }, isEndless ? { timeoutMs: ENDLESS_MS } : {})
  if ('stopped' in gives) {
    await expect(work).rejects.toMatchObject({ kind: gives.stopped })
    return
  }
  const outcome = await work
  if ('code' in gives) expect(outcome).toMatchObject({ ok: false, code: gives.code })
  else expect(outcome.ok && outcome.document.text).toContain(gives.text)
})
