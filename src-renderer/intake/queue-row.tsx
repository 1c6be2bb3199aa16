/** One submission: its name, where it stands in words and as a bar, and what can be done with it. */

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { memo, useRef } from 'react'
import type { Job } from '../../src-shared/contract/scan-result.ts'
import { roomProblem } from '../data/http-client.ts'
import { cancelJob } from '../data/queries.ts'
import { messages } from '../messages/en.ts'
import { shownName } from '../messages/listed-names.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { ProblemNote } from '../ui/problem-note.tsx'
import { progressWords, useProgressShare } from '../verdict/progress.ts'
import { noteCancelled } from './cancelled.ts'
import { Offers, Outcome } from './ended-scan.tsx'
import { EndedActions, type Kept, type Named, QueueLine, RunningLine } from './queue-line.tsx'
import { refusalHint } from './refusal-hint.ts'
import { abortUpload } from './uploader.ts'

const { scan } = messages

/** What happens to each kind of content while its submission is prepared. */
const READING = {
  file: 'reading',
  text: 'readingText',
  gone: 'reading',
  url: 'fetching',
  mcp_server: 'fetching',
} as const

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
      <QueueLine {...named} actions={<EndedActions {...named} retryable={stage.retryable} />}>
        <ProblemNote
          problem={stage.problem}
          className="border-bad border-l-2 pl-2.5"
          listedOf={shownName(item)}
        />
        {hint === null ? null : <p className="mt-1 pl-3 text-xs text-ink-soft">{hint}</p>}
      </QueueLine>
    )
  }
  if (stage.name === 'cancelled') {
    return (
      <QueueLine
        {...named}
        actions={<EndedActions {...named} retryable={item.content.kind !== 'gone'} />}
      >
        <span className="text-ink-soft">{scan.stages.cancelled}</span>
      </QueueLine>
    )
  }
  const reading = scan.stages[READING[item.content.kind]]
  return (
    <QueueLine
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
    </QueueLine>
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
      <QueueLine {...named} actions={<EndedActions {...named} retryable={false} />}>
        <span className="text-ink-soft">{messages.intake.gone}</span>
      </QueueLine>
    )
  }
  if (problem !== null) {
    return (
      <QueueLine {...named} actions={<EndedActions {...named} retryable={false} />}>
        <ProblemNote problem={problem} listedOf={shownName(item)} />
      </QueueLine>
    )
  }
  const ended = job?.status === 'running' ? undefined : job
  // The link to what was found so far stays one element to the end: who stands on it keeps the focus.
  return (
    <QueueLine
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
    </QueueLine>
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
