import { expect, it } from 'vitest'
import { StartRanges } from './start-ranges.ts'

const rangesOf = (...added: readonly (readonly [number, number])[]) => {
  const ranges = new StartRanges()
  for (const [first, last] of added) ranges.add(7, first, last)
  return ranges.of(7)
}

it('gives ranges by their first place, touching ones as one', () => {
  expect(rangesOf()).toEqual([])
  expect(rangesOf([1, 2], [3, 5], [4, 4], [9, 9])).toEqual([1, 5, 9, 9])
  expect(rangesOf([5, 6], [1, 2])).toEqual([1, 2, 5, 6])
  expect(rangesOf([8, 9], [5, 5], [5, 6], [20, 21], [1, 2])).toEqual([1, 2, 5, 6, 8, 9, 20, 21])
})

it('tells each owner with a range once', () => {
  const ranges = new StartRanges()
  for (const owner of [9, 2, 9]) ranges.add(owner, owner, owner)
  expect([...ranges.owners]).toEqual([9, 2])
})

it('covers every place also when there are too many ranges to keep apart', () => {
  const ranges = new StartRanges()
  for (let at = 0; at < 200_000; at++) ranges.add(7, at * 3, at * 3)
  expect(ranges.of(7).length).toBeLessThanOrEqual(100_000)
  expect(ranges.of(7).at(-1)).toBe(199_999 * 3)
})
