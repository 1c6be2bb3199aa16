/** What became of the document, on top of the review room: headline, the four answers, every category, every gap. */

import type { ReactNode } from 'react'
import type { Job } from '../../src-shared/contract/scan-result.ts'
import { messages } from '../messages/en.ts'
import { Button } from '../ui/button.tsx'
import { Chip } from '../ui/chip.tsx'
import { FileName } from '../ui/file-name.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { answersInWords } from './answers.ts'
import { type CategoryChoice, CategoryOutcomes } from './category-outcomes.tsx'
import { failureSentence } from './failure-sentence.ts'
import { progressWords, useProgressShare } from './progress.ts'
import type { Verdict } from './verdict.ts'
import { VerdictBadge } from './verdict-badge.tsx'
import { VerdictBands } from './verdict-bands.tsx'

const { verdict: words } = messages

interface VerdictCardProps {
  readonly name: string
  readonly job: Job
  readonly verdict: Verdict
  /** What the categories narrow; null until the document is read. */
  readonly choice: CategoryChoice | null
  /** What the finding is called that weighs most, and the way to it; null where there is none. */
  readonly strongest: { readonly title: string; readonly onShow: () => void } | null
  /** Whether a review dismissed all of it: the answer stays, and nothing of it holds. */
  readonly isDismissed: boolean
  /** Pages that hold no text, from 1. */
  readonly unreadPages: readonly number[]
  /** Shows a page; null where pages cannot be shown. */
  readonly onShowPage: ((page: number) => void) | null
  /** Stands beside the name. */
  readonly beside?: ReactNode
  /** What can be done with the result. */
  readonly children?: ReactNode
  /** Stops the scan; null once that was asked for. */
  readonly onCancel: (() => void) | null
}

export function VerdictCard(props: VerdictCardProps) {
  const { name, job, verdict, choice, unreadPages, onShowPage, onCancel } = props
  const running = verdict.state === 'running'
  const share = useProgressShare(job)
  return (
    <section aria-label={words.region} className="border-b border-line bg-surface">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 px-6 pt-3 pb-2.5 short:pt-1.5 short:pb-1 max-sm:px-3">
        <div className="min-w-0 flex-1 basis-80 single:basis-48">
          <div className="flex items-baseline gap-3">
            <h1 className="flex min-w-0 text-xs text-ink-soft">
              <FileName name={name} />
            </h1>
            {props.beside}
          </div>
          <div className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-0.5">
            <VerdictBadge verdict={verdict} large />
            <p className="text-ink-soft">
              <SecondLine {...props} />
            </p>
          </div>
        </div>
        {running ? (
          <Button isDisabled={onCancel === null} onPress={() => onCancel?.()}>
            {messages.common.cancel}
          </Button>
        ) : null}
        {running ? null : (
          <div className="flex flex-wrap items-center gap-1.5 pt-1">
            {/* Headline and bands say it again, and "About this scan" has all four, where a line has no room for them. */}
            {verdict.state === 'cancelled' ? null : (
              <span className="contents tight:hidden short:hidden">
                {answersInWords(job).map(({ name, said, tone }) => (
                  <Chip key={name} label={name} tone={tone}>
                    {said}
                  </Chip>
                ))}
              </span>
            )}
            {props.children}
          </div>
        )}
      </div>
      {running ? (
        <ProgressBar
          key={job.job_id}
          label={messages.scan.progressName(name)}
          share={share}
          className="px-6 pb-3"
        />
      ) : null}
      {verdict.state === 'cancelled' ? null : (
        <CategoryOutcomes outcomes={verdict.outcomes} choice={choice} />
      )}
      <VerdictBands verdict={verdict} unreadPages={unreadPages} onShowPage={onShowPage} />
    </section>
  )
}

/** What the headline stands on, or what to do about it. */
function SecondLine({ job, verdict, strongest, isDismissed }: VerdictCardProps): ReactNode {
  switch (verdict.state) {
    case 'running':
      return progressWords(job)
    case 'cancelled':
      return words.cancelled
    case 'failed':
      return failureSentence(verdict)
    case 'undecided':
      return words.notDecided
    case 'incomplete':
      return words.allowUnread
    case 'clear':
      return extentWords(job, verdict)
    case 'review':
    case 'block':
      if (isDismissed) return words.dismissed
      if (strongest === null) return verdict.state === 'review' ? words.inconclusive : null
      return (
        <button
          type="button"
          className="cursor-pointer rounded-sm py-0.5 underline decoration-line-strong underline-offset-4 hover:text-ink hover:decoration-ink"
          onClick={strongest.onShow}
        >
          {words.strongest(strongest.title)}
        </button>
      )
  }
}

function extentWords(job: Job, { scope: { pages } }: Verdict): string {
  const { input_tokens: tokens } = job.coverage
  return pages === null
    ? words.extent(tokens)
    : words.extentPages(pages.scanned, pages.total, tokens)
}
