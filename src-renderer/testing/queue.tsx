/** The list of this window's scans, with what the service said of them before. For tests. */

import { act, cleanup } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, vi } from 'vitest'
import type { Failure, Job } from '../../src-shared/contract/scan-result.ts'
import { addItems, type QueueItem, useQueue } from '../data/queue-store.ts'
import { showInQueue } from '../data/queue-view.ts'
import { forgetCancelled } from '../intake/cancelled.ts'
import { QueueList } from '../intake/queue-list.tsx'
import { renderInApp } from './render-in-app.tsx'
import { historyEntry, job } from './scans.ts'

/** Each test begins with an empty list. */
export function freshQueues(): void {
  afterEach(() => {
    act(forgetCancelled)
    cleanup()
    useQueue.setState({ items: [] })
    showInQueue('all')
    vi.unstubAllGlobals()
  })
}

export const id = (number: number) => `job_${String(number).padStart(32, '0')}`

export function item(number: number, change: Partial<QueueItem> = {}): QueueItem {
  return {
    ...{ id: String(number), name: `${number}.txt`, bytes: 1, categories: ['pii'], addedAt: 0 },
    ...{ idempotencyKey: `key ${number}`, content: { kind: 'text', text: 'a' } },
    stage: { name: 'accepted', jobId: id(number) },
    ...change,
  }
}

/** A service that takes every call and answers none but those that cancel. */
export function silentService(): string[] {
  const called: string[] = []
  vi.stubGlobal('fetch', (path: string) => {
    called.push(path)
    return path.endsWith('/cancel')
      ? Promise.resolve(new Response(null, { status: 202 }))
      : new Promise<Response>(() => {})
  })
  return called
}

/** @param left how many decisions are open of some of the jobs; of the others nobody knows. */
export async function queueOf(
  items: readonly QueueItem[],
  jobs: readonly Job[],
  left: Readonly<Record<string, number | null>> = {},
) {
  addItems(items)
  const entries = Object.entries(left).map(
    ([job_id, open]) =>
      [
        ['entry', job_id],
        historyEntry({ job_id, open, confirmed: open === null ? null : 1 }),
      ] as const,
  )
  const answers = [...jobs.map((each) => [['job', each.job_id], each] as const), ...entries]
  await renderInApp(<QueueList />, { answers })
  return userEvent.setup()
}

export const timeout: Failure = { stage: 'inference', kind: 'timeout', retryable: true }
/** A scan that failed, and may not the next time. */
export const failed = (number: number, failures: readonly Failure[] = [timeout]) =>
  job({
    job_id: id(number),
    status: 'failed',
    completion: { state: 'failed', failures: [...failures] },
  })
