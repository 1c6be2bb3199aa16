// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { Job, Progress } from '../../src-shared/contract/scan-result.ts'
import { job } from '../testing/scans.ts'
import { progressShare, useProgressShare } from './progress.ts'

afterEach(cleanup)

const at = (stage: Progress['stage'], done: number, change: Partial<Job> = {}) =>
  job({
    ...change,
    progress: { pii: { stage, completed_chunks: done, total_chunks: 4 } as Progress },
  })

it('never falls while one job is shown, and begins anew with another', () => {
  const { result, rerender } = renderHook((shown: Job | undefined) => useProgressShare(shown), {
    initialProps: undefined as Job | undefined,
  })
  expect(result.current).toBeNull()
  const seen = [at('l1', 0), at('l2', 4), at('l2', 1), at('l3', 0), at('l3', 2)].map((each) => {
    rerender(each)
    return result.current as number
  })
  expect(seen).toEqual(seen.toSorted((a, b) => a - b))
  expect(seen[2]).toBe(progressShare(at('l2', 4)))
  const other = at('l1', 0, { job_id: `job_${'1'.repeat(32)}` })
  rerender(other)
  expect(result.current).toBe(progressShare(other))
})

it('is whole only at the end', () => {
  expect(progressShare(at('l3', 4))).toBeLessThan(1)
  expect(progressShare(at('done', 4))).toBe(1)
})
