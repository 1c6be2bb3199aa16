/** The room of the service: whether it runs, where, what it has loaded, and how to call it. */

import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Category } from '../../src-shared/model/vocabulary.ts'
import type { ServiceState } from '../../src-shared/workspace/service.ts'
import { roomProblem } from '../data/http-client.ts'
import { serviceQuery } from '../data/queries.ts'
import { messages } from '../messages/en.ts'
import { formatDate, formatNumber } from '../messages/format.ts'
import { Chip } from '../ui/chip.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { Fact, Facts } from '../ui/facts.tsx'
import { ProblemNote } from '../ui/problem-note.tsx'
import { Room } from '../ui/room.tsx'
import { createKeySnippet, fileSnippet, pollSnippet, textSnippet } from './snippets.ts'

const { server: words } = messages

export function ServerRoom() {
  const service = useQuery(serviceQuery())
  const isAway = service.error !== null
  const problem = roomProblem(service.error)
  const baseUrl = service.data?.base_url ?? location.origin
  return (
    <Room title={words.title} lead={words.lead} width="max-w-4xl">
      <Section title={words.state}>
        {problem === null ? null : <ProblemNote problem={problem} className="mb-4" />}
        {service.data ? <State state={service.data} stopped={isAway} /> : null}
      </Section>
      <Section title={words.call}>
        <p className="mb-4 text-ink-soft">{words.notSafe}</p>
        <Snippet title={words.key} hint={words.keyHint} code={createKeySnippet()} />
        <Snippet title={words.text} hint={words.textHint} code={textSnippet(baseUrl)} />
        <Snippet title={words.file} hint={words.fileHint} code={fileSnippet(baseUrl)} />
        <Snippet title={words.poll} code={pollSnippet(baseUrl)} />
      </Section>
    </Room>
  )
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="mt-6 rounded-xl border border-line bg-surface p-5" aria-label={title}>
      <h2 className="mb-3 font-semibold">{title}</h2>
      {children}
    </section>
  )
}

interface StateProps {
  readonly state: ServiceState
  readonly stopped: boolean
}

function State({ state, stopped }: StateProps) {
  const { injection, dlp, pii } = state.rules
  return (
    <Facts>
      <Fact name={words.state}>
        <Chip tone={stopped ? 'bad' : 'good'}>{stopped ? words.stopped : words.running}</Chip>
      </Fact>
      <Fact name={words.address}>
        <span className="flex items-center gap-2">
          <code className="select-all">{state.base_url}</code>
          <CopyButton text={state.base_url} label={words.copyAddress} />
        </span>
      </Fact>
      <Fact name={words.since}>{formatDate(state.started_at)}</Fact>
      <Fact name={words.version}>{state.version}</Fact>
      <Fact name={words.jobs}>{formatNumber(state.running_jobs)}</Fact>
      <Fact name={words.rules}>{words.rulesValue(injection, dlp, pii)}</Fact>
      <Fact name={words.models}>
        <Models models={state.models} />
      </Fact>
      <Fact name={words.dataDir}>
        <code className="text-xs break-all select-all">{state.data_dir}</code>
      </Fact>
    </Facts>
  )
}

function Models({ models }: { readonly models: ServiceState['models'] }) {
  if (models.length === 0) return words.noModels
  return (
    <ul>
      {models.map(({ id, level, categories, problem }) => (
        <li key={id}>
          {problem === null ? (
            words.modelReads(id, level, namesOf(categories))
          ) : (
            <span className="text-bad">{words.modelBroken(id, problem)}</span>
          )}
        </li>
      ))}
    </ul>
  )
}

function namesOf(categories: readonly Category[]): string {
  return categories.map((category) => messages.categories[category].name).join(', ')
}

interface SnippetProps {
  readonly title: string
  readonly hint?: string
  readonly code: string
}

function Snippet({ title, hint, code }: SnippetProps) {
  return (
    <div className="mt-4">
      <div className="flex items-center justify-between gap-3">
        <h3 className="font-medium">{title}</h3>
        <CopyButton text={code} label={words.copySnippet(title)} />
      </div>
      {hint === undefined ? null : <p className="mb-1.5 text-ink-soft">{hint}</p>}
      <pre className="overflow-x-auto rounded-md border border-line bg-raised px-4 py-3 text-xs leading-5">
        {code}
      </pre>
    </div>
  )
}
