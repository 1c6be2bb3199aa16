/** Shows the app to a window with a session, and to any other how to get one. */

import { Fragment, type ReactNode } from 'react'
import { useSession } from '../data/session.ts'
import { useWaitingSteps } from '../data/waiting-steps.ts'
import { messages } from '../messages/en.ts'
import { useDocumentTitle } from '../ui/use-document-title.ts'
import { AppMark } from './app-mark.tsx'

export function SessionGate({ children }: { readonly children: ReactNode }) {
  const token = useSession((state) => state.token)
  const isLost = useSession((state) => state.isLost)
  return token === null ? <NoSession isLost={isLost} /> : children
}

function NoSession({ isLost }: { readonly isLost: boolean }) {
  useDocumentTitle(isLost ? messages.session.lost.title : messages.session.title)
  const waited = useWaitingSteps((state) => state.count)
  const { title, lead } = isLost ? messages.session.lost : messages.session
  return (
    <main className="flex min-h-full items-center justify-center p-6">
      <div className="max-w-lg rounded-xl border border-line bg-surface p-8">
        <AppMark />
        <h1 className="mt-6 text-xl font-semibold">{title}</h1>
        <p className="mt-3 text-ink-soft">{lead}</p>
        <p className="mt-4">{messages.session.howTo}</p>
        <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
          {messages.session.ways.map(({ name, how }) => (
            <Fragment key={name}>
              <dt className="text-ink-soft">{name}</dt>
              <dd className="select-all">{how}</dd>
            </Fragment>
          ))}
        </dl>
        <p className="mt-4 text-ink-soft">{messages.session.kept}</p>
        {waited === 0 ? null : (
          <p className="mt-2 font-medium">{messages.session.notTaken(waited)}</p>
        )}
      </div>
    </main>
  )
}
