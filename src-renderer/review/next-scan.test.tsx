// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import type { Job } from '../../src-shared/contract/scan-result.ts'
import { addItems, type QueueItem, type QueueStage, useQueue } from '../data/queue-store.ts'
import { keepOrder, showInQueue } from '../data/queue-view.ts'
import { renderInApp } from '../testing/render-in-app.tsx'
import { historyEntry, job, ONE_FINDING, SCANS } from '../testing/scans.ts'
import { NextScan } from './next-scan.tsx'
import { useReviewOptions } from './review-options.ts'

afterEach(() => {
  cleanup()
  useQueue.setState({ items: [] })
  showInQueue('all')
  useReviewOptions.setState(useReviewOptions.getInitialState())
  vi.unstubAllGlobals()
})

const item = (name: string, stage: QueueStage = { name: 'accepted', jobId: name }): QueueItem => ({
  ...{ id: name, name: `folder/${name}.txt`, bytes: 1, categories: ['pii'], addedAt: 0 },
  ...{ idempotencyKey: name, content: { kind: 'text', text: 'a' }, stage },
})

const clear = (id: string) => job({ job_id: id })
const asking = (id: string) =>
  job({
    ...{ job_id: id, decision: 'block', safety_status: 'attack' },
    categories: { pii: ONE_FINDING },
  })

async function open(
  items: readonly QueueItem[],
  jobs: readonly Job[],
  jobId = 'open',
  left: Readonly<Record<string, number | null>> = {},
) {
  vi.stubGlobal('fetch', async () =>
    Response.json({ error: { code: 'NOT_FOUND', message: '', request_id: 'r' } }, { status: 404 }),
  )
  addItems(items)
  const entries = Object.entries(left).map(
    ([job_id, open]) => [['entry', job_id], historyEntry({ job_id, open })] as const,
  )
  const answers = [...jobs.map((each) => [['job', each.job_id], each] as const), ...entries]
  const view = await renderInApp(<NextScan jobId={jobId} />, { answers })
  // The list is gone through to its end.
  await waitFor(() => expect(view.client.isFetching()).toBe(0))
  return view
}

it('tells the next scan of one address from the one that is open', async () => {
  const at = (id: string, addedAt: number) => ({
    ...item(id),
    name: 'https://a.example/mcp',
    addedAt,
  })
  await open(
    [at('open', Date.UTC(2026, 0, 1, 9, 30, 5)), at('next', Date.UTC(2026, 0, 1, 9, 31, 7))],
    [asking('open'), asking('next')],
    'open',
    { next: 1 },
  )
  expect((await screen.findByRole('link')).title).toMatch(
    /^https:[/][/]a[.]example[/]mcp, .*:31:07$/,
  )
})

it('leads past what is clear, decided, gone or refused to what asks for a look', async () => {
  const problem = { code: 'PDF_ENCRYPTED', message: '', requestId: null, status: 422 }
  const refused = item('locked', { name: 'refused', problem, retryable: false })
  const items = [
    ...[item('above'), item('open'), item('clean')],
    ...[refused, item('gone'), item('decided'), item('begun'), item('grave')],
  ]
  const jobs = ['above', 'open', 'decided', 'begun', 'grave'].map(asking)
  const left = { decided: 0, begun: 1, grave: null }
  await open(items, [...jobs, clear('clean')], 'open', left)
  const link = await screen.findByRole('link')
  // One of the two is drawn, by how much room there is.
  const said = [...link.children].map(({ textContent }) => textContent)
  expect(said).toEqual(['Next to look at: folder/begun.txt', 'Next: folder/begun.txt'])
  expect(link.getAttribute('href')).toBe('/review/begun')
})

it('does not go past what is not scanned yet', async () => {
  const running = job({ job_id: 'slow', status: 'running' })
  await open([item('open'), item('slow'), item('grave')], [running, asking('grave')])
  expect(screen.queryByRole('link')).toBeNull()
  cleanup()
  useQueue.setState({ items: [] })
  await open([item('open'), item('unsent', { name: 'waiting' }), item('grave')], [asking('grave')])
  expect(screen.queryByRole('link')).toBeNull()
})

it('comes round to what is open above, and not to what failed there', async () => {
  const jobs = ['decided', 'later', 'open'].map(asking)
  const failed = { ...SCANS.failed.job, job_id: 'failed' }
  const items = ['failed', 'decided', 'later', 'open'].map((name) => item(name))
  await open(items, [failed, ...jobs], 'open', { decided: 0, later: 2 })
  expect((await screen.findByRole('link')).getAttribute('href')).toBe('/review/later')
})

it('leads back to the list, and says so, once no other scan of it needs a look', async () => {
  const items = ['one', 'open', 'other'].map((name) => item(name))
  const jobs = items.map(({ id }) => asking(id))
  await open(items, jobs, 'open', { one: 0, other: 0 })
  const link = await screen.findByRole('link', { name: /^No other scan of the list needs a look/ })
  expect(link.getAttribute('href')).toBe('/')
})

it('says where it was asked for that there is none', async () => {
  const running = job({ job_id: 'slow', status: 'running' })
  await open([item('open'), item('slow')], [running])
  expect(screen.queryByText(/^No next scan/)).toBeNull()
  act(() => useReviewOptions.setState({ nowhereNext: 'open' }))
  expect(screen.getByText(/^No next scan/)).toBeTruthy()
  // It is of the scan in which it was asked for, and a way is more than that there was none.
  act(() => useReviewOptions.setState({ nowhereNext: 'slow' }))
  expect(screen.queryByText(/^No next scan/)).toBeNull()
})

it('says nothing of a scan that is alone, nor while another is still to be sent', async () => {
  await open([item('open')], [asking('open')])
  expect(screen.queryByRole('link')).toBeNull()
  cleanup()
  useQueue.setState({ items: [] })
  const unsent = item('unsent', { name: 'waiting' })
  await open([item('one'), item('open'), unsent], ['one', 'open'].map(asking), 'open', { one: 0 })
  expect(screen.queryByRole('link')).toBeNull()
})

it('leads from a scan of the history nowhere', async () => {
  await open([item('grave')], [asking('grave')], 'elsewhere')
  expect(screen.queryByRole('link')).toBeNull()
})

it('goes by the order that is shown, where what asks is listed alone', async () => {
  showInQueue('asking')
  keepOrder(['grave', 'open', 'light'])
  await open(
    [item('light'), item('open'), item('grave')],
    [asking('light'), asking('open'), asking('grave')],
    'open',
    { light: 1, open: 1, grave: 1 },
  )
  expect((await screen.findByRole('link')).title).toBe('folder/light.txt')
})
