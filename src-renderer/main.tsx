/** Starts the app: the session first, because its code must leave the address before the router reads it. */

import './theme/app.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createQueryClient } from './data/queries.ts'
import { openSession } from './data/session.ts'
import { createAppRouter } from './routes.tsx'
import { SessionGate } from './shell/session-gate.tsx'

await openSession()

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no #root')

createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={createQueryClient()}>
      <SessionGate>
        <RouterProvider router={createAppRouter()} />
      </SessionGate>
    </QueryClientProvider>
  </StrictMode>,
)
