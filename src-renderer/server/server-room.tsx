/** The room of the service: whether it runs, where, what it has loaded, and how to call it. */

import { useQuery } from '@tanstack/react-query'
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
import { Section } from '../ui/section.tsx'
import { CallSection } from './call-section.tsx'
import { KeySection } from './key-section.tsx'
import { SnippetSection } from './snippet-section.tsx'
import { UsageSection } from './usage-section.tsx'

const { server: words } = messages

export function ServerRoom() {
  const service = useQuery(serviceQuery())
  const problem = roomProblem(service.error)
  const baseUrl = service.data?.base_url ?? location.origin
  return (
    <Room title={words.title} lead={words.lead}>
      <Section title={words.service}>
        {problem === null ? null : <ProblemNote problem={problem} className="mb-4" />}
        {service.data ? <State state={service.data} stopped={service.error !== null} /> : null}
        <p className="mt-3 text-xs text-ink-soft">{words.port}</p>
      </Section>
      <CallSection />
      <SnippetSection baseUrl={baseUrl} />
      <KeySection />
      <UsageSection />
    </Room>
  )
}

interface StateProps {
  readonly state: ServiceState
  readonly stopped: boolean
}

function State({ state, stopped }: StateProps) {
  return (
    <Facts>
      <Fact name={words.state}>
        <Chip tone={stopped ? 'bad' : 'good'}>{stopped ? words.stopped : words.running}</Chip>
      </Fact>
      <Fact name={words.address}>
        <span className="flex flex-wrap items-center gap-x-2">
          <code className="break-all select-all">{state.base_url}</code>
          <CopyButton text={state.base_url} label={words.copyAddress} />
        </span>
      </Fact>
      <Fact name={words.since}>{formatDate(state.started_at)}</Fact>
      <Fact name={words.version}>{state.version}</Fact>
      <Fact name={words.jobs}>{formatNumber(state.running_jobs)}</Fact>
      <Fact name={words.rules}>{words.rulesValue(state.rules)}</Fact>
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
