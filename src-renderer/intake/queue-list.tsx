/** The submissions of this window, newest on top, with a count of how far the whole batch is. */

import { useQueries } from '@tanstack/react-query'
import type { Job } from '../../src-shared/contract/scan-result.ts'
import { jobQuery } from '../data/queries.ts'
import { messages } from '../messages/en.ts'
import { Button } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { QueueRow } from './queue-row.tsx'
import { type QueueItem, removeItems, useQueue } from './queue-store.ts'

export function QueueList() {
  const items = useQueue((state) => state.items)
  const jobs = useQueries({
    queries: items.flatMap((item) =>
      item.stage.name === 'accepted' ? [jobQuery(item.stage.jobId)] : [],
    ),
    combine: (results) =>
      new Map(results.flatMap(({ data }) => (data ? [[data.job_id, data] as const] : []))),
  })
  const jobOf = (item: QueueItem) =>
    item.stage.name === 'accepted' ? jobs.get(item.stage.jobId) : undefined
  const ended = items.filter((item) => hasEnded(item, jobOf(item)))
  const looks = [...jobs.values()].filter(
    ({ status, decision }) =>
      status === 'completed' && (decision === 'review' || decision === 'block'),
  ).length

  if (items.length === 0) {
    return (
      <div className="mt-8 border-t border-line pt-8">
        <EmptyState title={messages.scan.queueEmpty} hint={messages.scan.queueEmptyHint} />
      </div>
    )
  }
  return (
    <section aria-label={messages.scan.queue} className="mt-8">
      <div className="flex min-h-8 items-center justify-between gap-3">
        <h2 className="font-semibold">{messages.scan.queue}</h2>
        <div className="flex items-center gap-3">
          <span className="text-ink-soft" role="status">
            {looks === 0
              ? messages.scan.summary(ended.length, items.length)
              : messages.scan.summaryWithLooks(ended.length, items.length, looks)}
          </span>
          {ended.length > 0 ? (
            <Button
              weight="quiet"
              onPress={() => removeItems(new Set(ended.map((item) => item.id)))}
            >
              {messages.scan.clearEnded}
            </Button>
          ) : null}
        </div>
      </div>
      <ul className="mt-2 divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface">
        {items.map((item) => (
          <QueueRow key={item.id} item={item} />
        ))}
      </ul>
    </section>
  )
}

function hasEnded(item: QueueItem, job: Job | undefined): boolean {
  if (item.stage.name === 'accepted') return job !== undefined && job.status !== 'running'
  return item.stage.name === 'refused' || item.stage.name === 'cancelled'
}
