/** What becomes of a scan whose inference process dies, hangs or never starts. */

import { afterEach, expect, it } from 'vitest'
import { testPack } from '../detect/models/__fixtures__/test-pack.ts'
import { createWorkerPool } from '../workers/worker-pool.ts'
import { type InferencePool, inferenceBeside, inferenceIn, runModels } from './run-models.ts'

const pools: InferencePool[] = []
afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.close()
})

const guard = testPack({ id: 'l3', level: 'L3' })
const selected = {
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

function poolOf(entry: string): InferencePool {
  const pool: InferencePool = createWorkerPool({
    kind: 'process',
    entry: new URL(entry, import.meta.url),
    workers: 1,
    maxMemoryMb: 512,
    maxQueue: 10,
    timeoutMs: 60_000,
  })
  pools.push(pool)
  return pool
}

const run = (pool: InferencePool, signal = new AbortController().signal) =>
  runModels(inferenceIn(pool), document, selected, ['injection'], signal, () => {})

it('says that a process which cannot start has read nothing', async () => {
  const outcome = await run(poolOf('../workers/__fixtures__/broken.worker.ts'))
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
  const { failures } = await run(poolOf('../workers/__fixtures__/dying.worker.ts'))
  expect(failures).toMatchObject([{ stage: 'worker', kind: 'worker_unavailable' }])
})

it('says that the network of a pack does not open', async () => {
  const { failures } = await run(poolOf('../detect/models/run/inference.process.ts'))
  expect(failures).toMatchObject([
    { stage: 'inference', kind: 'initialization_failure', retryable: false },
  ])
})

it('stops a scan whose time is over', async () => {
  const { failures } = await run(
    poolOf('../detect/models/run/inference.process.ts'),
    AbortSignal.abort(),
  )
  expect(failures).toMatchObject([{ stage: 'inference', kind: 'timeout', retryable: true }])
})

it('reads names of long documents in a process of their own', async () => {
  const reading = { heads: [], router: 0, cached: false }
  const noted = (name: string, asked: string[]): InferencePool => ({
    workers: 1,
    run: async ({ pack, texts }) => {
      asked.push(`${name}: ${pack.manifest.id}`)
      return { ok: true, readings: texts.map(() => reading) }
    },
    close: async () => {},
  })
  const asked: string[] = []
  const read = inferenceBeside(noted('first', asked), noted('beside', asked))
  const tagger = testPack({ id: 'names', tagger: { follows: [[1]], reach: [1] } })
  const { signal } = new AbortController()
  for (const [pack, texts] of [
    [tagger, 23],
    [guard, 24],
    [tagger, 24],
  ] as const) {
    expect(await read(pack, Array(texts).fill('a text'), signal, () => {})).toHaveLength(texts)
  }
  // Some texts a message.
  expect([...new Set(asked)]).toEqual(['first: names', 'first: l3', 'beside: names'])
})
