import { expect, it } from 'vitest'
import { testPack } from '../__fixtures__/test-pack.ts'
import { createInference, type RunBatch } from './inference.ts'
import type { TextReading } from './inference-contract.ts'

const reading = (text: string): TextReading => ({
  heads: [{ classes: [{ name: text, score: 1 }], spans: [] }],
  router: 0,
  cached: false,
})
const textsOf = (readings: readonly TextReading[]) =>
  readings.map(({ heads }) => heads[0]?.classes[0]?.name)
const forever = new AbortController().signal

/** Answers later, and remembers what it was asked. */
function recorder() {
  const batches: (readonly string[])[] = []
  const run: RunBatch = async ({ texts }) => {
    batches.push(texts)
    await Promise.resolve()
    return texts.map(reading)
  }
  return { batches, run }
}

it('gives every job its own texts in order, read together', async () => {
  const { batches, run } = recorder()
  const read = createInference(run)
  const jobs = [40, 1, 3].map((count, job) =>
    Array.from({ length: count }, (_, n) => `${job}.${n}`),
  )
  const done: number[] = []
  const pack = testPack()
  const results = await Promise.all(
    jobs.map((texts, job) =>
      read(pack, texts, forever, () => {}).then((readings) => {
        done.push(job)
        return textsOf(readings)
      }),
    ),
  )
  expect(results).toEqual(jobs)
  expect(batches.every((batch) => batch.length <= 16)).toBe(true)
  expect(batches.some((batch) => new Set(batch.map((text) => text[0])).size === 3)).toBe(true)
  // The long one does not keep the short ones waiting.
  expect(done.at(-1)).toBe(0)
})

it('keeps packs apart', async () => {
  const { batches, run } = recorder()
  const read = createInference(run)
  // The same network, read in two ways.
  const [one, other] = [testPack(), testPack({ licence: 'MIT' })]
  await Promise.all([
    read(one, ['a1', 'a2'], forever, () => {}),
    read(other, ['b1'], forever, () => {}),
  ])
  for (const batch of batches) expect(new Set(batch.map((text) => text[0])).size).toBe(1)
})

it('stops a job between batches, and no other', async () => {
  const { batches, run } = recorder()
  const read = createInference(run)
  const stop = new AbortController()
  const long = read(
    testPack(),
    Array.from({ length: 100 }, (_, n) => `long ${n}`),
    stop.signal,
    () => stop.abort(),
  )
  const short = read(testPack(), ['short'], forever, () => {})
  await expect(long).rejects.toThrow('aborted')
  expect(textsOf(await short)).toEqual(['short'])
  expect(batches.length).toBeLessThan(4)
})

it('fails no job for the text of another', async () => {
  const read = createInference(async ({ texts }) => {
    if (texts.includes('bad')) throw new Error('broken')
    return texts.map(reading)
  })
  const pack = testPack()
  const [first, bad, last] = await Promise.allSettled(
    [['a', 'b'], ['x', 'bad'], ['c']].map((texts) => read(pack, texts, forever, () => {})),
  )
  expect(bad?.status).toBe('rejected')
  const values = [first, last].map((done) => done?.status === 'fulfilled' && textsOf(done.value))
  expect(values).toEqual([['a', 'b'], ['c']])
})

it('asks again for what a batch had no time for', async () => {
  const read = createInference(async ({ texts }) => texts.slice(0, 2).map(reading))
  const jobs = [['a', 'b', 'c'], ['d'], ['e', 'f']]
  const pack = testPack()
  const results = await Promise.all(jobs.map((texts) => read(pack, texts, forever, () => {})))
  expect(results.map(textsOf)).toEqual(jobs)
})

it('fails a job alone whose progress cannot be told', async () => {
  const { batches, run } = recorder()
  const read = createInference(run)
  const pack = testPack()
  const [first, deaf] = await Promise.allSettled([
    read(pack, ['a', 'b'], forever, () => {}),
    read(pack, ['c'], forever, () => {
      throw new Error('disk full')
    }),
  ])
  expect(deaf).toMatchObject({ status: 'rejected', reason: { message: 'disk full' } })
  expect(first?.status === 'fulfilled' && textsOf(first.value)).toEqual(['a', 'b'])
  expect(batches.flat()).toEqual(['a', 'b', 'c'])
})

it('fails the jobs of a batch that fails, and works on', async () => {
  let broken = true
  const read = createInference(async ({ texts }) => {
    if (broken) throw new Error('broken')
    return texts.map(reading)
  })
  await expect(read(testPack(), ['x'], forever, () => {})).rejects.toThrow('broken')
  broken = false
  expect(textsOf(await read(testPack(), ['y'], forever, () => {}))).toEqual(['y'])
})
