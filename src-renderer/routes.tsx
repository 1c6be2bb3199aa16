/** The addresses of the app: one room each, filters and selection in the search part. */

import { createRootRoute, createRoute, createRouter, redirect } from '@tanstack/react-router'
import { HistoryRoom } from './history/history-room.tsx'
import { readHistorySearch } from './history/history-search.ts'
import { ScanRoom } from './intake/scan-room.tsx'
import { EmptyReview } from './review/empty-review.tsx'
import { ReviewRoom } from './review/review-room.tsx'
import { readReviewSearch } from './review/review-search.ts'
import { ServerRoom } from './server/server-room.tsx'
import { SettingsRoom } from './settings/settings-room.tsx'
import { AppShell } from './shell/app-shell.tsx'
import { BrokenRoom } from './shell/broken-room.tsx'
import { NotFound } from './shell/not-found.tsx'

const rootRoute = createRootRoute({ component: AppShell })

const indexRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/scan', replace: true })
  },
})

const scanRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/scan',
  component: ScanRoom,
})

const emptyReviewRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/review',
  component: EmptyReview,
})

const reviewRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/review/$jobId',
  component: ReviewRoom,
  validateSearch: readReviewSearch,
})

const historyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/history',
  component: HistoryRoom,
  validateSearch: readHistorySearch,
})

const serverRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/server',
  component: ServerRoom,
})

const settingsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/settings',
  component: SettingsRoom,
})

const routeTree = rootRoute.addChildren([
  indexRoute,
  scanRoute,
  emptyReviewRoute,
  reviewRoute,
  historyRoute,
  serverRoute,
  settingsRoute,
])

/** The router over the browser's address. */
export function createAppRouter() {
  return createRouter({
    routeTree,
    defaultPreload: false,
    defaultNotFoundComponent: NotFound,
    // Each room stands in a boundary of its own: the rail and what runs behind it live on.
    defaultErrorComponent: BrokenRoom,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
