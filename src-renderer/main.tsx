/** Starts the app: the session first, because its code must leave the address before the router reads it. */

import './theme/app.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { queryClient, serviceQuery } from './data/queries.ts'
import { openSession, useSession } from './data/session.ts'
import { loadSettings } from './data/settings-store.ts'
import { createAppRouter } from './routes.tsx'
import { SessionGate } from './shell/session-gate.tsx'

await openSession()
// Before the first paint, which shows their theme; without a session there is nothing to ask.
if (useSession.getState().token !== null) await loadSettings()
// What the first scan looks for by default hangs on the packs that are installed.
void queryClient.prefetchQuery(serviceQuery())

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <SessionGate>
        <RouterProvider router={createAppRouter()} />
      </SessionGate>
    </QueryClientProvider>
  </StrictMode>,
)
