/** What becomes of a scan whose inference thread dies, hangs or never starts. */

import { afterEach, expect, it } from 'vitest'
import { testPack } from '../detect/models/__fixtures__/test-pack.ts'
import { type InferencePool, inferenceIn, runModels } from './run-models.ts'
import { createWorkerPool } from './worker-pool.ts'

const pools: InferencePool[] = []
afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.close()
})

const guard = testPack({ id: 'l3', level: 'L3' })
const plan = {
  categories: ['injection'] as const,
  screens: [],
  guards: [guard],
  taggers: [],
  failures: [],
}
const document = {
  text: 'some text',
  chunks: [{ id: 0, section: 0, start: 0, end: 9 }],
  ruleRanges: [],
}

function poolOf(entry: string, maxQueue = 10): InferencePool {
  const pool: InferencePool = createWorkerPool({
    entry: new URL(entry, import.meta.url),
    threads: 1,
    maxMemoryMb: 256,
    maxQueue,
  })
  pools.push(pool)
  return pool
}

const run = (pool: InferencePool, signal = new AbortController().signal) =>
  runModels(inferenceIn(pool), document, plan, ['injection'], signal, () => {})

it('says that a thread which cannot start has read nothing', async () => {
  const outcome = await run(poolOf('./__fixtures__/broken.worker.ts'))
  expect(outcome.models?.categories).toEqual([])
  expect(outcome.failures).toEqual([
    {
      stage: 'worker',
      kind: 'worker_unavailable',
      retryable: true,
      level: 'L3',
      detector_id: 'l3',
    },
  ])
})

it('says so of one that ends in the middle', async () => {
  const { failures } = await run(poolOf('./__fixtures__/dying.worker.ts'))
  expect(failures).toMatchObject([{ stage: 'worker', kind: 'worker_unavailable' }])
})

it('says that the network of a pack does not open', async () => {
  const { failures } = await run(poolOf('../detect/models/inference.worker.ts'))
  expect(failures).toMatchObject([
    { stage: 'inference', kind: 'initialization_failure', retryable: false },
  ])
})

it('stops a scan whose time is over', async () => {
  const { failures } = await run(
    poolOf('../detect/models/inference.worker.ts'),
    AbortSignal.abort(),
  )
  expect(failures).toMatchObject([{ stage: 'inference', kind: 'timeout', retryable: true }])
})
