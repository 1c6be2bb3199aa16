/**
 * Tells of scans of this window that ask for something, while it is not in
 * front: what the card says of them, and their name where the user wants it told, never what was found.
 */

import { useQueries } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Job } from '../../src-shared/contract/scan-result.ts'
import { jobQuery } from '../data/queries.ts'
import { useQueue } from '../data/queue-store.ts'
import { useSettings } from '../data/settings-store.ts'
import { useDetectorCategories } from '../data/use-detectors.ts'
import { notificationTitle } from '../verdict/present-verdict.ts'
import { type VerdictState, verdictOfJob } from '../verdict/verdict.ts'

const TOLD: ReadonlySet<VerdictState> = new Set(['block', 'review'])

/** Watches the queue in every room; says nothing while the setting is off. */
export function useVerdictNotifications(): void {
  const isOn = useSettings((state) => state.notifications)
  const isNamed = useSettings((state) => state.notifyNames)
  const items = useQueue((state) => state.items)
  const detectors = useDetectorCategories()
  const navigate = useNavigate()
  const jobs = useQueries({
    queries: (isOn ? items : []).flatMap(({ stage }) =>
      stage.name === 'accepted'
        ? [{ ...jobQuery(stage.jobId), refetchIntervalInBackground: true }]
        : [],
    ),
    combine: (results) => results.flatMap(({ data }) => (data ? [data] : [])),
  })
  const known = useRef(new Set<string>())

  const tell = useEffectEvent((job: Job) => {
    const item = items.find(({ stage }) => stage.name === 'accepted' && stage.jobId === job.job_id)
    const verdict = verdictOfJob(job, item?.categories ?? [], detectors)
    if (item === undefined || !TOLD.has(verdict.state)) return
    const shown = new Notification(notificationTitle(verdict, isNamed ? item.name : null), {
      tag: job.job_id,
    })
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
