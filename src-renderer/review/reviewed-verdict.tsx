/** The verdict card of the open document: hands it what is known, and leads where it points. */

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { Job } from '../../src-shared/contract/scan-result.ts'
import type { Category } from '../../src-shared/model/vocabulary.ts'
import type { ReviewDocument } from '../../src-shared/workspace/document.ts'
import { cancelJob } from '../data/queries.ts'
import { useDetectorCategories } from '../data/use-detectors.ts'
import { requestPage } from '../document/pdf/page-request.ts'
import { countFindings, strongestFinding } from '../findings/findings.ts'
import { useDocumentTitle } from '../ui/use-document-title.ts'
import { verdictTitle } from '../verdict/present-verdict.ts'
import { pagesWithoutText, verdictOfJob } from '../verdict/verdict.ts'
import { VerdictCard } from '../verdict/verdict-card.tsx'

interface ReviewedVerdictProps {
  readonly name: string
  readonly job: Job
  /** Null until the scan has ended and its document is read. */
  readonly document: ReviewDocument | null
  readonly requested: readonly Category[]
}

export function ReviewedVerdict({ name, job, document, requested }: ReviewedVerdictProps) {
  const client = useQueryClient()
  const navigate = useNavigate({ from: '/review/$jobId' })
  const cancel = useMutation({
    mutationFn: () => cancelJob(job.job_id),
    onSettled: () => client.invalidateQueries({ queryKey: ['job', job.job_id] }),
  })
  const verdict = verdictOfJob(job, requested, useDetectorCategories())
  const findings = document?.findings
  const counts = useMemo(
    () => (findings === undefined ? null : countFindings(findings)),
    [findings],
  )
  const strongest = useMemo(
    () => (findings === undefined ? null : strongestFinding(findings)),
    [findings],
  )
  useDocumentTitle(verdictTitle(verdict, name))
  return (
    <VerdictCard
      name={name}
      job={job}
      verdict={verdict}
      counts={counts}
      strongest={
        strongest && {
          label: strongest.label,
          onShow: () =>
            navigate({ search: ({ category: _, ...rest }) => ({ ...rest, span: strongest.id }) }),
        }
      }
      unreadPages={document?.pages?.without_text ?? pagesWithoutText(job.extraction.warnings)}
      onShowPage={
        document?.has_original === true
          ? (page) => {
              requestPage(page)
              navigate({ search: (search) => ({ ...search, view: 'page' }) })
            }
          : null
      }
      onCancel={cancel.isPending ? null : () => cancel.mutate()}
    />
  )
}
