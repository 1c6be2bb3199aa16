// @vitest-environment happy-dom
import { QueriesObserver, type Query, type QueryObserverOptions } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Job } from '../../src-shared/contract/scan-result.ts'
import { job } from '../testing/scans.ts'
import { documentQuery, jobQueries, jobQuery, queryClient } from './queries.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  queryClient.clear()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const WAITING = { status: 'running', progress: { pii: { stage: 'queued' } } } as const

/** Milliseconds to the next look at a job of which this is known, while so many wait. */
function nextLook(data: Job | undefined, waiting: number): unknown {
  const { refetchInterval } = jobQuery('job_0', waiting)
  const query = { state: { status: 'success', data } } as Query<Job, Error, Job, string[]>
  return typeof refetchInterval === 'function' ? refetchInterval(query) : refetchInterval
}

/** A service where everything waits, and how often it was asked for each job. */
function waitingService(): Map<string, number> {
  const looks = new Map<string, number>()
  vi.stubGlobal('fetch', (path: string) => {
    const jobId = path.slice(path.lastIndexOf('/') + 1)
    looks.set(jobId, (looks.get(jobId) ?? 0) + 1)
    return Promise.resolve(Response.json(job({ job_id: jobId, ...WAITING })))
  })
  return looks
}

const ids = (count: number) => Array.from({ length: count }, (_, number) => `job_${number}`)

it('looks at jobs that wait no more often together, however many they are', () => {
  const next = [0, 1, 20, 21, 300].map((count) => nextLook(job(WAITING), count))
  expect(next).toEqual([500, 500, 500, 1_000, 8_000])
})

it('looks at one that is read twice a second beside them, and no more at one that has ended', () => {
  const read = job({ status: 'running', progress: { pii: { stage: 'l2' } } })
  expect([read, undefined, job()].map((data) => nextLook(data, 300))).toEqual([500, 500, false])
})

it('looks soon at what was found once it has the text of a running scan, then now and then', () => {
  const { refetchInterval } = documentQuery('job_0')
  const next = (status: Job['status'], dataUpdateCount: number, text = '') => {
    const state = { status: 'success', dataUpdateCount, data: { text, job: job({ status }) } }
    return typeof refetchInterval === 'function' && refetchInterval({ state } as never)
  }
  expect(next('running', 1)).toBe(100)
  expect(next('running', 2)).toBe(1_000)
  expect(next('running', 2, ' '.repeat(200_001))).toBe(4_000)
  expect(next('completed', 1)).toBe(false)
})

it('looks at what waits while more and more is sent', async () => {
  const looks = waitingService()
  const observer = new QueriesObserver(queryClient, [])
  const leave = observer.subscribe(() => {})
  const send = async (from: number, to: number) => {
    for (let sent = from; sent <= to; sent++) {
      observer.setQueries(jobQueries(ids(sent)) as unknown as QueryObserverOptions[])
      await vi.advanceTimersByTimeAsync(100)
    }
  }
  await send(1, 40)
  looks.clear()
  await send(41, 100)
  expect(looks.get('job_0')).toBeGreaterThan(0)
  leave()
})
