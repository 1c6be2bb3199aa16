/** Shows the app to a window with a session, and to any other how to get one. */

import type { ReactNode } from 'react'
import { useSession } from '../data/session.ts'
import { messages } from '../messages/en.ts'
import { AppMark } from './app-mark.tsx'

export function SessionGate({ children }: { readonly children: ReactNode }) {
  const token = useSession((state) => state.token)
  const isLost = useSession((state) => state.isLost)
  return token === null ? <NoSession isLost={isLost} /> : children
}

function NoSession({ isLost }: { readonly isLost: boolean }) {
  const { title, lead } = isLost ? messages.session.lost : messages.session
  return (
    <main className="flex min-h-full items-center justify-center p-6">
      <div className="max-w-lg rounded-xl border border-line bg-surface p-8">
        <AppMark />
        <h1 className="mt-6 text-xl font-semibold">{title}</h1>
        <p className="mt-3 text-ink-soft">{lead}</p>
        <p className="mt-4">{messages.session.howTo}</p>
        <pre className="mt-3 rounded-md border border-line bg-raised px-4 py-3 select-all">
          {messages.session.command}
        </pre>
        <p className="mt-4 text-ink-soft">{messages.session.kept}</p>
      </div>
    </main>
  )
}
