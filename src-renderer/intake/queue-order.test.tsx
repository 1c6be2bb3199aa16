// @vitest-environment happy-dom
/** The list as a whole: what of it is shown and in which order, what is left to decide, and the report of all. */

import { focusManager } from '@tanstack/react-query'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import type { HistoryEntry } from '../../src-shared/workspace/history.ts'
import { WORKSPACE_ROUTES } from '../../src-shared/workspace/routes.ts'
import { addItems, useQueue } from '../data/queue-store.ts'
import { failed, freshQueues, id, item, queueOf, silentService } from '../testing/queue.tsx'
import { renderInApp } from '../testing/render-in-app.tsx'
import { historyEntry, job } from '../testing/scans.ts'
import { QueueList } from './queue-list.tsx'

freshQueues()

it('leaves what is decided out of what is to be looked at, and says it of the line', async () => {
  silentService()
  const asking = (number: number) =>
    job({ job_id: id(number), decision: 'block', safety_status: 'attack' })
  const jobs = [asking(1), asking(2), asking(3), job({ job_id: id(4) })]
  const left = { [id(1)]: 0, [id(2)]: 3, [id(3)]: null }
  await queueOf([item(1), item(2), item(3), item(4)], jobs, left)
  expect(screen.getByRole('radio', { name: 'To look at 2' })).toBeTruthy()
  const said = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '')
  expect(said.map((text) => /\d confirmed|\d+ left/.exec(text)?.[0])).toEqual([
    ...['1 confirmed', '3 left', undefined, undefined],
  ])
})

it('lists what asks for something alone, once some of what ended is clear', async () => {
  silentService()
  const found = job({ job_id: id(2), decision: 'block', safety_status: 'attack' })
  const running = job({ job_id: id(4), status: 'running' })
  const user = await queueOf(
    [item(1), item(2), item(3), item(4)],
    [job({ job_id: id(1) }), found, failed(3), running],
  )
  const names = () => screen.getAllByRole('listitem').map((row) => row.getAttribute('aria-label'))
  expect(names()).toEqual(['1.txt', '2.txt', '3.txt', '4.txt'])
  expect(screen.getByRole('radio', { name: 'All 4' })).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: 'To look at 2' }))
  expect(names()).toEqual(['2.txt', '3.txt'])

  // Where all that ended asks for something, and is but one, there is nothing to leave out.
  cleanup()
  useQueue.setState({ items: [] })
  await queueOf([item(2), item(4)], [found, running])
  expect(screen.queryByRole('radio')).toBeNull()
  expect(names()).toEqual(['2.txt', '4.txt'])
})

it('lists what asks for most first, and leaves every row where it is when another ends', async () => {
  silentService()
  const block = (number: number) =>
    job({ job_id: id(number), decision: 'block', safety_status: 'attack' })
  const look = job({ job_id: id(1), decision: 'review', safety_status: 'review' })
  const holds = (severity: 'critical' | 'high') => ({
    category: 'pii' as const,
    ...{ severity, label: 'IBAN', detector_id: 'pii_iban', title: 'IBAN' },
  })
  const entryOf = (number: number, strongest: HistoryEntry['strongest']) =>
    [['entry', id(number)], historyEntry({ job_id: id(number), strongest })] as const
  addItems([item(1), item(2), item(3), item(4)])
  const { client } = await renderInApp(<QueueList />, {
    answers: [
      ...[look, block(2), block(3), job({ job_id: id(4), status: 'running' })].map(
        (each) => [['job', each.job_id], each] as const,
      ),
      ...[entryOf(1, null), entryOf(2, holds('high')), entryOf(3, holds('critical'))],
    ],
  })
  const user = userEvent.setup()
  const names = () => screen.getAllByRole('listitem').map((row) => row.getAttribute('aria-label'))
  await user.click(screen.getByRole('radio', { name: 'To look at 3' }))
  expect(names()).toEqual(['3.txt', '2.txt', '1.txt'])
  expect(screen.queryByRole('button', { name: 'Weightiest first' })).toBeNull()

  act(() => {
    client.setQueryData(...entryOf(4, holds('critical')))
    client.setQueryData(['job', id(4)], block(4))
  })
  await screen.findByRole('radio', { name: 'To look at 4' })
  expect(names()).toEqual(['3.txt', '2.txt', '1.txt', '4.txt'])
  await user.click(screen.getByRole('button', { name: 'Weightiest first' }))
  expect(names()).toEqual(['3.txt', '4.txt', '2.txt', '1.txt'])
  // What is decided goes, and nothing moves for it.
  act(() => {
    client.setQueryData(['entry', id(3)], historyEntry({ job_id: id(3), open: 0 }))
  })
  await waitFor(() => expect(names()).toEqual(['4.txt', '2.txt', '1.txt']))
})

it('asks once for all scans when the window is come back to, and by itself for what the page has not', async () => {
  const called: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    called.push(path)
    const fresh = (number: number) => historyEntry({ job_id: id(number), open: 0, confirmed: 2 })
    return Response.json(
      path.includes('/history') ? { jobs: [1, 2, 9].map(fresh), next: null, total: 3 } : fresh(3),
    )
  })
  const numbers = [1, 2, 3]
  const left = Object.fromEntries(numbers.map((number) => [id(number), 4]))
  await queueOf(
    numbers.map((number) => item(number)),
    numbers.map((number) => job({ job_id: id(number) })),
    left,
  )
  expect(screen.getAllByText('4 left')).toHaveLength(3)
  called.length = 0
  act(() => focusManager.setFocused(false))
  act(() => focusManager.setFocused(true))
  await waitFor(() => expect(screen.getAllByText('2 confirmed')).toHaveLength(3))
  expect(called.filter((path) => path.includes('/history'))).toHaveLength(1)
  expect(called.filter((path) => !path.includes('/history'))).toEqual([WORKSPACE_ROUTES.job(id(3))])
  focusManager.setFocused(undefined)
})

it('hands out one report of all that has ended, and says what was not scanned', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    if (path !== WORKSPACE_ROUTES.batchReport) return new Promise<Response>(() => {})
    sent.push(JSON.parse(String(init?.body)))
    const headers = { 'Content-Disposition': "attachment; filename*=UTF-8''assay.report.html" }
    return new Response('<!doctype html>', { headers })
  })
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:a')
  const problem = {
    code: 'PDF_ENCRYPTED',
    message: '"3.txt" is locked.',
    requestId: null,
    status: 422,
  }
  const refused = item(3, { stage: { name: 'refused', problem, retryable: false } })
  const running = job({ job_id: id(4), status: 'running' })
  const ended = [job({ job_id: id(1) }), job({ job_id: id(2) })]
  await queueOf([item(1), item(2), refused, item(4)], [...ended, running])
  await userEvent.setup().click(screen.getByRole('button', { name: 'Export report' }))
  await waitFor(() => expect(screen.getByText('Saved: assay.report.html')).toBeTruthy())
  expect(sent).toEqual([
    {
      jobs: [1, 2].map((number) => ({ job_id: id(number), name: `${number}.txt` })),
      unread: [{ name: '3.txt', why: 'It is locked.' }],
    },
  ])
})

it('hands out none of a single scan, which has its own', async () => {
  await queueOf([item(1)], [job({ job_id: id(1) })])
  expect(screen.queryByRole('button', { name: 'Export report' })).toBeNull()
})
