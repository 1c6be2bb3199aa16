/** Renders a component as the app does: within the router and the cache of the service's answers. For tests. */

import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'

// Nothing is laid out in tests: every element counts as being as large as a window, so that lists draw their rows.
for (const side of ['clientWidth', 'clientHeight', 'offsetWidth', 'offsetHeight'] as const) {
  Object.defineProperty(HTMLElement.prototype, side, { configurable: true, value: 1_000 })
}

interface AppOptions {
  /** What the service has answered already. */
  readonly answers?: readonly (readonly [key: QueryKey, answer: unknown])[]
  /** The address that is open; the component stands in the room of a review. */
  readonly address?: string
}

/**
 * Renders at an address. What is not in `answers` is never answered, and so
 * nothing changes behind the test's back.
 */
export async function renderInApp(children: ReactNode, options: AppOptions = {}) {
  const { answers = [], address = '/review/job_1' } = options
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
  })
  for (const [key, answer] of answers) client.setQueryData(key, answer)
  const root = createRootRoute({ notFoundComponent: () => null })
  const review = createRoute({
    getParentRoute: () => root,
    path: '/review/$jobId',
    component: () => children,
  })
  const history = createMemoryHistory({ initialEntries: [address] })
  const router = createRouter({ routeTree: root.addChildren([review]), history })
  await act(() => router.load())
  const view = render(
    <QueryClientProvider client={client}>
      {/* biome-ignore lint/suspicious/noExplicitAny: the app's router has more routes than a test needs. */}
      <RouterProvider router={router as any} />
    </QueryClientProvider>,
  )
  return { ...view, router, client }
}
