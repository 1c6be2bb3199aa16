/**
 * What was submitted in this window: one item a file, text or address, each a submission
 * of its own, so that a bad file refuses only itself. It lives as long as the
 * window; the history room holds what was accepted.
 */

import { create } from 'zustand'
import type { Category, InputKind } from '../../src-shared/model/vocabulary.ts'
import type { Problem } from './http-client.ts'

/** What an address leads to. */
export type AddressKind = Exclude<InputKind, 'text' | 'documents'>

/** What is sent; the bytes of a file are read by the browser when it is sent. */
export type QueueContent =
  | { readonly kind: 'file'; readonly file: File }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: AddressKind; readonly url: string }

export type QueueStage =
  | { readonly name: 'waiting' }
  | { readonly name: 'reading' }
  | { readonly name: 'accepted'; readonly jobId: string }
  | { readonly name: 'refused'; readonly problem: Problem; readonly retryable: boolean }
  | { readonly name: 'cancelled' }

export interface QueueItem {
  readonly id: string
  readonly name: string
  /** Null for what is still to be fetched. */
  readonly bytes: number | null
  readonly content: QueueContent
  readonly categories: readonly Category[]
  /** Stays the same when a lost connection is tried again, so that nothing is scanned twice. */
  readonly idempotencyKey: string
  /** Unix milliseconds. */
  readonly addedAt: number
  readonly stage: QueueStage
}

interface QueueState {
  /** Newest first. */
  readonly items: readonly QueueItem[]
}

export const useQueue = create<QueueState>()(() => ({ items: [] }))

/** Puts items on top, the first of them first. */
export function addItems(items: readonly QueueItem[]): void {
  useQueue.setState((state) => ({ items: [...items, ...state.items] }))
}

/** Replaces parts of an item; an item that is gone stays gone. */
export function changeItem(id: string, change: Partial<QueueItem>): void {
  useQueue.setState((state) => ({
    items: state.items.map((item) => (item.id === id ? { ...item, ...change } : item)),
  }))
}

/** Takes items off the list; what they stand for is not touched. */
export function removeItems(ids: ReadonlySet<string>): void {
  useQueue.setState((state) => ({ items: state.items.filter((item) => !ids.has(item.id)) }))
}

/** What a job of this window was asked to look for; empty for jobs from elsewhere. */
export function categoriesOfJob(items: readonly QueueItem[], jobId: string): readonly Category[] {
  const item = items.find(({ stage }) => stage.name === 'accepted' && stage.jobId === jobId)
  return item?.categories ?? []
}
