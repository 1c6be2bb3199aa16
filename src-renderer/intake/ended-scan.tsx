/** What an ended scan of the queue came to, and what can be done again of it. */

import { useQuery } from '@tanstack/react-query'
import type { Job } from '../../src-shared/contract/scan-result.ts'
import { entryQuery } from '../data/queries.ts'
import { useDetectorCategories } from '../data/use-detectors.ts'
import { messages } from '../messages/en.ts'
import { formatDate } from '../messages/format.ts'
import { Button } from '../ui/button.tsx'
import { Chip } from '../ui/chip.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { changedItems } from '../verdict/changed-items.ts'
import { DecisionCounts } from '../verdict/decision-counts.tsx'
import { failureSentence } from '../verdict/failure-sentence.ts'
import { OpenLeft } from '../verdict/open-left.tsx'
import { StrongestFinding } from '../verdict/strongest-finding.tsx'
import { type Verdict, verdictOfJob } from '../verdict/verdict.ts'
import { VerdictBadge } from '../verdict/verdict-badge.tsx'
import { EndedActions, type Named } from './queue-line.tsx'
import { scanAgain } from './uploader.ts'

interface EndedProps extends Named {
  readonly jobId: string
  readonly job: Job
}

function useVerdict({ item, jobId, job }: EndedProps): Verdict {
  const { data: entry } = useQuery(entryQuery(jobId))
  const detectors = useDetectorCategories()
  return verdictOfJob(job, item.categories, detectors, entry?.decisions, {
    rulesOff: entry?.rules_off,
    ownTable: entry?.own_table,
  })
}

/** What can be done again, or put away, of a scan that ended without all of its answer or was not made anew. */
export function Offers(props: EndedProps) {
  const { item, name, job } = props
  const { state } = useVerdict(props)
  if (item.knownSince !== undefined && item.content.kind === 'file') {
    return (
      <Button
        weight="quiet"
        aria-label={messages.scan.againName(name)}
        onPress={() => scanAgain(item)}
      >
        {messages.scan.again}
      </Button>
    )
  }
  const isOffered = state === 'cancelled' || mayRetry(job)
  return isOffered ? (
    <EndedActions item={item} name={name} retryable={item.content.kind !== 'gone'} />
  ) : null
}

/** What an ended scan came to. */
export function Outcome(props: EndedProps) {
  const verdict = useVerdict(props)
  const { data: entry, isPending } = useQuery(entryQuery(props.jobId))
  const changed = changedItems(props.job)
  const { knownSince } = props.item
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <VerdictBadge verdict={verdict} />
        <StrongestFinding verdict={verdict} strongest={entry?.strongest} />
        {/* They come with their numbers: a letter without one would change a moment later. */}
        {isPending ? null : <DecisionCounts verdict={verdict} isNamed />}
        {changed === 0 ? null : <Chip tone="warn">{messages.changes.sinceLast(changed)}</Chip>}
        <OpenLeft entry={entry} />
        {knownSince === undefined ? null : (
          <span className="text-xs text-ink-soft">
            {messages.scan.known(formatDate(knownSince))}
          </span>
        )}
      </span>
      {verdict.state === 'failed' ? <FailureNote verdict={verdict} jobId={props.jobId} /> : null}
    </>
  )
}

/** Why a scan failed: the sentence, and all of it for whoever helps. */
function FailureNote({ verdict, jobId }: { readonly verdict: Verdict; readonly jobId: string }) {
  const [first] = verdict.failures
  if (first === undefined) return null
  const sentence = failureSentence(verdict)
  return (
    <p className="mt-0.5 flex flex-wrap items-center gap-x-3 text-ink-soft">
      {sentence}
      <CopyButton
        label={messages.problem.copyDetails}
        text={messages.problem.failedDetails(first.stage, first.kind, sentence, jobId)}
      />
    </p>
  )
}

/** Whether something of an ended job failed that may work the next time. What was cancelled did not fail. */
export function mayRetry({ status, completion }: Job): boolean {
  return (
    status !== 'running' &&
    (completion?.failures ?? []).some(({ retryable, kind }) => retryable && kind !== 'interrupted')
  )
}
