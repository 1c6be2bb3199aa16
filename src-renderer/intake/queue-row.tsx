/** One submission: its name, where it stands in words and as a bar, and what can be done with it. */

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { memo, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import type { Job } from '../../src-shared/contract/scan-result.ts'
import { roomProblem } from '../data/http-client.ts'
import { cancelJob, entryQuery } from '../data/queries.ts'
import { type QueueItem, removeItems } from '../data/queue-store.ts'
import { useDetectorCategories } from '../data/use-detectors.ts'
import { messages } from '../messages/en.ts'
import { formatBytes, formatTime } from '../messages/format.ts'
import { shownName } from '../messages/listed-names.ts'
import { Button, buttonClass, IconButton } from '../ui/button.tsx'
import { Chip } from '../ui/chip.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { Elapsed } from '../ui/elapsed.tsx'
import { FileName } from '../ui/file-name.tsx'
import { FileText, Globe, type LucideIcon, RotateCcw, Server, X } from '../ui/icons.ts'
import { ProblemNote } from '../ui/problem-note.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { isFocusLost } from '../ui/use-focus-when-lost.ts'
import { changedItems } from '../verdict/changed-items.ts'
import { DecisionCounts } from '../verdict/decision-counts.tsx'
import { failureSentence } from '../verdict/failure-sentence.ts'
import { OpenLeft } from '../verdict/open-left.tsx'
import { progressWords, useProgressShare } from '../verdict/progress.ts'
import { StrongestFinding } from '../verdict/strongest-finding.tsx'
import { type Verdict, verdictOfJob } from '../verdict/verdict.ts'
import { VerdictBadge } from '../verdict/verdict-badge.tsx'
import { noteCancelled } from './cancelled.ts'
import { refusalHint } from './refusal-hint.ts'
import { abortUpload, retryUpload } from './uploader.ts'

const { scan } = messages

/** What happens to each kind of content while its submission is prepared. */
const READING = {
  file: 'reading',
  text: 'readingText',
  gone: 'reading',
  url: 'fetching',
  mcp_server: 'fetching',
} as const

/** A line is heard by its name alone. */
interface Named {
  readonly item: QueueItem
  /** As `listedNames` tells it. */
  readonly name: string
}

interface Kept extends Named {
  /** Whether the focus is in the row, or was in what is gone of it. */
  readonly hadFocus: RefObject<boolean>
}

interface QueueRowProps extends Named {
  /** As it was looked at last; the list looks at all of them. */
  readonly job: Job | undefined
  /** Why that look failed. */
  readonly error: Error | null
}

/** Drawn anew only when something of it changes: what ends of hundreds is one of them at a time. */
export const QueueRow = memo(function QueueRow({ job, error, item, name }: QueueRowProps) {
  const named = { item, name, hadFocus: useRef(false) }
  const { stage } = item
  if (stage.name === 'accepted') {
    return <AcceptedRow {...named} jobId={stage.jobId} job={job} error={error} />
  }
  if (stage.name === 'refused') {
    const hint = refusalHint(item.content, stage.problem)
    return (
      <Row {...named} actions={<EndedActions {...named} retryable={stage.retryable} />}>
        <ProblemNote
          problem={stage.problem}
          className="border-bad border-l-2 pl-2.5"
          listedOf={shownName(item)}
        />
        {hint === null ? null : <p className="mt-1 pl-3 text-xs text-ink-soft">{hint}</p>}
      </Row>
    )
  }
  if (stage.name === 'cancelled') {
    return (
      <Row
        {...named}
        actions={<EndedActions {...named} retryable={item.content.kind !== 'gone'} />}
      >
        <span className="text-ink-soft">{scan.stages.cancelled}</span>
      </Row>
    )
  }
  const reading = scan.stages[READING[item.content.kind]]
  return (
    <Row
      {...named}
      actions={
        <Button
          weight="quiet"
          aria-label={scan.cancelName(name)}
          onPress={() => {
            abortUpload(item.id)
            noteCancelled([item])
          }}
        >
          {messages.common.cancel}
        </Button>
      }
    >
      {stage.name === 'waiting' ? (
        <span className="text-ink-soft">{scan.stages.waiting}</span>
      ) : (
        <RunningLine name={name} words={reading} share={null} since={item.addedAt} />
      )}
    </Row>
  )
})

interface AcceptedRowProps extends QueueRowProps, Kept {
  readonly jobId: string
}

function AcceptedRow({ jobId, job, error, ...named }: AcceptedRowProps) {
  const { item, name } = named
  const client = useQueryClient()
  const share = useProgressShare(job)
  const cancel = useMutation({
    mutationFn: () => cancelJob(jobId),
    onSuccess: () => noteCancelled([item]),
    onSettled: () => client.invalidateQueries({ queryKey: ['job', jobId] }),
  })
  // Until the scan has stopped its answer to that is all there is to say.
  const isCancelling = cancel.isPending || cancel.isSuccess
  // A service that does not answer is told above the room; the line waits as it stands.
  const problem = roomProblem(error)
  if (problem?.status === 404) {
    return (
      <Row {...named} actions={<EndedActions {...named} retryable={false} />}>
        <span className="text-ink-soft">{messages.intake.gone}</span>
      </Row>
    )
  }
  if (problem !== null) {
    return (
      <Row {...named} actions={<EndedActions {...named} retryable={false} />}>
        <ProblemNote problem={problem} listedOf={shownName(item)} />
      </Row>
    )
  }
  const ended = job?.status === 'running' ? undefined : job
  // The link to what was found so far stays one element to the end: who stands on it keeps the focus.
  return (
    <Row
      {...named}
      jobId={jobId}
      actions={
        <>
          {ended ? null : (
            <Button
              weight="quiet"
              aria-label={scan.cancelName(name)}
              isDisabled={isCancelling}
              onPress={() => cancel.mutate()}
            >
              {messages.common.cancel}
            </Button>
          )}
          <OpenLink name={name} jobId={jobId} />
          {ended ? <Offers {...named} jobId={jobId} job={ended} /> : null}
        </>
      }
    >
      {ended ? (
        <Outcome {...named} jobId={jobId} job={ended} />
      ) : (
        <RunningLine
          name={name}
          words={isCancelling ? scan.stages.cancelling : progressWords(job)}
          share={share}
          since={item.addedAt}
        />
      )}
    </Row>
  )
}

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

/** What can be done again or put away of a scan that ended without all of its answer. */
function Offers(props: EndedProps) {
  const { item, name, job } = props
  const isOffered = useVerdict(props).state === 'cancelled' || mayRetry(job)
  return isOffered ? (
    <EndedActions item={item} name={name} retryable={item.content.kind !== 'gone'} />
  ) : null
}

/** What an ended scan came to. */
function Outcome(props: EndedProps) {
  const verdict = useVerdict(props)
  const { data: entry, isPending } = useQuery(entryQuery(props.jobId))
  const changed = changedItems(props.job)
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <VerdictBadge verdict={verdict} />
        <StrongestFinding verdict={verdict} strongest={entry?.strongest} />
        {/* They come with their numbers: a letter without one would change a moment later. */}
        {isPending ? null : <DecisionCounts verdict={verdict} isNamed />}
        {changed === 0 ? null : <Chip tone="warn">{messages.changes.sinceLast(changed)}</Chip>}
        <OpenLeft entry={entry} />
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

/** What was scanned: the address of a page looks like that of a server. */
const ICONS: Readonly<Record<QueueItem['content']['kind'], LucideIcon>> = {
  file: FileText,
  text: FileText,
  gone: FileText,
  url: Globe,
  mcp_server: Server,
}

/** What keys stop at. */
const OFFERED = 'a:not([tabindex]), button:not([disabled])'

interface RowProps extends Kept {
  /** What the name opens; without one it opens nothing. */
  readonly jobId?: string
  readonly actions: ReactNode
  readonly children: ReactNode
}

function Row({ item, name: label, hadFocus, jobId, actions, children }: RowProps) {
  const row = useRef<HTMLLIElement>(null)
  // A button that is pressed may go, or be out of use: the focus stays with what the row offers then.
  useEffect(() => {
    if (!hadFocus.current || !isFocusLost()) return
    row.current?.querySelector<HTMLElement>(OFFERED)?.focus({ preventScroll: true })
  })
  const name = shownName(item)
  const Icon = ICONS[item.content.kind]
  return (
    <li
      ref={row}
      onFocus={() => {
        hadFocus.current = true
      }}
      onBlur={() => {
        hadFocus.current = false
      }}
      // What is not seen of hundreds is not laid out, and can be found and heard all the same.
      className="flex items-start gap-x-3 gap-y-1 px-4 py-1.5 slim:flex-wrap [contain-intrinsic-block-size:auto_3.75rem] [content-visibility:auto]"
      aria-label={label}
    >
      <Icon aria-hidden="true" className="mt-1 size-4 shrink-0 text-ink-soft" />
      <div className="min-w-0 flex-1 py-0.5 slim:basis-[calc(100%-1.75rem)]">
        <div className="flex items-baseline gap-2">
          {jobId === undefined ? (
            <FileName name={name} className="font-medium" />
          ) : (
            // For the pointer: keys stop once a row, at the link that says what it does.
            <Link
              to="/review/$jobId"
              params={{ jobId }}
              tabIndex={-1}
              className="flex min-w-0 font-medium underline-offset-4 hover:underline"
            >
              <FileName name={name} />
            </Link>
          )}
          {label === name ? null : (
            <span className="shrink-0 text-xs text-ink-soft">{formatTime(item.addedAt)}</span>
          )}
          {item.bytes === null ? null : (
            <span className="shrink-0 text-xs text-ink-soft">{formatBytes(item.bytes)}</span>
          )}
        </div>
        <div className="mt-0.5">{children}</div>
      </div>
      <div className="flex shrink-0 items-center gap-1 slim:pl-7">{actions}</div>
    </li>
  )
}

function OpenLink({ name, jobId }: { readonly name: string; readonly jobId: string }) {
  return (
    <Link
      to="/review/$jobId"
      params={{ jobId }}
      aria-label={scan.openName(name)}
      className={buttonClass()}
    >
      {messages.common.open}
    </Link>
  )
}

function EndedActions({ item, name, retryable }: Named & { readonly retryable: boolean }) {
  return (
    <>
      {retryable ? (
        <Button weight="quiet" aria-label={scan.retryName(name)} onPress={() => retryUpload(item)}>
          <RotateCcw aria-hidden="true" className="size-3.5" />
          {messages.common.retry}
        </Button>
      ) : null}
      <IconButton
        aria-label={scan.removeName(name)}
        onPress={() => removeItems(new Set([item.id]))}
      >
        <X aria-hidden="true" className="size-4" />
      </IconButton>
    </>
  )
}

interface RunningLineProps {
  readonly name: string
  readonly words: string
  /** 0 to 1; null while nothing can be said. */
  readonly share: number | null
  readonly since: number
}

function RunningLine({ name, words, share, since }: RunningLineProps) {
  return (
    <div>
      <div className="flex items-center justify-between gap-3 text-ink-soft">
        <span>{words}</span>
        <Elapsed since={since} />
      </div>
      <ProgressBar label={scan.progressName(name)} share={share} className="mt-1.5" />
    </div>
  )
}
