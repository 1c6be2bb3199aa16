// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { formatTime } from '../messages/format.ts'
import { renderInApp } from '../testing/render-in-app.tsx'
import { historyEntry } from '../testing/scans.ts'
import { HistoryTable } from './history-table.tsx'

afterEach(cleanup)

it('tells pasted texts apart by when they were scanned, in the question before one is deleted, too', async () => {
  const first = Date.UTC(2026, 10, 27, 11, 39, 7)
  const names = [first, first + 9_000].map((time) => `Pasted text, ${formatTime(time)}`)
  const entries = [first, first + 9_000].map((created_at, at) =>
    historyEntry({ job_id: `job_${at}`, source: 'text', kind: 'text', created_at }),
  )
  await renderInApp(
    <HistoryTable entries={entries} sort="when" direction="descending" onSort={() => {}} />,
  )
  expect(new Set(names).size).toBe(2)
  const links = screen.getAllByRole('link', { name: /^Pasted text/ })
  expect(links.map(({ textContent }) => textContent?.trim())).toEqual(names)
  await userEvent.setup().click(screen.getByRole('button', { name: `Delete ${names[1]}` }))
  const question = screen.getByRole('alertdialog', { name: 'Delete this scan?' })
  expect(question.textContent).toContain(`“${names[1]}” of`)
})

it('says how many decisions are left where some are made, as the service counts them', async () => {
  const found = { decisions: { pii: 4 } }
  const made = [
    { open: null, confirmed: null },
    { open: 3, confirmed: 1 },
    { open: 0, confirmed: 1 },
    { open: 0, confirmed: 0 },
  ]
  const entries = made.map((each, at) =>
    historyEntry({ job_id: `job_${at}`, source: `${at}.txt`, ...each, ...found }),
  )
  await renderInApp(
    <HistoryTable entries={entries} sort="when" direction="descending" onSort={() => {}} />,
  )
  const rows = screen.getAllByRole('row').slice(1)
  const said = rows.map((row) => within(row).queryByText(/confirmed|dismissed|left/)?.textContent)
  expect(said).toEqual([undefined, '3 left', '1 confirmed', 'All dismissed'])
})

it('tells scans of one name and time apart by their numbers, and says no number where it needs none', async () => {
  const at = Date.now() - 3_600_000
  const ids = ['job_aaaaaa1', 'job_bbbbbb2', 'job_cccccc3', 'job_dddddd4']
  const times = [at, at - 500, at, at - 86_400_000]
  const entries = ids.map((job_id, each) =>
    historyEntry({
      job_id,
      source: each === 2 ? 'other.pdf' : 'offer.pdf',
      created_at: times[each] as number,
    }),
  )
  await renderInApp(
    <HistoryTable entries={entries} sort="when" direction="descending" onSort={() => {}} />,
  )
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent?.trim())).toEqual([
    ...['offer.pdf aaaaaa', 'offer.pdf bbbbbb', 'other.pdf', 'offer.pdf'],
  ])
  expect(screen.getByRole('button', { name: 'Delete offer.pdf bbbbbb' })).toBeTruthy()
})

it('says what weighs most of a scan that asks for something, as the review calls it', async () => {
  const record = {
    category: 'dlp',
    label: 'INTERNAL_RECORD',
    severity: 'medium',
    detector_id: 'dlp_salary_table',
  } as const
  const strongest = { ...record, title: 'Salary list' }
  const entries = (['block', 'allow'] as const).map((decision) =>
    historyEntry({ job_id: `job_${decision}`, decision, decisions: { dlp: 1 }, strongest }),
  )
  await renderInApp(
    <HistoryTable entries={entries} sort="when" direction="descending" onSort={() => {}} />,
  )
  const [block, allow] = screen.getAllByRole('row').slice(1) as [HTMLElement, HTMLElement]
  expect(within(block).getByText('Salary list')).toBeTruthy()
  expect(within(allow).queryByText('Salary list')).toBeNull()
})

it('opens the scan of the row that has the focus, and names its verdict with it', async () => {
  const entries = ['a.txt', 'b.txt'].map((source, at) =>
    historyEntry({ job_id: `job_${at}`, source }),
  )
  const { router } = await renderInApp(
    <HistoryTable entries={entries} sort="when" direction="descending" onSort={() => {}} />,
    { address: '/review/job_9' },
  )
  const user = userEvent.setup()
  await user.tab()
  await user.keyboard('{ArrowDown}')
  const row = screen.getByRole('row', { name: /^b\.txt .*No action needed/ })
  expect(document.activeElement).toBe(row)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/review/job_1'))
})

it('tells who does not see it by which column it is sorted', async () => {
  await renderInApp(
    <HistoryTable
      entries={[historyEntry({})]}
      sort="result"
      direction="ascending"
      onSort={() => {}}
    />,
  )
  const table = screen.getByRole('grid')
  const described = (table.getAttribute('aria-describedby') ?? '').split(' ')
  const said = described.map((id) => document.getElementById(id)?.textContent).join(' ')
  expect(said).toContain('sorted by column Verdict in ascending order')
})
