/** What became of the document, on top of the review room: headline, the four answers, every category, every gap. */

import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Job } from '../../src-shared/contract/scan-result.ts'
import type { Category } from '../../src-shared/model/vocabulary.ts'
import type { ReviewDocument } from '../../src-shared/workspace/document.ts'
import { cancelJob } from '../data/queries.ts'
import { useDetectorCategories } from '../data/use-detectors.ts'
import { messages } from '../messages/en.ts'
import { labelWords } from '../messages/format.ts'
import { Button } from '../ui/button.tsx'
import { Chip, type Tone } from '../ui/chip.tsx'
import { ProgressBar } from '../ui/progress-bar.tsx'
import { strongestFinding } from './findings.ts'
import { progressShare, type Verdict, verdictOf } from './verdict.ts'
import { VerdictBands } from './verdict-bands.tsx'
import { VerdictMark } from './verdict-mark.tsx'
import { VerdictRows } from './verdict-rows.tsx'
import { workWords } from './work-words.ts'

const { verdict: words } = messages

interface VerdictCardProps {
  readonly job: Job
  /** Null until the scan has ended and its document is read. */
  readonly document: ReviewDocument | null
  readonly requested: readonly Category[]
}

export function VerdictCard({ job, document, requested }: VerdictCardProps) {
  const verdict = verdictOf(job, requested, useDetectorCategories())
  return (
    <section aria-label={words.region} className="border-b border-line bg-surface">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2 px-6 pt-3.5 pb-3">
        <div className="min-w-0 flex-1 basis-80">
          <h1 className="truncate text-xs text-ink-soft" title={job.source} dir="auto">
            {job.source === 'text' ? messages.scan.pastedText : job.source}
          </h1>
          <div className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-0.5">
            <VerdictMark headline={verdict.headline} large />
            <p className="text-ink-soft">{secondLine(job, verdict, document)}</p>
          </div>
        </div>
        {job.status === 'running' ? <RunningActions job={job} /> : <VerdictChips job={job} />}
      </div>
      {job.status === 'running' ? (
        <ProgressBar
          label={messages.scan.progressName(job.source)}
          share={progressShare(job)}
          className="px-6 pb-3"
        />
      ) : null}
      <VerdictRows rows={verdict.rows} findings={document?.findings ?? null} />
      <VerdictBands job={job} verdict={verdict} document={document} />
    </section>
  )
}

function secondLine(job: Job, verdict: Verdict, document: ReviewDocument | null): string {
  switch (verdict.headline) {
    case 'running':
      return workWords(job)
    case 'failed':
      return failureSentence(verdict)
    case 'undecided':
      return words.notDecided
    case 'passed':
      return words.allowUnread
    case 'clear':
      return checkedSentence(job, verdict)
    case 'review':
    case 'block': {
      const strongest = document === null ? null : strongestFinding(document.findings)
      if (strongest !== null) return words.strongest(labelWords(strongest.label))
      return verdict.headline === 'review' ? words.inconclusive : ''
    }
  }
}

function failureSentence({ failures }: Verdict): string {
  const [first] = failures
  if (first === undefined) return ''
  const sentence = words.stopped(
    messages.failureStages[first.stage],
    messages.failureKinds[first.kind],
  )
  return first.retryable ? words.sentences(sentence, words.retryable) : sentence
}

function checkedSentence(job: Job, verdict: Verdict): string {
  const { pages_total: total, pages_scanned: scanned, input_tokens: tokens } = job.coverage
  return total === undefined
    ? words.checked(verdict.rows.length, tokens)
    : words.checkedPages(verdict.rows.length, scanned ?? 0, total, tokens)
}

/** The four answers, never joined into one. */
function VerdictChips({ job }: { readonly job: Job }) {
  const { decision, safety_status: safety, completion, coverage } = job
  return (
    <div className="flex flex-wrap gap-1.5 pt-1">
      <Chip label={words.chips.decision} tone={decision ? DECISION_TONES[decision] : 'neutral'}>
        {decision ? messages.decisions[decision] : words.chips.absent}
      </Chip>
      <Chip label={words.chips.safety} tone={safety ? SAFETY_TONES[safety] : 'neutral'}>
        {safety ? messages.safety[safety] : words.chips.absent}
      </Chip>
      <Chip
        label={words.chips.completion}
        tone={completion ? COMPLETION_TONES[completion.state] : 'neutral'}
      >
        {completion ? messages.completion[completion.state] : words.chips.absent}
      </Chip>
      <Chip label={words.chips.coverage} tone={coverage.state === 'complete' ? 'neutral' : 'warn'}>
        {messages.coverage[coverage.state]}
      </Chip>
    </div>
  )
}

const DECISION_TONES = { allow: 'neutral', review: 'warn', block: 'bad' } as const satisfies Record<
  string,
  Tone
>
const SAFETY_TONES = { benign: 'neutral', review: 'warn', attack: 'bad' } as const satisfies Record<
  string,
  Tone
>
const COMPLETION_TONES = {
  complete: 'neutral',
  degraded: 'warn',
  failed: 'bad',
} as const satisfies Record<string, Tone>

function RunningActions({ job }: { readonly job: Job }) {
  const client = useQueryClient()
  const cancel = useMutation({
    mutationFn: () => cancelJob(job.job_id),
    onSettled: () => client.invalidateQueries({ queryKey: ['job', job.job_id] }),
  })
  return (
    <Button isDisabled={cancel.isPending} onPress={() => cancel.mutate()}>
      {messages.common.cancel}
    </Button>
  )
}
