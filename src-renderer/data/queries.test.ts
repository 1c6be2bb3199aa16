// @vitest-environment happy-dom
import type { Query } from '@tanstack/react-query'
import { afterEach, expect, it } from 'vitest'
import type { Job } from '../../src-shared/contract/scan-result.ts'
import { job } from '../testing/scans.ts'
import { jobQuery, queryClient } from './queries.ts'

afterEach(() => queryClient.clear())

const WAITING = { status: 'running', progress: { pii: { stage: 'queued' } } } as const

/** Milliseconds to the next look at a job of which this is known. */
function nextLook(data: Job | undefined): unknown {
  const { refetchInterval } = jobQuery('job_0')
  const query = { state: { status: 'success', data } } as Query<Job, Error, Job, string[]>
  return typeof refetchInterval === 'function' ? refetchInterval(query) : refetchInterval
}

function waiting(count: number): void {
  for (let number = 0; number < count; number++) {
    const one = job({ job_id: `job_${number}`, ...WAITING })
    queryClient.setQueryData(jobQuery(one.job_id).queryKey, one)
  }
}

it('looks at jobs that wait no more often together, however many they are', () => {
  waiting(10)
  // Whether one is still there is asked for under its name, too.
  queryClient.setQueryData(['job', 'job_0', 'presence', 0], true)
  expect(nextLook(job(WAITING))).toBe(500)
  waiting(300)
  expect(nextLook(job(WAITING))).toBe(7_500)
})

it('looks at one that is read twice a second beside them, and no more at one that has ended', () => {
  waiting(300)
  const read = job({ status: 'running', progress: { pii: { stage: 'l2' } } })
  expect([read, undefined, job()].map(nextLook)).toEqual([500, 500, false])
})
