import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startRetention } from './retention.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('sweeps at start, soon again while something was left, then every minute, until stopped', () => {
  const left = [2, 1, 0, 0, 0]
  let sweeps = 0
  const stop = startRetention({ deleteExpired: () => left[sweeps++] ?? 0 }, () => {})

  expect(sweeps).toBe(1)
  vi.advanceTimersByTime(2_000)
  expect(sweeps).toBe(3)
  vi.advanceTimersByTime(59_000)
  expect(sweeps).toBe(3)
  vi.advanceTimersByTime(1_000)
  expect(sweeps).toBe(4)
  stop()
  vi.advanceTimersByTime(600_000)
  expect(sweeps).toBe(4)
})

it('reports a refusal and tries again', () => {
  const errors: unknown[] = []
  let sweeps = 0
  const stop = startRetention(
    {
      deleteExpired: () => {
        sweeps++
        throw new Error('busy')
      },
    },
    (error) => errors.push(error),
  )

  vi.advanceTimersByTime(60_000)

  expect([sweeps, errors.length]).toEqual([2, 2])
  stop()
})
