// @vitest-environment happy-dom
import type { QueryKey } from '@tanstack/react-query'
import { act, cleanup, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { historyQuery } from '../../data/queries.ts'
import { addItems, useQueue } from '../../data/queue-store.ts'
import { useSettings } from '../../data/settings-store.ts'
import type { ReviewCommand } from '../../keyboard/review-keys.ts'
import { useRunningRoom } from '../../keyboard/running-room.ts'
import { renderInApp } from '../../testing/render-in-app.tsx'
import { historyEntry } from '../../testing/scans.ts'
import { Palette } from './palette.tsx'
import { type Floating, float, useFloating } from './palette-store.ts'

beforeEach(() => vi.stubGlobal('fetch', () => new Promise<Response>(() => {})))
afterEach(() => {
  act(() => float(null))
  cleanup()
  useRunningRoom.setState({ run: null })
  useQueue.setState({ items: [] })
  vi.unstubAllGlobals()
})

async function openPalette(answers: readonly (readonly [QueryKey, unknown])[] = []) {
  const user = userEvent.setup()
  const view = await renderInApp(<Palette />, { answers })
  act(() => float('palette'))
  const field = await screen.findByRole('searchbox', { name: 'Search everything' })
  return { user, ask: (typed: string) => user.type(field, typed), ...view }
}

const names = () => screen.getAllByRole('menuitem').map((item) => item.textContent)

it('goes to a room by some letters and Enter', async () => {
  const { ask, user, router } = await openPalette()
  await ask('serv')
  expect(names()).toEqual(['Go to ServerCtrl+4', 'Search all scans for “serv”'])
  await user.keyboard('{Enter}')
  await vi.waitFor(() => expect(router.history.location.pathname).toBe('/server'))
  expect(useFloating.getState().open).toBeNull()
})

it('acts when Enter goes down, on the first where a change has left none marked', async () => {
  for (const change of ['', 'x{Backspace}']) {
    const { ask, user, router } = await openPalette()
    await ask(`serv${change}`)
    await user.keyboard('{Enter>}')
    await vi.waitFor(() => expect(router.history.location.pathname).toBe('/server'))
    await user.keyboard('{/Enter}')
    cleanup()
  }
})

it('does nothing for Enter before anything is typed or marked', async () => {
  const { user } = await openPalette()
  await user.keyboard('{Enter}')
  expect(useFloating.getState().open).toBe('palette')
})

it('does what a key of the open document does, once it is gone itself', async () => {
  const asked: [ReviewCommand, Floating | null][] = []
  useRunningRoom.setState({
    run: (command) => asked.push([command, useFloating.getState().open]),
  })
  const { ask } = await openPalette()
  await ask('write note{Enter}')
  await vi.waitFor(() => expect(asked).toEqual([['note', null]]))
})

it('offers documents of this session, none of which is asked twice, and the search of all scans', async () => {
  addItems([
    {
      ...{ id: '1', name: 'Offer Müller.pdf', bytes: 1, categories: ['pii'], idempotencyKey: 'k' },
      ...{ addedAt: 0, content: { kind: 'gone', was: 'file' } },
      stage: { name: 'accepted', jobId: 'job_2' },
    },
  ])
  const { ask, user, router } = await openPalette()
  await ask('MÜLLER offer')
  expect(names()).toEqual(['Offer Müller.pdf', 'Search all scans for “MÜLLER offer”'])
  await user.keyboard('{Enter}')
  await vi.waitFor(() => expect(router.history.location.pathname).toBe('/review/job_2'))
})

it('says when a document was scanned, to screen readers too: two can have one name', async () => {
  const entry = historyEntry({ source: 'offer.pdf', created_at: Date.now() })
  const pages = [{ jobs: [entry], next: null, total: 1 }]
  await openPalette([[historyQuery({}).queryKey, { pages, pageParams: [null] }]])
  const row = screen.getByRole('menuitem', { name: /offer\.pdf/ })
  expect(row.textContent).toContain('just now')
  // Keys are heard from their list.
  expect(row.querySelector('[aria-hidden="true"]')).toBeNull()
  const toServer = screen.getByRole('menuitem', { name: /Go to Server/ })
  expect(toServer.querySelector('[aria-hidden="true"]')?.textContent).toBe('Ctrl+4')
})

it('offers no document of earlier words while the service looks for others', async () => {
  const entry = historyEntry({ source: 'offer.pdf', created_at: Date.now() })
  const pages = [{ jobs: [entry], next: null, total: 1 }]
  const { ask, user, router } = await openPalette([
    [historyQuery({}).queryKey, { pages, pageParams: [null] }],
  ])
  await ask('offer')
  expect(names()).toEqual([expect.stringContaining('offer.pdf'), 'Search all scans for “offer”'])
  await ask('ings')
  expect(names()).toEqual(['Search all scans for “offerings”'])
  await user.keyboard('{Enter}')
  await vi.waitFor(() => expect(router.history.location.pathname).toBe('/history'))
})

it('changes nothing where it is closed by Escape', async () => {
  const before = useSettings.getState()
  const { ask, router } = await openPalette()
  // One press leaves, whatever was typed.
  await ask('theme{Escape}')
  expect(useFloating.getState().open).toBeNull()
  expect(useSettings.getState()).toBe(before)
  expect(router.state.location.pathname).toBe('/review/job_1')
})
