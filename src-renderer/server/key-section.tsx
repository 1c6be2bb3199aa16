/** API keys: made here and shown once, listed by what they are recognised by, revoked. */

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { DialogTrigger } from 'react-aria-components'
import type { KeyEntry } from '../../src-shared/workspace/server.ts'
import { problemFrom, roomProblem } from '../data/http-client.ts'
import { keysQuery, revokeKey } from '../data/server-queries.ts'
import { messages } from '../messages/en.ts'
import { formatDate, formatList } from '../messages/format.ts'
import { Button } from '../ui/button.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { ProblemNote } from '../ui/problem-note.tsx'
import { RelativeTime } from '../ui/relative-time.tsx'
import { Section } from '../ui/section.tsx'
import { NewKeyDialog } from './new-key-dialog.tsx'

const { keys: words } = messages.server

export function KeySection() {
  const { data, error } = useQuery(keysQuery())
  const problem = roomProblem(error)
  return (
    <Section
      title={words.title}
      lead={words.lead}
      actions={
        <DialogTrigger>
          <Button>{words.create}</Button>
          <NewKeyDialog />
        </DialogTrigger>
      }
    >
      {problem === null ? null : <ProblemNote problem={problem} />}
      {data?.keys.length === 0 ? <p className="text-ink-soft">{words.none}</p> : null}
      {data === undefined || data.keys.length === 0 ? null : <KeyTable keys={data.keys} />}
    </Section>
  )
}

function KeyTable({ keys }: { readonly keys: readonly KeyEntry[] }) {
  const { columns } = words
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-left" aria-label={words.title}>
        <thead className="text-xs text-ink-soft">
          <tr>
            {[columns.name, columns.prefix, columns.scopes, columns.used, columns.ends].map(
              (name) => (
                <th key={name} className="py-1 pr-4 font-medium whitespace-nowrap">
                  {name}
                </th>
              ),
            )}
            <th>
              <span className="sr-only">{messages.history.columns.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {keys.map((key) => (
            <KeyRow key={key.id} entry={key} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function KeyRow({ entry }: { readonly entry: KeyEntry }) {
  const { name, account, prefix, scopes, state, last_used_at, expires_at } = entry
  return (
    <tr className="border-t border-line">
      <td className="max-w-48 py-2 pr-4 font-medium break-words">
        <bdi>{name}</bdi>
        {account === 'local' ? null : (
          <span className="block text-xs font-normal text-ink-soft">{words.account(account)}</span>
        )}
      </td>
      <td className="py-2 pr-4 font-mono text-xs">{prefix}…</td>
      <td className="py-2 pr-4">
        {formatList(scopes.map((scope) => words.scopeNames[scope] ?? scope))}
      </td>
      <td className="py-2 pr-4 whitespace-nowrap text-ink-soft">
        {last_used_at === null ? words.neverUsed : <RelativeTime time={last_used_at} />}
      </td>
      <td className="py-2 pr-4 whitespace-nowrap text-ink-soft">
        {state !== 'active'
          ? words.states[state]
          : expires_at === null
            ? words.neverEnds
            : formatDate(expires_at)}
      </td>
      <td className="py-1 text-right">
        {state === 'active' ? <Revoke id={entry.id} name={name} /> : null}
      </td>
    </tr>
  )
}

function Revoke({ id, name }: { readonly id: string; readonly name: string }) {
  const client = useQueryClient()
  const revoke = useMutation({
    mutationFn: () => revokeKey(id),
    onSuccess: () => client.invalidateQueries({ queryKey: ['keys'] }),
  })
  return (
    <DialogTrigger>
      <Button weight="quiet" aria-label={words.revokeName(name)}>
        {words.revoke}
      </Button>
      <ConfirmDialog
        title={words.revokeTitle}
        text={words.revokeText(name)}
        action={words.revoke}
        problem={problemFrom(revoke.error)}
        isPending={revoke.isPending}
        onConfirm={(close) => revoke.mutate(undefined, { onSuccess: close })}
      />
    </DialogTrigger>
  )
}
