/** Starts the app: the session first, because its code must leave the address before the router reads it. */

import './theme/app.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { queryClient, serviceQuery } from './data/queries.ts'
import { openSession } from './data/session.ts'
import { createAppRouter } from './routes.tsx'
import { SessionGate } from './shell/session-gate.tsx'

await openSession()
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
