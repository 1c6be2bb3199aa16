/**
 * Tells of scans of this window and of watched folders that ask for something, while it is not in
 * front: what the card says of them, and their name where the user wants it told, never what was found.
 */

import { useQueries, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Job } from '../../src-shared/contract/scan-result.ts'
import { visibleText } from '../../src-shared/model/visible-text.ts'
import type { Category } from '../../src-shared/model/vocabulary.ts'
import { jobQueries } from '../data/queries.ts'
import { useQueue } from '../data/queue-store.ts'
import { useSettings } from '../data/settings-store.ts'
import { useDetectorCategories } from '../data/use-detectors.ts'
import { watchedQuery } from '../data/watched.ts'
import { notificationTitle } from '../verdict/present-verdict.ts'
import { type VerdictState, verdictOfJob } from '../verdict/verdict.ts'

const TOLD: ReadonlySet<VerdictState> = new Set(['block', 'review'])

/** What was asked for here, or seen in a watched folder, and may be told. */
interface Told {
  readonly jobId: string
  readonly name: string
  readonly categories: readonly Category[]
}

/** Watches the queue and the watched folders in every room; says nothing while the setting is off. */
export function useVerdictNotifications(): void {
  const isOn = useSettings((state) => state.notifications)
  const isNamed = useSettings((state) => state.notifyNames)
  const items = useItems()
  const detectors = useDetectorCategories()
  const navigate = useNavigate()
  const jobs = useQueries({
    queries: jobQueries(isOn ? items.map(({ jobId }) => jobId) : []).map((query) => ({
      ...query,
      refetchIntervalInBackground: true,
    })),
    combine: (results) => results.flatMap(({ data }) => (data ? [data] : [])),
  })
  const known = useRef(new Set<string>())

  const tell = useEffectEvent((job: Job) => {
    const item = items.find(({ jobId }) => jobId === job.job_id)
    const verdict = verdictOfJob(job, item?.categories ?? [], detectors)
    if (item === undefined || !TOLD.has(verdict.state)) return
    const shown = new Notification(
      notificationTitle(verdict, isNamed ? visibleText(item.name) : null),
      {
        tag: job.job_id,
      },
    )
    shown.onclick = () => {
      window.focus()
      void navigate({ to: '/review/$jobId', params: { jobId: job.job_id } })
    }
  })

  useEffect(() => {
    for (const job of jobs) {
      if (job.status === 'running' || known.current.has(job.job_id)) continue
      known.current.add(job.job_id)
      // Who looks at the window sees it there.
      if (!document.hasFocus() && Notification.permission === 'granted') tell(job)
    }
  }, [jobs])
}

/** Of the queue what this page has sent, of watched folders what came since it was opened: the rest was told before. */
function useItems(): readonly Told[] {
  const queue = useQueue((state) => state.items)
  const { data: watched } = useQuery(watchedQuery())
  const [before, setBefore] = useState<ReadonlySet<string> | null>(null)
  if (before === null && watched !== undefined) {
    setBefore(new Set(watched.jobs.map(({ job_id }) => job_id)))
  }
  const sent = queue.flatMap(({ stage, name, categories, addedAt }) =>
    stage.name === 'accepted' && addedAt >= performance.timeOrigin
      ? [{ jobId: stage.jobId, name, categories }]
      : [],
  )
  const came = (watched?.jobs ?? [])
    .filter(({ job_id }) => before !== null && !before.has(job_id))
    .map(({ job_id, source }) => ({ jobId: job_id, name: source, categories: [] }))
  return [...sent, ...came]
}
