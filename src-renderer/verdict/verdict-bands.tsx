/** Hatched bands for what the verdict does not cover: detectors that failed, pages that hold no text. */

import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Failure, Job } from '../../src-shared/contract/scan-result.ts'
import type { ReviewDocument } from '../../src-shared/workspace/document.ts'
import { requestPage } from '../document/pdf/page-request.ts'
import { messages } from '../messages/en.ts'
import { Button } from '../ui/button.tsx'
import { pagesWithoutText, type Verdict } from './verdict.ts'

const { verdict: words } = messages
/** More buttons than this would fill the card; the page view marks every page. */
const PAGE_BUTTONS = 12

interface VerdictBandsProps {
  readonly job: Job
  readonly verdict: Verdict
  readonly document: ReviewDocument | null
}

export function VerdictBands({ job, verdict, document }: VerdictBandsProps) {
  const pages = document?.pages?.without_text ?? pagesWithoutText(job.extraction.warnings)
  const navigate = useNavigate()
  const showPage = (page: number) => {
    requestPage(page)
    navigate({
      to: '/review/$jobId',
      params: { jobId: job.job_id },
      search: (search) => ({ ...search, view: 'page' }),
    })
  }
  return (
    <>
      {verdict.partlyChecked ? (
        <Band title={words.partlyChecked}>{partlyCheckedWords(verdict)}</Band>
      ) : null}
      {verdict.partlyRead ? (
        <Band
          title={
            pages.length > 0
              ? words.unreadablePages(pages.length, job.coverage.pages_total ?? pages.length)
              : words.unreadable
          }
        >
          {pages.length > 0 ? words.unreadableWhy : null}
          <span className="flex flex-wrap gap-1">
            {pages.slice(0, PAGE_BUTTONS).map((page) => (
              <Button
                key={page}
                weight="quiet"
                size="h-6 px-2"
                isDisabled={document?.has_original !== true}
                onPress={() => showPage(page)}
              >
                {words.goToPage(page)}
              </Button>
            ))}
          </span>
        </Band>
      ) : null}
    </>
  )
}

/** Names what was not checked; where every known category has an answer, why one of them is a weaker one. */
function partlyCheckedWords({ rows, failures }: Verdict): string {
  const absent = rows.filter((row) => row.state === 'not_checked')
  if (absent.length > 0) {
    return words.notCovered(absent.map((row) => messages.categories[row.category].name))
  }
  const kind = failures[0]?.kind ?? 'internal'
  const reason = messages.failureKinds[kind]
  return NO_ANSWER_KINDS.has(kind) ? words.categoryMissing(reason) : words.detectorFailed(reason)
}

/** Failures after which no lower level answered. */
const NO_ANSWER_KINDS: ReadonlySet<Failure['kind']> = new Set(['missing_asset', 'not_ready'])

function Band({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <div role="note" className="flex border-t border-line bg-warn-tint">
      <span aria-hidden="true" className="hatched w-2 shrink-0" />
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-1.5">
        <strong className="font-semibold">{title}</strong>
        {children}
      </p>
    </div>
  )
}
