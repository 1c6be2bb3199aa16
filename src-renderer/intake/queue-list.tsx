/** The submissions of this window, newest on top, with a count of how far the whole batch is. */

import { useQueries } from '@tanstack/react-query'
import type { Job } from '../../src-shared/contract/scan-result.ts'
import type { DetectorCategories } from '../data/detectors.ts'
import { cancelJob, jobQueries, lookAtEntries, queryClient } from '../data/queries.ts'
import { jobIdOf, type QueueItem, removeItems, useQueue } from '../data/queue-store.ts'
import { showInQueue, useQueueView } from '../data/queue-view.ts'
import { useDetectorCategories } from '../data/use-detectors.ts'
import { useOnReturn } from '../data/use-on-return.ts'
import { messages } from '../messages/en.ts'
import { listedNames } from '../messages/listed-names.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { useFocusWhenLost } from '../ui/use-focus-when-lost.ts'
import { ASKING_STATES } from '../verdict/scan-weight.ts'
import { verdictOfJob } from '../verdict/verdict.ts'
import { BatchReport } from './batch-report.tsx'
import { noteCancelled } from './cancelled.ts'
import { mayRetry } from './ended-scan.tsx'
import { QueueRow } from './queue-row.tsx'
import { UndoCancel } from './undo-cancel.tsx'
import { abortUpload, retryUpload } from './uploader.ts'
import { type EndedItem, useAsking } from './use-asking.ts'

export function QueueList() {
  const { shown } = useQueueView()
  const items = useQueue((state) => state.items)
  // What is sent takes away the fields it came from, and what is removed its own button, and with them the focus.
  const section = useFocusWhenLost<HTMLElement>(items.length)
  const jobIds = items.flatMap((item) => jobIdOf(item) ?? [])
  const looks = useQueries({
    queries: jobQueries(jobIds),
    combine: (results) => results.map(({ data, error }) => ({ job: data, error })),
  })
  const lookOf = new Map(jobIds.map((jobId, at) => [jobId, looks[at]]))
  const jobOf = (item: QueueItem) => lookOf.get(jobIdOf(item) ?? '')?.job
  useOnReturn(lookAtEntries)
  const detectors = useDetectorCategories()
  const ended = items.flatMap((item): EndedItem[] => {
    const state = endedState(item, jobOf(item), detectors)
    return state === null ? [] : [{ item, state }]
  })
  const asking = useAsking(ended)
  const failed = items.filter((item) => canRetry(item, jobOf(item)))
  const names = listedNames(items)
  // Of several that ask, the weightiest comes first there.
  const mayNarrow = asking.items.length > (ended.length > asking.items.length ? 0 : 1)
  const isNarrowed = mayNarrow && shown === 'asking'

  if (items.length === 0) {
    return (
      <div className="mt-6 border-t border-line pt-4">
        <EmptyState title={messages.scan.queueEmpty} hint={messages.scan.queueEmptyHint} />
      </div>
    )
  }
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={messages.scan.queue}
      className="mt-6 outline-none"
    >
      {/* What comes and goes has its room, and the count a line of its own: no row moves below the pointer. */}
      <div className="flex min-h-9 flex-wrap items-center justify-between gap-3">
        <div className="flex flex-wrap items-center gap-3">
          <h2 className="font-semibold">{messages.scan.queue}</h2>
          {mayNarrow ? (
            <Segmented
              label={messages.scan.shown}
              value={shown}
              options={[
                { id: 'all', name: messages.scan.shownAll(items.length) },
                { id: 'asking', name: messages.scan.shownAsking(asking.items.length) },
              ]}
              onChange={showInQueue}
            />
          ) : null}
          {isNarrowed && asking.isStale ? (
            <Button weight="quiet" size="h-7 px-2" onPress={asking.sortAgain}>
              {messages.scan.sortAgain}
            </Button>
          ) : null}
        </div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <UndoCancel />
          {ended.length < items.length ? (
            <Button weight="quiet" onPress={() => void cancelAll(items, jobOf)}>
              {messages.intake.cancelAll}
            </Button>
          ) : null}
          {failed.length > 1 ? (
            <Button weight="quiet" onPress={() => failed.forEach(retryUpload)}>
              {messages.intake.retryAll}
            </Button>
          ) : null}
          <BatchReport ended={ended.map(({ item }) => item)} names={names} />
          {ended.length > 0 ? (
            <Button
              weight="quiet"
              onPress={() => removeItems(new Set(ended.map(({ item }) => item.id)))}
            >
              {messages.scan.clearEnded}
            </Button>
          ) : null}
        </div>
      </div>
      <p className="text-ink-soft" role="status">
        {messages.scan.summary(ended.length, items.length, endedCounts(ended))}
      </p>
      <ul className="mt-2 divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface">
        {(isNarrowed ? asking.items : items).map((item) => (
          <QueueRow
            key={item.id}
            item={item}
            name={names.get(item.id) ?? item.name}
            job={jobOf(item)}
            error={lookOf.get(jobIdOf(item) ?? '')?.error ?? null}
          />
        ))}
      </ul>
    </section>
  )
}

/** Whether sending it again may help: what failed says so, and there is something to send. */
function canRetry({ stage, content }: QueueItem, job: Job | undefined): boolean {
  if (stage.name === 'refused') return stage.retryable
  return stage.name === 'accepted' && content.kind !== 'gone' && job !== undefined && mayRetry(job)
}

async function cancelAll(
  items: readonly QueueItem[],
  jobOf: (item: QueueItem) => Job | undefined,
): Promise<void> {
  const unsent = items.filter(({ stage }) => stage.name === 'waiting' || stage.name === 'reading')
  for (const { id } of unsent) abortUpload(id)
  const scanned = items.filter(
    (item) => item.stage.name === 'accepted' && (jobOf(item)?.status ?? 'running') === 'running',
  )
  const jobIds = scanned.flatMap(({ stage }) => (stage.name === 'accepted' ? [stage.jobId] : []))
  noteCancelled([...unsent, ...scanned])
  await Promise.allSettled(jobIds.map(cancelJob))
  await queryClient.invalidateQueries({ queryKey: ['job'] })
}

/** What became of an item; null while it is on its way. */
function endedState(
  item: QueueItem,
  job: Job | undefined,
  detectors: DetectorCategories,
): EndedItem['state'] | null {
  if (item.stage.name === 'refused' || item.stage.name === 'cancelled') return item.stage.name
  if (job === undefined) return null
  const { state } = verdictOfJob(job, item.categories, detectors)
  return state === 'running' ? null : state
}

/** How many ended in each state that asks for something, each counted by itself, and how many were not scanned anew. */
function endedCounts(ended: readonly EndedItem[]): readonly string[] {
  const states = ASKING_STATES.map((asking) => {
    const value = ended.filter(({ state }) => state === asking).length
    return [value, messages.scan.summaryStates[asking]] as const
  })
  const known = ended.filter(({ item }) => item.knownSince !== undefined).length
  return [...states, [known, messages.scan.summaryKnown] as const].flatMap(([value, words]) =>
    value === 0 ? [] : [words(value)],
  )
}
