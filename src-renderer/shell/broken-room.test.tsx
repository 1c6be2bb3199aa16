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
import { afterEach, expect, it, vi } from 'vitest'
import { BrokenRoom } from './broken-room.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('stands in place of the room alone, says nothing of what the room held, and lets it be tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.stubGlobal('fetch', () => new Promise<Response>(() => {}))
  let isBroken = true
  const Room = () => {
    if (isBroken) throw new RangeError('the letter to ann@example.org')
    return <p>The room</p>
  }
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
  expect(await screen.findByRole('heading', { name: 'This room broke' })).toBeTruthy()
  expect(screen.getByText('The rail')).toBeTruthy()
  expect(document.body.textContent).toContain('RangeError in ')
  expect(document.body.textContent).not.toContain('ann@example.org')

  isBroken = false
  await userEvent.setup().click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('The room')).toBeTruthy()
})
