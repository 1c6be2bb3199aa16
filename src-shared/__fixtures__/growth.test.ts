import { expect, it } from 'vitest'
import { growthOf, LINEAR_GROWTH } from './growth.ts'

const numbers = (size: number) => Array.from({ length: size }, (_, index) => index)

/** Reads each number once. */
function sum(values: readonly number[]): number {
  let total = 0
  for (const value of values) total = (total + value) % 1_000_003
  return total
}

/** Reads, for each number, all the others. */
function sumOfDistances(values: readonly number[]): number {
  let total = 0
  for (const one of values) for (const other of values) total = (total + one - other) % 1_000_003
  return total
}

it('takes linear work for what it is', async () => {
  expect(await growthOf(numbers, sum, 50_000)).toBeLessThan(LINEAR_GROWTH)
})

it('takes quadratic work for what it is', async () => {
  expect(await growthOf(numbers, sumOfDistances, 300)).toBeGreaterThan(LINEAR_GROWTH)
})

it('takes a step from some size on for no growth', async () => {
  const stepped = (values: readonly number[]) => {
    const times = values.length > 30_000 ? 20 : 1
    for (let time = 0; time < times; time++) sum(values)
  }
  expect(await growthOf(numbers, stepped, 20_000)).toBeLessThan(LINEAR_GROWTH)
})

it('waits for work that is done piece by piece', async () => {
  const inPieces = async (size: number) => {
    for (let piece = 0; piece < size; piece++) await null
  }
  expect(await growthOf((size) => size, inPieces, 20_000)).toBeLessThan(LINEAR_GROWTH)
})

it('does not count how an input is made', async () => {
  const made = (size: number) => sumOfDistances(numbers(size))
  const work = () => sum(numbers(10_000))
  expect(await growthOf(made, work, 300)).toBeLessThan(2)
})
