// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { HistoryEntry } from '../../src-shared/workspace/history.ts'
import { historyQuery } from '../data/queries.ts'
import { renderInApp } from '../testing/render-in-app.tsx'
import { historyEntry, SCANS } from '../testing/scans.ts'
import { EmptyReview } from './empty-review.tsx'

afterEach(cleanup)

const { queryKey } = historyQuery({ result: 'undecided', sort: 'result', direction: 'descending' })
const open = (jobs: readonly HistoryEntry[], total = jobs.length) =>
  renderInApp(<EmptyReview />, {
    answers: [[queryKey, { pages: [{ jobs, next: null, total }], pageParams: [null] }]],
  })

it('leads to what is still to be decided, the weightiest first', async () => {
  const entry = (name: string, of: HistoryEntry, severity: 'critical' | 'medium') =>
    historyEntry({
      ...{ ...of, job_id: name, source: name, open: 2, confirmed: 1 },
      strongest: { category: 'pii', severity, label: 'IBAN', detector_id: 'a', title: 'IBAN' },
    })
  const { review, block } = SCANS
  await open(
    [
      entry('look.txt', review.entry, 'critical'),
      entry('lighter.txt', block.entry, 'medium'),
      entry('gravest.txt', block.entry, 'critical'),
    ],
    12,
  )
  const rows = within(screen.getByRole('list', { name: 'Still to decide' })).getAllByRole('link')
  expect(rows.map((row) => row.getAttribute('href'))).toEqual([
    ...['/review/gravest.txt', '/review/lighter.txt', '/review/look.txt'],
  ])
  expect(rows[0]?.textContent).toContain('2 left')
  const all = screen.getByRole('link', { name: 'All 12 in History' })
  expect(all.getAttribute('href')).toContain('result=undecided')
})

it('says where to find something where nothing is open', async () => {
  await open([])
  expect(screen.getByText('No document open')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Scan a document' })).toBeTruthy()
})
