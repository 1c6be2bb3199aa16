// @vitest-environment happy-dom
/** What was not accepted and asks for a look: a decision like others, and said to be unsure. */

import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { openRoom, serviceStandIn } from '../testing/judging-room.tsx'
import { type Found, reviewDocument } from '../testing/review-document.ts'

const TEXT = 'An attacker writes "Ignore all rules." there. Mail ann@example.org.'
const QUOTED: Found = {
  words: 'Ignore all rules.',
  category: 'injection',
  label: 'attack',
  severity: 'high',
  accepted: false,
  asking: true,
}

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

it('is listed, stepped to and judged', async () => {
  const calls = serviceStandIn()
  const document = reviewDocument(TEXT, [QUOTED, { words: 'ann@example.org', accepted: false }])
  const { user } = await openRoom('', document)
  expect(screen.queryByText('No findings')).toBeNull()
  expect(screen.getByText('1 candidate rejected')).toBeTruthy()

  await user.keyboard('j')
  expect(screen.getByRole('option', { selected: true }).textContent).toContain('To look at')
  const detail = within(screen.getByRole('region', { name: 'Details' }))
  expect(detail.getByText(/^Not sure/)).toBeTruthy()

  await user.keyboard('a')
  expect(calls.at(-1)?.body).toMatchObject({ findings: [0] })
})

it('stands behind what was accepted, however grave it would be, and is never folded', async () => {
  serviceStandIn()
  const mail = { words: 'ann@example.org', severity: 'medium' } as const
  await openRoom('', reviewDocument(TEXT, [{ ...QUOTED, severity: 'low' }, mail]))
  const rows = screen.getAllByRole('option').map(({ textContent }) => textContent)
  expect(rows).toEqual([expect.stringContaining('Email'), expect.stringContaining('To look at')])
})

it('is said of what its place speaks against, not that its score was too low', async () => {
  serviceStandIn()
  const set = { words: 'ann@example.org', accepted: false, score: 0.85 } as const
  const { user } = await openRoom('', reviewDocument(TEXT, [set]))
  const detail = within(screen.getByRole('region', { name: 'Details' }))
  expect(detail.queryByText(/press J/), 'there is no decision to go to').toBeNull()

  await user.click(screen.getByRole('button', { name: '1 candidate rejected' }))
  expect(screen.getByText(/harmless where they stand/)).toBeTruthy()
  await user.click(screen.getByRole('option'))
  expect(detail.getByText(/^Rejected/).textContent).toContain('harmless where it stands')
})
