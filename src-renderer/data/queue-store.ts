/**
 * What was submitted in this window: one item a file, text or address, each a submission
 * of its own, so that a bad file refuses only itself. It is found again when the window is
 * reloaded, without what was to be sent; the history room holds what was accepted.
 */

import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import type { GateMap } from '../../src-shared/contract/scan-request.ts'
import type { Category, InputKind, Level } from '../../src-shared/model/vocabulary.ts'
import { NO_ANSWER, type Problem } from './http-client.ts'

/** What an address leads to. */
export type AddressKind = Exclude<InputKind, 'text' | 'documents'>

/** What is sent; the bytes of a file are read by the browser when it is sent. */
export type QueueContent =
  | { readonly kind: 'file'; readonly file: File }
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: AddressKind; readonly url: string }
  /** Of an item of before the reload: it cannot be sent again. */
  | { readonly kind: 'gone'; readonly was: 'file' | 'text' }

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
  /** How far it is scanned; null or left out: as far as the machine can. */
  readonly maxLevel?: Level | null
  /** Rules that the owner had switched, by id. */
  readonly rules?: GateMap
  /** It is scanned, whether or not it was before. */
  readonly isAgain?: boolean
  /** When it was scanned before to the same answer, which it then has, in Unix milliseconds. */
  readonly knownSince?: number | undefined
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

const STORAGE_KEY = 'assay.queue'

export const useQueue = create<QueueState>()(
  persist((): QueueState => ({ items: [] }), {
    name: STORAGE_KEY,
    version: 1,
    // Of this tab alone, and gone with it.
    storage: createJSONStorage(() => sessionStorage),
    partialize: ({ items }) => ({ items: items.map(withoutContent) }),
    merge: (stored, current) => ({ ...current, items: itemsOf(stored).map(afterReload) }),
  }),
)

/** An address is no more than the history keeps; texts and files are never written. */
function withoutContent(item: QueueItem): QueueItem {
  const { content } = item
  return content.kind === 'text' || content.kind === 'file'
    ? { ...item, content: { kind: 'gone', was: content.kind } }
    : item
}

/** What was on its way when the window was reloaded, told honestly. */
function afterReload(item: QueueItem): QueueItem {
  const { stage, content } = item
  const isGone = content.kind === 'gone'
  if (stage.name !== 'waiting' && stage.name !== 'reading') {
    if (stage.name !== 'refused' || !isGone) return item
    // A window that goes breaks off what it sends, which looks like a service that is away.
    const { problem } = stage
    const code = problem.code === NO_ANSWER ? 'MAYBE_SENT' : problem.code
    return { ...item, stage: { ...stage, problem: { ...problem, code }, retryable: false } }
  }
  const unsent = isGone && content.was === 'text' ? 'TEXT_LOST' : 'FILE_LOST'
  const code = stage.name === 'reading' ? 'MAYBE_SENT' : unsent
  const problem: Problem = { code, message: '', requestId: null, status: 0 }
  // With its key it is not scanned twice, whether it arrived or not.
  return { ...item, stage: { name: 'refused', problem, retryable: !isGone } }
}

function itemsOf(stored: unknown): readonly QueueItem[] {
  const { items } = (stored ?? {}) as { readonly items?: unknown }
  return Array.isArray(items) ? items.filter(isItem) : []
}

/** Another version may have written it: what is not of the form is dropped. */
function isItem(value: unknown): value is QueueItem {
  if (typeof value !== 'object' || value === null) return false
  const { id, name, stage, content, categories } = value as Record<string, unknown>
  const isNamed = (part: unknown, field: string) =>
    typeof part === 'object' && part !== null && field in part
  return (
    typeof id === 'string' &&
    typeof name === 'string' &&
    Array.isArray(categories) &&
    isNamed(stage, 'name') &&
    isNamed(content, 'kind')
  )
}

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

/** The job that an item has become; null before. */
export function jobIdOf({ stage }: QueueItem): string | null {
  return stage.name === 'accepted' ? stage.jobId : null
}

/** Takes items off the list; what they stand for is not touched. */
export function removeItems(ids: ReadonlySet<string>): void {
  useQueue.setState((state) => ({ items: state.items.filter((item) => !ids.has(item.id)) }))
}

/** What a job of this window was asked to look for; empty for jobs from elsewhere. */
export function categoriesOfJob(items: readonly QueueItem[], jobId: string): readonly Category[] {
  const item = items.find((each) => jobIdOf(each) === jobId)
  return item?.categories ?? []
}
