import { expect, it } from 'vitest'
import type { PaceSample } from '../../src-shared/workspace/pace.ts'
import { estimateOf, overLimit } from './estimate.ts'

const sample = (bytes: number, tokens: number, milliseconds: number): PaceSample => ({
  ...{ bytes, tokens, milliseconds, max_level: 'L3' },
})

it('knows no time before anything was scanned, and guesses tokens as of English prose', () => {
  expect(estimateOf(8_000, 'L3', [])).toEqual({ tokens: 2_000, units: 2, milliseconds: null })
})

it('takes the middle of the scans nearest in size, and none of the small ones for a large one', () => {
  // Small scans spend most of their time on starting.
  const small = Array.from({ length: 10 }, () => sample(100, 50, 300))
  const large = Array.from({ length: 5 }, (_, at) => sample(90_000 + at, 30_000, 9_000))
  expect(estimateOf(100_000, 'L3', [...small, ...large])).toMatchObject({
    tokens: 33_333,
    units: 34,
    milliseconds: 10_000,
  })
  expect(estimateOf(100, 'L3', [...small, ...large])).toMatchObject({
    tokens: 50,
    milliseconds: 300,
  })
})

it('times a scan by those that went as far', () => {
  const rules = { ...sample(1_000, 250, 4), max_level: 'L1' as const }
  expect(estimateOf(1_000, 'L3', [rules]).milliseconds).toBeNull()
  expect(estimateOf(1_000, 'L1', [rules]).milliseconds).toBe(100)
})

it('says which limit of the plan a text is beyond: bytes as they are, tokens as they are guessed', () => {
  const free = { plan: 'free', canonical_bytes: 100_000, tokens_per_submission: 25_000 }
  expect(overLimit(100_000, 25_000, free)).toBeNull()
  expect(overLimit(100_001, 30_000, free)).toEqual({
    ...{ kind: 'bytes', measured: 100_001, limit: 100_000, plan: 'free' },
  })
  expect(overLimit(100_000, 25_001, free)).toEqual({
    ...{ kind: 'tokens', measured: 25_001, limit: 25_000, plan: 'free' },
  })
  expect(overLimit(100_000, 1e9, { ...free, tokens_per_submission: null })).toBeNull()
})
