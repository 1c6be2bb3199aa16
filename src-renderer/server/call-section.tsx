/** The live log: the last calls of other programs, followed, paused, filtered, cleared. */

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Checkbox, Input, SearchField } from 'react-aria-components'
import type { CallEntry } from '../../src-shared/workspace/server.ts'
import { callsQuery, clearCalls, keysQuery } from '../data/server-queries.ts'
import { messages } from '../messages/en.ts'
import { formatNumber } from '../messages/format.ts'
import { Button } from '../ui/button.tsx'
import { CheckMark } from '../ui/check-mark.tsx'
import { classNames } from '../ui/class-names.ts'
import { RelativeTime } from '../ui/relative-time.tsx'
import { Section } from '../ui/section.tsx'

const { calls: words } = messages.server
/** Of those that the service remembers. */
const SHOWN = 100

export function CallSection() {
  const client = useQueryClient()
  const [isFollowed, setFollowed] = useState(true)
  const [wanted, setWanted] = useState('')
  const [refusedOnly, setRefusedOnly] = useState(false)
  const { data } = useQuery(callsQuery(isFollowed))
  const names = useKeyNames()
  const clear = useMutation({
    mutationFn: clearCalls,
    onSuccess: () => client.invalidateQueries({ queryKey: ['calls'] }),
  })
  const calls = data?.calls ?? []
  const shown = calls.filter(
    (call) =>
      (!refusedOnly || call.code !== null) && saidOf(call, names).includes(wanted.toLowerCase()),
  )
  return (
    <Section
      title={words.title}
      lead={words.lead}
      actions={
        <div className="flex flex-wrap items-center gap-2">
          <Checkbox
            isSelected={refusedOnly}
            onChange={setRefusedOnly}
            className="flex cursor-pointer items-start gap-2"
          >
            {({ isSelected }) => (
              <>
                <CheckMark isSelected={isSelected} />
                {words.refusedOnly}
              </>
            )}
          </Checkbox>
          <SearchField aria-label={words.filter} value={wanted} onChange={setWanted}>
            <Input
              placeholder={words.filter}
              className="h-8 w-40 rounded-md border border-line-strong bg-surface px-3 placeholder:text-ink-soft [&::-webkit-search-cancel-button]:hidden"
            />
          </SearchField>
          <Button onPress={() => setFollowed(!isFollowed)}>
            {isFollowed ? words.pause : words.follow}
          </Button>
          <Button weight="quiet" isDisabled={calls.length === 0} onPress={() => clear.mutate()}>
            {words.clear}
          </Button>
        </div>
      }
    >
      {calls.length === 0 ? <p className="text-ink-soft">{words.none}</p> : null}
      {calls.length > 0 && shown.length === 0 ? (
        <p className="text-ink-soft">{words.noneMatch}</p>
      ) : null}
      {shown.length > 0 ? <CallTable calls={shown.slice(0, SHOWN)} names={names} /> : null}
    </Section>
  )
}

type KeyNames = ReadonlyMap<string, string>

function useKeyNames(): KeyNames {
  const { data } = useQuery(keysQuery())
  return new Map(data?.keys.map(({ id, name }) => [id, name]))
}

function callerName({ caller, origin }: CallEntry, names: KeyNames): string {
  if (origin !== null) return words.fromPage(origin)
  if (typeof caller === 'object') return names.get(caller.key) ?? caller.key
  return words[caller]
}

function saidOf(call: CallEntry, names: KeyNames): string {
  const { method, path, status, code, request_id } = call
  return [method, path, status, code ?? '', request_id, callerName(call, names)]
    .join(' ')
    .toLowerCase()
}

/** Columns of numbers: their heads stand above the last digits. */
const NUMBERS: ReadonlySet<string> = new Set([
  'ms',
  'units',
] satisfies (keyof typeof words.columns)[])

interface CallTableProps {
  readonly calls: readonly CallEntry[]
  readonly names: KeyNames
}

function CallTable({ calls, names }: CallTableProps) {
  return (
    <div className="max-h-80 overflow-auto">
      <table className="w-full text-left text-xs" aria-label={words.table}>
        <thead className="text-ink-soft max-sm:sr-only">
          <tr>
            {Object.entries(words.columns).map(([id, name]) => (
              <th
                key={id}
                className={classNames(
                  'py-1 pr-4 font-medium whitespace-nowrap',
                  NUMBERS.has(id) && 'text-right',
                )}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {calls.map((call) => (
            <tr
              key={call.seq}
              className="border-t border-line align-top max-sm:flex max-sm:flex-wrap max-sm:py-1 max-sm:*:py-0.5"
            >
              <td className="py-1.5 pr-4 whitespace-nowrap text-ink-soft">
                <RelativeTime time={call.at} />
              </td>
              <td className="min-w-36 py-1.5 pr-4 font-mono wrap-anywhere max-sm:order-first max-sm:basis-full">
                {call.method} {call.path}
              </td>
              <td className="py-1.5 pr-4">
                <span className={call.code === null ? undefined : 'text-bad'}>{call.status}</span>
                {call.code === null ? null : (
                  <span className="block font-mono text-ink-soft">{call.code}</span>
                )}
              </td>
              <td className="py-1.5 pr-4 text-right max-sm:hidden">
                {formatNumber(call.milliseconds)}
              </td>
              <td className="py-1.5 pr-4 text-right max-sm:hidden">{call.scan_units ?? ''}</td>
              <td className="py-1.5 pr-4 break-words">
                <bdi>{callerName(call, names)}</bdi>
              </td>
              <td className="py-1.5 font-mono text-ink-soft select-all" title={call.request_id}>
                {call.request_id.slice(0, 8)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
