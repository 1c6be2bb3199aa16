import { setImmediate } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { inOrder } from './in-order.ts'

/** Work whose ends the test decides. */
function work() {
  const begun: number[] = []
  const ends = new Map<number, PromiseWithResolvers<string>>()
  const end = (input: number) => {
    const existing = ends.get(input) ?? Promise.withResolvers<string>()
    ends.set(input, existing)
    return existing
  }
  const run = (input: number) => {
    begun.push(input)
    return end(input).promise
  }
  return { begun, end, run }
}

async function allOf<T>(results: AsyncIterable<T>): Promise<readonly T[]> {
  const all: T[] = []
  for await (const result of results) all.push(result)
  return all
}

it('gives results in the order of the inputs, whichever ends first', async () => {
  const { end, run } = work()
  for (const input of [3, 1, 2]) end(input).resolve(`${input}`)
  expect(await allOf(inOrder([1, 2, 3], 2, run))).toEqual(['1', '2', '3'])
})

it('begins no more than it may, and takes an input only when it begins it', async () => {
  const { begun, end, run } = work()
  const results = inOrder([1, 2, 3, 4].values(), 2, run)
  const first = results.next()
  // Inputs may come from a disk: each is waited for.
  await setImmediate()
  end(2).resolve('2')
  expect(begun).toEqual([1, 2])
  end(1).resolve('1')
  expect(await first).toEqual({ value: '1', done: false })
  expect(begun).toEqual([1, 2])
  expect(await results.next()).toEqual({ value: '2', done: false })
  expect(begun).toEqual([1, 2, 3])
})

it('begins more where they count as less, and one alone where no second one may', async () => {
  const share = (input: number) => (input < 10 ? 1 / 4 : 1)
  const begunOf = async (inputs: readonly number[], atOnce: number) => {
    const { begun, end, run } = work()
    const first = inOrder(inputs, atOnce, run, share).next()
    await setImmediate()
    const known = [...begun]
    end(inputs[0] as number).resolve('')
    await first
    return known
  }
  expect(await begunOf([1, 2, 3, 4, 5, 6, 7], 2)).toEqual([1, 2, 3, 4, 5])
  expect(await begunOf([1, 2, 10, 3, 4], 2)).toEqual([1, 2, 10])
  expect(await begunOf([1, 2, 3], 1)).toEqual([1])
})

it('fails where its turn is, and not before', async () => {
  const { end, run } = work()
  end(1).resolve('1')
  end(2).reject(new Error('broken'))
  const results = inOrder([1, 2], 2, run)
  expect(await results.next()).toEqual({ value: '1', done: false })
  await expect(results.next()).rejects.toThrow('broken')
})

it('gives nothing of nothing', async () => {
  expect(await allOf(inOrder([], 3, work().run))).toEqual([])
})
