/** The verdict card of the open document: hands it what is known, and leads where it points. */

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import type { Job } from '../../src-shared/contract/scan-result.ts'
import { strongestIn } from '../../src-shared/model/finding-groups.ts'
import { CATEGORIES, type Category } from '../../src-shared/model/vocabulary.ts'
import type { ReviewDocument } from '../../src-shared/workspace/document.ts'
import { groupStatuses } from '../../src-shared/workspace/group-statuses.ts'
import { cancelJob } from '../data/queries.ts'
import { useDetectorCategories } from '../data/use-detectors.ts'
import { requestPage } from '../document/pdf/page-request.ts'
import { countByCategory, countOpen } from '../findings/counts.ts'
import { formatFilter, parseFilter, toggleFacet } from '../findings/filter.ts'
import { foldLow, weightiest } from '../findings/groups.ts'
import { findingTitle } from '../messages/finding-title.ts'
import { useDocumentTitle } from '../ui/use-document-title.ts'
import { verdictTitle } from '../verdict/present-verdict.ts'
import { pagesWithoutText, verdictOfJob } from '../verdict/verdict.ts'
import { VerdictCard } from '../verdict/verdict-card.tsx'
import { ExportMenu } from './export-menu.tsx'
import { NextScan } from './next-scan.tsx'
import { changedSearch } from './review-search.ts'

interface ReviewedVerdictProps {
  readonly name: string
  readonly job: Job
  /** Null until it is read. */
  readonly document: ReviewDocument | null
  readonly requested: readonly Category[]
  /** The service does not have it any more: nothing can be made of it. */
  readonly isGone?: boolean
}

export function ReviewedVerdict({
  name,
  job,
  document: open,
  requested,
  isGone = false,
}: ReviewedVerdictProps) {
  // What a scan has found so far is no result.
  const document = open?.job.status === 'running' ? null : open
  const client = useQueryClient()
  const navigate = useNavigate({ from: '/review/$jobId' })
  const cancel = useMutation({
    mutationFn: () => cancelJob(job.job_id),
    onSettled: () => client.invalidateQueries({ queryKey: ['job', job.job_id] }),
  })
  // Stepping changes the address too: only what is shown of it here draws the card anew.
  const category = useSearch({ from: '/review/$jobId', select: (search) => search.category })
  const filter = parseFilter(category === undefined ? {} : { category })
  const groups = document?.groups
  // Judging changes findings, never the groups.
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above.
  const [counts, low] = useMemo(
    () =>
      document === null
        ? [null, null]
        : ([document.groups, foldLow(document.groups).folded] as const).map((some) =>
            countByCategory(some, document),
          ),
    [groups],
  )
  const verdict = verdictOfJob(job, requested, useDetectorCategories(), counts, {
    low,
    rulesOff: open?.rules_off,
    ownTable: open?.policy !== undefined,
  })
  const statuses = useMemo(() => (document === null ? [] : groupStatuses(document)), [document])
  const isDecided = statuses.length > 0 && countOpen(statuses) === 0
  const strongest = useMemo(() => groups && weightiest(groups), [groups])
  const strongestFinding =
    strongest && document?.findings[strongestIn(document.findings, strongest.findings)]
  useDocumentTitle(verdictTitle(verdict, name))
  return (
    <VerdictCard
      name={name}
      beside={<NextScan jobId={job.job_id} />}
      job={job}
      verdict={verdict}
      choice={
        counts
          ? {
              chosen: CATEGORIES.filter((name) => filter.facets.category.includes(name)),
              onToggle: (category) =>
                navigate({
                  search: (before) =>
                    changedSearch(
                      before,
                      formatFilter(toggleFacet(parseFilter(before), 'category', category)),
                    ),
                  replace: true,
                }),
            }
          : null
      }
      strongest={
        strongest === undefined || strongestFinding === undefined
          ? null
          : {
              title: findingTitle(strongest, strongestFinding.explanations),
              onShow: () => navigate({ search: { span: strongestFinding.id } }),
            }
      }
      isDismissed={isDecided && !statuses.includes('confirmed')}
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
    >
      {document === null || isGone ? null : <ExportMenu document={document} isNext={isDecided} />}
    </VerdictCard>
  )
}
