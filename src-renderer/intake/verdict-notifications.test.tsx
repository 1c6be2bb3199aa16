// @vitest-environment happy-dom
/** Notifications: of what asks for something, while nobody looks, without a word of what was found. */

import { act, cleanup, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { jobQuery } from '../data/queries.ts'
import { type QueueItem, useQueue } from '../data/queue-store.ts'
import { DEFAULT_SETTINGS, useSettings } from '../data/settings-store.ts'
import { watchedQuery } from '../data/watched.ts'
import { renderInApp } from '../testing/render-in-app.tsx'
import { SCANS } from '../testing/scans.ts'
import { VERDICT_STATES, type VerdictState } from '../verdict/verdict.ts'
import { useVerdictNotifications } from './verdict-notifications.ts'

const shown: { title: string; options: NotificationOptions | undefined }[] = []
let permission: NotificationPermission

beforeEach(() => {
  shown.length = 0
  permission = 'granted'
  // A service that never answers: all that is known comes from what the test gives.
  vi.stubGlobal('fetch', () => new Promise<Response>(() => {}))
  vi.stubGlobal(
    'Notification',
    class {
      static get permission() {
        return permission
      }
      constructor(title: string, options?: NotificationOptions) {
        shown.push({ title, options })
      }
    },
  )
  vi.spyOn(document, 'hasFocus').mockReturnValue(false)
  useSettings.setState({ notifications: true, notifyNames: true })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  useQueue.setState({ items: [] })
  useSettings.setState(DEFAULT_SETTINGS)
})

function Watcher() {
  useVerdictNotifications()
  return null
}

async function ended(state: VerdictState, addedAt = Date.now()): Promise<readonly string[]> {
  const { job, entry } = SCANS[state]
  const item: QueueItem = {
    id: 'a',
    name: 'offer.pdf',
    bytes: 1,
    content: { kind: 'text', text: 'a' },
    categories: entry.requested,
    idempotencyKey: 'key',
    addedAt,
    stage: { name: 'accepted', jobId: job.job_id },
  }
  useQueue.setState({ items: [item] })
  await renderInApp(<Watcher />, { answers: [[jobQuery(job.job_id).queryKey, job]] })
  return shown.map(({ title }) => title)
}

it.each(VERDICT_STATES)('a scan that is %s', async (state) => {
  const told = {
    block: ['Block, 2 of 4 pages not readable – offer.pdf'],
    review: ['Needs a look – offer.pdf'],
  }
  const titles = await ended(state)
  expect(titles.map((title) => title.replace(' · Assay', ''))).toEqual(
    state === 'block' || state === 'review' ? told[state] : [],
  )
  // Nothing stands below the title: no evidence, no quote.
  for (const { options } of shown) expect(options?.body).toBeUndefined()
})

it.each(VERDICT_STATES)('a scan that is %s, without names', async (state) => {
  useSettings.setState({ notifyNames: false })
  const told: Partial<Record<VerdictState, string[]>> = {
    block: ['A document should be blocked'],
    review: ['A document needs a look'],
  }
  expect(await ended(state)).toEqual(told[state] ?? [])
})

it.each([
  ['the window is in front', () => vi.spyOn(document, 'hasFocus').mockReturnValue(true)],
  ['they are off', () => useSettings.setState({ notifications: false })],
  ['the system refuses them', () => (permission = 'denied')],
])('none where %s', async (_, arrange) => {
  arrange()
  expect(await ended('block')).toEqual([])
})

it('none of what was sent before the window was reloaded', async () => {
  expect(await ended('block', performance.timeOrigin - 1)).toEqual([])
})

it('of what came into a watched folder since the window was opened', async () => {
  const { job } = SCANS.block
  const folders = [{ id: 'a', path: '/in', problem: null, scanned: 1, refused: 0, waiting: 0 }]
  const old = { job_id: `job_${'1'.repeat(32)}`, source: 'old.pdf' }
  const { client } = await renderInApp(<Watcher />, {
    answers: [
      [watchedQuery().queryKey, { folders, jobs: [old] }],
      [jobQuery(job.job_id).queryKey, job],
      [jobQuery(old.job_id).queryKey, { ...job, job_id: old.job_id }],
    ],
  })
  expect(shown).toEqual([])
  const came = { job_id: job.job_id, source: 'new.pdf' }
  act(() => client.setQueryData(watchedQuery().queryKey, { folders, jobs: [came, old] }))
  await waitFor(() =>
    expect(shown.map(({ title }) => title)).toEqual(['Block, 2 of 4 pages not readable – new.pdf']),
  )
})
