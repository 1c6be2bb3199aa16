/** The scan itself, shown while no finding is selected: what was read, how much, how long. */

import { documentType, warningWords } from '../../src-shared/model/words.ts'
import { messages } from '../messages/en.ts'
import { formatDay, formatDuration, formatNumber } from '../messages/format.ts'
import { Fact, Facts } from '../ui/facts.tsx'
import { answersInWords } from '../verdict/answers.ts'
import { BaselineNote } from './baseline-note.tsx'
import { changeCount } from './change-count.ts'
import { PartsList } from './parts-list.tsx'
import type { Review } from './use-review.ts'

const { detail: words } = messages

export function ScanDetail({ review }: { readonly review: Review }) {
  const { document } = review
  const { job } = document
  const { coverage, usage, extraction, timings } = job
  // Beside the headline, where a line has room for them; of what was stopped the headline says less.
  const isToldAbove = job.status === 'completed'
  return (
    <article>
      {document.groups.length === 0 ? null : (
        <p className="mb-4 border-b border-line pb-4 text-ink-soft">{words.noneHint}</p>
      )}
      <h2 className="font-semibold">{words.about}</h2>
      <div className="mt-2">
        <Facts>
          {review.isRunning
            ? null
            : answersInWords(job).map(({ name, said }) => (
                <Fact key={name} name={name} {...(isToldAbove && { className: 'roomy:hidden' })}>
                  {said}
                </Fact>
              ))}
          <Fact name={words.type}>{documentType(job.input.kind, document.media_type)}</Fact>
          {coverage.pages_total === undefined ? null : (
            <Fact name={words.pages}>
              {words.pagesValue(coverage.pages_scanned ?? 0, coverage.pages_total)}
            </Fact>
          )}
          <Fact name={words.tokens}>{formatNumber(usage.input_tokens)}</Fact>
          <Fact name={words.units}>{formatNumber(usage.scan_units)}</Fact>
          {typeof timings?.total_ms === 'number' ? (
            <Fact name={words.duration}>{formatDuration(timings.total_ms)}</Fact>
          ) : null}
          <Fact name={words.jobId}>
            <code className="text-xs break-all select-all">{job.job_id}</code>
          </Fact>
        </Facts>
      </div>
      {extraction.warnings.length === 0 ? null : (
        <>
          <h3 className="mt-5 border-t border-line pt-4 font-semibold">{words.warnings}</h3>
          <ul className="mt-2 list-disc pl-5">
            {extraction.warnings.map((warning) => (
              <li key={warning}>{noteWords(warning)}</li>
            ))}
          </ul>
        </>
      )}
      {document.baseline === null ? null : <BaselineNote baseline={document.baseline} />}
      {document.changes !== null && changeCount(document.changes) === 0 ? (
        <p className="mt-5 border-t border-line pt-4 text-ink-soft">
          {messages.changes.none(formatDay(document.changes.previous_scan_at))}
        </p>
      ) : null}
      <PartsList review={review} />
    </article>
  )
}

function noteWords(warning: string): string {
  const page = /^pdf_page_without_text:(\d+)$/.exec(warning)
  return page ? words.warningPage(Number(page[1])) : warningWords(warning)
}
