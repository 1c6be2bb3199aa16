/**
 * Sends queue items to the service, a few at a time, each with a key that makes
 * a repeat harmless.
 */

import type {
  McpServerScan,
  ScanConfig,
  TextScan,
  UrlScan,
} from '../../src-shared/contract/scan-request.ts'
import type { Accepted } from '../../src-shared/contract/scan-result.ts'
import type { KnownScan } from '../../src-shared/workspace/known-scans.ts'
import { callJson, NO_ANSWER, type Problem, ServiceError } from '../data/http-client.ts'
import { queryClient } from '../data/queries.ts'
import {
  changeItem,
  jobIdOf,
  type QueueContent,
  type QueueItem,
  removeItems,
  useQueue,
} from '../data/queue-store.ts'
import { configOf } from '../data/scan-config.ts'
import { pastedTextName } from '../messages/document-name.ts'
import { knownScan } from './known-scan.ts'

const SCAN_URL = '/api/v1/scan'
/** More at once would only queue in the service, and hold more files in memory. */
const AT_ONCE = 3
/** Milliseconds before a submission whose first copy is still being read is asked for again. */
const IN_FLIGHT_PAUSE = 1_000
/** The service prepares for at most 60 s. */
const IN_FLIGHT_TRIES = 70

const running = new Map<string, AbortController>()

/** Starts waiting items until as many are being sent as may be. */
export function startUploads(): void {
  // What was added first goes first, of what came together what stands on top.
  const waiting = useQueue.getState().items.filter((item) => item.stage.name === 'waiting')
  for (const item of waiting.toSorted((a, b) => a.addedAt - b.addedAt)) {
    if (running.size >= AT_ONCE) return
    void upload(item)
  }
}

/** Stops an item that has not been accepted yet. */
export function abortUpload(id: string): void {
  running.get(id)?.abort()
  running.delete(id)
  changeItem(id, { stage: { name: 'cancelled' } })
}

/**
 * Puts an item back in the line. A lost connection keeps the key, by which the service tells a repeat; its own scan would be
 * taken for one of before.
 */
export function retryUpload(item: QueueItem): void {
  const lost = item.stage.name === 'refused' && mayHaveStarted(item.stage.problem)
  changeItem(item.id, {
    stage: { name: 'waiting' },
    addedAt: Date.now(),
    knownSince: undefined,
    ...(lost ? { isAgain: true } : { idempotencyKey: crypto.randomUUID() }),
  })
  startUploads()
}

/** Scans a file that was scanned before: its reader wants to see it done. */
export function scanAgain(item: QueueItem): void {
  changeItem(item.id, { isAgain: true })
  retryUpload(item)
}

/** Sends again what got no answer, with its key: what arrived all the same is not scanned twice. */
export function retryLost(): void {
  for (const item of useQueue.getState().items) {
    if (item.stage.name === 'refused' && item.stage.problem.code === NO_ANSWER) retryUpload(item)
  }
}

async function upload(item: QueueItem): Promise<void> {
  const controller = new AbortController()
  running.set(item.id, controller)
  changeItem(item.id, { stage: { name: 'reading' } })
  try {
    const known = await knownScan(item, controller.signal)
    if (known !== null) return showKnown(item, known)
    const accepted = await send(item, controller.signal)
    const jobId = accepted.jobs[0]?.job_id
    if (jobId !== undefined) {
      // As the history calls it, which knows only when the service took it in.
      const name = item.content.kind === 'text' ? pastedTextName(Date.now()) : item.name
      changeItem(item.id, { name, stage: { name: 'accepted', jobId } })
      // Who went to the history meanwhile saw a list without it.
      void queryClient.invalidateQueries({ queryKey: ['history'] })
    }
  } catch (error) {
    if (!controller.signal.aborted) {
      const problem = problemOfUpload(error)
      const retryable =
        mayHaveStarted(problem) ||
        problem.status === 429 ||
        problem.status >= 500 ||
        // A host that did not answer may do so the next time.
        problem.code === 'TARGET_UNREACHABLE'
      changeItem(item.id, { stage: { name: 'refused', problem, retryable } })
    }
  } finally {
    // The item may have been cancelled and be on its way again.
    if (running.get(item.id) === controller) running.delete(item.id)
    startUploads()
  }
}

/** Gives an item the scan that it had before, which the list then holds once. */
function showKnown({ id, name }: QueueItem, { job_id: jobId, created_at }: KnownScan): void {
  const before = useQueue
    .getState()
    .items.filter((item) => item.id !== id && item.name === name && jobIdOf(item) === jobId)
  removeItems(new Set(before.map((item) => item.id)))
  changeItem(id, { knownSince: created_at, stage: { name: 'accepted', jobId } })
}

/** Repeats while the first copy of the submission is still in flight. */
async function send(item: QueueItem, signal: AbortSignal): Promise<Accepted> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await callJson<Accepted>(SCAN_URL, { ...requestOf(item), signal })
    } catch (error) {
      const inFlight =
        error instanceof ServiceError && error.problem.code === 'IDEMPOTENCY_IN_FLIGHT'
      if (!inFlight || attempt >= IN_FLIGHT_TRIES) throw error
      await new Promise((resolve) => setTimeout(resolve, IN_FLIGHT_PAUSE))
      signal.throwIfAborted()
    }
  }
}

function requestOf(item: QueueItem): RequestInit {
  const { categories, maxLevel = null, rules = {} } = item
  const config = configOf({ categories, maxLevel, rules })
  const headers = { Prefer: 'respond-async', 'Idempotency-Key': item.idempotencyKey }
  if (item.content.kind === 'gone') throw new Error('what was before a reload is not sent')
  if (item.content.kind === 'file') {
    const form = new FormData()
    form.append('files', item.content.file, item.name)
    form.append('config', JSON.stringify(config))
    return { method: 'POST', headers, body: form }
  }
  return {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(jsonBody(item.content, config)),
  }
}

function jsonBody(
  content: Exclude<QueueContent, { kind: 'file' | 'gone' }>,
  config: ScanConfig,
): TextScan | UrlScan | McpServerScan {
  switch (content.kind) {
    case 'text':
      return { text: content.text, config }
    case 'url':
      return { url: content.url, config }
    case 'mcp_server':
      return { mcp_server_url: content.url, config }
  }
}

/** A call without an answer, and a timeout, may have reached the service all the same. */
function mayHaveStarted(problem: Problem): boolean {
  return problem.status === 0 || problem.status === 504
}

function problemOfUpload(error: unknown): Problem {
  if (error instanceof ServiceError) return error.problem
  return { code: 'INTERNAL_ERROR', message: '', requestId: null, status: 0 }
}
