/** What was cancelled a moment ago, and starting it again: nobody should lose a scan by one wrong press. */

import { create } from 'zustand'
import { type QueueItem, useQueue } from '../data/queue-store.ts'
import { retryUpload } from './uploader.ts'

/** How long undoing is offered; afterwards each line still has its own "Try again". */
export const UNDO_MS = 5_000

export const useCancelled = create<{
  /** Ids of the items that were cancelled by the last press; a new list each time. */
  readonly ids: readonly string[]
}>()(() => ({ ids: [] }))

/** Remembers what a press has cancelled. What was before a reload cannot be sent again. */
export function noteCancelled(items: readonly QueueItem[]): void {
  useCancelled.setState({
    ids: items.flatMap(({ id, content }) => (content.kind === 'gone' ? [] : [id])),
  })
}

export function forgetCancelled(): void {
  useCancelled.setState({ ids: [] })
}

/** Starts again what the last press has cancelled. */
export function undoCancel(): void {
  const { ids } = useCancelled.getState()
  forgetCancelled()
  const items = useQueue.getState().items.filter(({ id }) => ids.includes(id))
  for (const item of items.toSorted((a, b) => a.addedAt - b.addedAt)) retryUpload(item)
}
