// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import type { Suppression } from '../../src-shared/workspace/judging.ts'
import { WORKSPACE_ROUTES } from '../../src-shared/workspace/routes.ts'
import { suppressionsQuery } from '../data/judging.ts'
import { renderInApp } from '../testing/render-in-app.tsx'
import { SuppressionList } from './suppression-list.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const RULE: Suppression = {
  id: 7,
  scope: 'source',
  source: 'offer.pdf',
  category: 'pii',
  label: 'EMAIL',
  quote: 'a••••@example.org',
  reason: 'test_data',
  note: '<b>from the manual</b>',
  owner: 'ann',
  created_at: Date.UTC(2026, 0, 2),
  expires_at: null,
  detectors: ['pii.email'],
}
const openList = (rules: readonly Suppression[]) =>
  renderInApp(<SuppressionList />, { answers: [[suppressionsQuery().queryKey, rules]] })

it('tells what a rule is about, its owner, reason and end, and takes it back after a question', async () => {
  const calls: string[] = []
  vi.stubGlobal('fetch', async (path: string, { method = 'GET' }: RequestInit = {}) => {
    calls.push(`${method} ${path}`)
    return method === 'DELETE'
      ? new Response(null, { status: 204 })
      : Response.json({ suppressions: [] })
  })
  const { container } = await openList([RULE])
  expect(container.textContent).toContain('Email a••••@example.org')
  expect(container.textContent).toContain('One source: offer.pdf · Test data · never ends')
  expect(container.textContent).toContain('ann')
  expect(screen.getByText('<b>from the manual</b>')).toBeTruthy()

  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: /^Take back the dismissal of Email/ }))
  expect(calls).toEqual([])
  await user.click(await screen.findByRole('button', { name: 'Take back' }))
  await waitFor(() => expect(calls[0]).toBe(`DELETE ${WORKSPACE_ROUTES.suppression(7)}`))
  expect(await screen.findByText(/^There are none/)).toBeTruthy()
})

it('counts a rule that another window took back as taken back', async () => {
  vi.stubGlobal('fetch', async (_path: string, { method = 'GET' }: RequestInit = {}) =>
    method === 'DELETE'
      ? Response.json({ error: { code: 'NOT_FOUND', message: '' } }, { status: 404 })
      : Response.json({ suppressions: [] }),
  )
  await openList([RULE])
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: /^Take back the dismissal/ }))
  await user.click(await screen.findByRole('button', { name: 'Take back' }))
  expect(await screen.findByText(/^There are none/)).toBeTruthy()
})
