// @vitest-environment happy-dom

import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { BrokenRoom } from './broken-room.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Opens a room, with a rail beside it. */
async function openRoom(Room: () => ReactNode): Promise<void> {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('fetch', () => new Promise<Response>(() => {}))
  const root = createRootRoute({
    component: () => (
      <>
        <nav>The rail</nav>
        <Outlet />
      </>
    ),
  })
  const room = createRoute({ getParentRoute: () => root, path: '/scan', component: Room })
  const router = createRouter({
    routeTree: root.addChildren([room]),
    history: createMemoryHistory({ initialEntries: ['/scan'] }),
    defaultErrorComponent: BrokenRoom,
  })
  await act(() => router.load())
  render(
    <QueryClientProvider client={new QueryClient()}>
      {/* biome-ignore lint/suspicious/noExplicitAny: not the routes of the app. */}
      <RouterProvider router={router as any} />
    </QueryClientProvider>,
  )
}

it('stands in place of the room alone, says nothing of what the room held, and lets it be tried again', async () => {
  let isBroken = true
  const Room = () => {
    if (isBroken) throw new RangeError('the letter to ann@example.org')
    return <p>The room</p>
  }
  await openRoom(Room)
  expect(await screen.findByRole('heading', { name: 'This room broke' })).toBeTruthy()
  expect(screen.getByText('The rail')).toBeTruthy()
  expect(document.body.textContent).toContain('RangeError in ')
  expect(document.body.textContent).not.toContain('ann@example.org')

  isBroken = false
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('The room')).toBeTruthy()
})

it('of a part of the app that is not there any more says that the window is old, and only reloads it', async () => {
  await openRoom(() => {
    throw new TypeError('Failed to fetch dynamically imported module: http://127.0.0.1/a-1.js')
  })
  expect(await screen.findByRole('heading', { name: 'This window is out of date' })).toBeTruthy()
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Reload the app',
  ])
})
