/** The room of one document: its verdict on top, then findings, text and detail once the scan has ended. */

import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { rememberReview } from '../data/last-review.ts'
import { entryQuery } from '../data/queries.ts'
import { categoriesOfJob, useQueue } from '../data/queue-store.ts'
import { loadTextView } from '../document/use-text-view.ts'
import { documentName } from '../messages/document-name.ts'
import { messages } from '../messages/en.ts'
import { buttonClass } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { ProblemNote } from '../ui/problem-note.tsx'
import { PanesSkeleton } from './panes-skeleton.tsx'
import { ReviewPanes } from './review-panes.tsx'
import { ReviewedVerdict } from './reviewed-verdict.tsx'
import { useReviewedJob } from './use-reviewed-job.ts'

const route = getRouteApi('/review/$jobId')

export function ReviewRoom() {
  const { jobId } = route.useParams()
  const { job, document, problem } = useReviewedJob(jobId)
  const items = useQueue((state) => state.items)

  useEffect(() => rememberReview(jobId), [jobId])
  // While the document is on its way.
  useEffect(() => void loadTextView(), [])

  // When a pasted text was scanned is all that tells it from others; a line of a scan that runs would be kept as it is.
  const { data: entry } = useQuery({
    ...entryQuery(jobId),
    enabled: job?.input.kind === 'text' && job.status !== 'running',
  })
  const isGone = problem?.status === 404
  if (job === undefined) return problem === null ? <Opening /> : <Missing status={problem.status} />

  const name = documentName(job.source, job.input.kind, entry?.created_at)
  return (
    <main className="flex h-full flex-col" aria-label={name}>
      <ReviewedVerdict
        name={name}
        job={job}
        document={document ?? null}
        requested={document?.requested ?? categoriesOfJob(items, jobId)}
        isGone={isGone}
      />
      {isGone ? (
        <Gone />
      ) : problem === null ? null : (
        <ProblemNote problem={problem} className="border-b border-line bg-surface px-6 py-4" />
      )}
      <p className="hidden px-6 py-4 print:block">{messages.review.printed}</p>
      {document === undefined ? (
        <PanesSkeleton />
      ) : (
        <div className="contents print:hidden">
          <ReviewPanes key={jobId} document={document} isGone={isGone} />
        </div>
      )}
    </main>
  )
}

/** While the document is on its way. */
function Opening() {
  return (
    <main className="flex h-full flex-col" aria-busy="true">
      <PanesSkeleton />
    </main>
  )
}

/** Said of a document that was deleted, or ran out of its time, while it is open. */
function Gone() {
  return (
    <p role="alert" className="flex border-b border-line bg-warn-tint">
      <span aria-hidden="true" className="hatched w-2 shrink-0" />
      <span className="px-4 py-1.5">
        <strong className="font-semibold">{messages.review.missing}</strong> {messages.review.gone}
      </span>
    </p>
  )
}

function Missing({ status }: { readonly status: number }) {
  useEffect(() => {
    if (status === 404) rememberReview(null)
  }, [status])
  const hint =
    status === 404 || status === 400 ? messages.review.missing : messages.problem.known.NO_ANSWER
  return (
    <main className="flex h-full items-center justify-center">
      <EmptyState title={messages.review.emptyTitle} hint={hint}>
        <Link to="/history" className={buttonClass()}>
          {messages.review.toHistory}
        </Link>
      </EmptyState>
    </main>
  )
}
