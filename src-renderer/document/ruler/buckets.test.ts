import { expect, it } from 'vitest'
import { bucketsOf, outsideFinder, type RulerMark } from './buckets.ts'

const mark = (start: number, target: number, more: Partial<RulerMark> = {}): RulerMark => ({
  start,
  end: start + 5,
  target,
  category: 'pii',
  strength: 'high',
  muted: false,
  ...more,
})
const MARKS = [
  mark(0, 1),
  mark(2, 1, { category: 'injection' }),
  mark(4, 2, { muted: true }),
  mark(5, 9, { strength: 'faint' }),
  mark(30, 3),
  mark(95, 4, { category: 'threat' }),
]

it('puts marks and matches where they begin, each place once', () => {
  expect(bucketsOf([10, 20, 40, 90], MARKS, [{ start: 15, end: 16 }])).toEqual([
    { categories: ['injection', 'pii'], count: 1, target: 1, found: false },
    { categories: [], count: 0, target: null, found: true },
    { categories: ['pii'], count: 1, target: 3, found: false },
    // What stands behind the last end belongs to it.
    { categories: ['threat'], count: 1, target: 4, found: false },
  ])
})

it('counts what is out of sight and names the nearest; what is partly seen is seen', () => {
  expect(outsideFinder(MARKS)({ start: 7, end: 90 })).toEqual({
    above: { count: 1, nearest: 1 },
    below: { count: 1, nearest: 4 },
  })
  expect(outsideFinder(MARKS)({ start: 0, end: 4 })).toEqual({
    above: { count: 0, nearest: null },
    below: { count: 2, nearest: 3 },
  })
  expect(outsideFinder(MARKS)({ start: 96, end: 99 }).above).toEqual({ count: 2, nearest: 3 })
})

it('has no buckets and no places in nothing', () => {
  expect(bucketsOf([], [], [])).toEqual([])
  expect(outsideFinder([])({ start: 0, end: 0 }).below.nearest).toBeNull()
})

it('counts a place once that several marks lead to, on whichever side they are', () => {
  const marks = [mark(0, 1), mark(10, 2), mark(20, 1), mark(40, 2), mark(50, 1)]
  const outside = outsideFinder(marks)
  expect(outside({ start: 30, end: 35 })).toEqual({
    above: { count: 2, nearest: 1 },
    below: { count: 2, nearest: 2 },
  })
  expect(outside({ start: 12, end: 45 })).toEqual({
    above: { count: 1, nearest: 1 },
    below: { count: 1, nearest: 1 },
  })
})
