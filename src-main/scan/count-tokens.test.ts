import { afterAll, expect, it } from 'vitest'
import { tokenStarts } from '../chunk/tokenizer.ts'
import { workerEntry } from '../entry-points.ts'
import { createWorkerPool } from '../workers/worker-pool.ts'
import { findTokenStartsIn } from './count-tokens.ts'

const pool = createWorkerPool<string, Uint32Array>({
  entry: workerEntry('tokens'),
  workers: 1,
  maxMemoryMb: 256,
  maxQueue: 0,
  timeoutMs: 60_000,
})
afterAll(() => pool.close())

const long = 'Grüße, 世界! '.repeat(40_000)

it('places the tokens of long texts in its thread as here', async () => {
  expect(await findTokenStartsIn(pool)(long)).toEqual(tokenStarts(long))
})

it('refuses rather than keep this thread busy, where too many wait', async () => {
  const findTokenStarts = findTokenStartsIn(pool)
  const both = await Promise.allSettled([findTokenStarts(long), findTokenStarts(long)])
  expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected'])
})

it('fails where the thread does not start', async () => {
  const broken = createWorkerPool<string, Uint32Array>({
    entry: new URL('../workers/__fixtures__/broken.worker.ts', import.meta.url),
    workers: 1,
    maxMemoryMb: 256,
    maxQueue: 0,
    timeoutMs: 60_000,
  })
  await expect(findTokenStartsIn(broken)(long)).rejects.toMatchObject({
    kind: 'worker_unavailable',
  })
  await broken.close()
})
