/** Objects in another thread, with a real thread. */

import { afterEach, expect, it } from 'vitest'
import { ScanError } from '../../src-shared/contract/error-codes.ts'
import type { Counter } from './__fixtures__/counter.worker.ts'
import { type RemoteThread, startRemoteThread } from './remote.ts'

const open: RemoteThread<{ counter: Counter }>[] = []
afterEach(async () => {
  for (const thread of open.splice(0)) await thread.close()
})

async function start(from = 0) {
  const thread = await startRemoteThread<{ counter: Counter }>(
    {
      entry: new URL('./__fixtures__/counter.worker.ts', import.meta.url),
      workerData: from,
      errors: { ScanError, RangeError },
    },
    ['counter'],
  )
  open.push(thread)
  return thread
}

it('answers calls in their order', async () => {
  const { counter } = (await start(1)).objects
  expect(await Promise.all([counter.add(1), counter.add(2), counter.add(3)])).toEqual([2, 4, 7])
  expect(await counter.echo(Uint8Array.of(1, 2))).toEqual(Uint8Array.of(1, 2))
})

it('fails a call whose arguments cannot travel, and no other', async () => {
  const { counter } = (await start(1)).objects
  const echo = counter.echo as (value: unknown) => Promise<unknown>
  const [first, cannot, last] = await Promise.allSettled([
    counter.add(1),
    echo(() => {}),
    counter.add(1),
  ])
  expect([first, last]).toMatchObject([{ value: 2 }, { value: 3 }])
  expect(cannot).toMatchObject({ status: 'rejected', reason: { name: 'DataCloneError' } })
})

it('gives errors back with their class and fields', async () => {
  const { counter } = (await start()).objects
  const error = await counter.refuse().catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(ScanError)
  expect(error).toMatchObject({
    code: 'INVALID_REQUEST',
    status: 400,
    message: 'not that',
    details: { retryAfterSeconds: 3 },
  })
})

it('answers with what a method promises, and is not held up by it', async () => {
  const { objects, close } = await start(1)
  const { counter } = objects
  const later = counter.later('at last')
  const never = expect(counter.later('')).rejects.toThrow(RangeError)
  expect(await counter.add(1)).toBe(2)
  await close()
  expect(await later).toBe('at last')
  await never
})

it('throws what opening throws', async () => {
  await expect(start(-1)).rejects.toThrow(RangeError)
})

it('fails the calls that wait when the thread dies, and starts it anew', async () => {
  const { counter } = (await start(5)).objects
  const both = await Promise.allSettled([counter.die(), counter.add(1)])
  for (const result of both) {
    expect(result).toMatchObject({ status: 'rejected', reason: { kind: 'worker_unavailable' } })
  }
  expect(await counter.add(1)).toBe(6)
})

it('answers what was asked before it closes, and nothing after', async () => {
  const { objects, close } = await start()
  const last = objects.counter.add(1)
  await close()
  expect(await last).toBe(1)
  await expect(objects.counter.add(1)).rejects.toMatchObject({ kind: 'worker_unavailable' })
})
