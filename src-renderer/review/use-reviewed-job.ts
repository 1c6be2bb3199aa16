/** The job and the document of the review room: which of them is asked for, and when. */

import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Job } from '../../src-shared/contract/scan-result.ts'
import type { ReviewDocument } from '../../src-shared/workspace/document.ts'
import { type Problem, problemFrom } from '../data/http-client.ts'
import { documentQuery, jobQuery, presenceQuery } from '../data/queries.ts'

export interface ReviewedJob {
  /** Undefined until it is read, and where it cannot be. */
  readonly job: Job | undefined
  /** Undefined until it is read. */
  readonly document: ReviewDocument | undefined
  /** What stands in the way; null where nothing does, or nobody knows yet. */
  readonly problem: Problem | null
}

/**
 * A document brings its job along. The interface's own, which holds all evidence once more, is
 * asked for only while it goes on, or where there is no document.
 */
export function useReviewedJob(jobId: string): ReviewedJob {
  const document = useQuery(documentQuery(jobId))
  const read = document.data?.job
  const ended = read === undefined || read.status === 'running' ? undefined : read
  const own = useQuery({
    ...jobQuery(jobId),
    enabled: ended === undefined && !document.isPending,
  })
  const presence = useQuery({
    ...presenceQuery(jobId, document.dataUpdatedAt),
    enabled: ended !== undefined,
  })
  // What was shown of a running scan is read once more when it has ended.
  const isBehind = read?.status === 'running' && own.data !== undefined && !isRunning(own.data)
  const { refetch } = document
  useEffect(() => {
    if (isBehind) void refetch()
  }, [isBehind, refetch])
  // Until it is, the scan is told as it was: its answer without its counts would change before the eyes.
  const isRead = isBehind && document.isFetching
  const job = ended ?? (isRead ? read : own.data)
  const asked = ended === undefined ? own.error : presence.error
  // Of a document that cannot be read the job says whether it is gone, or what else is in the way.
  const problem = problemFrom(asked) ?? (job === undefined ? null : problemFrom(document.error))
  return { job, document: document.data, problem }
}

function isRunning({ status }: Job): boolean {
  return status === 'running'
}
