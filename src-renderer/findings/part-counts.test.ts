import { expect, it } from 'vitest'
import { countPerPart } from './part-counts.ts'

const parts = [
  { start: 0, end: 10 },
  { start: 10, end: 20 },
  { start: 22, end: 30 },
]

it.each([
  [[], [0, 0, 0]],
  [
    [9, 0],
    [2, 0, 0],
  ],
  [
    [10, 10, 19, 20, 21, 30],
    [0, 3, 0],
  ],
  [
    [29, 22, 5],
    [1, 0, 2],
  ],
])('findings at %j', (starts, counts) => {
  const findings = starts.map((start) => ({ start, accepted: true }))

  expect(countPerPart(parts, findings)).toEqual(counts)
})

it('leaves out rejected candidates', () => {
  expect(countPerPart(parts, [{ start: 1, accepted: false }])).toEqual([0, 0, 0])
})
