import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { retentionBy, startRetention } from './retention.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('sweeps at start, soon again while something was left, then every minute, until stopped', async () => {
  const left = [2, 1, 0, 0, 0]
  let sweeps = 0
  const stop = startRetention(
    async () => left[sweeps++] ?? 0,
    Date.now,
    () => {},
  )

  expect(sweeps).toBe(1)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(sweeps).toBe(3)
  await vi.advanceTimersByTimeAsync(59_000)
  expect(sweeps).toBe(3)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(sweeps).toBe(4)
  stop()
  await vi.advanceTimersByTimeAsync(600_000)
  expect(sweeps).toBe(4)
})

it('reports a refusal and tries again', async () => {
  const errors: unknown[] = []
  let sweeps = 0
  const stop = startRetention(
    async () => {
      sweeps++
      throw new Error('busy')
    },
    Date.now,
    (error) => errors.push(error),
  )

  await vi.advanceTimersByTimeAsync(60_000)

  expect([sweeps, errors.length]).toEqual([2, 2])
  stop()
})

it.each([
  [{}, 30 * 86_400_000],
  [{ keep_days: 1 }, 86_400_000],
  [{ keep_days: null }, null],
])('jobs of the app are kept as its owner chose: %j', (preferences, kept) => {
  const retention = retentionBy(() => preferences)
  expect([retention('app'), retention('api')]).toEqual([kept, 86_400_000])
})
