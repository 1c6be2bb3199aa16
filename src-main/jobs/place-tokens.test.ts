import { afterAll, expect, it } from 'vitest'
import { tokenStarts } from '../chunk/tokenizer.ts'
import { workerEntry } from '../entry-points.ts'
import { placeTokensIn } from './place-tokens.ts'
import { createWorkerPool } from './worker-pool.ts'

const pool = createWorkerPool<string, Uint32Array>({
  entry: workerEntry('tokens'),
  threads: 1,
  maxMemoryMb: 256,
  maxQueue: 0,
})
afterAll(() => pool.close())

const long = 'Grüße, 世界! '.repeat(10_000)

it('places the tokens of long texts in its thread as here', async () => {
  expect(await placeTokensIn(pool)(long)).toEqual(tokenStarts(long))
})

it('places them here where the thread has no time', async () => {
  const placeTokens = placeTokensIn(pool)
  const both = await Promise.all([placeTokens(long), placeTokens(long)])
  expect(both[1]).toEqual(both[0])
})

it('places them here where the thread does not start', async () => {
  const broken = createWorkerPool<string, Uint32Array>({
    entry: new URL('./__fixtures__/broken.worker.ts', import.meta.url),
    threads: 1,
    maxMemoryMb: 256,
    maxQueue: 0,
  })
  expect(await placeTokensIn(broken)(long)).toEqual(tokenStarts(long))
  await broken.close()
})
