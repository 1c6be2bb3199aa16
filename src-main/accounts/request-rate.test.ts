import { beforeEach, expect, it } from 'vitest'
import { createRequestRate, type RequestRate } from './request-rate.ts'

let now: number
let rate: RequestRate

beforeEach(() => {
  now = Date.UTC(2026, 10, 3)
  rate = createRequestRate(() => now)
})

/** How many of `tries` requests pass now. */
function passing(tries: number, perMinute: number, accountId: string | null = null): number {
  return Array.from({ length: tries }, () => rate.count(accountId, perMinute)).filter(
    (wait) => wait === 0,
  ).length
}

it('lets as many pass as the plan says', () => {
  expect(passing(1_000, 120)).toBe(120)
})

it('lets no more pass around the turn of a minute', () => {
  now += 59_000
  expect(passing(120, 120)).toBe(120)
  now += 1_000
  expect(passing(120, 120)).toBe(0)
})

it('says in how many seconds the oldest is a minute ago', () => {
  expect(rate.count('a', 2)).toBe(0)
  now += 20_000
  expect(rate.count('a', 2)).toBe(0)
  now += 500
  expect(rate.count('a', 2)).toBe(40)
  now += 39_499
  expect(rate.count('a', 2)).toBe(1)
  now += 1
  expect(rate.count('a', 2)).toBe(0)
  expect(rate.count('a', 2)).toBe(20)
})

it('does not count what it refuses', () => {
  passing(50, 1)
  now += 60_000
  expect(rate.count(null, 1)).toBe(0)
})

it('counts each account for itself, and all without one together', () => {
  expect(passing(5, 3, 'a')).toBe(3)
  expect(passing(5, 3, 'b')).toBe(3)
  expect(passing(5, 3, null)).toBe(3)
  expect(passing(5, 3, 'a')).toBe(0)
})

it('follows an account to another plan', () => {
  expect(passing(10, 10, 'a')).toBe(10)
  expect(passing(10, 12, 'a')).toBe(2)
  expect(passing(10, 5, 'a')).toBe(0)
})

it('does not block until a time that the clock was set back from', () => {
  now += 3_600_000
  passing(3, 3)
  now -= 3_600_000
  expect(rate.count(null, 3)).toBe(0)
})
