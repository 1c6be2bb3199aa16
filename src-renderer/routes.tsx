/** The addresses of the app: one room each, filters and selection in the search part. */

import { createRootRoute, createRoute, createRouter, redirect } from '@tanstack/react-router'
import { DECISIONS, type Decision } from '../src-shared/model/vocabulary.ts'
import { HistoryRoom } from './history/history-room.tsx'
import { ScanRoom } from './intake/scan-room.tsx'
import { EmptyReview } from './review/empty-review.tsx'
import { ReviewRoom } from './review/review-room.tsx'
import { ServerRoom } from './server/server-room.tsx'
import { SettingsRoom } from './settings/settings-room.tsx'
import { AppShell } from './shell/app-shell.tsx'

/** What the address of a review holds: `?category=pii,dlp&span=17&view=page`. */
export interface ReviewSearch {
  readonly category?: string
  readonly span?: number
  /** Id of a segment. */
  readonly part?: string
  readonly view?: 'page'
}

/** What the address of the history holds. */
export interface HistorySearch {
  readonly q?: string
  readonly decision?: Decision
}

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
    defaultNotFoundComponent: EmptyReview,
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}

function readReviewSearch(search: Record<string, unknown>): ReviewSearch {
  const { category, span, part, view } = search
  return {
    ...(typeof category === 'string' && { category }),
    ...(Number.isSafeInteger(span) && { span: span as number }),
    ...(typeof part === 'string' && { part }),
    ...(view === 'page' && { view }),
  }
}

function readHistorySearch(search: Record<string, unknown>): HistorySearch {
  const decision = DECISIONS.find((name) => name === search.decision)
  // The router reads "123" as a number: a name can be one.
  const q = typeof search.q === 'number' ? String(search.q) : search.q
  return { ...(typeof q === 'string' && q !== '' && { q }), ...(decision && { decision }) }
}
