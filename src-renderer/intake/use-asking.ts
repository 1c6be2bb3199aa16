/**
 * The scans of this window's list that ask for something and are not decided, the weightiest first. Once shown, the order
 * holds: what ends later stands below, until the reader has it sorted in.
 */

import { useQueries } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { HistoryEntry } from '../../src-shared/workspace/history.ts'
import { entryQuery } from '../data/queries.ts'
import { jobIdOf, type QueueItem } from '../data/queue-store.ts'
import { inKeptOrder, keepOrder, useQueueView } from '../data/queue-view.ts'
import { compareWeight, isAsking } from '../verdict/scan-weight.ts'
import type { VerdictState } from '../verdict/verdict.ts'

/** An item that has ended, and how. */
export interface EndedItem {
  readonly item: QueueItem
  readonly state: Exclude<VerdictState, 'running'> | 'refused'
}

export interface Asking {
  readonly items: readonly QueueItem[]
  /** Whether what ended since would stand elsewhere by its weight. */
  readonly isStale: boolean
  readonly sortAgain: () => void
}

export function useAsking(ended: readonly EndedItem[]): Asking {
  const { shown, order } = useQueueView()
  const entries = useEntries(ended)
  const asking = ended.flatMap(({ item, state }) => {
    const entry = entries.get(jobIdOf(item)) ?? null
    return isAsking(state) && entry?.open !== 0 ? [{ item, state, entry }] : []
  })
  const byWeight = asking
    // Of some nobody has told yet what was found: they have no place.
    .filter(({ item, entry }) => jobIdOf(item) === null || entry !== null)
    .toSorted(compareWeight)
    .map(({ item }) => item.id)
  const known = new Set(order)
  const added = byWeight.filter((id) => !known.has(id))
  const kept = [...order, ...added]
  useEffect(() => {
    if (shown === 'asking' && added.length > 0) keepOrder(kept)
  })
  const weighed = new Set(byWeight)
  return {
    items: inKeptOrder(
      asking.map(({ item }) => item),
      kept,
    ),
    isStale: kept.filter((id) => weighed.has(id)).some((id, place) => id !== byWeight[place]),
    sortAgain: () => keepOrder(byWeight),
  }
}

/** What the history tells of jobs that have ended, by their ids. */
function useEntries(ended: readonly EndedItem[]): ReadonlyMap<string | null, HistoryEntry> {
  return useQueries({
    queries: ended.flatMap(({ item }) => {
      const jobId = jobIdOf(item)
      return jobId === null ? [] : [entryQuery(jobId)]
    }),
    combine: (results) =>
      new Map(results.flatMap(({ data }) => (data ? [[data.job_id, data] as const] : []))),
  })
}
