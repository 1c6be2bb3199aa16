import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { QueueItem } from '../data/queue-store.ts'

/** A service whose first answer is that an earlier copy is still in flight; later ones never come. */
function busyService() {
  const signals: AbortSignal[] = []
  vi.stubGlobal('fetch', async (_: string, { signal }: { signal: AbortSignal }) => {
    signals.push(signal)
    if (signals.length === 1) {
      const error = { code: 'IDEMPOTENCY_IN_FLIGHT', message: '', request_id: '1' }
      return Response.json({ error }, { status: 409 })
    }
    return new Promise<Response>((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason)),
    )
  })
  return signals
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {} })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function waiting(id: string, addedAt = 0): QueueItem {
  return {
    ...{ id, name: `${id}.txt`, bytes: 1, content: { kind: 'text', text: id } },
    ...{ categories: ['dlp'], idempotencyKey: `key ${id}`, addedAt, stage: { name: 'waiting' } },
  }
}

it('sends what came first, of a folder what stands on top', async () => {
  const { abortUpload, startUploads } = await import('./uploader.ts')
  const { addItems, useQueue } = await import('../data/queue-store.ts')
  busyService()
  addItems([waiting('early', 1)])
  addItems(['a', 'b', 'c', 'd'].map((id) => waiting(id, 2)))
  startUploads()
  const sent = () =>
    useQueue.getState().items.flatMap(({ id, stage }) => (stage.name === 'reading' ? [id] : []))
  expect(sent()).toEqual(['a', 'b', 'early'])
  for (const id of ['early', 'a', 'b', 'c', 'd']) abortUpload(id)
  useQueue.setState({ items: [] })
})

it('calls a pasted text by when it was taken in, as the history does', async () => {
  const { startUploads } = await import('./uploader.ts')
  const { addItems, useQueue } = await import('../data/queue-store.ts')
  const { pastedTextName } = await import('../messages/document-name.ts')
  vi.stubGlobal('fetch', async () => {
    vi.setSystemTime(90_000)
    return Response.json({ jobs: [{ job_id: 'job' }] })
  })
  vi.setSystemTime(0)
  addItems([
    { ...waiting('text'), name: pastedTextName(0) },
    { ...waiting('file'), content: { kind: 'file', file: new File(['a'], 'file.txt') } },
  ])
  startUploads()
  const names = () => useQueue.getState().items.map(({ name }) => name)
  await vi.waitFor(() => expect(names()).toEqual([pastedTextName(90_000), 'file.txt']))
  useQueue.setState({ items: [] })
})

it('has a history that was read meanwhile read again', async () => {
  const { startUploads } = await import('./uploader.ts')
  const { addItems, useQueue } = await import('../data/queue-store.ts')
  const { historyQuery, queryClient } = await import('../data/queries.ts')
  vi.stubGlobal('fetch', async () => Response.json({ jobs: [{ job_id: 'job' }] }))
  const { queryKey } = historyQuery()
  queryClient.setQueryData(queryKey, { pages: [], pageParams: [] })
  addItems([waiting('text')])
  startUploads()
  const isStale = () => queryClient.getQueryState(queryKey)?.isInvalidated
  expect(isStale()).toBe(false)
  await vi.waitFor(() => expect(isStale()).toBe(true))
  queryClient.clear()
  useQueue.setState({ items: [] })
})

it('an item that is cancelled and sent again within the pause can be cancelled again', async () => {
  const { abortUpload, retryUpload, startUploads } = await import('./uploader.ts')
  const { addItems, useQueue } = await import('../data/queue-store.ts')
  const signals = busyService()
  const item = waiting('a')
  addItems([item])
  startUploads()
  await vi.advanceTimersByTimeAsync(500)
  abortUpload('a')
  retryUpload(item)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])

  abortUpload('a')

  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true])
  await vi.advanceTimersByTimeAsync(0)
  expect(useQueue.getState().items[0]?.stage).toEqual({ name: 'cancelled' })
})
