// @vitest-environment happy-dom
/** The lines of the list: what each says and offers while it waits, runs, failed or has ended. */

import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { addItems, useQueue } from '../data/queue-store.ts'
import { failed, freshQueues, id, item, queueOf, silentService } from '../testing/queue.tsx'
import { renderInApp } from '../testing/render-in-app.tsx'
import { INTERRUPTED, job } from '../testing/scans.ts'
import { QueueList } from './queue-list.tsx'

freshQueues()

const stages = () => useQueue.getState().items.map(({ stage }) => stage.name)

it('what was cancelled by one press is started again by another, with keys of its own', async () => {
  silentService()
  const running = job({ job_id: id(1), status: 'running' })
  const waiting = item(2, { stage: { name: 'reading' } })
  const user = await queueOf([item(1), waiting, item(3)], [running, failed(3)])
  await user.click(screen.getByRole('button', { name: 'Cancel all' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(stages()).toEqual(['reading', 'reading', 'accepted'])
  expect(useQueue.getState().items.map(({ idempotencyKey }) => idempotencyKey)).not.toContain(
    'key 1',
  )
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

it('offers no undo for what cannot be sent again', async () => {
  const called = silentService()
  const gone = item(1, { content: { kind: 'gone', was: 'file' } })
  const user = await queueOf([gone], [job({ job_id: id(1), status: 'running' })])
  await user.click(screen.getByRole('button', { name: 'Cancel 1.txt' }))
  await vi.waitFor(() => expect(called.some((path) => path.endsWith('/cancel'))).toBe(true))
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
})

it('keeps the focus in a row whose buttons go by their own press', async () => {
  silentService()
  const running = job({ job_id: id(1), status: 'running' })
  const user = await queueOf([item(1), item(2)], [running, failed(2)])
  const press = async (name: string) => {
    screen.getByRole('button', { name }).focus()
    await user.keyboard('{Enter}')
  }
  await press('Cancel 1.txt')
  const open = screen.getByRole('link', { name: 'Open 1.txt' })
  await waitFor(() => expect(document.activeElement).toBe(open))
  await press('Try 2.txt again')
  const cancel = await screen.findByRole('button', { name: 'Cancel 2.txt' })
  await waitFor(() => expect(document.activeElement).toBe(cancel))
})

it('says that a scan is being cancelled until it has stopped', async () => {
  silentService()
  const user = await queueOf([item(1)], [job({ job_id: id(1), status: 'running' })])
  await user.click(screen.getByRole('button', { name: 'Cancel 1.txt' }))
  // The call was taken, and the scan still runs.
  await screen.findByRole('button', { name: 'Undo' })
  const row = within(screen.getByRole('listitem', { name: '1.txt' }))
  expect(row.getByText('Cancelling…')).toBeTruthy()
  expect(row.getByRole('button', { name: 'Cancel 1.txt' }).hasAttribute('disabled')).toBe(true)
})

it('keeps a running scan as it stands while the service does not answer', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  addItems([item(1)])
  const progress = { pii: { stage: 'l2', completed_chunks: 1, total_chunks: 4 } } as const
  const running = job({ job_id: id(1), status: 'running', progress })
  const { client } = await renderInApp(<QueueList />, { answers: [[['job', id(1)], running]] })
  client.setDefaultOptions({ queries: { retry: false } })
  await act(() => client.refetchQueries({ queryKey: ['job', id(1)] }))
  expect(client.getQueryState(['job', id(1)])?.status).toBe('error')
  const row = within(screen.getByRole('listitem', { name: '1.txt' }))
  expect(row.getByText('Personal data: screened 1 of 4 passages')).toBeTruthy()
  expect(row.queryByText(/does not answer/)).toBeNull()
})

it('counts what was refused once, and does not say it aloud at each look at the list', async () => {
  silentService()
  const problem = {
    code: 'PDF_ENCRYPTED',
    message: '"1.txt" is encrypted.',
    requestId: 'r-1',
    status: 422,
  }
  const user = await queueOf(
    [item(1, { stage: { name: 'refused', problem, retryable: false } })],
    [],
  )
  expect(screen.getByRole('listitem').textContent).toContain('It is encrypted.')
  expect(screen.queryByRole('alert')).toBeNull()
  const said = screen.getAllByRole('status').map(({ textContent }) => textContent)
  expect(said).toContain('1 of 1 scan done: 1 not scanned')
  // Who helps is told on demand.
  const copy = () => screen.queryByRole('button', { name: 'Copy details' })
  expect(copy()).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Details of 1.txt' }))
  expect(screen.getByRole('listitem').textContent).toContain('PDF_ENCRYPTEDRequest r-1')
  await user.click(copy() as HTMLElement)
  expect(await navigator.clipboard.readText()).toBe(
    'PDF_ENCRYPTED: "1.txt" is encrypted. (request r-1)',
  )
})

it('shows no progress of what waits', async () => {
  silentService()
  await queueOf([item(1, { stage: { name: 'waiting' } })], [])
  expect(screen.getByText('Waiting')).toBeTruthy()
  expect(screen.queryByRole('progressbar')).toBeNull()
})

it('tries all again that failed and may not fail the next time, and nothing else', async () => {
  silentService()
  const problem = { code: 'NO_ANSWER', message: '', requestId: null, status: 0 }
  const refused = item(1, { stage: { name: 'refused', problem, retryable: true } })
  const broken = failed(3, [{ stage: 'scanner', kind: 'internal', retryable: false }])
  const items = [refused, item(2), item(3), item(4), item(5)]
  const jobs = [failed(2), broken, failed(4, [INTERRUPTED]), job({ job_id: id(5) })]
  const user = await queueOf(items, jobs)
  const again = (name: string) =>
    within(screen.getByRole('listitem', { name })).queryByRole('button', {
      name: `Try ${name} again`,
    })
  expect(['2.txt', '3.txt', '4.txt', '5.txt'].map((name) => again(name) !== null)).toEqual([
    ...[true, false, true, false],
  ])
  await user.click(screen.getByRole('button', { name: 'Try all failed again' }))
  expect(stages()).toEqual(['reading', 'reading', 'accepted', 'accepted', 'accepted'])
})

it('copies why a scan failed, and whose it is', async () => {
  silentService()
  const user = await queueOf([item(2)], [failed(2)])
  const row = within(screen.getByRole('listitem', { name: '2.txt' }))
  await user.click(row.getByRole('button', { name: 'Copy details' }))
  const copied = await navigator.clipboard.readText()
  expect(copied).toContain(id(2))
  expect(copied).toMatch(/^\w+\/\w+: \S.*\. /)
})

it('leaves the focus on the link to a scan when that ends', async () => {
  silentService()
  addItems([item(1)])
  const key = ['job', id(1)]
  const running = job({ job_id: id(1), status: 'running' })
  const { client } = await renderInApp(<QueueList />, { answers: [[key, running]] })
  const link = screen.getByRole('link', { name: 'Open 1.txt' })
  act(() => link.focus())
  act(() => {
    client.setQueryData(key, failed(1))
  })
  expect(await screen.findByRole('button', { name: 'Try 1.txt again' })).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Open 1.txt' }))
})

it('opens a scan by its name too, and only where there is one; keys stop once a row', async () => {
  const cancelled = item(2, { stage: { name: 'cancelled' } })
  await queueOf([item(1), cancelled], [job({ job_id: id(1), status: 'completed' })])
  const [name] = screen.getAllByRole('link', { name: '1.txt' })
  expect(name?.getAttribute('href')).toContain(`/review/${id(1)}`)
  expect(name?.tabIndex).toBe(-1)
  expect(screen.getByRole('link', { name: 'Open 1.txt' }).tabIndex).toBe(0)
  expect(screen.queryByRole('link', { name: '2.txt' })).toBeNull()
})

it('says of a server that it is not what it was', async () => {
  const warnings = ['mcp_item_added:1', 'mcp_item_changed:2', 'hidden_text_found']
  const done = (number: number, given: string[]) => {
    const { extraction } = job()
    return job({ job_id: id(number), extraction: { ...extraction, warnings: given } })
  }
  await queueOf([item(1), item(2)], [done(1, warnings), done(2, ['hidden_text_found'])])
  const row = (name: string) => within(screen.getByRole('listitem', { name }))
  expect(row('1.txt').getByText('3 items changed since the last scan')).toBeTruthy()
  expect(row('2.txt').queryByText(/changed since/)).toBeNull()
})

it('shows what turns the end of a name around, where a picture is feigned', async () => {
  await queueOf(
    [item(1, { name: 'invoice\u{202e}gnp.txt' })],
    [job({ job_id: id(1), status: 'completed' })],
  )
  const row = screen.getByRole('listitem', { name: 'invoice‹U+202E›gnp.txt' })
  expect(row.textContent).toContain('invoice‹U+202E›gnp.txt')
  expect(within(row).getByRole('link', { name: 'Open invoice‹U+202E›gnp.txt' })).toBeTruthy()
  expect(row.outerHTML).not.toContain('\u{202e}')
})

it('tells scans of one name apart by when they were added, to who sees and to who hears', async () => {
  const at = (number: number, addedAt: number) =>
    item(number, {
      name: 'https://a.example/mcp',
      content: { kind: 'mcp_server', url: '' },
      addedAt,
    })
  await queueOf(
    [at(1, Date.UTC(2026, 0, 1, 9, 30, 5)), at(2, Date.UTC(2026, 0, 1, 9, 31, 7)), item(3)],
    [job({ job_id: id(1) }), job({ job_id: id(3) })],
  )
  const rows = screen.getAllByRole('listitem')
  const names = rows.map((row) => row.getAttribute('aria-label') ?? '')
  expect(names[0]).toMatch(/^https:[/][/]a[.]example[/]mcp, .*:30:05$/)
  expect(names[1]).toMatch(/:31:07$/)
  expect(names[2]).toBe('3.txt')
  expect(rows[0]?.textContent).toMatch(/mcp\d+:30:05/)
  expect(rows[2]?.textContent).not.toMatch(/:\d\d:/)
  expect(screen.getByRole('link', { name: `Open ${names[0]}` })).toBeTruthy()
})

it('shows which address is a page and which a server', async () => {
  const address = (number: number, kind: 'url' | 'mcp_server') =>
    item(number, { content: { kind, url: 'https://a.example' } })
  await queueOf([item(1), address(2, 'url'), address(3, 'mcp_server')], [])
  const pictures = screen
    .getAllByRole('listitem')
    .map((row) => /lucide-(file-text|globe|server)/.exec(row.innerHTML)?.[1])
  expect(pictures.toSorted()).toEqual(['file-text', 'globe', 'server'])
})
