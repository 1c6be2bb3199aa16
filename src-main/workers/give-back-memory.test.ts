import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { giveBackMemory, whenIdle } from './give-back-memory.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('tidies once after the last work, and again after the next', () => {
  const tidy = vi.fn()
  const { worked, stop } = whenIdle(tidy, 1_000)
  worked()
  vi.advanceTimersByTime(999)
  worked()
  vi.advanceTimersByTime(999)
  expect(tidy).not.toHaveBeenCalled()
  vi.advanceTimersByTime(100_000)
  expect(tidy).toHaveBeenCalledTimes(1)
  worked()
  vi.advanceTimersByTime(1_000)
  expect(tidy).toHaveBeenCalledTimes(2)
  worked()
  stop()
  vi.advanceTimersByTime(1_000)
  expect(tidy).toHaveBeenCalledTimes(2)
})

it('collects what nobody holds any more', () => {
  const large = Array.from({ length: 200 }, () => new Uint8Array(100_000))
  const before = process.memoryUsage().arrayBuffers
  large.length = 0
  giveBackMemory()
  expect(process.memoryUsage().arrayBuffers).toBeLessThan(before - 10_000_000)
})
